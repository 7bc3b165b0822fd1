### As palavras do Augury, em português do Brasil.
### Nomes, cartas e naipes entram como são, de preferência depois de dois-pontos.
### Em português, "one" vale também para zero: onde zero aparece, o número fica à vista.

## Naipes e cartas

suit-B = Humanos
suit-R = Anões
suit-G = Elfos
suit-Y = Gigantes
colour-B = azul
colour-R = vermelho
colour-G = verde
colour-Y = amarelo
card-number = { $value } dos { $suit }
card-W = Feiticeiro
card-J = Bufão
card-S = Metamorfo
card-D = Dragão
card-F = Fada
card-X = Bomba
card-L = Lobisomem
card-U = Malabarista
card-C = Nuvem
card-H = Bruxa
card-V = Vampiro
card-as = { $card } ({ $face })
card-playable = { $card }: pode jogar
hidden-card = Uma carta que você não vê

## A casa

title = Augury
home = Início
home-motto = O jogo de trunfos e previsões
home-return = Voltar ao início
home-return-why = Seu lugar continua seu. Se você demorar, um bot joga por você até você voltar.
home-return-waits = Seu lugar continua seu, e a partida espera por você.
close = Fechar
cancel = Cancelar
menu = Menu
send = Enviar
share = Compartilhar
language = Idioma
settings = Ajustes
rules = Regras
offline = Não foi possível falar com o servidor.
trouble = Não deu certo. Tente de novo.
connecting = Procurando a mesa…
you = Você
your-name = Seu nome
name-default = Visitante

## A página inicial

play-now = Jogar agora
play-now-with =
    { $bots ->
        [1] Contra um bot
       *[other] Contra { $bots } bots
    }
opponents = Adversários
new-table = Nova mesa para amigos
friends = Com amigos
join = Entrar
join-link = Link ou código
join-wrong = Isso não é um link nem um código de mesa.
unfinished = Suas partidas em andamento
not-begun = Ainda não começou
open-tables = Mesas abertas
seats-open =
    { $count ->
        [0] nenhum lugar livre
        [one] um lugar livre
       *[other] { $count } lugares livres
    }
learn = Primeira vez? Aprenda em cinco minutos
learn-short = Tutorial
home-puzzle = Desafio
home-review = Análise

## Os bots da casa

bot-novice = Novato
bot-apprentice = Aprendiz
bot-journeyman = Artífice
bot-adept = Adepto
bot-master = Mestre
bot-archmage = Arquimago
bot-archmage-plus = Arquimago+

level-kept = De 100 previsões, { $number } se cumprem
level-won = Vence { $number } de 100 partidas contra três do nível abaixo
level-at-once = Joga na hora
level-thinks = Pensa em uma jogada por até { $number } ms

## Uma mesa nova

players = Jogadores
player = Jogador
edition = Edição
edition-why = Um ponto de partida: depois você pode mudar tudo.
edition-basic = O jogo básico
edition-DE = Alemã (Amigo)
edition-DE30 = Alemã, edição de 30 anos
edition-EL = Grega (Kaissa)
edition-CS = Tcheca (Piatnik Praha)
edition-HU = Húngara (Piatnik Budapest)
edition-HU25 = Húngara, edição de 25 anos
edition-PT = Brasileira, edição de 25 anos
not-with = Indisponível por causa de: { $option }.
contradiction = Isto não combina: { $options }
mode = Jogo
mode-classic = Clássico
mode-classic-why = Uma carta para cada um na primeira rodada e uma a mais em cada rodada seguinte, até o baralho acabar.
mode-one-colour = Unicolor
mode-one-colour-why = Para três ou quatro jogadores. Cada um tem seu próprio naipe, um Feiticeiro e um Bufão. Sem trunfo e sem seguir naipe: vence o maior valor e, entre iguais, o que foi jogado primeiro.
mode-maximus = Wizard Maximus
mode-maximus-why = Cinco rodadas, todas com o baralho inteiro distribuído. O trunfo é, na ordem, Humanos, Anões, Elfos, Gigantes e, por fim, nenhum.
length = Duração
length-whole = Partida completa
length-whole-why = Todas as rodadas, cerca de 45 minutos.
length-quick = Partida curta
length-quick-why = Só uma rodada em cada três, cerca de 15 minutos.
length-tournament = Torneio
length-tournament-why = Dez rodadas, com qualquer número de jogadores.
bidding = Previsões
bidding-open = Abertas
bidding-open-why = Um de cada vez, à vista de todos; quem distribuiu é o último.
bidding-hidden = Escondidas
bidding-hidden-why = Todos preveem ao mesmo tempo; as previsões são reveladas juntas antes da primeira vaza.
bidding-secret = Secretas
bidding-secret-why = Todos preveem ao mesmo tempo; as previsões só são reveladas no fim da rodada.
plus-minus-one = Mais/Menos Um
plus-minus-one-why = A soma das previsões não pode ser igual ao número de vazas.
last-bid = Quem ainda pode igualar a soma?
last-bid-nobody-short = Ninguém
last-bid-nobody-why = Como está impresso: quem distribuiu prevê por último e não pode igualar a soma ao número de vazas.
last-bid-unless-leading = Só para quem lidera sozinho
last-bid-unless-leading-short = Quem não lidera sozinho
last-bid-unless-leading-why = No Mais/Menos Um, só quem distribuiu e lidera sozinho em pontos não pode igualar a soma ao número de vazas.
last-bid-zero = 0 sempre permitido
last-bid-zero-short = Quem prevê 0
last-bid-zero-why = No Mais/Menos Um, quem distribuiu pode sempre prever 0, mesmo que a soma fique igual ao número de vazas.
foresight = Presciência
foresight-why = Ao prever, você vê as cartas de todos, menos as suas.
foresight-off-short = Não
foresight-first-round = Presciência na rodada 1
foresight-first-round-short = Rodada 1
foresight-every-round = Presciência em toda rodada
foresight-every-round-short = Sempre
special-cards = Cartas especiais
special-why = Cada uma entra uma vez no baralho.
special-all = Todas as cartas especiais
kind-shapeshifter = Metamorfo
kind-shapeshifter-why = Você diz se ele é um Feiticeiro ou um Bufão.
kind-dragon = Dragão
kind-dragon-why = Vence tudo, até Feiticeiros, menos a Fada. Só entra junto com a Fada.
kind-fairy = Fada
kind-fairy-why = Perde para tudo, mas vence o Dragão. Só entra junto com o Dragão.
kind-bomb = Bomba
kind-bomb-why = A vaza não é de ninguém. Quem a teria ganho inicia a próxima.
kind-werewolf = Lobisomem
kind-werewolf-why = Antes das previsões, quem está com ele o troca pela carta revelada e escolhe o trunfo ou diz “sem trunfo”.
kind-juggler = Malabarista
kind-juggler-why = Um 7½ do naipe que você anunciar. Depois da vaza, todos passam uma carta para a esquerda.
kind-cloud = Nuvem
kind-cloud-why = Um 9¾ do naipe que você anunciar. Quem ganha a vaza altera a própria previsão em +1 ou −1.
kind-witch = Bruxa
kind-witch-why = Perde para tudo, menos para a Bomba. Depois da vaza, você põe nela uma carta da mão e pega outra.
kind-vampire = Vampiro
kind-vampire-why = É a carta que está revelada, com tudo o que ela faz. Se lá está o Lobisomem, uma nova carta é revelada e, com ela, um novo trunfo.
cloud-when = Quando a Nuvem age?
cloud-at-once = Na hora
cloud-at-once-why = A Nuvem altera uma previsão assim que a vaza é ganha.
cloud-round-end = No fim da rodada
cloud-round-end-why = A Nuvem altera uma previsão no fim da rodada.
first-dealer = Distribui primeiro
first-dealer-why = A mesa escolhe quem distribui a primeira rodada.
first-dealer-lot = Sorteio
first-dealer-lot-why = Um sorteio decide quem distribui a primeira rodada. Ele é feito com o primeiro embaralhamento e pode ser conferido da mesma forma.
ties = Empate
ties-shared = Dividir
ties-shared-why = Totais iguais dividem a vitória.
ties-predictions = Soma das previsões
ties-predictions-why = Em caso de empate, fica à frente quem tem a maior soma de previsões. Se ela também for igual, os dois dividem o lugar.
ties-predictions-told = Empate: a soma das previsões decide ({ $counts }).
ties-predictions-met = Previsões cumpridas
ties-predictions-met-why = Em caso de empate, fica à frente quem cumpriu mais previsões. Se esse número também for igual, os dois dividem o lugar.
ties-predictions-met-told = Empate: o número de previsões cumpridas decide ({ $counts }).
clock = Tempo para pensar
clock-off = Sem limite
clock-relaxed = 90 segundos
clock-fast = 20 segundos
listed = Aberta a todos
listed-why = A mesa aparece na página inicial.
spectators = Espectadores
spectators-why = Quem tem o link pode assistir, mas não vê cartas escondidas.
chat = Conversa
chat-why = Texto livre, além das frases prontas.
schedule-sizes =
    { $count ->
        [1] Uma rodada
       *[other] { $count } rodadas
    } com esta quantidade de cartas: { $sizes }
lay-table = Abrir a mesa

## Antes da partida

lobby-title = Mesa: { $name }
sit-title = Escolha um lugar
sit-down = Sentar
sit-here = Sentar aqui
table-full = Todos os lugares estão ocupados
watch-hint = Ou fique por aqui: você verá a partida quando ela começar.
seats = Lugares
seat-open = Lugar { $seat }
seat-free = Livre
seat-bot = Pôr um bot no lugar { $seat }
seat-bot-short = Bot…
seat-program = um programa
seat-clear = Liberar o lugar: { $name }
trouble-seat-taken = Este lugar acabou de ser ocupado.
trouble-name-taken = Alguém aqui já tem este nome ou um muito parecido, ou é o nome de um bot. Escolha outro, por favor.
trouble-no-such-bot = Este bot não está disponível aqui.
trouble-wrong-stage = Não é mais possível: a partida já avançou.
trouble-too-fast = Rápido demais. Espere um momento.
host = anfitrião
start = Começar
start-with-bots =
    { $count ->
        [1] Começar com um bot
       *[other] Começar com { $count } bots
    }
