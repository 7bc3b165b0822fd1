### As palavras do Augury, em português do Brasil.
### Nomes, cartas e naipes entram como são, de preferência depois de dois-pontos.
### Em português, "one" vale também para zero: onde zero aparece, o número fica à vista.

## Naipes e cartas

suit-B = Humanos
suit-R = Anões
suit-G = Elfos
suit-Y = Gigantes
card-number = { $suit } { $value }
card-W = Feiticeiro
card-J = Bufão
card-S = Metamorfo
card-D = Dragão
card-F = Fada
card-X = Bomba
card-L = Lobisomem
card-U = Malabarista
card-C = Nuvem
card-as = { $card } como { $face }
card-playable = { $card }, pode ser jogada
hidden-card = Uma carta que você não vê

## A casa

title = Augury
home = Início
home-motto = O jogo de trunfos e previsões
home-return = Voltar ao início
home-return-why = Seu lugar continua seu. Depois de um minuto um bot joga por você, até você voltar.
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
connecting = Procurando a mesa …
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
join-wrong = Este não é o link de uma mesa.
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

## Os bots da casa

bot-novice = Novato
bot-apprentice = Aprendiz
bot-adept = Adepto
bot-archmage = Arquimago
bot-archmage-plus = Arquimago+

## Uma mesa nova

players = Jogadores
player = Jogador
edition = Edição
edition-why = Um ponto de partida: depois você pode mudar tudo.
edition-basic = O jogo básico
edition-DE = Alemã (Amigo)
edition-EL = Grega (Kaissa)
edition-CS = Tcheca (Piatnik Praha)
edition-HU = Húngara (Piatnik Budapest)
edition-HU25 = Húngara, edição de 25 anos
edition-PT = Brasileira, edição de 25 anos
not-with = Não combina com: { $option }.
mode = Jogo
mode-classic = Clássico
mode-classic-why = Uma carta para cada um na primeira rodada e uma a mais em cada rodada seguinte, até o baralho acabar.
mode-one-colour = Unicolor
mode-one-colour-why = Para três ou quatro jogadores. Cada um tem seu próprio naipe, um Feiticeiro e um Bufão. Sem trunfo e sem seguir naipe: vence o maior valor e, entre iguais, o que foi jogado primeiro.
mode-maximus = Wizard Maximus
mode-maximus-why = Cinco rodadas, todas com o baralho inteiro distribuído. O trunfo é, na ordem, Humanos, Anões, Elfos, Gigantes e, por fim, nenhum.
length = Duração
length-whole = Completa
length-whole-why = Todas as rodadas, cerca de 45 minutos.
length-quick = Curta
length-quick-why = Só uma rodada em cada três, cerca de 15 minutos.
length-tournament = Torneio
length-tournament-why = Dez rodadas, para três a cinco jogadores.
bidding = Previsões
bidding-open = Abertas
bidding-open-why = Um de cada vez, à vista de todos; quem distribuiu é o último.
bidding-hidden = Escondidas
bidding-hidden-why = Todos preveem ao mesmo tempo; as previsões são reveladas juntas antes da primeira vaza.
bidding-secret = Secretas
bidding-secret-why = Todos preveem ao mesmo tempo; as previsões só são reveladas no fim da rodada.
plus-minus-one = Mais/menos um
plus-minus-one-why = A soma das previsões não pode ser igual ao número de vazas.
foresight = Presciência
foresight-why = Ao prever, você vê as cartas de todos, menos as suas.
foresight-off-short = Não
foresight-first-round = Presciência na rodada 1
foresight-first-round-short = Rodada 1
foresight-every-round = Presciência em toda rodada
foresight-every-round-short = Sempre
special-cards = Cartas especiais
special-why = Cada uma entra uma vez no baralho.
special-all = As sete cartas especiais
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
kind-juggler-why = Um 7½ do naipe que você disser. Depois da vaza, todos passam uma carta para a esquerda.
kind-cloud = Nuvem
kind-cloud-why = Um 9¾ do naipe que você disser. Quem ganha a vaza altera a própria previsão em +1 ou −1.
cloud-when = Quando a Nuvem age?
cloud-at-once = Na hora
cloud-at-once-why = A Nuvem altera uma previsão assim que a vaza é ganha.
cloud-round-end = No fim da rodada
cloud-round-end-why = A Nuvem altera uma previsão no fim da rodada.
clock = Tempo para pensar
clock-off = Sem limite
clock-relaxed = 90 segundos
clock-fast = 20 segundos
listed = Aberta a todos
listed-why = A mesa aparece na página inicial.
spectators = Espectadores
spectators-why = Quem tem o link pode assistir, mas não vê cartas escondidas.
chat = Conversa
chat-why = Texto livre, além das frases prontas.
schedule-told =
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
seat-bot-short = Bot …
seat-clear = Liberar o lugar: { $name }
trouble-seat-taken = Este lugar acabou de ser ocupado.
host = anfitrião
start = Começar
start-with-bots =
    { $count ->
        [1] Começar com um bot
       *[other] Começar com { $count } bots
    }