wait-for-start = { $name } começa a partida quando todos estiverem aqui.
invite = Convidar amigos
invite-local = Este endereço só funciona neste aparelho. Para jogar com celulares, abra a página pelo endereço de rede deste aparelho.
qr-alt = Código QR com o link desta mesa
copy-link = Copiar link
copied = Copiado
copy-failed = Não foi possível copiar o link. Selecione-o à mão.
share-text = Venha jogar Wizard:
what-is-played = O que vamos jogar
glance-players =
    { $count ->
        [1] um jogador
       *[other] { $count } jogadores
    }
glance-rounds =
    { $count ->
        [1] uma rodada
       *[other] { $count } rodadas
    }
leave = Sair da mesa

## A mesa

table = Mesa
round = Rodada
cards = Cartas
round-of = Rodada { $number } de { $rounds }
cards-each =
    { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }
trump = Trunfo
trump-none = Nenhum
trump-open = a definir
turned-up = Carta revelada: { $card }
follow = Seguir
follow-free = Qualquer
predicted = Previsto
predicted-secret = Secreto
predicted-even = igual ao número de vazas
dealer = Distribui
leads = Inicia
away = ausente
winning = na frente
trick = Vaza
your-cards = Suas cartas
last-trick = Vaza anterior
score-pad = Bloco da Verdade
skip = Continuar
watching = Você está assistindo.
foreseen = Cartas de: { $name }
seat-turn = na vez
seat-taken =
    { $taken ->
        [0] nenhuma vaza
        [one] { $taken } vaza
       *[other] { $taken } vazas
    }
seat-count = vazas: { $taken }, previsão: { $bid }
seat-total = total { $total }
seconds-left =
    { $count ->
        [one] resta { $count } segundo
       *[other] restam { $count } segundos
    }
turn-you = Sua vez
turn-lead = Você inicia
turn-follow = Siga o naipe: { $suit }
turn-free = Jogue o que quiser
turn-other = Na vez: { $names }
turn-others =
    { $count ->
        [one] Na vez: { $count } jogador
       *[other] Na vez: { $count } jogadores
    }
trick-yours = A vaza é sua
trick-theirs = Vaza de { $name }
trick-nobody = Vaza de ninguém

## O que o jogo pergunta

bid-title = Quantas vazas você vai ganhar?
bid-again = A soma é igual ao número de vazas. Você distribuiu: escolha outra previsão.
bid-foresight = Você vê todas as cartas, menos as suas.
bid-hidden = Todas as previsões são reveladas juntas.
bid-secret = Sua previsão fica em segredo até o fim da rodada.
bid-forbidden = O número riscado não é permitido: a soma seria igual ao número de vazas.
bid-choice =
    { $tricks ->
        [0] Prever zero vazas
        [one] Prever { $tricks } vaza
       *[other] Prever { $tricks } vazas
    }
bid-choice-forbidden = { $tricks }: não permitido
trump-title = Você escolhe o trunfo
trump-why = Carta revelada: { $card }. Quem distribuiu escolhe o trunfo.
trump-wolf = Seu Lobisomem foi trocado pela carta revelada: { $card }
announce-title = { $card }: jogar como o quê?
pass-title = Passe uma carta para a esquerda: { $name }
pass-why = O Malabarista estava na vaza. Todos passam uma carta ao mesmo tempo.
put-in-title = Ponha uma carta na vaza
take-out-title = Pegue uma carta da vaza
put-in-why = A Bruxa: você põe na vaza uma carta da mão e depois pega outra. Todos veem as duas.
pass-choose = Escolha uma carta da sua mão
pass-card = Passar: { $card }
change-title = Altere sua previsão em +1 ou −1
change-why = Você ganhou a vaza da Nuvem. Até agora, vazas: { $taken }; sua previsão: { $bid }.
change-up = Subir para { $tricks }
change-down = Baixar para { $tricks }

## Por que não

why-not-turn = Não é a sua vez.
why-first = Primeiro responda à pergunta.
why-foresight = Você ainda não pode olhar suas próprias cartas.
tap-again = Toque de novo para jogar: { $card }
refused = Isso não é possível. Escolha outra coisa.

## Por que uma jogada é recusada

refusal-game_over = A partida acabou.
refusal-wrong_phase =
    Isso não é possível agora. { $phase ->
        [trump] Primeiro se escolhe o trunfo.
        [bid] Primeiro todos preveem.
        [rebid] Primeiro quem distribuiu prevê de novo.
        [play] Agora se joga uma carta.
        [pass] Primeiro todos passam uma carta.
        [change] Primeiro uma previsão muda.
       *[deal] Primeiro se distribui a próxima rodada.
    }
refusal-out_of_turn = Não é a sua vez. Na vez: { $names }
refusal-already_acted = Você já escolheu. Na vez: { $names }
refusal-forbidden_trump = Você precisa escolher um dos quatro naipes.
refusal-bid_out_of_range =
    Esta rodada tem { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }: preveja de 0 a { $tricks }.
refusal-forbidden_bid = Com { $bid }, a soma seria igual ao número de vazas ({ $tricks }). Permitido: { $allowed }
refusal-not_in_hand = { $card }: você não tem esta carta. Você tem: { $cards }
refusal-not_offered = { $card }: não pode ser pega desta vaza. Você pode pegar: { $cards }
refusal-bad_announcement = { $card }: precisa ser anunciada como uma destas: { $cards }
refusal-bad_announcement-plain = { $card }: não é anunciada como outra coisa.
refusal-must_follow = Você não pode jogar esta carta: { $card }. Siga o naipe: { $suit }; você tem: { $cards }
refusal-bad_change = Sua previsão é { $bid } e fica entre 0 e { $tricks }. Permitido: { $allowed }

## A pontuação

round-over = Rodada { $number }
column-bid = Previu
column-taken = Ganhou
column-points = Pontos
column-total = Total
next-round = Próxima rodada
to-the-end = Ver o resultado final
pad-pencil = Entre parênteses: se a rodada acabasse agora.
pad-empty = A primeira linha será escrita no fim da rodada.
graph = Os totais depois de cada rodada
save-csv = Salvar como CSV
save-picture = Salvar como imagem

## O fim

end-you-won = Você venceu!
end-you-share = Vitória dividida: você e { $names }!
end-won =
    { $count ->
        [1] Vitória de: { $names }
       *[other] Vitória dividida: { $names }
    }
ranking = Classificação
rematch = Jogar de novo
replay = Rever a partida
replay-loading = Carregando a partida…
save-record = Salvar registro
check-record = Conferir o registro
check-record-same = O registro é a partida que foi jogada aqui: nada nele foi alterado.
check-record-other = O registro não é a partida que foi jogada aqui. Não confie nele.
check-record-unread = Não foi possível ler o registro agora.
check-record-own = Sua própria parte contou em todos os embaralhamentos, e ninguém a conhecia quando as outras foram definidas. Se as cartas resultam das partes, o “augury verify” diz.
check-record-others = Participaram de todos os embaralhamentos: { $names }. As partes estavam definidas antes que alguma fosse vista; você não teve nenhuma. Se as cartas resultam das partes, o “augury verify” diz.
check-record-open = Participaram de todos os embaralhamentos: { $names }, mas às claras: quem deles estivesse combinado com o servidor podia escolher as cartas com ele.
check-record-house = Só o servidor embaralhou: não pôde mudar as cartas depois do início, mas pode tê-las escolhido antes.
check-record-withheld = Não mostraram sua parte no embaralhamento: { $names }. Por isso as cartas foram embaralhadas de novo sem ela. O servidor e um jogador desses, juntos, podiam descartar um embaralhamento que não lhes agradasse.
check-record-hash = Sua prova, para “augury verify --heard”:
story = A partida em números
story-exact = Corretas
story-streak = Sequência
story-best = Melhor rodada
story-worst = Pior rodada
story-tricks = Vazas
replay-back = Voltar
replay-next = Avançar
the-game = A partida
replay-play = Reproduzir
replay-pause = Pausar
timeline = Linha do tempo da partida
replay-bid =
    { $tricks ->
        [0] previu zero vazas
        [one] previu { $tricks } vaza
       *[other] previu { $tricks } vazas
    }

## A análise: sorte e jogo

review-title = Sorte e habilidade
review-par = Esperado
review-luck = Sorte
review-own = Jogo próprio
review-others = Os outros
review-given = Desperdiçados
review-met = Acertou
review-parts-why = Pontos = esperado + sorte + jogo próprio + os outros. O esperado é o que se pode esperar naquele lugar antes das cartas; sorte é o que as cartas trouxeram; o resto é como as decisões acabaram, com as cartas como estavam. O que uma decisão desperdiçou é julgado à parte, pelo que o jogador podia saber na hora: os próprios pontos menos a metade do que os outros recebem em média; nas duas últimas rodadas, a chance de vitória, em pontos.
review-chances = Chances de vitória
review-dearest = As decisões mais caras
review-bidding = Rodada { $round } · previsão · { $name }
review-trick = Rodada { $round } · vaza { $trick } · { $name }
review-better = Escolhido: { $move }. Melhor: { $best }. Custou uns { $points } pontos (± { $error }).
review-fine = Escolhido: { $move }. Quase tão bom: { $best }.
review-unclear = Escolhido: { $move }. Talvez melhor: { $best }, por uns { $points } pontos (± { $error }).
review-hand = Na mão: { $cards }
review-table = Na mesa: { $cards }
review-working = Analisando
review-stopped = Parou antes do fim: { $done } de { $rounds } rodadas foram analisadas.
review-unfinished = A partida não acabou: isto é o que se jogou até agora.
review-not-learnt = O juiz nunca treinou com regras assim. Confie desconfiando.
review-again = Os mesmos números de novo: { $command }
review-needs-seat = A rodada { $number } ainda está em jogo, e ninguém pode conhecer todas as cartas. Diga com --seat de qual lugar olhar.
review-nothing = Nada foi distribuído ainda, então não há o que analisar.
review-written = Gravado: { $path }
verdict-forced = sem escolha
verdict-best = a melhor
verdict-fine = boa
verdict-unclear = ainda não está claro
verdict-inaccuracy = imprecisa
verdict-probable = provavelmente um erro
verdict-mistake = erro
verdict-blunder = erro grave
hint-best = Melhor: { $move }
hint-forced = Só há uma coisa a fazer: { $move }
hint-move = Jogada
hint-points = Pontos
hint-gain =
    { $count ->
        [one] { $gain } ponto
       *[other] { $gain } pontos
    }
hint-exact = Previsão correta
hint-win = Vitória
hint-tricks = Vazas a esperar: { $chances }
hint-nothing = Ninguém está na vez nesta partida, então não há dica.
hint-whose = Vários estão na vez: diga para quem, com --seat.
hint-not-you = Não está na vez: { $name }
why-has-enough = A previsão já está cumprida: cada vaza a mais custa pontos.
why-needs-all = É preciso ganhar todas as vazas que faltam.
why-needs =
    { $number ->
        [0] Não falta mais nenhuma vaza.
        [one] Ainda falta uma vaza.
       *[other] Ainda faltam { $number } vazas.
    }
why-needs-later =
    { $number ->
        [0] Não falta mais nenhuma vaza
        [one] Ainda falta uma vaza
       *[other] Ainda faltam { $number } vazas
    }, e depois desta { $second ->
        [0] não vem mais nenhuma.
        [one] vem mais uma.
       *[other] vêm mais { $second }.
    }
why-out-of-reach = A previsão não tem mais como se cumprir: agora é perder o mínimo possível.
why-takes = Ninguém joga depois desta carta: ela leva a vaza.
why-ducks = Ninguém joga depois desta carta: ela deixa a vaza para outra pessoa.
why-unbeatable = Nada do que ainda está fora vence esta carta.
why-higher-out =
    { $number ->
        [0] Nenhuma carta que está fora pode vencê-la.
        [one] Uma carta que está fora pode vencê-la.
       *[other] { $number } cartas que estão fora podem vencê-la.
    }
why-few-higher =
    { $number ->
        [0] Nenhuma carta que está fora pode vencê-la.
        [one] Só uma carta que está fora pode vencê-la.
       *[other] Só { $number } cartas que estão fora podem vencê-la.
    }
why-keeps = Uma carta mais forte fica na mão para depois.
why-gives-up = A vaza já é de outra pessoa: boa hora de se livrar desta carta.
why-nobody = Com a Bomba, a vaza não é de ninguém.
why-next-needs = Em seguida joga { $name }, que ainda precisa de vazas.
why-next-full = Em seguida joga { $name }, que não quer mais vazas.
why-cards-worth =
    { $number ->
        [0] Com cartas assim, o mais comum é não ganhar nenhuma vaza.
        [one] Com cartas assim, o mais comum é ganhar uma vaza.
       *[other] Com cartas assim, o mais comum é ganhar { $number } vazas.
    }
why-bids-over = Os outros já previram muito, { $number } ao todo: as vazas vão ser disputadas.
why-bids-under = Os outros previram pouco, { $number } ao todo: vão sobrar vazas.
why-comes-true = A previsão se cumpre em { $number } de 100 rodadas assim.
why-truer = Assim a previsão se cumpre em { $number } de 100 rodadas como esta; com a escolha feita, em { $second }.
why-wins = Assim a partida é ganha em { $number } de 100 casos; com a escolha feita, em { $second }.
why-others-less = Assim sobram menos pontos para os outros.
puzzle-title = Desafio { $number } de { $count }
puzzle-ask = O que é melhor? { $choices }
puzzle-right = É isso!
puzzle-wrong = Quase. O melhor é: { $best }
puzzle-lost = Sua escolha ({ $move }) traz cerca de { $points } pontos a menos.
puzzle-gap = Vale uns { $points } pontos a mais que qualquer outra escolha.
puzzle-none = Não existe o desafio { $number }: há { $count }, a partir do 1.

## Dicas e o treinador

hint = Dica
move-bid =
    { $tricks ->
        [0] 0 vazas
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }
move-change = Previsão { $by }
move-trump = Trunfo: { $suit }
review-best = Melhor
review-chosen = Escolhido
hint-working = Pensando…
hint-do = Vou fazer isso
hint-tricks-title = Vazas esperadas, em %
hint-late = O momento passou: não é mais a sua vez.
hints = Dicas para todos
hints-why = Todos nesta mesa podem perguntar o que seria melhor. Jogando só contra bots, você sempre pode.
coach-title = Pensar de novo?
coach-warning = { $move }: com isso você provavelmente perderia { $points } pontos.
coach-again = Pensar de novo
coach-anyway = Fazer mesmo assim
coach-show = Mostre algo melhor
setting-coach = Treinador
setting-coach-why = Avisa antes de um erro caro, contra bots e onde dicas são permitidas.

## A análise na página

review-drop-title = Analisar uma partida
review-drop = Solte um registro aqui ou escolha um arquivo
review-drop-why = Um registro é um texto que termina em .wiz: toda partida terminada pode ser salva assim.
review-empty = Este arquivo está vazio.
review-ahead =
    { $count ->
        [0] É a sua vez…
        [one] { $count } partida está antes da sua…
       *[other] { $count } partidas estão antes da sua…
    }
review-rounds-done = { $number } de { $rounds } rodadas
review-cancelled = A análise foi interrompida.
review-start = Começar de novo
review-closer = Olhar mais de perto
review-closer-why = Leva até um minuto, tenta mais e tem mais certeza.
review-whose = A partida de quem?
review-everyone = Todos
review-eyes = De qual lugar?
review-mostly-luck = O que mais pesou foram as cartas.
review-mostly-own = O que mais pesou foram as próprias decisões.
review-mostly-others = O que mais pesou foram os outros.
review-mostly-mixed = Várias coisas se somaram.
review-mostly-nothing = Nada se destacou: cartas e jogo se equilibraram.
review-luck-good = As cartas ajudaram ({ $points }).
review-luck-bad = As cartas atrapalharam ({ $points }).
review-luck-even = As cartas foram medianas ({ $points }).
review-own-good = As próprias decisões deram certo ({ $points }).
review-own-bad = As próprias decisões deram errado ({ $points }).
review-own-even = As próprias decisões se equilibraram ({ $points }).
review-others-good = O que os outros fizeram ajudou ({ $points }).
review-others-bad = O que os outros fizeram prejudicou ({ $points }).
review-others-even = Os outros quase não fizeram diferença ({ $points }).
review-gave =
    { $number ->
        [0] Pelo que se podia saber na hora, nenhuma decisão custou caro.
        [one] Pelo que se podia saber na hora, uma decisão custou caro: desperdiçou uns { $second } pontos.
       *[other] Pelo que se podia saber na hora, { $number } decisões custaram caro: juntas desperdiçaram uns { $second } pontos.
    }
review-gave-nothing = Pelo que se podia saber na hora, nenhuma decisão custou caro.
review-gave-unclear =
    { $number ->
        [0] Pelo que se podia saber na hora, nenhuma decisão custou claramente caro.
        [one] Pelo que se podia saber na hora, nenhuma decisão custou claramente caro; uma ainda não está clara.
       *[other] Pelo que se podia saber na hora, nenhuma decisão custou claramente caro; { $number } ainda não estão claras.
    }
review-parts-how = Como isso é calculado?
review-done = { $name } escolheu:
review-chance = Chance de vencer neste momento: { $chance }
review-all-hands = Mostrar todas as mãos
review-all-hands-why = O que cada um realmente tinha; na hora, { $name } não podia ver.
review-too-long = Isto é mais longo do que qualquer registro de partida.
review-full = Há partidas demais esperando análise. Tente de novo em alguns minutos.
review-too-much = Esta partida é longa demais para olhar mais de perto. Um único lugar pode ser visto mais de perto.
review-gone = Esta partida não está mais aqui, ou o link está quebrado.
review-broke-off = A análise foi cortada. Comece de novo.
review-broken = Isto não é o registro de uma partida válida: há algo errado na linha { $line }.
review-in-progress = Uma rodada desta partida ainda está em jogo, então ela só pode ser vista de um lugar.
review-nothing-dealt = Nada foi distribuído ainda, então não há o que analisar.
review-no-move = Não há essa jogada nesta partida.
whatif-title = E se…
whatif-why = Tente outra jogada: a partir dali, bots jogam a rodada até o fim, com as cartas como estavam.
whatif-with = Em vez disso, { $move }:
whatif-was = Como foi
whatif-now = E se
whatif-look = Ver
whatif-again = Mais uma vez

## Desafios na página

puzzle-daily = Desafio do dia
puzzle-another = Outro desafio
puzzle-number = Número do desafio
puzzle-question = O que é melhor?
puzzle-days =
    { $count ->
        [0] Resolva o desafio do dia para começar uma sequência.
        [one] { $count } dia seguido.
       *[other] { $count } dias seguidos.
    }
puzzle-best-days = Sua maior sequência: { $count }
review-no-puzzle = Não há esse desafio.

## O que uma análise ensina e o que há de errado com um registro

review-next-predict-less = Da próxima vez, preveja um pouco menos: o que mais custou foram previsões altas demais.
review-next-predict-more = Da próxima vez, preveja um pouco mais: o que mais custou foram previsões baixas demais.
review-next-take-fewer = Da próxima vez, livre-se antes das cartas perigosas: o que mais custou foram cartas que levaram uma vaza a mais.
review-next-take-more = Da próxima vez, pegue as vazas de que precisa enquanto dá: o que mais custou foram cartas que as deixaram passar.
review-choose-file = Escolher arquivo
review-save-first = Primeiro salve o registro; depois, no terminal:
coach-thinking = O treinador está olhando…
puzzle-why = Uma escolha é claramente melhor que todas as outras. Encontre-a com o que você pode ver.
review-why =
    { $reason ->
        [rules] Estas regras se contradizem.
        [notation] O que está escrito ali não é carta, jogada nem regra.
        [bad_deal] Com este baralho, nesta rodada, não se pode distribuir assim.
        [must_follow] Esta carta não podia ser jogada: era preciso seguir o naipe da primeira carta.
        [not_in_hand] Esta carta não estava naquela mão.
        [not_offered] Esta carta não podia ser pega daquela vaza.
        [bad_announcement] A carta foi anunciada como algo que ela não pode ser.
        [bid_out_of_range] Uma previsão vai de nenhuma vaza a todas.
        [forbidden_bid] Esta previsão não era permitida: juntas, elas não podem somar o número de vazas.
        [bad_change] Uma previsão não pode ser mudada assim.
        [forbidden_trump] Este trunfo não podia ser escolhido.
        [out_of_turn] Era a vez de outra pessoa.
        [already_acted] Este lugar já tinha escolhido.
        [wrong_phase] Naquele momento, era a vez de outra coisa.
        [game_over] A partida já tinha acabado.
       *[other] O texto se interrompe ali ou não começa como um registro.
    }

## Seus números