wait-for-start = { $name } começa a partida quando todos estiverem aqui.
invite = Convidar amigos
invite-local = Este endereço só funciona neste aparelho. Para jogar com celulares, abra a página pelo endereço que este aparelho tem na sua rede.
qr-alt = Código QR com o link desta mesa
copy-link = Copiar link
copied = Copiado
copy-failed = Não foi possível copiar o link. Selecione-o à mão.
share-text = Venha jogar Wizard:
what-is-played = O que se joga
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
trump-open = em escolha
turned-up = Carta revelada: { $card }
follow = Seguir
follow-free = Qualquer
predicted = Previsto
predicted-secret = Secreto
predicted-even = igual
dealer = Dá as cartas
leads = Inicia
away = ausente
winning = na frente
trick = Vaza
your-cards = Suas cartas
last-trick = Última vaza
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
seat-count = { $taken } de { $bid } vazas previstas
seat-total = total { $total }
seconds-left =
    { $count ->
        [one] resta { $count } segundo
       *[other] restam { $count } segundos
    }
turn-you = Sua vez
turn-lead = Você inicia
turn-follow = Siga: { $suit }
turn-free = Jogue o que quiser
turn-other = Na vez: { $names }
trick-yours = Vaza sua
trick-theirs = Vaza: { $name }
trick-nobody = A vaza não é de ninguém

## O que o jogo pergunta

bid-title = Quantas vazas você vai ganhar?
bid-again = A soma deu exata. Escolha outra previsão.
bid-foresight = Você vê todas as cartas, menos as suas.
bid-hidden = Todas as previsões são reveladas juntas.
bid-secret = Sua previsão fica em segredo até o fim da rodada.
bid-forbidden = Com o número riscado, a soma das previsões daria exata.
bid-choice =
    { $tricks ->
        [0] Prever nenhuma vaza
        [one] Prever { $tricks } vaza
       *[other] Prever { $tricks } vazas
    }
bid-choice-forbidden = { $tricks }: não permitido
trump-title = Você escolhe o trunfo
trump-why = Por causa da carta revelada: { $card }
trump-wolf = Você trocou o Lobisomem por: { $card }
announce-title = { $card }: como o quê?
pass-title = Passe uma carta para a esquerda: { $name }
pass-why = O Malabarista estava na vaza. Todos passam uma carta ao mesmo tempo.
pass-choose = Escolha uma carta da sua mão
pass-card = Passar: { $card }
change-title = A Nuvem altera sua previsão
change-why = Você tem { $taken } e previu { $bid }.
change-up = Subir para { $tricks }
change-down = Baixar para { $tricks }

## Por que não

why-follow = Você tem uma carta do naipe a seguir: { $suit }
why-not-turn = Não é a sua vez.
why-first = Primeiro responda à pergunta acima.
why-foresight = Você ainda não pode olhar suas próprias cartas.
tap-again = Toque de novo para jogar: { $card }
refused = Isso não foi possível. Escolha de novo.

## A pontuação

round-over = Rodada { $number }
column-bid = Previu
column-taken = Ganhou
column-points = Pontos
column-total = Total
next-round = Próxima rodada
to-the-end = Ver o resultado final
pad-pencil = Entre parênteses: se a rodada acabasse como está agora.
pad-empty = A primeira linha é escrita quando a rodada acabar.
graph = Os totais depois de cada rodada
save-csv = Salvar como CSV
save-picture = Salvar como imagem

## O fim

end-you-won = Você venceu!
end-won =
    { $count ->
        [1] Vitória de: { $names }
       *[other] Vitória dividida: { $names }
    }
ranking = Classificação
rematch = Jogar de novo
replay = Rever a partida
save-record = Salvar o registro
story = A partida em números
story-exact = Exatas
story-streak = Sequência
story-best = Melhor rodada
story-worst = Pior rodada
story-tricks = Vazas
replay-back = Voltar
replay-next = Avançar
replay-trick = Vaza { $number } de { $count }
replay-bid =
    { $tricks ->
        [0] previu nenhuma vaza
        [one] previu { $tricks } vaza
       *[other] previu { $tricks } vazas
    }
replay-pass = { $name } passa: { $card }
replay-up = { $name }: previsão mais um
replay-down = { $name }: previsão menos um

## Conversa