figures-own = Seus números
figures-over = Vazas a mais
figures-under = Vazas a menos
figures-now = Sequência atual
figures-trend = Previsões corretas, partida a partida
figures-given = Desperdiçados por partida
figures-given-why =
    { $count ->
        [0] Pontos que as decisões desperdiçaram, das partidas analisadas.
        [one] Pontos que as decisões desperdiçaram, de { $count } partida analisada.
       *[other] Pontos que as decisões desperdiçaram, das { $count } partidas analisadas.
    }

## Mais uma partida

own-games = Suas partidas
take-back = Desfazer jogada
claim-rest = O resto é meu
length-own-why = Em cada rodada, quantas cartas você quiser.
length-own-wrong = Alguns destes números não podem ser distribuídos com estas regras.
again-asked = Prontos para outra partida: { $names }
again-waiting = Esperando: { $names }
again-dealing = Distribuindo as cartas…

## Conversa

say = Dizer algo
say-text = Outra coisa…
phrase-hello = Olá!
phrase-good_luck = Boa sorte!
phrase-well_played = Jogou bem!
phrase-thanks = Valeu!
phrase-sorry = Desculpe!
phrase-hurry = Sua vez!
phrase-oops = Ops!
phrase-one_moment = Um momento, por favor.
phrase-again = Mais uma partida?
phrase-goodbye = Tchau!
emote-smile = Sorriso
emote-laugh = Risada
emote-wow = Espanto
emote-sad = Tristeza
emote-angry = Raiva
emote-think = Pensando
emote-clap = Aplausos
emote-heart = Coração

## O que o leitor de tela diz

speak-round =
    Rodada { $number }, { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }.
speak-trump = Trunfo: { $suit }.
speak-no-trump = Sem trunfo.
speak-wolf =
    { $person ->
        [you] Você
       *[other] { $name }
    } troca o Lobisomem pela carta revelada: { $card }.
speak-bid =
    { $person ->
        [you] Você
       *[other] { $name }
    } prevê { $tricks }.
speak-card = { $name }: { $card }.
speak-trick =
    { $person ->
        [you] Você
       *[other] { $name }
    } ganha a vaza.
speak-away = { $name } está ausente.
speak-back = { $name } está de volta.

## O que a mesa conta: o registro, os avisos, as marcas

log = Histórico
log-empty = Aqui fica escrito o que acontece.
tell-wolf-why = Quem tem o Lobisomem o troca antes das previsões e escolhe o trunfo.
tell-trump =
    { $person ->
        [you] Você
       *[other] { $name }
    } escolhe o trunfo: { $suit }.
tell-no-trump =
    { $person ->
        [you] Você
       *[other] { $name }
    } escolhe: rodada sem trunfo.
tell-trump-wolf = Quem troca o Lobisomem escolhe o trunfo.
tell-trump-up = Carta revelada: { $card }. Por isso não há trunfo nesta rodada.
tell-trump-left = Não sobra carta para revelar, por isso não há trunfo nesta rodada.
tell-bid-made = { $name } já fez a previsão.
tell-rebid =
    { $person ->
        [you] Você
       *[other] { $name }
    } prevê de novo: { $tricks }.
tell-rebid-why = A soma das previsões era igual ao número de vazas: quem distribuiu prevê de novo.
tell-bids = Previsões reveladas: { $bids }.
# All of them before the first trick, beside the number of tricks; by: how many too many or too few
recap =
    Previsões: { $sum } de { $tricks }, { $way ->
        [even] soma exata
        [over] { $by } a mais
       *[under] { $by } a menos
    }
tell-bid-changed =
    { $person ->
        [you] Você ganhou a vaza da Nuvem e muda sua
       *[other] { $name } ganhou a vaza da Nuvem e muda a própria
    } previsão de { $was } para { $tricks }.
tell-bid-changed-secret = { $name } ganhou a vaza da Nuvem e muda a própria previsão em segredo.
tell-why-S = Quem joga decide: como Feiticeiro, vence todos os números; como Bufão, perde para todos.
tell-why-D = Vence tudo, menos a Fada.
tell-why-F = Perde para tudo; só vence em uma vaza com o Dragão.
tell-why-X = Ninguém fica com esta vaza.
tell-why-U = Vale como 7½ do naipe anunciado. Depois da vaza, todos passam uma carta para a esquerda, a menos que seja a última.
tell-why-C = Vale como 9¾ do naipe anunciado. Quem ganha a vaza aumenta ou diminui a própria previsão em um.
tell-trick-nobody =
    A Bomba: a vaza não é de ninguém. { $person ->
        [you] Sem ela, a vaza seria sua: você inicia
       *[other] Sem ela, ganharia { $name }, que inicia
    } a próxima.
tell-won-toppling = { $other }: vence todo o resto, mas perde para esta carta: { $card }.
tell-won-kind = { $card }: vence todas as outras cartas desta vaza.
tell-won-trump = { $card }: o trunfo mais forte.
tell-won-suit =
    { $card }: a mais forte do naipe da primeira carta, e { $trump ->
        [none] não há trunfo
       *[some] ninguém jogou trunfo
    }.
tell-won-value = { $card }: a carta mais forte.
tell-won-first = { $card }: nada aqui é mais forte, e entre cartas iguais vence a primeira.
tell-won-nothing-higher = { $card }: nada mais forte foi jogado.
tell-chosen = { $name } já escolheu uma carta.
tell-pass = O Malabarista: todos passam uma carta para a esquerda.
tell-gave = Por causa do Malabarista, você passou uma carta para { $name }, à sua esquerda: { $card }.
tell-got = Você recebeu uma carta de { $name }, à sua direita: { $card }.
tell-cloud =
    { $person ->
        [you] Você ganhou a vaza da Nuvem e deve aumentar ou diminuir sua
       *[other] { $name } ganhou a vaza da Nuvem e deve aumentar ou diminuir a própria
    } previsão em um.
tell-cloud-later =
    { $person ->
        [you] Você ganhou a vaza da Nuvem e no fim da rodada deve aumentar ou diminuir sua
       *[other] { $name } ganhou a vaza da Nuvem e no fim da rodada deve aumentar ou diminuir a própria
    } previsão em um.
tell-seat-sat =
    { $person ->
        [you] Você
       *[other] { $name }
    } se senta à mesa.
tell-seat-left = O lugar { $seat } está livre.
tell-seat-bot = Um bot se senta à mesa: { $name }.
tell-seat-taken-over =
    { $person ->
        [you] Você
       *[other] { $name }
    } está ausente: um bot continua.
tell-seat-given-back =
    { $person ->
        [you] Você
       *[other] { $name }
    } está de volta ao jogo.
tell-host =
    Novo anfitrião: { $person ->
        [you] você
       *[other] { $name }
    }.
tell-time =
    { $person ->
        [you] Seu tempo acabou
       *[other] O tempo de { $name } acabou
    }: um bot faz esta jogada.
tell-claimed =
    { $person ->
        [you] Você
       *[other] { $name }
    } fica com todas as vazas que restam: não importa como fossem jogadas, os pontos seriam os mesmos.
tell-taken-back =
    { $person ->
        [you] Você
       *[other] { $name }
    } desfaz uma jogada.
tell-rematch-asked =
    { $person ->
        [you] Você
       *[other] { $name }
    } quer jogar de novo.
tell-withheld =
    { $person ->
        [you] Sua parte
       *[other] A parte de { $name }
    } no embaralhamento não chegou a tempo: as cartas são embaralhadas de novo sem ela.
tell-started = A partida começa.
tell-rematched = A mesa está pronta para outra partida.
seat-exact = exatamente como previsto
seat-over = { $by } a mais
seat-made = previsão feita
seat-secret = previsão secreta
seat-chosen = carta escolhida
seat-suit = Naipe: { $suit }
seat-holds = Na mão: { $card }
mark-received = Passada para você
mark-taken = Em troca do Lobisomem
turn-void = Sem { $suit }: qualquer carta
goes-on =
    { $count ->
        [one] Continua em { $count } segundo
       *[other] Continua em { $count } segundos
    }
bots-pace = Jogadas dos bots
bots-pace-normal = Com calma
bots-pace-quick = Rápidas
bots-pace-none = Na hora
pace-long = Mais tempo
summary = Depois da rodada o placar fica
summary-wait = Até eu continuar
summary-short = 4 segundos
summary-none = Não fica
summary-why = Com outras pessoas, ou com limite de tempo, o jogo continua sozinho e mostra em quanto tempo.
setting-notify = Notificação
setting-notify-why = Quando é a sua vez e esta página está em segundo plano.
notify-denied = O navegador não permite notificações desta página.
chat-empty = Ninguém disse nada ainda.
chat-unread =
    { $count ->
        [one] { $count } mensagem nova
       *[other] { $count } mensagens novas
    }
chat-quick = Frases
beside = Ao lado da mesa
shortcuts = Teclado
shortcut-arrows = De carta em carta
shortcut-enter = Jogar a carta
shortcut-number = Prever este número de vazas
key-space = Espaço
shortcut-space = Continuar
shortcut-escape = Fechar o que está aberto
shortcut-help = Esta lista

## O que um link mostra, e o código

preview-title = Wizard com { $name }
preview-text = O jogo de cartas Wizard, em uma mesa no seu navegador.
preview-lobby =
    { $count ->
        [0] Nenhum lugar está livre.
        [one] Um lugar está livre: toque para se sentar.
       *[other] { $count } lugares estão livres: toque para se sentar.
    }
preview-playing = A partida começou: toque para assistir.
preview-over = A partida acabou: toque para ver como foi.
preview-picture = Cartas em um círculo de pedras
no-such-page = Não há nada neste endereço.
invite-code = Código
invite-code-why = Diga este código aos seus amigos. Ele vale até a partida começar.
join-no-table = Nenhuma mesa espera com este código.

## Jogar sem servidor

site-offline = Sem conta, sem instalação; depois da primeira visita, também sem rede.
site-docs = Para desenvolvedores: a documentação
away-server = O servidor está fora de alcance. Você pode continuar jogando contra os bots; as mesas com amigos esperam até ele voltar.
away-static = Aqui você joga só contra os bots, sem servidor. Para uma mesa com amigos, alguém precisa manter um.
engine-get = Preparar este aparelho para jogar sem rede ({ $total } MB)
engine-ready = Este aparelho está pronto: você pode jogar sem rede.
engine-download = Baixando o jogo para este aparelho: { $done } de { $total } MB
engine-starting = A mesa está sendo posta…
engine-full = O aparelho não tem mais espaço, por isso esta partida não está sendo guardada. Você pode continuar, mas ela se perde quando você fechar a página.
engine-unkept = Este navegador não guarda nada para esta página. Você pode continuar, mas a partida se perde quando você fechar a página.
trouble-engine-offline = Para jogar sem servidor, este aparelho precisa baixar o jogo uma vez, enquanto houver rede.
trouble-engine-damaged = O que foi baixado está danificado. Tente de novo.
trouble-engine-unsupported = Este navegador não consegue jogar sem servidor: ele não tem WebAssembly. As regras, o tutorial e o Bloco da Verdade funcionam mesmo assim.
trouble-engine-broken = A partida parou. Suas jogadas estão guardadas: carregue a página de novo.
closed-other-version = Esta partida foi guardada por outra versão do Augury e não pode ser aberta por esta. Suas outras partidas não são afetadas.

## A linha com o servidor

sending = Enviando…
line-lost = Conexão perdida. Reconectando…
line-back = Conexão restabelecida
closed-no-such-table = Esta mesa não existe.
closed-spectators-barred = Esta mesa não aceita espectadores.
closed-wrong-key = Este link não dá mais acesso a nenhum lugar.
closed-seat-gone = O anfitrião liberou o seu lugar.
closed-cleared = Fazia muito tempo que ninguém vinha a esta mesa, por isso ela foi desfeita.
closed-foreign-origin = Esta página vem de um endereço diferente do que o servidor espera e não pode se conectar. Quem cuida do servidor pode permitir.

## Ajustes

theme = Aparência
theme-auto = Automática
theme-dark = Escura
theme-light = Clara
pace = As vazas concluídas ficam
pace-normal = Um pouco
pace-quick = Um instante
pace-none = Não ficam
setting-confirm = Confirmar cartas
setting-confirm-why = A carta é jogada com o segundo toque.
setting-lefthanded = Para canhotos
setting-lefthanded-why = A mão e os botões ficam espelhados.
setting-motion = Animações
setting-motion-why = As cartas se movem pela mesa.
setting-sound = Sons
setting-sound-why = Você ouve as cartas, as vazas e o aviso da sua vez.
setting-volume = Volume
setting-vibration = Vibração
setting-vibration-why = O celular vibra quando é a sua vez.

## As regras

variants = Variantes
options-elsewhere = Impresso em outros lugares
rule-goal-title = Objetivo
rule-goal = Antes de cada rodada você prevê quantas vazas vai ganhar. Previsões corretas dão pontos, incorretas tiram. Vence o maior total depois da última rodada.
rule-cards-title = As cartas
rule-suits = Os naipes: { $suits }
rule-suits-own = Os naipes, lugar por lugar: { $suits }
rule-cards = Quatro naipes com os números de 1 a 13, quatro Feiticeiros e quatro Bufões. O 13 é a carta mais forte do seu naipe.
rule-wizard = Um Feiticeiro vence qualquer carta. O primeiro Feiticeiro jogado vence a vaza. Ele pode ser jogado sempre.
rule-jester = Um Bufão perde para qualquer carta. Ele pode ser jogado sempre. Se só houver Bufões, ganha o primeiro deles.
rule-deck-special =
    Misturadas ao baralho, { $count ->
        [1] uma
       *[other] { $count }
    } de cada: { $cards }
rule-rounds-title = Rodadas
rule-rounds = Uma carta para cada um na primeira rodada, duas na segunda, sempre uma a mais, até o baralho acabar.
rule-rounds-count = Com 3 jogadores são 20 rodadas, com 4 jogadores 15, com 5 jogadores 12, com 6 jogadores 10.
rule-rounds-special = Com cartas especiais o número de rodadas não muda: na última também se revela uma carta.
rule-players =
    { $players } jogadores, { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }. Cada rodada tem tantas vazas quantas cartas cada um recebe.
rule-deal = Depois de cada rodada, a vez de distribuir passa para a esquerda.
rule-deal-first = Numa mesa de verdade, quem anota os pontos distribui primeiro.
rule-deal-own = Ninguém distribui: depois de cada rodada, quem está à esquerda inicia a primeira vaza.
rule-stock = As cartas que não são distribuídas ficam viradas para baixo. Ninguém as vê.
rule-schedule = Cartas nas rodadas desta mesa: { $sizes }
rule-shuffle = Antes de cada rodada, o baralho inteiro é embaralhado.
rule-shuffle-own = Antes de cada rodada, cada um embaralha as próprias cartas e compra delas.
rule-trump-title = Trunfo
rule-trump = Depois da distribuição, revela-se uma carta. O naipe dela é o trunfo e vence os outros naipes.
rule-trump-beats = O trunfo vence os outros naipes.
rule-trump-none = Não há trunfo quando a carta revelada é: { $cards }
rule-trump-dealer = Quem distribuiu olha as próprias cartas e escolhe o naipe do trunfo quando a carta revelada é: { $cards }
rule-trump-last = Na última rodada não sobra carta, então não há trunfo.
rule-trump-left = Em uma rodada em que não sobra carta, não há trunfo.
rule-bids-title = Previsões
rule-bids = Cada um diz quantas vazas vai ganhar, de nenhuma a todas.
rule-bids-turn = Começa o jogador à esquerda de quem distribuiu.
rule-last-bid = Por isso quem distribuiu, que prevê por último, não pode dizer o número que deixaria a soma igual ao número de vazas.
rule-rebid = Se a soma for igual ao número de vazas quando as previsões forem reveladas, quem distribuiu anuncia na hora outro número.
rule-bids-nobody = Esse número não muda quando uma vaza não é de ninguém.
rule-foresight-first-round = Na primeira rodada, ao prever, você vê as cartas de todos, menos as suas. Depois todos pegam as próprias cartas.
rule-foresight-every-round = Em toda rodada, ao prever, você vê as cartas de todos, menos as suas. Depois todos pegam as próprias cartas.
rule-foresight-trump = Quem distribuiu e escolhe o trunfo também o faz sem ver as próprias cartas.
rule-foresight-when = Na primeira rodada; pela regra húngara, em todas.
rule-one-colour-rounds = Doze rodadas, primeiro com 4 cartas e sempre com uma a mais, até 15.
rule-variant-plain = Só sem cartas especiais.
rule-tricks-title = Disputando as vazas
rule-tricks = Os outros seguem em sentido horário. Quem tem uma carta do naipe da primeira carta precisa jogar uma delas, ou uma carta que sempre pode ser jogada. Quem não tem joga o que quiser. Ninguém é obrigado a usar trunfo.
rule-free = Se a vaza começa com um Feiticeiro, não é preciso seguir o naipe. Se começa com um Bufão, decide a primeira carta que não for Bufão. Um Feiticeiro jogado depois não muda o naipe que precisa ser seguido.
rule-lead = O jogador à esquerda de quem distribuiu inicia a primeira vaza com a carta que quiser; cada vaza seguinte é iniciada por quem ganhou a anterior.
rule-winning = Ganha a vaza o primeiro Feiticeiro; senão, o trunfo mais forte; senão, a carta mais forte do naipe da primeira carta.
rule-score-title = Pontos
rule-score = Previsão correta: 20 pontos, mais 10 por vaza ganha. Incorreta: −10 por vaza a mais ou a menos.
rule-end = Vence o maior total depois da última rodada.
rule-special = Podem ser jogadas sempre, como Feiticeiros e Bufões. Na mão, não pertencem a nenhum naipe.
rule-announced = Uma carta anunciada como Feiticeiro ou Bufão é exatamente isso: entre vários Feiticeiros na vaza, ganha o primeiro.
rule-lead-free = Enquanto o naipe não está definido, vale como um Feiticeiro, e não é preciso seguir o naipe: { $cards }
rule-lead-waits = Enquanto o naipe não está definido, vale como um Bufão, e a carta seguinte decide: { $cards }
rule-lead-suit = Enquanto o naipe não está definido, segue-se o naipe anunciado se for jogada: { $cards }
rule-nobody = A vaza não conta para previsão nenhuma se nela houver: { $cards }
rule-nobody-never = Nunca ganha uma vaza: { $cards }
rule-nobody-toppled = { $cards } na mesma vaza: ninguém a ganha, e inicia a próxima quem jogou esta carta: { $card }
rule-nobody-jesters = Só { $cards } na vaza: teria ganho o primeiro Bufão.
rule-traded = A carta revelada pode ser qualquer uma, e o que ela significaria para o trunfo já não vale. Nunca é jogada: { $cards }
rule-pass = Depois da vaza do Malabarista, todos passam uma carta ao mesmo tempo; depois da última vaza da rodada, ninguém passa.
rule-pass-nobody = Passam mesmo que na vaza haja: { $cards }
rule-change-at-once = Altera uma previsão assim que a vaza é ganha: { $cards }
rule-change-round-end = Altera uma previsão no fim da rodada: { $cards }
rule-change-either = Altera uma previsão no fim da rodada (na edição húngara, assim que a vaza é ganha): { $cards }
rule-change-range = A previsão continua entre nenhuma e todas as vazas.
rule-change-secret = Todos veem que uma previsão muda, ninguém vê como.
rule-change-nobody = Nenhuma previsão muda se na vaza houver: { $cards }
rule-pass-first = { $cards } na mesma vaza: primeiro todos passam, depois a previsão muda.

## O tutorial