say = Dizer algo
say-text = Outra coisa …
phrase-hello = Olá!
phrase-good_luck = Boa sorte!
phrase-well_played = Boa jogada!
phrase-thanks = Valeu!
phrase-sorry = Desculpe!
phrase-hurry = Sua vez!
phrase-oops = Opa!
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
speak-wolf = { $name }: Lobisomem trocado por { $card }.
speak-bid = { $name }: previsão { $tricks }.
speak-card = { $name }: { $card }.
speak-trick = Vaza: { $name }.
speak-received = Você recebeu: { $card }.
speak-away = { $name }: ausente.
speak-back = { $name }: de volta.

## A linha com o servidor

line-lost = Conexão perdida. Reconectando …
line-back = Conexão restabelecida
closed-no-such-table = Esta mesa não existe.
closed-spectators-barred = Esta mesa joga sem espectadores.
closed-wrong-key = Este link já não abre nenhum lugar.
closed-seat-gone = O anfitrião liberou o seu lugar.

## Ajustes

theme = Aparência
theme-auto = Como no aparelho
theme-dark = Escura
theme-light = Clara
pace = As vazas concluídas ficam
pace-normal = Um momento
pace-quick = Pouco tempo
pace-none = Não ficam
setting-confirm = Confirmar cartas
setting-confirm-why = A carta é jogada com o segundo toque.
setting-lefthanded = Para canhotos
setting-lefthanded-why = A mão e os botões ficam espelhados.
setting-motion = Movimento
setting-motion-why = As cartas se movem pela mesa.
setting-sound = Sons
setting-sound-why = Cartas, vazas e a sua vez podem ser ouvidas.
setting-vibration = Vibração
setting-vibration-why = O celular vibra quando é a sua vez.

## As regras

variants = Variantes
rule-goal-title = Objetivo
rule-goal = Antes de cada rodada você prevê quantas vazas vai ganhar. Previsões corretas dão pontos, incorretas tiram. Vence o maior total depois da última rodada.
rule-cards-title = As cartas
rule-suits = Os naipes: { $suits }
rule-suits-own = Os naipes, lugar por lugar: { $suits }
rule-cards = Quatro naipes com os números de 1 a 13, quatro Feiticeiros e quatro Bufões. O 13 é a carta mais forte do seu naipe.
rule-wizard = Um Feiticeiro vence qualquer carta. O primeiro Feiticeiro jogado vence a vaza. Ele pode ser jogado sempre.
rule-jester = Um Bufão perde para qualquer carta. Ele pode ser jogado sempre. Se só houver Bufões, ganha o primeiro deles.
rule-deck-special = Misturadas ao baralho, uma de cada: { $cards }
rule-rounds-title = Rodadas
rule-rounds = Uma carta para cada um na primeira rodada, duas na segunda, sempre uma a mais, até o baralho acabar.
rule-players = { $players } jogadores, rodadas: { $rounds }. Cada rodada tem tantas vazas quantas cartas cada um recebe.
rule-deal = Depois de cada rodada, a vez de distribuir passa para a esquerda.
rule-stock = As cartas que não são distribuídas ficam viradas para baixo. Ninguém as vê.
rule-schedule = Cartas nas rodadas desta mesa: { $sizes }
rule-shuffle = Antes de cada rodada, o baralho inteiro é embaralhado.
rule-shuffle-own = Antes de cada rodada, cada um embaralha as próprias cartas e compra delas.
rule-trump-title = Trunfo
rule-trump = Depois da distribuição, revela-se uma carta. O naipe dela é o trunfo e vence os outros naipes.
rule-trump-none = Se uma destas for revelada, não há trunfo: { $cards }
rule-trump-dealer = Se uma destas for revelada, quem distribuiu olha as próprias cartas e escolhe o naipe do trunfo: { $cards }
rule-trump-last = Na última rodada não sobra carta, então não há trunfo.
rule-trump-left = Em uma rodada em que não sobra carta, não há trunfo.
rule-bids-title = Previsões
rule-bids = Cada um diz quantas vazas vai ganhar, de nenhuma a todas.
rule-bids-turn = Começa o jogador à esquerda de quem distribuiu.
rule-last-bid = Por isso quem distribuiu, que prevê por último, não pode dizer o único número que tornaria a soma igual.
rule-rebid = Se a soma for igual ao número de vazas quando as previsões forem reveladas, quem distribuiu anuncia na hora outro número.
rule-bids-nobody = Esse número não muda quando uma vaza não é de ninguém.
rule-foresight-first-round = Na primeira rodada, ao prever, você vê as cartas de todos, menos as suas. Depois todos pegam as próprias cartas.
rule-foresight-every-round = Em toda rodada, ao prever, você vê as cartas de todos, menos as suas. Depois todos pegam as próprias cartas.
rule-foresight-trump = Quem distribuiu e escolhe o trunfo também o faz sem ver as próprias cartas.
rule-tricks-title = As vazas
rule-tricks = Os outros seguem em sentido horário. Quem tem uma carta do naipe da primeira carta precisa jogar uma delas, ou uma carta que sempre pode ser jogada. Quem não tem joga o que quiser. Ninguém é obrigado a usar trunfo.
rule-free = Se a vaza começa com um Feiticeiro, não é preciso seguir o naipe. Se começa com um Bufão, decide a primeira carta que não for Bufão. Um Feiticeiro jogado depois não muda o naipe que precisa ser seguido.
rule-lead = O jogador à esquerda de quem distribuiu inicia a primeira vaza com a carta que quiser; cada vaza seguinte é iniciada por quem ganhou a anterior.
rule-winning = Ganha a vaza o primeiro Feiticeiro; senão, o trunfo mais forte; senão, a carta mais forte do naipe da primeira carta.
rule-score-title = Pontos
rule-score = Previsão correta: 20 pontos, mais 10 por vaza ganha. Incorreta: −10 por vaza a mais ou a menos.
rule-end = Vence o maior total depois da última rodada. Totais iguais dividem a vitória.
rule-special = Podem ser jogadas sempre, como Feiticeiros e Bufões. Na mão, não pertencem a nenhum naipe.
rule-announced = Uma carta anunciada como Feiticeiro ou Bufão é exatamente isso: entre vários Feiticeiros na vaza, ganha o primeiro.
rule-lead-free = Enquanto o naipe não está definido, estas valem como um Feiticeiro, e não é preciso seguir o naipe: { $cards }
rule-lead-waits = Enquanto o naipe não está definido, estas valem como um Bufão, e a carta seguinte decide: { $cards }
rule-lead-suit = Enquanto o naipe não está definido, com estas segue-se o naipe anunciado: { $cards }
rule-nobody-never = A própria Bomba nunca ganha, e a vaza não conta para previsão nenhuma.
rule-nobody-fairy = Dragão, Fada e Bomba na mesma vaza: ninguém a ganha, e quem jogou a Fada inicia a próxima.
rule-nobody-jesters = Só Bufões, Fada e Bomba: teria ganho o primeiro Bufão.
rule-traded = A carta revelada pode ser qualquer uma, e o que ela significaria para o trunfo já não vale. O próprio Lobisomem nunca é jogado.
rule-pass = Todos passam ao mesmo tempo. Depois da última vaza da rodada ninguém passa.
rule-pass-nobody = Passam mesmo que a Bomba esteja na vaza.
rule-change-range = A previsão continua entre nenhuma e todas as vazas.
rule-change-secret = Todos veem que uma previsão muda, ninguém vê como.
rule-change-nobody = Com a Bomba na vaza, a Nuvem não muda nada.
rule-pass-first = Malabarista e Nuvem na mesma vaza: primeiro todos passam, depois a previsão muda.
rule-special-up = Reveladas na distribuição, a Fada e a Bomba valem como um Bufão, as outras como um Feiticeiro. Iniciando a vaza, o Dragão vale como um Feiticeiro, a Fada e a Bomba como um Bufão; com o Malabarista e a Nuvem, segue-se o naipe anunciado.