lesson-title = Aprender a jogar
lesson-1-bid = Na primeira rodada cada um tem uma carta. A carta revelada é dos Humanos, então os Humanos são o trunfo. Você tem um Feiticeiro, e ele vence tudo: preveja 1 vaza.
lesson-1-play = Ada iniciou, depois Ben jogou. Agora jogue seu Feiticeiro: toque nele.
lesson-2-bid = Duas cartas para cada um. Previsão correta: 20 pontos, e 10 para cada vaza. Seu 12 dos Anões é forte, seu 2 dos Humanos não. Preveja 1 vaza.
lesson-2-follow = Ben iniciou com um Anão. Você também tem um, então precisa seguir o naipe. Toque na outra carta para ver por que ela não pode, depois jogue o 12 dos Anões.
lesson-2-lead = A vaza é sua, então você inicia. Você já tem o que previu e não quer mais: jogue o 2 dos Humanos.
lesson-3-bid = Três cartas, e os Anões são o trunfo. Seu 13 dos Gigantes pode ganhar; o Bufão nunca ganha, e seu trunfo é pequeno. Você fala primeiro: preveja 1.
lesson-3-lead = Você está à esquerda de quem distribuiu, então inicia. Enquanto os outros tiverem Gigantes, só um Feiticeiro vence seu 13: jogue-o.
lesson-3-jester = Essa vaza foi sua. Agora passe a vez de iniciar: um Bufão perde para qualquer carta.
lesson-3-last = Ben iniciou com um Feiticeiro: não é preciso seguir o naipe e não há nada a ganhar. Jogue sua última carta.
lesson-other = Boa ideia, mas aqui vamos tentar outra coisa: siga a dica.
lesson-done = Pronto, esse é o jogo inteiro!
lesson-done-why = Três previsões corretas. Numa partida completa cada rodada tem uma carta a mais, e fica mais difícil.
lesson-stop = Sair do tutorial
lesson-more = Seguir para a segunda parte
lesson-more-why = Como ler a mesa, e as cartas especiais uma a uma.
lesson-all-done = Agora você conhece todas as cartas!
lesson-all-done-why = Escolha-as para uma partida: na página inicial, abaixo de “Jogar agora”.
lesson-read = Primeiro leia a mesa. Os Elfos são o trunfo, como diz a carta revelada. 0/1 ao lado de Ada quer dizer: nenhuma vaza ainda, uma prevista. Você tem o Metamorfo, Feiticeiro ou Bufão, como quiser: preveja 1.
lesson-shapeshifter = Ada iniciou com um Anão e você não tem nenhum, então pode jogar qualquer carta. Jogue o Metamorfo e diga que ele é um Feiticeiro.
lesson-read-sum = 1/1: você tem o que queria. Previsto 2/3 quer dizer que uma vaza ninguém quer, então alguém vai ganhar demais. Não você: jogue o 2.
lesson-rest = Jogue sua última carta.
lesson-fairy-bid = A Fada perde para tudo, mas vence o Dragão. Talvez o Dragão apareça: preveja 1.
lesson-fairy-wait = Ben quer as duas vazas. Guarde a Fada e jogue o 3.
lesson-fairy = Ben iniciou com um Feiticeiro. Só o Dragão o vence, e só a Fada vence o Dragão. Jogue a Fada e veja o que Ada tem.
lesson-bomb-bid = Com a Bomba, uma vaza não é de ninguém. Assim você se livra de uma: preveja 0.
lesson-bomb = Você inicia. Jogue a Bomba: ninguém ganha a vaza, e quem a teria ganho inicia a próxima.
lesson-werewolf = Você tinha o Lobisomem e o trocou pela carta revelada antes das previsões. Por isso escolhe o trunfo: fique com os Humanos, você tem dois.
lesson-werewolf-bid = Agora suas duas cartas são trunfos: preveja 2.
lesson-werewolf-play = Ada iniciou com um Anão, você não tem nenhum. Um trunfo vence: jogue o 6.
lesson-juggler-bid = O Malabarista é um 7½ do naipe que você disser. Depois da vaza dele, todos passam uma carta para a esquerda. Preveja 1.
lesson-juggler = O naipe é o dos Elfos, e há um 6 na mesa. Jogue o Malabarista e anuncie Elfos: 7½ é mais.
lesson-pass = Todos passam uma carta para a esquerda ao mesmo tempo. Só lhe resta uma: escolha-a e passe.
lesson-passed = Você deu o 1 para Ada e recebeu um 3 de Ben. Ada teve de dar o Feiticeiro dela. Jogue o 3.
lesson-cloud-bid = A Nuvem é um 9¾ do naipe que você disser. Quem ganha a vaza dela precisa mudar a própria previsão em um. Preveja 0 e veja.
lesson-cloud = Você inicia. Jogue a Nuvem e anuncie Anões.
lesson-cloud-change = A vaza é sua, então sua previsão muda em um (pela regra brasileira, só no fim da rodada). Você tem 1: suba para 1.

## O terminal: a mesa

terminal-you = você
terminal-own = { $name } (você)
terminal-person = Jogador
terminal-seat = Lugar
terminal-on-table = Na mesa
terminal-place = Posição
terminal-deals = distr.
terminal-leads = inicia
terminal-winning = vence
terminal-leads-next = inicia
terminal-hand = Suas cartas
terminal-foreseen = Visto
terminal-trick-of = vaza { $number } de { $count }
terminal-bidding-hidden = previsões escondidas
terminal-bidding-secret = previsões secretas
terminal-mode-one-colour = unicolor
terminal-mode-maximus = Maximus
terminal-plus-minus-one = ±1
terminal-foresight = presciência
terminal-special = especiais { $letters }
terminal-trump-values = nenhum; os naipes não contam, vence o maior valor
terminal-trump-fixed = (fixo nesta rodada)
terminal-trump-no-card = nenhum (não há carta revelada)
terminal-up = (carta revelada: { $card })
terminal-up-none = nenhum (carta revelada: { $card })
terminal-up-taken =
    (carta revelada: { $card }; { $kind }: troca feita por { $person ->
        [you] você
       *[other] { $name }
    })
terminal-trump-awaited =
    { $person ->
        [you] você escolhe
       *[other] { $name } escolhe
    } { $turned }
terminal-trump-named =
    escolhido por { $person ->
        [you] você
       *[other] { $name }
    } { $turned }
terminal-trump-named-none =
    nenhum, escolhido por { $person ->
        [you] você
       *[other] { $name }
    } { $turned }
terminal-new-trick = Uma nova vaza
terminal-follow = Siga o naipe { $letter } ({ $suit })
terminal-follow-nothing = Não é preciso seguir o naipe
terminal-follow-nothing-yet = Ainda não é preciso seguir o naipe
terminal-bids-unseen =
    Previsões { $bidding ->
        [secret] secretas
       *[hidden] escondidas
    }, { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }
terminal-bids-so-far =
    Previsto até agora: { $sum } para { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }
terminal-bids-even =
    Previsto: { $sum } para { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }: igual
terminal-bids-over =
    Previsto: { $sum } para { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }: { $over } a mais
terminal-bids-under =
    Previsto: { $sum } para { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }: { $under } a menos
terminal-unseen-hand = Suas cartas ({ $count }): todos veem, menos você, até o fim das previsões
terminal-hint = ? ajuda · rules: regras · p Bloco da Verdade · q salvar e sair

## O terminal: o que ele pergunta

terminal-none = nenhum
terminal-ask-trump = Escolha o trunfo, { $choices }:
terminal-bid-range = 0 a { $most }
terminal-bid-range-barred = 0 a { $most }, mas não { $barred } (±1)
terminal-ask-bid-open = Sua previsão, { $range }:
terminal-ask-bid-hidden = Sua previsão (escondida), { $range }:
terminal-ask-bid-secret = Sua previsão (secreta), { $range }:
terminal-ask-bid-again = A soma é igual ao número de vazas. Escolha outra previsão, { $range }:
terminal-ask-card = Sua carta:
terminal-ask-lead = Você inicia:
terminal-ask-pass = Passe uma carta para { $name }:
terminal-ask-put-in = Ponha uma carta na vaza:
terminal-ask-take-out = Pegue uma carta da vaza, { $cards }:
terminal-ask-change = { $kind }: sua previsão de { $bid } muda, { $choices }:
terminal-change-up = + sobe para { $tricks }
terminal-change-down = - baixa para { $tricks }
terminal-ask-face = { $card } como { $faces } (Enter: outra carta):
terminal-next-round = Enter para a próxima rodada…
terminal-go-back = Enter para voltar à mesa…
terminal-more = Enter para mais, q para voltar…
terminal-saved = Salvo depois de cada jogada: { $path }
terminal-left = A partida está salva. O arquivo tem as cartas de todos: nada de espiar.
terminal-resume = Para continuar: { $command }
terminal-look-again = Para rever: { $command }

## O terminal: o que aconteceu

terminal-trick-ended = Vaza { $number }: { $plays } → { $name }
terminal-trick-nobody = Vaza { $number }: { $plays } → ninguém; inicia a próxima: { $name }
terminal-trump-is = Trunfo: { $suit }.
terminal-no-trump = Não há trunfo.
terminal-names-trump =
    { $person ->
        [you] Você escolhe
       *[other] { $name } escolhe
    } o trunfo: { $suit }.
terminal-names-no-trump =
    { $person ->
        [you] Você diz
       *[other] { $name } diz
    }: sem trunfo.
terminal-exchanges =
    { $kind }: { $person ->
        [you] você troca
       *[other] { $name } troca
    } por { $card }.
terminal-puts-in =
    { $kind }: { $person ->
        [you] você põe na vaza
       *[other] { $name } põe na vaza
    }: { $card }.
terminal-takes-out =
    { $kind }: { $person ->
        [you] você pega da vaza
       *[other] { $name } pega da vaza
    }: { $card }.
terminal-turned-up-again = { $kind }: uma nova carta é revelada, { $card }.
terminal-announced = { $kind }: é { $card }.
terminal-bids-shown = As previsões são reveladas: { $bids }.
terminal-bid-changed =
    { $kind }: { $person ->
        [you] sua previsão
       *[other] a previsão de { $name }
    } agora é { $tricks }.
terminal-bid-changed-secret =
    { $kind }: { $person ->
        [you] sua previsão
       *[other] a previsão de { $name }
    } mudou em segredo.
terminal-card-passed = Passada: { $card }, { $giver } → { $receiver }.
terminal-round-points = Rodada { $number }: { $points }
terminal-victory = { $name } vence a partida.
terminal-victory-shared = { $names } e { $name } dividem a vitória.
terminal-nothing-dealt = Nada foi distribuído ainda.
terminal-dealer = { $name } distribui
terminal-no-card-up = Não há carta revelada.
terminal-card-up = Carta revelada: { $card }
terminal-holds =
    { $person ->
        [you] Você tem
       *[other] { $name } tem
    }: { $cards }
terminal-bids-made = Previsões: { $bids }
terminal-bid-unseen = escondida
terminal-points = Pontos: { $points }
terminal-stops-before = A partida para aqui, antes da distribuição da rodada { $number }.
terminal-stops = A partida para aqui. Na vez: { $names }.
terminal-in-record = Em um registro: { $rules }

## O terminal: a ajuda

terminal-typed = O que você pode digitar
terminal-typed-number = sua previsão; ou a carta que tem este número embaixo
terminal-typed-card = uma carta pela letra e pelo valor, maiúscula ou minúscula, ou pelo nome
terminal-typed-face = { $card } como { $face }
terminal-typed-trump = um naipe como trunfo, ou nenhum (none) onde for permitido
terminal-typed-change = um a mais ou a menos, quando sua previsão muda ({ $kind })
terminal-typed-help = esta ajuda
terminal-typed-rules = as regras em vigor
terminal-typed-pad = o Bloco da Verdade
terminal-typed-leave = sair; a partida é salva depois de cada jogada e pode ser retomada
terminal-signs = O que os sinais significam
terminal-sign-act = está na vez
terminal-sign-winning = está ganhando a vaza
terminal-sign-next = ganharia, mas a vaza não é de ninguém ({ $kind })
terminal-sign-bids = sua previsão, que os outros não veem; uma que você não vê; uma que ainda falta
terminal-sign-numbers = embaixo das suas cartas: as que você pode jogar; na mesa: a ordem

## O terminal: por que não

terminal-take-back-why = desfaz sua última jogada desta rodada
terminal-claim-why = você fica com todas as vazas que restam, quando nada mais pode mudar os pontos
terminal-may-claim = Nada mais muda os pontos desta rodada: digite claim para levar o resto.
terminal-no-clock = Não há relógio { $clock }: há { $clocks }.
terminal-no-table = Nenhuma mesa tem estas regras: { $rules }
terminal-no-face = Diga pelo número, pela letra ou pelo nome.
terminal-no-suit = Diga um naipe pelo número, pela letra ou pelo nome, como R ou vermelho.
terminal-no-change = Digite + para subir sua previsão em um, ou - para baixá-la em um.
terminal-too-long = Nada é tão comprido; ? mostra o que você pode digitar.
terminal-nothing-to-do = Não há nada a decidir agora.
terminal-no-bid = { $text } não é uma previsão: digite um número de 0 a { $most }.
terminal-no-number = Não há carta { $number }: escolha de 1 a { $most } ou diga uma carta, como R7.
terminal-no-card = { $text } não é uma carta: digite o número dela, as letras, como R7, W ou J, ou o nome.
terminal-not-read = não é possível ler { $path }: { $reason }
terminal-not-text = não é possível ler { $path }: não é texto em UTF-8
terminal-not-written = não é possível salvar em { $path }: { $reason }; escolha um lugar com --save FILE
terminal-exists = { $path } já existe: continue com ele (--resume { $quoted }) ou escolha outro
terminal-no-seat = não há lugar { $seat }: jogam { $players }, nos lugares 0 a { $last }
terminal-no-round =
    não há rodada { $number } neste registro: ele tem { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
terminal-settled = --resume e { $option } se contradizem: a partida salva já definiu isso

## O terminal: o que não é possível, e o que uma carta causa

terminal-key-hint = Dica
terminal-keys-hint = o que seria melhor agora, e por quê; contra bots
terminal-thinking = Pensando…
terminal-change-title = { $kind }: sua previsão muda em um
terminal-pass-why = { $kind }: todos passam uma carta ao mesmo tempo.
terminal-trump-exchanged = { $kind }: troca por { $card }
terminal-bad-option = { $option }: { $text } não é possível. Opções: { $values }
terminal-hand-sizes = números separados por vírgulas, como 3,4,5
terminal-no-player = não há jogador { $name }: escolha entre { $names } ou indique o seu como package.module:Name
terminal-no-link = { $text } não é o link de uma mesa, como http://host:8000/t/abc
terminal-unreachable = não foi possível alcançar { $address }: { $reason }
terminal-packages = isto precisa de mais pacotes: { $command }
terminal-join-screen = join precisa da tela inteira de um terminal; a página no navegador não precisa
terminal-pad-which = qual bloco? Diga um arquivo ou comece um com --new
server-already_seated = Você já tem um lugar nesta mesa.
server-at_stake = Alguma das vazas que restam ainda pode ficar com outra pessoa.
server-busy = A mesa está ocupada. Tente de novo.
server-chat_off = Nesta mesa só há frases prontas.
server-not_host = Só o anfitrião pode fazer isso.
server-not_seated = Quem assiste não pode fazer isso.
server-nothing_played = Você ainda não fez nenhuma jogada nesta rodada.
server-seat_taken = Esse lugar está ocupado.
server-stale = A partida já avançou. Olhe de novo.
server-too_fast = Rápido demais. Espere um momento.
server-wrong_stage = Isso não é possível neste momento da partida.

## O terminal: tela cheia

terminal-key-help = Ajuda
terminal-key-log = Esta rodada
terminal-key-leave = Sair
terminal-key-go-on = Espaço: continuar
terminal-new-game = Nova partida…
terminal-no-games = Ainda não há nenhuma.
theme-contrast = Alto contraste
theme-mono = Sem cores
pace-key = Até uma tecla ser apertada
terminal-key-view = Visão de quem
terminal-no-latest = não há nenhuma partida por terminar
terminal-keys = Teclas e mouse
terminal-keys-arrows = movem a seleção; Enter ou um clique escolhe
terminal-keys-letters = para a próxima carta desse naipe ou tipo
terminal-keys-digits = uma previsão; ou uma de várias opções
terminal-keys-space = continuar já, enquanto algo é mostrado; não escolhe nada

## O terminal: sorte e jogo, e o que mais dá errado

terminal-key-costly = Próximo erro
terminal-review-stop = Parar aqui
terminal-review-whose = Decisões de quem
review-died = A análise foi interrompida: um de seus processos terminou no meio do trabalho.
closed-unreadable = O servidor diz algo que este programa não entende. Provavelmente um dos dois é mais antigo.
terminal-no-language = --language { $text }: escolha entre { $names }
terminal-pad-names = --names { $names }: { $reason }
terminal-bot-unknown = não há jogador { $spec }: escolha entre { $names } ou indique o seu como package.module:Name
terminal-bot-no-module = jogador { $spec }: o módulo { $module } não pode ser importado: { $reason }
terminal-bot-no-name = jogador { $spec }: o módulo { $module } não tem { $name }
terminal-bot-no-act = jogador { $spec }: { $player } não é um jogador, falta o método act(view, rng)
terminal-bot-no-option = jogador { $spec }: não há opção { $option }; as opções são: { $allowed }
terminal-bot-fails = este jogador não pode ser criado: { $reason }

## O terminal: conferir um registro

terminal-verify-holds = { $file }: nada nele se contradiz
terminal-verify-label-game = partida
terminal-verify-label-deals = distribuição
terminal-verify-label-cards = baralho
terminal-verify-label-record = registro
terminal-verify-person = { $name } (lugar { $seat })
terminal-verify-game = todas as rodadas ({ $rounds }) estão aí e seguem as regras; cada pontuação é a que as regras dão
terminal-verify-deals = em todas as rodadas ({ $rounds }) as cartas são as que a casa tinha prometido antes da primeira
terminal-verify-cards-people = participaram de todos os embaralhamentos: { $names }. Todas as partes estavam definidas antes que alguma fosse vista. Se uma delas foi escolhida ao acaso, ninguém arrumou as cartas
terminal-verify-cards-open = participaram de todos os embaralhamentos: { $names }, mas às claras: quem deles estivesse combinado com a casa podia escolher as cartas com ela
terminal-verify-cards-house = só a casa embaralhou: não pôde mudar as cartas depois do início, mas pode tê-las escolhido antes
terminal-verify-cards-withheld = não mostraram sua parte: { $names }. Embaralhamentos descartados por isso: { $count }. A casa e um lugar desses, juntos, podiam descartar um embaralhamento que não lhes agradasse
terminal-verify-record-itself = confere com o próprio hash; se é a partida que você jogou, quem diz é o hash que você ouviu à mesa (--heard)
terminal-verify-record-whole = esta é a partida que foi jogada, da primeira mão até o fim
terminal-verify-record-until = esta é a partida que foi jogada, até a rodada { $round }, em que o hash foi ouvido; o que veio depois é só o registro que diz
terminal-verify-record-start = o hash foi ouvido antes da primeira mão: os jogadores, as regras e as promessas são os da partida que foi jogada; todo o resto é só o registro que diz
terminal-verify-no-hash = { $text } não é o hash de uma partida: ele tem 64 algarismos e letras de a a f
terminal-verify-mismatch-unhashed = este registro não pode ser verificado: falta nele o hash que uma mesa escreve no fim ({ $tag }), e nada mostra se foi alterado
terminal-verify-mismatch-changed = o registro não está como foi escrito: seu hash é { $hash }, e ele diz { $said }; um nome, uma jogada ou uma promessa foi alterada
terminal-verify-mismatch-other = esta não é a partida que foi jogada: o hash ouvido não está nela (nem estaria um ouvido antes de jogadas desfeitas)
terminal-verify-mismatch-rounds = rodadas prometidas: { $promised }; pelas regras: { $rounds }
terminal-verify-mismatch-breaks-off =
    { $round ->
        [0] o registro se interrompe: das { $rounds } rodadas nenhuma está completa
       *[other] o registro se interrompe: a rodada { $round } de { $rounds } é a última completa
    }
terminal-verify-mismatch-score = a linha { $line } diz “{ $said }”, mas a partida refeita dá “{ $due }”
terminal-verify-mismatch-no-round = a linha { $line } diz “{ $said }”, mas essa rodada não existe
terminal-verify-deal-promise = a semente da rodada { $round } não é a prometida: o compromisso dela é { $commitment }, e o publicado foi { $promised }
terminal-verify-deal-hand = as cartas não são as prometidas: o lugar { $seat } recebeu { $dealt }, mas a semente e a parte dos jogadores dão { $due }
terminal-verify-deal-turned-up =
    as cartas não são as prometidas: { $dealt ->
        [nothing] nenhuma carta foi revelada
       *[other] a carta revelada foi { $dealt }
    }, mas pela semente e pela parte dos jogadores seria { $due ->
        [nothing] nenhuma
       *[other] { $due }
    }
terminal-verify-deal-lot = o lugar { $dealt } distribuiu primeiro, mas pela semente e pelas partes dos jogadores o sorteio dá o lugar { $due }
terminal-verify-deal-hands = mãos distribuídas: { $hands }; jogadores: { $players }
terminal-verify-deal-seed-size = uma semente tem { $due } bytes, e uma do registro tem { $size }
terminal-verify-deal-contributions = partes no embaralhamento: { $given }; jogadores: { $players }. Há uma para cada lugar, talvez vazia, ou nenhuma
terminal-verify-deal-no-round = não existe a rodada { $round }: a partida tem { $rounds }
terminal-verify-deal-unpromised = este registro não pode ser verificado: faltam nele as promessas que uma mesa faz antes da primeira rodada ({ $tag }). Registros da arena, de versões anteriores e de outros lugares não as têm
terminal-verify-deal-uncommitted = a rodada { $round } foi jogada, mas o registro não traz o compromisso dela
terminal-verify-deal-unseeded = a rodada { $round } foi jogada, mas o registro não traz a semente dela
terminal-verify-deal-no-hex = { $tag } no registro não é hexadecimal
terminal-verify-deal-contribution = a parte do lugar { $seat } não é a que ele tinha fixado (embaralhamentos descartados: { $thrown })
terminal-verify-deal-unmatched = os lugares que fixaram uma parte não são os que contribuíram ou que constam como não a tendo mostrado
terminal-verify-deal-no-seats = { $tag } do registro não indica lugares por seus números

## O bloco para uma mesa de madeira

pad-door = Bloco para cartas reais
pad-new = Nova partida
pad-again = Os mesmos jogadores de novo
pad-shelf = Todas as partidas
pad-running = Partidas em andamento
pad-running-short = em andamento
pad-finished = Partidas terminadas
pad-show-all = Mostrar todas as { $count }
pad-none = Ainda não há partidas. O que você anota fica neste aparelho e não precisa de rede.
pad-games =
    { $count ->
        [0] nenhuma partida
        [one] 1 partida
       *[other] { $count } partidas
    }
pad-device = Neste aparelho
pad-unsafe = Se faltar espaço, o navegador pode apagar o que está guardado aqui. Exporte suas partidas de vez em quando.
pad-export = Exportar tudo
pad-import = Importar
pad-imported =
    { $count ->
        [0] Nenhuma partida importada.
        [one] 1 partida importada.
       *[other] { $count } partidas importadas.
    }
pad-import-failed = Este arquivo não contém blocos.

## Um novo bloco

pad-players-why = Na ordem da mesa, em sentido horário.
pad-add-player = Adicionar jogador
pad-remove = Remover
pad-up = Mover para cima
pad-known = Jogadores de partidas anteriores
length-own = Personalizada
pad-own-sizes = Cartas em cada rodada
pad-clash = Isto não combina: { $options }.

## Uma rodada

pad-stage-bids = Previsões
pad-stage-taken = Vazas
pad-ask-bid = Previsão: { $name }
pad-ask-taken = Vazas: { $name }
pad-secret = As previsões são secretas: anote quando a rodada terminar.
pad-to-tricks = Para as vazas
pad-to-pad = Pronto
pad-bombed = e uma vaza não é de ninguém
pad-more = Mais sobre a rodada
pad-who-plays = Quem joga
pad-strike = Riscar a rodada
pad-strike-why = Fica no bloco, mas não conta.
pad-clear = Limpar a rodada
pad-skip = Pular a rodada { $number }

## O próprio bloco

pad-next-bids = Rodada { $number }: previsões
pad-next-taken = Rodada { $number }: vazas
pad-begins = Prevê primeiro: { $name }
pad-over = Fim da partida
pad-leads = Na frente
pad-correct = Corrigir a rodada { $number }
pad-met = correta
pad-missed = incorreta
pad-rests = fica de fora
pad-mend = Corrigir
pad-undo = Desfazer
pad-redo = Refazer
pad-large = Visão ampliada
pad-turn = Girar
pad-end = Encerrar a partida aqui
pad-reopen = Continuar a partida
pad-delete = Apagar a partida
pad-delete-why = A partida some de vez, também das estatísticas.
pad-delete-all = Apagar tudo
pad-delete-all-why =
    { $count ->
        [0] Nenhuma partida, mas todas as ligas somem de vez. Na dúvida, exporte antes.
        [one] 1 partida e todas as ligas somem de vez. Na dúvida, exporte antes.
       *[other] { $count } partidas e todas as ligas somem de vez. Na dúvida, exporte antes.
    }
pad-seating = Jogadores
pad-leave = Sai
pad-return = Volta
pad-join = Alguém entra
pad-left-of = Senta à esquerda de
pad-name = Nome
pad-save-file = Salvar como arquivo .pad
pad-print = Imprimir
pad-live = Em outros celulares
pad-live-why = Os outros veem o bloco enquanto você anota, por link ou código QR.
pad-live-begin = Compartilhar ao vivo
pad-live-how = Os outros podem
pad-live-watch = Assistir
pad-live-pen = Anotar também
pad-live-code = Código QR com o link deste bloco
pad-watching = Você está assistindo. O bloco é anotado em outro aparelho.

## Números de muitas partidas

pad-figures = Jogadores e números
pad-games-head = Partidas
pad-victories = Vitórias
pad-by-cards = Previsões corretas por número de cartas
pad-against = Confronto direto
pad-ahead = À frente
pad-level = Empate
pad-behind = Atrás
pad-rename = Renomear
pad-rename-why = Em todas as partidas. Com o nome de outra pessoa, as duas viram uma só.
pad-merge-failed = Os dois jogaram a mesma partida, então não são a mesma pessoa.
pad-evenings = Noites e ligas
pad-evenings-why = Várias partidas contadas juntas.
pad-new-evening = Nova noite ou liga
pad-delete-evening = Apagar a tabela, manter as partidas
pad-count = O que conta
pad-count-points = Pontos das partidas
pad-count-places = Colocações
pad-prizes = Pontos para 1º, 2º, 3º… lugar
pad-which-games = Quais partidas contam
pad-place = Colocação

## O que não pode ficar no bloco

pad-trouble-full = O aparelho está cheio, então isto não foi guardado. Exporte suas partidas e libere espaço.
pad-trouble-unkept = O navegador não guarda nada desta página. Ao fechar, tudo se perde: salve como arquivo.
pad-trouble-gone = Esta partida não está mais neste aparelho.
pad-in-round = Rodada { $number }: { $sentence }
pad-in-line = Linha { $number }: { $sentence }
pad-problem-names = Nomes: { $value }. Precisam ser { $limit }.
pad-problem-columns = Colunas: { $value }. O bloco tem no máximo { $limit }.
pad-problem-name = Todos precisam de um nome.
pad-problem-name-twice = Este nome aparece duas vezes: { $name }
pad-problem-dealer = Não há lugar { $value }: o último é { $limit }.
pad-problem-round = Essa rodada ainda não existe: a próxima é { $limit }.
pad-problem-over = A partida acabou.
pad-problem-cells = Colunas anotadas: { $value }; a mesa tem { $limit }.
pad-problem-too-few = Precisam jogar pelo menos { $limit }, não { $value }.
pad-problem-too-many = Podem jogar no máximo { $limit }, não { $value }.
pad-problem-cards = Cartas para cada um: { $value }. Deve ser de 1 a { $limit }.
pad-problem-bid = { $name }: não dá para prever { $value }, só de 0 a { $limit }.
pad-problem-taken = { $name }: { $value } vazas não é possível, só de 0 a { $limit }.
pad-problem-trump = Isto não é trunfo: { $value }. Pode ser { $limit }.
pad-problem-no-bomb = Uma vaza de ninguém: nenhuma carta desta partida faz isso.
pad-problem-no-cloud = { $name } não pode mudar a previsão: nenhuma carta desta partida faz isso.
pad-problem-change-twice = Só uma previsão muda por rodada; esta é a segunda: { $name }
pad-problem-change = { $name }: a previsão mudada seria { $value }. Deve ser de 0 a { $limit }.
pad-problem-change-unbid = { $name } ainda não previu, não há o que mudar.
pad-problem-change-by = { $name }: a Nuvem muda a previsão em um, não em { $value }.
pad-problem-rests = { $name } não joga nesta rodada.
pad-problem-even = As previsões somam { $value }, o número de vazas. A última precisa ser outra.
pad-problem-over-tricks = Há { $value } vazas anotadas, mas são só { $limit }.
pad-problem-short-tricks = Há só { $value } vazas anotadas, mas são { $limit }.
pad-problem-change-trickless = { $name } mudou a previsão, mas não ganhou vaza.
pad-problem-open = Ainda falta algo.
pad-problem-no-pad = Este arquivo não é um bloco: começa com { $value }.
pad-problem-cut = O arquivo acaba no meio da linha.
pad-problem-unread = O bloco não conhece esta linha: { $value }
pad-problem-twice = Isto aparece duas vezes: { $value }
pad-problem-no-rules = Faltam as regras: uma linha como { $limit }
pad-problem-rules = Não dá para jogar com estas regras: { $value }
pad-problem-quote = Este texto entre aspas não termina: { $value }
pad-problem-seat = Falta o nome do lugar { $value }.
pad-problem-date = Isto não é uma data: { $value }. Escreve-se como { $limit }.
pad-problem-cell = Isto não é uma anotação: { $value }. É como 1/0, 2/?, ? ou -.
pad-problem-after-end = Há algo depois do fim: { $value }
pad-problem-order = Esta é a rodada { $value }, mas a próxima é a { $limit }.

## O bloco no terminal

terminal-pad-name = Nome do jogador { $number }:
terminal-pad-bid = Rodada { $number }, previsão de { $name }, de 0 a { $most }
terminal-pad-taken = Rodada { $number }, vazas de { $name }, de 0 a { $most }
terminal-pad-rest = restam { $rest }; { $short }, se uma vaza não é de ninguém
terminal-pad-mend = A rodada { $number } não fecha. Corrija, por exemplo: { $number } Ada 2/1 (? para ajuda):
terminal-pad-over = A partida acabou. Corrija algo (? para ajuda) ou saia com q:
terminal-pad-kept = O bloco está em { $path }
terminal-pad-exists = { $path } já existe: continue com ele (augury pad --keep { $quoted }) ou indique outro arquivo
terminal-pad-settled = { $option } não pode mais ser escolhido: o bloco já definiu isso
terminal-pad-right = Tudo confere.
terminal-pad-unknown = { $text } não significa nada aqui: digite um número, ou ? para ajuda.
terminal-pad-nobody = Ninguém na mesa se chama assim, ou há mais de um: { $text }
terminal-pad-help = O que se pode digitar além de um número:
    1 0 0 – vários de uma vez, na ordem em que são pedidos
    3 Ada 2/1 · 3 Ada 0+1/1 · 3 Ada - · 3 Ada ? – um campo da rodada 3: previsto e ganho; mudado pela Nuvem; fica de fora; vazio
    3 trump R · 3 cards 4 · 3 bomb · 3 struck · 3 clear – sobre a rodada 3; sem número, sobre a atual
    no trump · no bomb · no struck · no end – desfaz isso
    join Eve Ada · name Ada Adele · deals Ada – Eve senta à esquerda de Ada; outro nome; quem distribui primeiro
    u – desfazer · end – encerrar antes · q – sair