## O tutorial

lesson-title = Aprender a jogar
lesson-1-bid = Na primeira rodada cada um tem uma carta. A carta revelada é dos Humanos, então Humanos são trunfo. Você tem um Feiticeiro, e ele vence tudo: preveja 1 vaza.
lesson-1-play = Ada iniciou, Ben seguiu. Agora jogue seu Feiticeiro: toque nele.
lesson-2-bid = Duas cartas para cada um. Em cheio: 20 pontos, e 10 para cada vaza. Seu 12 dos Anões é forte, seu 2 dos Humanos não. Preveja 1 vaza.
lesson-2-follow = Ben iniciou com Anões. Você tem Anões, então precisa seguir. Toque na outra carta para ver por que ela não pode, depois jogue o 12 dos Anões.
lesson-2-lead = A vaza é sua, então você inicia. Você já tem o que previu e não quer mais: jogue o 2 dos Humanos.
lesson-3-bid = Três cartas, e Anões são trunfo. Seu 13 dos Gigantes pode ganhar; o Bufão nunca ganha, e seu trunfo é pequeno. Você fala primeiro: preveja 1.
lesson-3-lead = Você está à esquerda de quem deu as cartas, então inicia. O 13 dos Gigantes é seguro enquanto os outros tiverem Gigantes: jogue-o.
lesson-3-jester = Essa vaza foi sua. Agora passe a vez de iniciar: um Bufão perde para qualquer carta.
lesson-3-last = Ben iniciou com um Feiticeiro: não há naipe a seguir nem nada a ganhar. Jogue sua última carta.
lesson-other = Boa ideia, mas aqui vamos tentar outra coisa: faça como diz acima.
lesson-done = É só isso: o jogo inteiro!
lesson-done-why = Três previsões exatas. Numa partida completa cada rodada tem uma carta a mais, e fica mais difícil.
lesson-stop = Sair do tutorial
