### Slova Augury, česky.
### Jména, karty a barvy se vkládají beze změny, proto stojí raději za dvojtečkou než v pádu.

## Barvy a karty

suit-B = Lidé
suit-R = Trpaslíci
suit-G = Elfové
suit-Y = Obři
colour-B = modrá
colour-R = červená
colour-G = zelená
colour-Y = žlutá
card-number = { $suit } { $value }
card-W = Čaroděj
card-J = Žolík
card-S = Měňavec
card-D = Drak
card-F = Víla
card-X = Bomba
card-L = Vlkodlak
card-U = Žonglér
card-C = Mrak
card-H = Čarodějnice
card-V = Upír
card-as = { $card } jako { $face }
card-playable = { $card }, lze zahrát
hidden-card = Karta, kterou nevidíš

## Dům

title = Augury
home = Úvod
home-motto = Hra trumfů a předpovědí
home-return = Zpět na úvod
home-return-why = Místo ti zůstane. Budeš-li pryč déle, hraje za tebe bot, dokud se nevrátíš.
home-return-waits = Místo ti zůstane a hra na tebe počká.
close = Zavřít
cancel = Zrušit
menu = Nabídka
send = Odeslat
share = Sdílet
language = Jazyk
settings = Nastavení
rules = Pravidla
offline = Server není dostupný.
trouble = To se nepovedlo. Zkus to prosím znovu.
connecting = Hledáme stůl…
you = Ty
your-name = Tvoje jméno
name-default = Host

## Úvodní stránka

play-now = Hrát hned
play-now-with =
    { $bots ->
        [one] Proti jednomu botovi
        [few] Proti { $bots } botům
        [many] Proti { $bots } bota
       *[other] Proti { $bots } botům
    }
opponents = Soupeři
new-table = Nový stůl pro přátele
friends = S přáteli
join = Přisednout
join-link = Odkaz nebo kód
join-wrong = To není odkaz ani kód stolu.
unfinished = Tvoje rozehrané hry
not-begun = Ještě nezačala
open-tables = Otevřené stoly
seats-open =
    { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
learn = Poprvé? Naučíš se to za pět minut
learn-short = Výuka
home-puzzle = Hádanka
home-review = Rozbor

## Boti domu

bot-novice = Nováček
bot-apprentice = Učeň
bot-journeyman = Tovaryš
bot-adept = Adept
bot-master = Mistr
bot-archmage = Arcimág
bot-archmage-plus = Arcimág+

level-kept = Ze 100 předpovědí vyjde { $number }
level-won = Proti třem soupeřům o úroveň níže vyhraje { $number } ze 100 her
level-at-once = Hraje ihned
level-thinks = Nad tahem přemýšlí až { $number } ms

## Nový stůl

players = Hráči
player = Hráč
edition = Vydání
edition-why = Předvolba: potom můžeš všechno změnit.
edition-basic = Základní hra
edition-DE = Německé (Amigo)
edition-DE30 = Německé, jubilejní (30 let)
edition-EL = Řecké (Kaissa)
edition-CS = České (Piatnik Praha)
edition-HU = Maďarské (Piatnik Budapest)
edition-HU25 = Maďarské, jubilejní (25 let)
edition-PT = Brazilské, jubilejní (25 let)
not-with = Zašedlé kvůli volbě: { $option }.
contradiction = Tohle nejde dohromady: { $options }
mode = Hra
mode-classic = Klasická
mode-classic-why = V prvním kole má každý jednu kartu, v každém dalším o jednu víc, dokud karty nedojdou.
mode-one-colour = Jedna barva
mode-one-colour-why = Pro tři nebo čtyři hráče. Každý má vlastní barvu, čaroděje a žolíka. Bez trumfů a bez přiznávání barvy: vyhrává nejvyšší hodnota, při shodě ta dříve zahraná.
mode-maximus = Wizard Maximus
mode-maximus-why = Pět kol a v každém se rozdají všechny karty. Trumfem jsou postupně lidé, trpaslíci, elfové, obři, nakonec nic.
length = Délka
length-whole = Celá hra
length-whole-why = Všechna kola, asi tři čtvrtě hodiny.
length-quick = Krátká hra
length-quick-why = Jen každé třetí kolo, asi čtvrt hodiny.
length-tournament = Turnaj
length-tournament-why = Deset kol při jakémkoli počtu hráčů.
bidding = Předpovědi
bidding-open = Otevřené
bidding-open-why = Postupně a veřejně; rozdávající jako poslední.
bidding-hidden = Skryté
bidding-hidden-why = Všichni najednou; předpovědi se odkryjí společně před prvním štychem.
bidding-secret = Tajné
bidding-secret-why = Všichni najednou; předpovědi se odkryjí společně až po skončení kola.
plus-minus-one = Plus nebo minus 1
plus-minus-one-why = Součet předpovědí se nesmí rovnat počtu štychů.
last-bid = Kdo smí součet přesto vyrovnat?
last-bid-nobody-short = Nikdo
last-bid-nobody-why = Jak je vytištěno: rozdávající, který předpovídá poslední, nesmí součet vyrovnat.
last-bid-unless-leading = Jen pro toho, kdo sám vede
last-bid-unless-leading-short = Kdo sám nevede
last-bid-unless-leading-why = Při plus nebo minus 1 nesmí součet vyrovnat jen rozdávající, který na body sám vede.
last-bid-zero = 0 vždy dovolena
last-bid-zero-short = Kdo řekne 0
last-bid-zero-why = Při plus nebo minus 1 smí rozdávající vždy předpovědět 0, i když se pak součet rovná počtu štychů.
foresight = Prozíravost
foresight-why = Při předpovědi vidíš karty všech ostatních, ale ne svoje.
foresight-off-short = Ne
foresight-first-round = Prozíravost v 1. kole
foresight-first-round-short = 1. kolo
foresight-every-round = Prozíravost v každém kole
foresight-every-round-short = Každé kolo
special-cards = Speciální karty
special-why = Každá se přimíchá jednou.
special-all = Všechny speciální karty
kind-shapeshifter = Měňavec
kind-shapeshifter-why = Ohlásíš, jestli je to čaroděj, nebo žolík.
kind-dragon = Drak
kind-dragon-why = Porazí všechno, i čaroděje, jen ne vílu. Přimíchá se jen spolu s vílou.
kind-fairy = Víla
kind-fairy-why = Prohraje se vším, ale porazí draka. Přimíchá se jen spolu s drakem.
kind-bomb = Bomba
kind-bomb-why = Štych nepatří nikomu. Kdo by ho jinak získal, vynáší do dalšího.
kind-werewolf = Vlkodlak
kind-werewolf-why = Kdo ho má, vymění ho před předpověďmi za otočenou kartu a určí trumfovou barvu, nebo hru bez trumfů.
kind-juggler = Žonglér
kind-juggler-why = Karta 7½ v barvě, kterou ohlásíš. Po štychu každý předá jednu kartu doleva.
kind-cloud = Mrak
kind-cloud-why = Karta 9¾ v barvě, kterou ohlásíš. Kdo získá štych, zvýší, nebo sníží svou předpověď o jeden.
kind-witch = Čarodějnice
kind-witch-why = Prohraje se vším kromě bomby. Po štychu do něj dáš jednu kartu z ruky a jinou si z něj vezmeš.
kind-vampire = Upír
kind-vampire-why = Je kartou, která leží otočená, se vším, co umí. Leží-li tam vlkodlak, otočí se nová karta a s ní přijde nový trumf.
cloud-when = Kdy mrak působí?
cloud-at-once = Hned
cloud-at-once-why = Mrak změní předpověď hned po získání štychu.
cloud-round-end = Na konci kola
cloud-round-end-why = Mrak změní předpověď na konci kola.
first-dealer = Rozdává první
first-dealer-why = Stůl určí, kdo rozdává první kolo.
first-dealer-lot = Los
first-dealer-lot-why = Kdo rozdává první kolo, určí los. Losuje se při prvním míchání a dá se stejně ověřit.
ties = Shoda bodů
ties-shared = Dělí se
ties-shared-why = Při shodě se hráči o vítězství dělí.
ties-predictions = Součet předpovědí
ties-predictions-why = Při shodě bodů je výš hráč s větším součtem předpovědí. Je-li i ten stejný, o místo se dělí.
ties-predictions-told = Shoda bodů: rozhoduje součet předpovědí ({ $counts }).
ties-predictions-met = Splněné předpovědi
ties-predictions-met-why = Při shodě bodů je výš hráč, který splnil více předpovědí. Je-li i to stejné, o místo se dělí.
ties-predictions-met-told = Shoda bodů: rozhoduje počet splněných předpovědí ({ $counts }).
clock = Čas na rozmyšlenou
clock-off = Neomezený
clock-relaxed = 90 sekund
clock-fast = 20 sekund
listed = Otevřený všem
listed-why = Stůl je vidět na úvodní stránce.
spectators = Diváci
spectators-why = Kdo má odkaz, může se dívat. Skryté karty nevidí.
chat = Chat
chat-why = Volný text kromě připravených vět.
schedule-sizes =
    { $count ->
        [one] Jedno kolo
        [few] { $count } kola
        [many] { $count } kola
       *[other] { $count } kol
    } s tímto počtem karet: { $sizes }
lay-table = Připravit stůl

## Před hrou

lobby-title = Stůl: { $name }
sit-title = Vyber si místo
sit-down = Posadit se
sit-here = Sednout si sem
table-full = Všechna místa jsou obsazená
watch-hint = Nebo tu zůstaň: hru uvidíš, až začne.
seats = Místa
seat-open = Místo { $seat }
seat-free = Volné
seat-bot = Posadit bota na místo { $seat }
seat-bot-short = Bot…
seat-program = program
seat-clear = Uvolnit místo: { $name }
trouble-seat-taken = Tohle místo právě někdo obsadil.
trouble-name-taken = Takhle nebo skoro takhle se tu už někdo jmenuje, nebo tak říkáme botovi. Zvol si prosím jiné jméno.
trouble-no-such-bot = Tento bot tu není k dispozici.
trouble-wrong-stage = To už nejde: hra pokročila dál.
trouble-too-fast = Příliš rychle. Chvilku prosím počkej.
host = hostitel
start = Začít
start-with-bots =
    { $count ->
        [one] Začít s jedním botem
        [few] Začít se { $count } boty
        [many] Začít s { $count } bota
       *[other] Začít s { $count } boty
    }
wait-for-start = Až tu budou všichni, hru spustí: { $name }.
invite = Pozvat přátele
invite-local = Tahle adresa platí jen na tomto zařízení. Aby se dalo hrát na telefonech, otevři stránku na síťové adrese tohoto zařízení.
qr-alt = QR kód s odkazem na tento stůl
copy-link = Kopírovat odkaz
copied = Zkopírováno
copy-failed = Odkaz se nepodařilo zkopírovat. Označ ho ručně.
share-text = Pojď si zahrát Wizard:
what-is-played = Co se hraje
glance-players =
    { $count ->
        [one] jeden hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
glance-rounds =
    { $count ->
        [one] jedno kolo
        [few] { $count } kola
        [many] { $count } kola
       *[other] { $count } kol
    }
leave = Odejít od stolu

## Stůl

table = Stůl
round = Kolo
cards = Karty
round-of = Kolo { $number } z { $rounds }
cards-each =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
trump = Trumf
trump-none = Žádný
trump-open = Vybírá se
turned-up = Otočená karta: { $card }
follow = Barva
follow-free = Cokoli
predicted = Předpovědi
predicted-secret = Tajné
predicted-even = rovná se
dealer = Rozdává
leads = Vynáší
away = pryč
winning = vede
trick = Štych
your-cards = Tvoje karty
last-trick = Poslední štych
score-pad = Záznamový blok
skip = Dál
watching = Díváš se.
foreseen = Karty: { $name }
seat-turn = na tahu
seat-taken =
    { $taken ->
        [one] 1 štych
        [few] { $taken } štychy
        [many] { $taken } štychu
       *[other] { $taken } štychů
    }
seat-count = získáno { $taken }, předpověď { $bid }
seat-total = celkem { $total }
seconds-left =
    { $count ->
        [one] zbývá 1 sekunda
        [few] zbývají { $count } sekundy
        [many] zbývá { $count } sekundy
       *[other] zbývá { $count } sekund
    }
turn-you = Jsi na tahu
turn-lead = Vynášíš
turn-follow = Přiznej barvu: { $suit }
turn-free = Zahraj, co chceš
turn-other = Na tahu: { $names }
turn-others =
    { $count ->
        [one] Na tahu: { $count } hráč
        [few] Na tahu: { $count } hráči
       *[other] Na tahu: { $count } hráčů
    }
trick-yours = Tvůj štych
trick-theirs = Štych: { $name }
trick-nobody = Štych nepatří nikomu

## Na co se hra ptá

bid-title = Kolik štychů získáš?
bid-again = Předpovědi dávají dohromady přesně počet štychů. Rozdáváš ty: zvol jinou.
bid-foresight = Vidíš všechny karty kromě svých.
bid-hidden = Všechny předpovědi se odkryjí společně.
bid-secret = Tvoje předpověď zůstane do konce kola tajná.
bid-forbidden = Přeškrtnuté číslo není dovoleno: součet předpovědí by se rovnal počtu štychů.
bid-choice =
    { $tricks ->
        [one] Předpovědět 1 štych
        [few] Předpovědět { $tricks } štychy
        [many] Předpovědět { $tricks } štychu
       *[other] Předpovědět { $tricks } štychů
    }
bid-choice-forbidden = { $tricks }: není dovoleno
trump-title = Určuješ trumfy
trump-why = Otočená karta: { $card }. Trumfy určuje rozdávající.
trump-wolf = Tvůj vlkodlak je vyměněn za otočenou kartu: { $card }
announce-title = { $card }: jako co?
pass-title = Předej jednu kartu doleva: { $name }
pass-why = Ve štychu byl žonglér. Všichni najednou předávají jednu kartu.
put-in-title = Dej jednu kartu do štychu
take-out-title = Vezmi si kartu ze štychu
put-in-why = Čarodějnice: dáš do štychu jednu kartu z ruky a potom si vezmeš jinou. Obě všichni vidí.
pass-choose = Vyber kartu z ruky
pass-card = Předat: { $card }
change-title = Změň svou předpověď o jeden
change-why = Štych s mrakem je tvůj. Zatím máš štychů: { $taken }, předpověď: { $bid }.
change-up = Zvýšit na { $tricks }
change-down = Snížit na { $tricks }

## Proč ne

why-not-turn = Nejsi na tahu.
why-first = Nejdřív odpověz na otázku.
why-foresight = Na svoje karty se ještě nesmíš podívat.
tap-again = Zahraješ dalším klepnutím: { $card }
refused = To nejde. Vyber něco jiného.

## Proč tah nelze provést

refusal-game_over = Hra skončila.
refusal-wrong_phase =
    To teď nejde. { $phase ->
        [trump] Nejdřív se určí trumf.
        [bid] Nejdřív všichni předpovídají.
        [rebid] Nejdřív rozdávající předpoví znovu.
        [play] Teď se hraje karta.
        [pass] Nejdřív všichni předají kartu.
        [change] Nejdřív se změní předpověď.
       *[deal] Nejdřív se rozdá další kolo.
    }
refusal-out_of_turn = Nejsi na tahu. Na tahu: { $names }
refusal-already_acted = Už máš vybráno. Na tahu: { $names }
refusal-forbidden_trump = Musíš určit jednu ze čtyř barev.
refusal-bid_out_of_range =
    V tomto kole { $tricks ->
        [one] je { $tricks } štych
        [few] jsou { $tricks } štychy
       *[other] je { $tricks } štychů
    }: předpověz 0 až { $tricks }.
refusal-forbidden_bid = S předpovědí { $bid } by se součet rovnal počtu štychů ({ $tricks }). Dovoleno: { $allowed }
refusal-not_in_hand = { $card }: tuto kartu nemáš. Máš: { $cards }
refusal-not_offered = { $card }: tuto kartu si z tohoto štychu vzít nemůžeš. Můžeš si vzít: { $cards }
refusal-bad_announcement = { $card }: musí se ohlásit jako jedna z těchto: { $cards }
refusal-bad_announcement-plain = { $card }: neohlašuje se jako nic jiného.
refusal-must_follow = { $card }: teď to nejde. Musíš přiznat barvu: { $suit }. Máš: { $cards }
refusal-bad_change = Tvoje předpověď je { $bid } a zůstává mezi 0 a { $tricks }. Dovoleno: { $allowed }

## Body

round-over = Kolo { $number }
column-bid = Předpověď
column-taken = Štychy
column-points = Body
column-total = Celkem
next-round = Další kolo
to-the-end = Ke konečnému výsledku
pad-pencil = V závorkách: kdyby kolo skončilo teď.
pad-empty = První řádek se zapíše, až kolo skončí.
graph = Součty po každém kole
save-csv = Uložit jako CSV
save-picture = Uložit jako obrázek

## Konec

end-you-won = Vítězství je tvoje!
end-you-share = Společné vítězství: ty a { $names }!
end-won =
    { $count ->
        [one] Vítězí: { $names }
       *[other] O vítězství se dělí: { $names }
    }
ranking = Pořadí
rematch = Hrát znovu
replay = Přehrát záznam
replay-loading = Načítáme hru…
save-record = Uložit záznam
check-record = Ověřit záznam
check-record-same = Záznam je hra, která se tu hrála: nic v něm nebylo změněno.
check-record-other = Záznam není hra, která se tu hrála. Nevěř mu.
check-record-unread = Záznam se teď nepodařilo přečíst.
check-record-own = Tvůj vlastní podíl platil při každém míchání a nikdo ho neznal, když byly dané ostatní. Zda karty z podílů vyplývají, řekne „augury verify“.
check-record-others = Podíl na každém míchání mají: { $names }. Byly dané dřív, než byl některý vidět; ty jsi podíl neměl(a). Zda karty z podílů vyplývají, řekne „augury verify“.
check-record-open = Podíl na každém míchání mají: { $names }, ale podíly byly veřejné: kdo z nich byl domluvený se serverem, mohl s ním karty vybrat.
check-record-house = Míchal jen server: po začátku hry už karty změnit nemohl, předtím si je ale vybrat mohl.
check-record-withheld = Podíl na míchání neukázali: { $names }. Proto se míchalo znovu bez něj. Server a takový hráč dohromady mohli zahodit míchání, které se jim nelíbilo.
check-record-hash = Tvůj doklad pro „augury verify --heard“:
story = Hra v číslech
story-exact = Správně
story-streak = V řadě
story-best = Nejlepší kolo
story-worst = Nejhorší kolo
story-tricks = Štychy
replay-back = Zpět
replay-next = Dál
the-game = Hra
replay-play = Přehrát
replay-pause = Pozastavit
timeline = Průběh hry
replay-bid =
    { $tricks ->
        [one] předpověď: 1 štych
        [few] předpověď: { $tricks } štychy
        [many] předpověď: { $tricks } štychu
       *[other] předpověď: { $tricks } štychů
    }

## Rozbor: štěstí a hra

review-title = Štěstí a hra
review-par = Průměr
review-luck = Štěstí
review-own = Vlastní hra
review-others = Ostatní
review-given = Promarněno
review-met = Vyšlo
review-parts-why = Body = průměr + štěstí + vlastní hra + ostatní. Průměr je to, co lze na tom místě čekat před rozdáním; štěstí je to, co přinesly karty; zbytek je to, jak dopadla rozhodnutí, tak jak karty ležely. Co které rozhodnutí promarnilo, se posuzuje zvlášť, podle toho, co hráč tehdy mohl vědět: vlastní body bez poloviny toho, co průměrně získají ostatní; v posledních dvou kolech šance na výhru, v bodech.
review-chances = Šance na výhru
review-dearest = Nejdražší rozhodnutí
review-bidding = Kolo { $round } · předpověď · { $name }
review-trick = Kolo { $round } · štych { $trick } · { $name }
review-better = Zvoleno: { $move }. Lepší: { $best }. Stálo to asi { $points } b. (± { $error }).
review-fine = Zvoleno: { $move }. Zhruba stejně dobré: { $best }.
review-unclear = Zvoleno: { $move }. Možná lepší: { $best }, asi o { $points } b. (± { $error }).
review-hand = V ruce: { $cards }
review-table = Na stole: { $cards }
review-working = Probíhá rozbor
review-stopped = Předčasně ukončeno: rozebráno { $done } z { $rounds } kol.
review-unfinished = Hra neskončila: tohle se zatím odehrálo.
review-not-learnt = Taková pravidla si rozhodčí nikdy nezkusil. Ber jeho slovo s rezervou.
review-again = Stejná čísla znovu: { $command }
review-needs-seat = Kolo { $number } se ještě hraje a nikdo nesmí znát všechny karty. Řekni pomocí --seat, číma očima se dívat.
review-nothing = Ještě se nerozdávalo, takže není co rozebírat.
review-written = Zapsáno: { $path }
verdict-forced = bez volby
verdict-best = nejlepší
verdict-fine = v pořádku
verdict-unclear = zatím není jasné
verdict-inaccuracy = nepřesnost
verdict-probable = nejspíš chyba
verdict-mistake = chyba
verdict-blunder = hrubá chyba
hint-best = Nejlepší: { $move }
hint-forced = Dá se udělat jediná věc: { $move }
hint-move = Tah
hint-points = Body
hint-gain =
    { $count ->
        [one] { $gain } bod
        [few] { $gain } body
        [many] { $gain } bodu
       *[other] { $gain } bodů
    }
hint-exact = Předpověď vyjde
hint-win = Výhra
hint-tricks = Očekávané štychy: { $chances }
hint-nothing = V této hře není nikdo na tahu, takže není co radit.
hint-whose = Na tahu je víc hráčů: řekni pomocí --seat, komu poradit.
hint-not-you = Na tahu není: { $name }
why-has-enough = Předpověď je splněná: každý další štych stojí body.
why-needs-all = Potřeba jsou všechny štychy, které zbývají.
why-needs =
    { $number ->
        [one] Chybí ještě jeden štych.
        [few] Chybějí ještě { $number } štychy.
        [many] Chybí ještě { $number } štychu.
       *[other] Chybí ještě { $number } štychů.
    }
why-needs-later =
    { $number ->
        [one] Chybí ještě jeden štych
        [few] Chybějí ještě { $number } štychy
        [many] Chybí ještě { $number } štychu
       *[other] Chybí ještě { $number } štychů
    } a po tomto { $second ->
        [one] zbývá jeden.
        [few] zbývají { $second }.
        [many] zbývá { $second }.
       *[other] jich zbývá { $second }.
    }
why-out-of-reach = Předpověď už nevyjde: teď jde o to ztratit co nejméně.
why-takes = Po této kartě už nikdo nehraje: štych bere ona.
why-ducks = Po této kartě už nikdo nehraje: štych nechá jinému.
why-unbeatable = Nic z toho, co je ještě venku, tuhle kartu nepřebije.
why-higher-out =
    { $number ->
        [one] Přebít ji může jedna karta, která je ještě venku.
        [few] Přebít ji mohou { $number } karty, které jsou ještě venku.
        [many] Přebít ji může { $number } karty, která je ještě venku.
       *[other] Přebít ji může { $number } karet, které jsou ještě venku.
    }
why-few-higher =
    { $number ->
        [one] Přebít ji může jen jedna karta, která je ještě venku.
        [few] Přebít ji mohou jen { $number } karty, které jsou ještě venku.
        [many] Přebít ji může jen { $number } karty, která je ještě venku.
       *[other] Přebít ji může jen { $number } karet, které jsou ještě venku.
    }
why-keeps = Silnější karta zůstává v ruce na později.
why-gives-up = Štych už patří jinému: dobrá chvíle se téhle karty zbavit.
why-nobody = S bombou štych nezíská nikdo.
why-next-needs = Další hraje { $name } a ještě potřebuje štychy.
why-next-full = Další hraje { $name } a žádný štych už nechce.
why-cards-worth =
    { $number ->
        [0] S takovými kartami se nejčastěji nezíská žádný štych.
        [one] S takovými kartami se nejčastěji získá jeden štych.
        [few] S takovými kartami se nejčastěji získají { $number } štychy.
        [many] S takovými kartami se nejčastěji získá { $number } štychu.
       *[other] S takovými kartami se nejčastěji získá { $number } štychů.
    }
why-bids-over = Ostatní už předpověděli hodně, dohromady { $number }: o štychy bude nouze.
why-bids-under = Ostatní předpověděli málo, dohromady { $number }: štychy budou zbývat.
why-comes-true = Ze 100 takových kol předpověď vyjde { $number }krát.
why-truer = Takto předpověď ze 100 takových kol vyjde { $number }krát, se zvolenou možností { $second }krát.
why-wins = Takto se hra ze 100 případů vyhraje { $number }krát, se zvolenou možností { $second }krát.
why-others-less = Ostatním to přinese méně bodů.
puzzle-title = Hádanka { $number } z { $count }
puzzle-ask = Co je nejlepší? { $choices }
puzzle-right = Přesně tak!
puzzle-wrong = Ne tak docela. Nejlepší je: { $best }
puzzle-lost = Tvá volba ({ $move }) přinese asi o { $points } bodů méně.
puzzle-gap = Je to lepší než všechno ostatní, asi o { $points } b.
puzzle-none = Hádanka { $number } neexistuje: je jich { $count }, od 1.

## Rady a trenér

hint = Rada
move-bid =
    { $tricks ->
        [one] 1 štych
        [few] { $tricks } štychy
        [many] { $tricks } štychu
       *[other] { $tricks } štychů
    }
move-change = Předpověď { $by }
move-trump = Trumf: { $suit }
review-best = Nejlepší
review-chosen = Zvoleno
hint-working = Přemýšlím…
hint-do = To udělám
hint-tricks-title = Očekávané štychy, v %
hint-late = Už je pozdě: nejsi na tahu.
hints = Rady pro všechny
hints-why = Každý u stolu se smí zeptat, co by bylo nejlepší. Když hraješ jen proti botům, smíš vždycky.
coach-title = Nechceš si to rozmyslet?
coach-warning = { $move }: nejspíš by tě to stálo { $points } b.
coach-again = Rozmyslím si to
coach-anyway = Přesto to udělám
coach-show = Ukaž něco lepšího
setting-coach = Trenér
setting-coach-why = Varuje před drahou chybou ve hře proti botům a všude, kde jsou rady povoleny.

## Rozbor na stránce

review-drop-title = Rozebrat hru
review-drop = Pusť sem záznam nebo vyber soubor
review-drop-why = Záznam je text s příponou .wiz: tak se dá uložit každá dohraná hra.
review-empty = Tento soubor je prázdný.
review-ahead =
    { $count ->
        [one] Před tvou hrou je ještě jedna…
        [few] Před tvou hrou jsou ještě { $count } hry…
        [many] Před tvou hrou je ještě { $count } hry…
       *[other] Před tvou hrou je ještě { $count } her…
    }
review-rounds-done = { $number } z { $rounds } kol
review-cancelled = Rozbor byl zastaven.
review-start = Začít znovu
review-closer = Podívat se důkladněji
review-closer-why = Trvá až minutu, vyzkouší víc a je si jistější.
review-whose = Čí hra?
review-everyone = Všichni
review-eyes = Z kterého místa?
review-mostly-luck = Největší rozdíl udělaly karty.
review-mostly-own = Největší rozdíl udělala vlastní rozhodnutí.
review-mostly-others = Největší rozdíl udělali ostatní.
review-mostly-mixed = Sešlo se víc věcí.
review-mostly-nothing = Nic nevyčnívalo: karty a hra se vyrovnaly.
review-luck-good = Karta šla ({ $points }).
review-luck-bad = Karta nešla ({ $points }).
review-luck-even = Karty byly průměrné ({ $points }).
review-own-good = Vlastní rozhodnutí dopadla dobře ({ $points }).
review-own-bad = Vlastní rozhodnutí dopadla špatně ({ $points }).
review-own-even = Vlastní rozhodnutí se vyrovnala ({ $points }).
review-others-good = Ostatní pomohli ({ $points }).
review-others-bad = Ostatní uškodili ({ $points }).
review-others-even = Ostatní skoro nic nezměnili ({ $points }).
review-gave =
    { $number ->
        [one] Podle toho, co se tehdy dalo vědět, bylo jedno rozhodnutí drahé: stálo asi { $second } b.
        [few] Podle toho, co se tehdy dalo vědět, byla { $number } rozhodnutí drahá: dohromady stála asi { $second } b.
        [many] Podle toho, co se tehdy dalo vědět, bylo { $number } rozhodnutí drahé: dohromady stálo asi { $second } b.
       *[other] Podle toho, co se tehdy dalo vědět, bylo { $number } rozhodnutí drahých: dohromady stála asi { $second } b.
    }
review-gave-nothing = Podle toho, co se tehdy dalo vědět, nebylo žádné rozhodnutí drahé.
review-gave-unclear =
    { $number ->
        [one] Podle toho, co se tehdy dalo vědět, nebylo žádné rozhodnutí jistě drahé; jedno zatím není jasné.
        [few] Podle toho, co se tehdy dalo vědět, nebylo žádné rozhodnutí jistě drahé; { $number } zatím nejsou jasná.
        [many] Podle toho, co se tehdy dalo vědět, nebylo žádné rozhodnutí jistě drahé; { $number } zatím není jasné.
       *[other] Podle toho, co se tehdy dalo vědět, nebylo žádné rozhodnutí jistě drahé; { $number } zatím není jasných.
    }
review-parts-how = Jak se to počítá?
review-done = Tah ({ $name }):
review-chance = Šance na výhru v této chvíli: { $chance }
review-all-hands = Ukázat všechny karty
review-all-hands-why = Co má kdo opravdu v ruce; { $name } to v té chvíli nevidí.
review-too-long = To je delší než jakýkoli záznam hry.
review-full = Na rozbor čeká příliš mnoho her. Zkus to za pár minut.
review-too-much = Tahle hra je na důkladnější rozbor příliš dlouhá. Podívat se důkladněji lze na jediné místo u stolu.
review-gone = Tato hra už tu není, nebo je odkaz poškozený.
review-broke-off = Rozbor se přerušil. Začni znovu.
review-broken = Tohle není záznam hry podle pravidel: něco je špatně na řádku { $line }.
review-in-progress = Jedno kolo této hry se ještě hraje, takže ji lze vidět jen z jednoho místa.
review-nothing-dealt = Ještě se nerozdávalo, takže není co rozebírat.
review-no-move = Takový tah v této hře není.
whatif-title = Co kdyby…
whatif-why = Zkus jiný tah: kolo odtud dohrají boti se stejnými kartami.
whatif-with = Místo toho { $move }:
whatif-was = Jak to bylo
whatif-now = Co kdyby
whatif-look = Prohlédnout
whatif-again = Ještě jednou

## Hádanky na stránce

puzzle-daily = Hádanka dne
puzzle-another = Jiná hádanka
puzzle-number = Číslo hádanky
puzzle-question = Co je nejlepší?
puzzle-days =
    { $count ->
        [0] Vyřeš hádanku dne a začne série.
        [one] Jeden den v řadě.
        [few] { $count } dny v řadě.
        [many] { $count } dne v řadě.
       *[other] { $count } dní v řadě.
    }
puzzle-best-days = Tvoje nejdelší série: { $count }
review-no-puzzle = Taková hádanka není.

## Čemu rozbor učí a co je v záznamu špatně

review-next-predict-less = Příště předpovídej o něco méně: nejvíc stály příliš vysoké předpovědi.
review-next-predict-more = Příště předpovídej o něco více: nejvíc stály příliš nízké předpovědi.
review-next-take-fewer = Příště se nebezpečných karet zbav dřív: nejvíc stály karty, které vzaly štych navíc.
review-next-take-more = Příště ber potřebné štychy, dokud to jde: nejvíc stály karty, které je pustily.
review-choose-file = Vybrat soubor
review-save-first = Nejdřív ulož záznam, potom v terminálu:
coach-thinking = Trenér se na to dívá…
puzzle-why = Jedna volba je zjevně lepší než všechny ostatní. Najdi ji podle toho, co vidíš.
review-why =
    { $reason ->
        [rules] Tato pravidla si odporují.
        [notation] Co tam stojí, není karta, tah ani pravidlo.
        [bad_deal] Takhle se s tímto balíčkem v tomto kole rozdat nedá.
        [must_follow] Tuto kartu nešlo zahrát: musela se přiznat vynesená barva.
        [not_in_hand] Tahle karta v té ruce nebyla.
        [not_offered] Tuhle kartu z toho štychu vzít nešlo.
        [bad_announcement] Karta byla ohlášena jako něco, čím být nemůže.
        [bid_out_of_range] Předpověď leží mezi žádným a všemi štychy.
        [forbidden_bid] Tato předpověď nebyla dovolena: dohromady se nesmějí rovnat počtu štychů.
        [bad_change] Takhle se předpověď změnit nedá.
        [forbidden_trump] Tento trumf nešlo zvolit.
        [out_of_turn] Na tahu byl někdo jiný.
        [already_acted] Na tomto místě už bylo vybráno.
        [wrong_phase] V té chvíli přišlo na řadu něco jiného.
        [game_over] Hra už tehdy skončila.
       *[other] Text tam končí uprostřed, nebo nezačíná jako záznam.
    }

## Tvoje čísla

figures-own = Tvoje čísla
figures-over = Moc štychů
figures-under = Málo štychů
figures-now = Právě v řadě
figures-trend = Splněné předpovědi, hru za hrou
figures-given = Promarněno za hru
figures-given-why =
    { $count ->
        [one] Body, které stála rozhodnutí, z jedné rozebrané hry.
        [few] Body, které stála rozhodnutí, ze { $count } rozebraných her.
        [many] Body, které stála rozhodnutí, z { $count } rozebrané hry.
       *[other] Body, které stála rozhodnutí, z { $count } rozebraných her.
    }

## Ještě jednou

own-games = Tvoje hry
take-back = Vzít zpět
claim-rest = Zbytek je můj
length-own-why = V každém kole tolik karet, kolik chceš.
length-own-wrong = Některý z těchto počtů karet se s těmito pravidly rozdat nedá.
again-asked = Ještě jednu hru by si zahráli: { $names }
again-waiting = Čeká se na: { $names }
again-dealing = Rozdávají se karty…

## Chat

say = Něco říct
say-text = Něco jiného…
phrase-hello = Ahoj!
phrase-good_luck = Hodně štěstí!
phrase-well_played = Dobře zahráno!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-hurry = Jsi na tahu!
phrase-oops = Jejda!
phrase-one_moment = Moment, prosím.
phrase-again = Ještě jednu hru?
phrase-goodbye = Mějte se!
emote-smile = Úsměv
emote-laugh = Smích
emote-wow = Údiv
emote-sad = Smutek
emote-angry = Zlost
emote-think = Přemýšlení
emote-clap = Potlesk
emote-heart = Srdce

## Co říká čtečka

speak-round =
    Kolo { $number }, { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }.
speak-trump = Trumf: { $suit }.
speak-no-trump = Bez trumfů.
speak-wolf =
    { $person ->
        [you] Vyměňuješ
       *[other] { $name } vyměňuje
    } vlkodlaka za otočenou kartu: { $card }.
speak-bid =
    { $person ->
        [you] Předpovídáš
       *[other] { $name } předpovídá
    } { $tricks }.
speak-card = { $name }: { $card }.
speak-trick =
    { $person ->
        [you] Získáváš
       *[other] { $name } získává
    } štych.
speak-away = { $name } je pryč.
speak-back = { $name } je zpět.

## Co stůl vypráví: průběh, znamení nad stolem, značky

log = Průběh
log-empty = Sem se zapisuje, co se děje.
tell-wolf-why = Kdo má vlkodlaka, vymění ho před předpověďmi a určí trumfy.
tell-trump =
    { $person ->
        [you] Určuješ
       *[other] { $name } určuje
    } trumfy: { $suit }.
tell-no-trump =
    { $person ->
        [you] Rozhoduješ
       *[other] { $name } rozhoduje
    }: v tomto kole se hraje bez trumfů.
tell-trump-wolf = Kdo vymění vlkodlaka, určuje trumfy.
tell-trump-up = Otočená karta: { $card }. Proto se toto kolo hraje bez trumfů.
tell-trump-left = K otočení nezbyla žádná karta, proto se hraje bez trumfů.
tell-bid-made = { $name } už má předpověď.
tell-rebid =
    { $person ->
        [you] Předpovídáš
       *[other] { $name } předpovídá
    } znovu: { $tricks }.
tell-rebid-why = Součet předpovědí se rovnal počtu štychů: rozdávající předpovídá znovu.
tell-bids = Předpovědi odkryty: { $bids }.
# All of them before the first trick, beside the number of tricks; by: how many too many or too few
recap =
    Předpovědi: { $sum } na { $tricks }, { $way ->
        [even] přesně
        [over] přebývá { $by }
       *[under] chybí { $by }
    }
tell-bid-changed =
    { $person ->
        [you] Štych s mrakem je tvůj: měníš
       *[other] { $name } má štych s mrakem a mění
    } předpověď z { $was } na { $tricks }.
tell-bid-changed-secret = { $name } má štych s mrakem a tajně mění předpověď.
tell-why-S = Rozhoduje ten, kdo ho hraje: jako čaroděj porazí každé číslo, jako žolík s každým prohraje.
tell-why-D = Porazí všechno kromě víly.
tell-why-F = Prohraje se vším; jen ve štychu s drakem vítězí.
tell-why-X = Tento štych nezíská nikdo.
tell-why-U = Platí za 7½ v ohlášené barvě. Po štychu každý předá jednu kartu doleva, pokud to není poslední štych.
tell-why-C = Platí za 9¾ v ohlášené barvě. Kdo získá štych, zvýší, nebo sníží svou předpověď o jeden.
tell-trick-nobody =
    Bomba: štych nezíská nikdo. { $person ->
        [you] Jinak by byl tvůj, proto vynášíš
       *[other] Jinak by připadl hráči { $name }, proto vynáší
    } do dalšího štychu.
tell-won-toppling = { $other } porazí všechno ostatní, ale prohraje s touto kartou: { $card }.
tell-won-kind = { $card } porazí všechno ostatní v tomto štychu.
tell-won-trump = { $card }: nejvyšší trumf.
tell-won-suit =
    { $card }: nejvyšší karta vynesené barvy, { $trump ->
        [none] trumfy nejsou
       *[some] trumf nikdo nezahrál
    }.
tell-won-value = { $card }: nejvyšší karta.
tell-won-first = { $card }: nic vyššího tu není a ze stejných karet vítězí první.
tell-won-nothing-higher = { $card }: nic vyššího nebylo zahráno.
tell-chosen = { $name } už má vybranou kartu.
tell-pass = Žonglér: každý předává jednu kartu doleva.
tell-gave = Kvůli žonglérovi předáváš doleva ({ $name }): { $card }.
tell-got = Dostáváš zprava ({ $name }): { $card }.
tell-cloud =
    { $person ->
        [you] Štych s mrakem je tvůj: musíš zvýšit, nebo snížit
       *[other] { $name } bere štych s mrakem a musí zvýšit, nebo snížit
    } svou předpověď o jeden.
tell-cloud-later =
    { $person ->
        [you] Štych s mrakem je tvůj: na konci kola musíš zvýšit, nebo snížit
       *[other] { $name } bere štych s mrakem a na konci kola musí zvýšit, nebo snížit
    } svou předpověď o jeden.
tell-seat-sat =
    { $person ->
        [you] Sedáš si
       *[other] { $name } si sedá
    } ke stolu.
tell-seat-left = Místo { $seat } je volné.
tell-seat-bot = Ke stolu si sedá bot: { $name }.
tell-seat-taken-over =
    { $person ->
        [you] Jsi
       *[other] { $name } je
    } pryč, dál hraje bot.
tell-seat-given-back =
    { $person ->
        [you] Jsi zpět a hraješ
       *[other] { $name } je zpět a hraje
    } dál.
tell-host =
    Novým hostitelem { $person ->
        [you] jsi ty
       *[other] je { $name }
    }.
tell-time =
    { $person ->
        [you] Vypršel ti čas
       *[other] { $name }: čas vypršel
    }, tento tah dělá bot.
tell-claimed =
    { $person ->
        [you] Bereš
       *[other] { $name } bere
    } všechny zbývající štychy: ať se hrají jakkoli, body se nezmění.
tell-taken-back =
    { $person ->
        [you] Bereš
       *[other] { $name } bere
    } tah zpět.
tell-rematch-asked =
    { $person ->
        [you] Chceš
       *[other] { $name } chce
    } hrát znovu.
tell-withheld =
    { $person ->
        [you] Tvůj podíl
       *[other] { $name }: podíl
    } na míchání nepřišel včas, míchá se znovu bez něj.
tell-started = Hra začíná.
tell-rematched = Stůl je připraven na další hru.
seat-exact = přesně podle předpovědi
seat-over = přebývá: { $by }
seat-made = předpověď je hotová
seat-secret = předpověď tajná
seat-chosen = karta vybrána
seat-suit = Barva: { $suit }
seat-holds = V ruce: { $card }
mark-received = Předáno tobě
mark-taken = Výměnou za vlkodlaka
turn-void = { $suit }: nemáš, hraj cokoli
goes-on =
    { $count ->
        [one] Pokračuje se za 1 sekundu
        [few] Pokračuje se za { $count } sekundy
       *[other] Pokračuje se za { $count } sekund
    }
bots-pace = Tahy botů
bots-pace-normal = Klidné
bots-pace-quick = Rychlé
bots-pace-none = Okamžité
pace-long = Déle
summary = Po kole zůstane bodování
summary-wait = Do potvrzení
summary-short = 4 sekundy
summary-none = Vůbec ne
summary-why = S jinými lidmi nebo s časem na rozmyšlenou hra pokračuje sama a je vidět, za jak dlouho.
setting-notify = Oznámení
setting-notify-why = Když jsi na tahu a stránka je na pozadí.
notify-denied = Prohlížeč této stránce oznámení nedovoluje.
chat-empty = Zatím nikdo nic neřekl.
chat-unread =
    { $count ->
        [one] 1 nová zpráva
        [few] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
chat-quick = Fráze
beside = Vedle stolu
shortcuts = Klávesnice
shortcut-arrows = Od karty ke kartě
shortcut-enter = Zahrát kartu
shortcut-number = Předpovědět tolik štychů
key-space = Mezerník
shortcut-space = Pokračovat
shortcut-escape = Zavřít, co je otevřené
shortcut-help = Tento přehled

## Co ukáže odkaz, a kód

preview-title = Wizard u stolu: { $name }
preview-text = Karetní hra Wizard u stolu v prohlížeči.
preview-lobby =
    { $count ->
        [one] Jedno místo je volné: klepnutím si sedneš.
        [few] { $count } místa jsou volná: klepnutím si sedneš.
       *[other] Volných míst: { $count }. Klepnutím si sedneš.
    }
preview-playing = Hra už běží: klepnutím se podíváš.
preview-over = Hra skončila: klepnutím uvidíš, jak dopadla.
preview-picture = Hrací karty v kruhu kamenů
no-such-page = Na této adrese nic není.
invite-code = Kód
invite-code-why = Řekni tento kód přátelům. Platí, dokud hra nezačne.
join-no-table = Pod tímto kódem žádný stůl nečeká.

## Hra bez serveru

site-offline = Bez účtu, bez instalace; po první návštěvě i bez sítě.
site-docs = Pro vývojáře: dokumentace
away-server = Server není dostupný. Proti botům můžeš hrát dál; stoly s přáteli počkají, až se vrátí.
away-static = Tady hraješ jen proti botům, bez serveru. Pro stůl s přáteli musí někdo server provozovat.
engine-get = Připravit toto zařízení na hru bez sítě ({ $total } MB)
engine-ready = Zařízení je připravené: můžeš hrát bez sítě.
engine-download = Hra se stahuje do zařízení: { $done } z { $total } MB
engine-starting = Stůl se připravuje…
engine-full = V zařízení už není místo, proto se tato hra neukládá. Můžeš hrát dál, ale po zavření stránky se ztratí.
engine-unkept = Tento prohlížeč pro tuto stránku nic neuchovává. Můžeš hrát dál, ale po zavření stránky se hra ztratí.
trouble-engine-offline = Aby šlo hrát bez serveru, musí zařízení hru jednou stáhnout, dokud je síť.
trouble-engine-damaged = Stažená data jsou poškozená. Zkus to znovu.
trouble-engine-unsupported = Tento prohlížeč bez serveru hrát neumí: nemá WebAssembly. Pravidla, výuka a záznamový blok fungují i tak.
trouble-engine-broken = Hra se zastavila. Tvé tahy jsou uložené: načti stránku znovu.
closed-other-version = Tuto hru uložila jiná verze Augury a tato ji neumí otevřít. Tvých ostatních her se to netýká.

## Spojení se serverem

sending = Odesílá se…
line-lost = Spojení přerušeno. Připojujeme se znovu…
line-back = Znovu připojeno
closed-no-such-table = Takový stůl neexistuje.
closed-spectators-barred = U tohoto stolu nejsou diváci dovoleni.
closed-wrong-key = Tento odkaz už neplatí.
closed-seat-gone = Hostitel uvolnil tvoje místo.
closed-cleared = U tohoto stolu dlouho nikdo nebyl, a tak byl zrušen.
closed-foreign-origin = Tato stránka přišla z jiné adresy, než server čeká, a nesmí se připojit. Povolit to může správce serveru.

## Nastavení

theme = Vzhled
theme-auto = Podle zařízení
theme-dark = Tmavý
theme-light = Světlý
pace = Dohrané štychy zůstanou ležet
pace-normal = Chvíli
pace-quick = Krátce
pace-none = Vůbec ne
setting-confirm = Potvrzovat karty
setting-confirm-why = Karta se zahraje až druhým klepnutím.
setting-lefthanded = Pro leváky
setting-lefthanded-why = Karty v ruce a tlačítka jsou zrcadlově obrácené.
setting-motion = Animace
setting-motion-why = Karty se pohybují po stole.
setting-sound = Zvuky
setting-sound-why = Karty, štychy i tvůj tah jsou slyšet.
setting-volume = Hlasitost
setting-vibration = Vibrace
setting-vibration-why = Telefon zavibruje, když jsi na tahu.

## Pravidla

variants = Herní varianty
options-elsewhere = V jiných pravidlech
rule-goal-title = O co jde
rule-goal = Před každým kolem předpovíš, kolik štychů získáš. Správná předpověď přináší body, chybná je bere. Vyhrává nejvyšší součet po posledním kole.
rule-cards-title = Karty
rule-suits = Barvy: { $suits }
rule-suits-own = Barvy, místo po místě: { $suits }
rule-cards = Čtyři barvy s čísly 1 až 13, čtyři čarodějové a čtyři žolíci. Nejvyšší kartou barvy je 13.
rule-wizard = Čaroděj přebije každou kartu. Štych bere první zahraný čaroděj. Čaroděje smíš zahrát vždycky.
rule-jester = Žolík prohraje s každou kartou. Zahrát ho smíš vždycky. Jsou-li ve štychu jen žolíci, bere ho první z nich.
rule-deck-special =
    Do balíčku se přimíchá po { $count ->
        [1] jedné
       *[other] { $count }
    }: { $cards }
rule-rounds-title = Kola
rule-rounds = V prvním kole má každý jednu kartu, ve druhém dvě, pokaždé o jednu víc, dokud karty nedojdou.
rule-rounds-count = Ve třech se hraje 20 kol, ve čtyřech 15, v pěti 12, v šesti 10.
rule-rounds-special = Se speciálními kartami zůstává počet kol stejný: i v posledním se otočí karta.
rule-players =
    Počet hráčů: { $players }, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }. V kole je tolik štychů, kolik má každý karet.
rule-deal = Po každém kole rozdává další hráč vlevo.
rule-deal-first = U skutečného stolu rozdává první ten, kdo zapisuje body.
rule-deal-own = Nikdo nerozdává: po každém kole vynáší jako první další hráč vlevo.
rule-stock = Nerozdané karty zůstanou ležet lícem dolů. Nikdo je neuvidí.
rule-schedule = Karty v kolech u tohoto stolu: { $sizes }
rule-shuffle = Před každým kolem se zamíchají všechny karty.
rule-shuffle-own = Před každým kolem si každý zamíchá vlastní karty a lízne si z nich.
rule-trump-title = Trumf
rule-trump = Po rozdání se otočí jedna karta. Její barva je trumfová a přebíjí ostatní barvy.
rule-trump-beats = Trumf přebíjí ostatní barvy.
rule-trump-none = Bez trumfů se hraje, když se otočí: { $cards }
rule-trump-dealer = Rozdávající se podívá na své karty a určí trumfovou barvu, když se otočí: { $cards }
rule-trump-last = V posledním kole žádná karta nezbude, takže trumfy nejsou.
rule-trump-left = V kole, ve kterém žádná karta nezbude, trumfy nejsou.
rule-bids-title = Předpovědi
rule-bids = Každý řekne, kolik štychů získá, od žádného až po všechny.
rule-bids-turn = Začíná hráč nalevo od rozdávajícího.
rule-last-bid = Rozdávající, který předpovídá poslední, proto nesmí říct to jediné číslo, s nímž by se součet rovnal počtu štychů.
rule-rebid = Rovná-li se při odkrytí součet počtu štychů, rozdávající hned ohlásí jiné číslo.
rule-bids-nobody = Tento počet zůstává stejný, i když některý štych nepatří nikomu.
rule-foresight-first-round = V prvním kole vidíš při předpovědi karty všech ostatních, ale ne svoje. Potom si všichni vezmou karty do ruky.
rule-foresight-every-round = V každém kole vidíš při předpovědi karty všech ostatních, ale ne svoje. Potom si všichni vezmou karty do ruky.
rule-foresight-trump = Také rozdávající, který určuje trumfovou barvu, přitom své karty nevidí.
rule-foresight-when = V prvním kole; podle maďarských pravidel v každém.
rule-one-colour-rounds = Dvanáct kol, nejdřív se 4 kartami, pokaždé s jednou navíc, až do 15.
rule-variant-plain = Jen bez speciálních karet.
rule-tricks-title = Boj o štych
rule-tricks = Ostatní pokračují ve směru hodinových ručiček. Kdo má kartu vynesené barvy, musí barvu přiznat, nebo zahrát kartu, která je dovolena vždycky. Kdo ji nemá, hraje, co chce. Trumfovat nemusí nikdo.
rule-free = Je-li vynesen čaroděj, žádná barva se nepřiznává. Je-li vynesen žolík, rozhoduje další karta, která není žolík. Čaroděj zahraný později na přiznávané barvě nic nemění.
rule-lead = Do prvního štychu vynáší libovolnou kartu hráč nalevo od rozdávajícího, do každého dalšího ten, kdo získal předchozí.
rule-winning = Štych získá první čaroděj, jinak nejvyšší trumf, jinak nejvyšší karta vynesené barvy.
rule-score-title = Body
rule-score = Správná předpověď: 20 bodů a dalších 10 za každý štych. Chybná: ztrácíš 10 bodů za každý štych, který přebývá nebo chybí.
rule-end = Po posledním kole vyhrává nejvyšší součet.
rule-special = Zahrát je smíš vždycky, stejně jako čaroděje a žolíky. V ruce nepatří k žádné barvě.
rule-announced = Karta ohlášená jako čaroděj nebo žolík je přesně tím: z více čarodějů ve štychu bere první.
rule-lead-free = { $cards }: dokud není určena barva, platí jako čaroděj a žádná barva se nepřiznává.
rule-lead-waits = { $cards }: dokud není určena barva, platí jako žolík a rozhoduje další karta.
rule-lead-suit = { $cards }: dokud není určena barva, přiznává se ta ohlášená.
rule-nobody = Nikomu se nepočítá štych, ve kterém je: { $cards }
rule-nobody-never = Nikdy nezíská štych: { $cards }
rule-nobody-toppled = { $cards } v jednom štychu: nepatří nikomu a dál vynáší ten, čí je tato karta: { $card }
rule-nobody-jesters = Jen { $cards } ve štychu: získal by ho první žolík.
rule-traded = Otočená karta může být jakákoli a její význam pro trumfy už neplatí. Nikdy se nehraje: { $cards }
rule-pass = Po štychu se žonglérem všichni najednou předají jednu kartu; po posledním štychu kola se nepředává.
rule-pass-nobody = Předává se, i když je ve štychu: { $cards }
rule-change-at-once = Změní předpověď hned po získání štychu: { $cards }
rule-change-round-end = Změní předpověď na konci kola: { $cards }
rule-change-either = Změní předpověď hned po získání štychu, v brazilském vydání až na konci kola: { $cards }
rule-change-range = Předpověď zůstává mezi žádným a všemi štychy.
rule-change-secret = Všichni vidí, že se předpověď mění, ale nikdo nevidí jak.
rule-change-nobody = Žádná předpověď se nemění, když je ve štychu: { $cards }
rule-pass-first = { $cards } v jednom štychu: nejdřív všichni předají, potom se mění předpověď.

## Výuka

lesson-title = Nauč se hrát
lesson-1-bid = V prvním kole má každý jednu kartu. Otočena je karta lidí, takže trumfem jsou lidé. Ty máš čaroděje a ten porazí všechno: předpověz 1 štych.
lesson-1-play = Ada vynesla, potom hrál Ben. Teď zahraj čaroděje: klepni na něj.
lesson-2-bid = Dvě karty pro každého. Správná předpověď: 20 bodů a 10 za každý štych. Dvanáctka trpaslíků je silná, dvojka lidí ne. Předpověz 1 štych.
lesson-2-follow = Ben vynesl trpaslíka. Jednoho máš taky, takže musíš barvu přiznat. Klepni na druhou kartu a uvidíš, proč nejde, a pak zahraj dvanáctku trpaslíků.
lesson-2-lead = Štych je tvůj, takže vynášíš. Předpověď máš splněnou a víc nechceš: zahraj dvojku lidí.
lesson-3-bid = Tři karty a trumfem jsou trpaslíci. Třináctka obrů může vyhrát; žolík nikdy a tvůj trumf je malý. Začínáš ty: předpověz 1 štych.
lesson-3-lead = Sedíš nalevo od rozdávajícího, takže vynášíš. Dokud mají ostatní obry, přebije tvou třináctku jen čaroděj: zahraj ji.
lesson-3-jester = To byl tvůj štych. Teď se zbav vynášení: žolík prohraje s každou kartou.
lesson-3-last = Ben vynesl čaroděje, není tedy co přiznávat ani co získat. Zahraj poslední kartu.
lesson-other = Dobrý nápad, ale tady zkoušíme něco jiného: řiď se nápovědou.
lesson-done = To je celá hra!
lesson-done-why = Tři správné předpovědi. V celé hře přibývá v každém kole jedna karta a je to čím dál těžší.
lesson-stop = Ukončit výuku
lesson-more = Na druhou část
lesson-more-why = Čtení stolu a zvláštní karty jedna po druhé.
lesson-all-done = Teď znáš všechny karty!
lesson-all-done-why = Vyber si je do hry: na úvodní stránce pod „Hrát hned“.
lesson-read = Nejdřív si přečti stůl. Trumfem jsou elfové, to říká otočená karta. 0/1 u Ady znamená: zatím žádný štych, předpověděla jeden. Ty máš měňavce, čaroděje nebo žolíka, jak chceš: předpověz 1.
lesson-shapeshifter = Ada vynesla trpaslíka a ty žádného nemáš, takže smíš hrát cokoli. Zahraj měňavce a ohlas ho jako čaroděje.
lesson-read-sum = 1/1: máš, co chceš. Předpovědi 2/3 znamenají, že o jeden štych nikdo nestojí, takže někdo dostane víc. Ty ne: zahraj dvojku.
lesson-rest = Zahraj poslední kartu.
lesson-fairy-bid = Víla prohraje se vším, ale porazí draka. Možná se drak objeví: předpověz 1.
lesson-fairy-wait = Ben chce oba štychy. Vílu si nech a zahraj trojku.
lesson-fairy = Ben vynesl čaroděje. Toho porazí jen drak a draka jen víla. Zahraj vílu a uvidíš, co má Ada.
lesson-bomb-bid = S bombou nepatří štych nikomu. Jednoho se tak zbavíš: předpověz 0.
lesson-bomb = Vynášíš. Zahraj bombu: štych nezíská nikdo a dál vynáší ten, kdo by ho získal.
lesson-werewolf = Rozdán ti byl vlkodlak a před předpověďmi se vyměnil za otočenou kartu. Proto určuješ trumfy: zvol lidi, máš dva.
lesson-werewolf-bid = Teď jsou obě tvoje karty trumfy: předpověz 2.
lesson-werewolf-play = Ada vynesla trpaslíka, ty žádného nemáš. Trumf ho přebije: zahraj šestku.
lesson-juggler-bid = Žonglér je 7½ v barvě, kterou ohlásíš. Po jeho štychu každý předá jednu kartu doleva. Předpověz 1.
lesson-juggler = Přiznávají se elfové a leží tu šestka. Zahraj žongléra a ohlas elfy: 7½ je víc.
lesson-pass = Všichni najednou předávají jednu kartu doleva. Máš už jen jednu: vyber ji a předej.
lesson-passed = Adě teď patří tvoje jednička a ty máš trojku od Bena. Ada musela dát pryč čaroděje. Zahraj trojku.
lesson-cloud-bid = Mrak je 9¾ v barvě, kterou ohlásíš. Kdo získá jeho štych, musí změnit svou předpověď o jeden. Předpověz 0 a uvidíš.
lesson-cloud = Vynášíš. Zahraj mrak a ohlas trpaslíky.
lesson-cloud-change = Štych je tvůj, takže se tvoje předpověď mění o jeden. Máš 1: zvyš ji na 1.

## Terminál: stůl

terminal-you = ty
terminal-own = { $name } (ty)
terminal-person = Hráč
terminal-seat = Místo
terminal-on-table = Na stole
terminal-place = Pořadí
terminal-deals = rozdává
terminal-leads = vynáší
terminal-winning = vede
terminal-leads-next = vynáší
terminal-hand = Tvoje karty
terminal-foreseen = Viděno
terminal-trick-of = štych { $number } z { $count }
terminal-bidding-hidden = skryté předpovědi
terminal-bidding-secret = tajné předpovědi
terminal-mode-one-colour = jedna barva
terminal-mode-maximus = Maximus
terminal-plus-minus-one = ±1
terminal-foresight = prozíravost
terminal-special = speciální { $letters }
terminal-trump-values = žádný; barvy nehrají roli, vyhrává nejvyšší hodnota
terminal-trump-fixed = (pro toto kolo daný)
terminal-trump-no-card = žádný (žádná karta není otočená)
terminal-up = (otočená karta: { $card })
terminal-up-none = žádný (otočená karta: { $card })
terminal-up-taken =
    (otočená karta: { $card }; { $kind }: { $person ->
        [you] tvoje výměna
       *[other] výměna – { $name }
    })
terminal-trump-awaited =
    { $person ->
        [you] určuješ ho ty
       *[other] určuje ho { $name }
    } { $turned }
terminal-trump-named =
    { $person ->
        [you] tvoje volba
       *[other] volba hráče { $name }
    } { $turned }
terminal-trump-named-none =
    žádný, { $person ->
        [you] tvoje volba
       *[other] volba hráče { $name }
    } { $turned }
terminal-new-trick = Nový štych
terminal-follow = Přiznává se { $letter } ({ $suit })
terminal-follow-nothing = Barva se nepřiznává
terminal-follow-nothing-yet = Barva ještě není určena
terminal-bids-unseen =
    { $bidding ->
        [secret] Tajné
       *[hidden] Skryté
    } předpovědi, { $tricks ->
        [one] { $tricks } štych
        [few] { $tricks } štychy
       *[other] { $tricks } štychů
    }
terminal-bids-so-far =
    Zatím předpovězeno { $sum } z { $tricks ->
        [one] { $tricks } štychu
       *[other] { $tricks } štychů
    }
terminal-bids-even =
    Předpovězeno { $sum } z { $tricks ->
        [one] { $tricks } štychu
       *[other] { $tricks } štychů
    }: přesně
terminal-bids-over =
    Předpovězeno { $sum } z { $tricks ->
        [one] { $tricks } štychu
       *[other] { $tricks } štychů
    }: o { $over } víc
terminal-bids-under =
    Předpovězeno { $sum } z { $tricks ->
        [one] { $tricks } štychu
       *[other] { $tricks } štychů
    }: o { $under } méně
terminal-unseen-hand =
    { $count ->
        [one] Tvoje { $count } karta
        [few] Tvoje { $count } karty
       *[other] Tvých { $count } karet
    }: do konce předpovědí vidí všichni, jen ne ty
terminal-hint = ? nápověda · rules: pravidla · p záznamový blok · q uložit a odejít

## Terminál: na co se ptá

terminal-none = žádný
terminal-ask-trump = Urči trumf, { $choices }:
terminal-bid-range = 0 až { $most }
terminal-bid-range-barred = 0 až { $most }, ale ne { $barred } (±1)
terminal-ask-bid-open = Tvoje předpověď, { $range }:
terminal-ask-bid-hidden = Tvoje předpověď (skrytá), { $range }:
terminal-ask-bid-secret = Tvoje předpověď (tajná), { $range }:
terminal-ask-bid-again = Součet se rovná počtu štychů. Zvol jinou předpověď, { $range }:
terminal-ask-card = Tvoje karta:
terminal-ask-lead = Vynášíš:
terminal-ask-pass = Předej kartu doleva ({ $name }):
terminal-ask-put-in = Dej jednu kartu do štychu:
terminal-ask-take-out = Vezmi si kartu ze štychu, { $cards }:
terminal-ask-change = { $kind }: tvoje předpověď { $bid } se mění, { $choices }:
terminal-change-up = + ji zvýší na { $tricks }
terminal-change-down = - ji sníží na { $tricks }
terminal-ask-face = { $card } jako { $faces } (Enter: jiná karta):
terminal-next-round = Enter: další kolo…
terminal-go-back = Enter: zpět ke stolu…
terminal-more = Enter: dál, q: zpět…
terminal-saved = Ukládá se po každém tahu: { $path }
terminal-left = Hra je uložená. V souboru jsou karty všech: nekoukej do něj.
terminal-resume = Pokračování: { $command }
terminal-look-again = Přehrání záznamu: { $command }

## Terminál: co se stalo

terminal-trick-ended = Štych { $number }: { $plays } → { $name }
terminal-trick-nobody = Štych { $number }: { $plays } → nikdo; dál vynáší: { $name }
terminal-trump-is = Trumf: { $suit }.
terminal-no-trump = Trumfy nejsou.
terminal-names-trump =
    { $person ->
        [you] Určuješ
       *[other] { $name } určuje
    } trumf: { $suit }.
terminal-names-no-trump =
    { $person ->
        [you] Určuješ
       *[other] { $name } určuje
    }: bez trumfů.
terminal-exchanges =
    { $kind }: { $person ->
        [you] vyměňuješ
       *[other] { $name } vyměňuje
    } za kartu: { $card }.
terminal-puts-in =
    { $kind }: { $person ->
        [you] dáváš do štychu
       *[other] { $name } dává do štychu
    } kartu: { $card }.
terminal-takes-out =
    { $kind }: { $person ->
        [you] bereš si ze štychu
       *[other] { $name } si bere ze štychu
    } kartu: { $card }.
terminal-turned-up-again = { $kind }: otáčí se nová karta, { $card }.
terminal-announced = { $kind } hraje jako { $card }.
terminal-bids-shown = Předpovědi se odkrývají: { $bids }.
terminal-bid-changed =
    { $kind }: { $person ->
        [you] tvoje předpověď
       *[other] předpověď ({ $name })
    } je teď { $tricks }.
terminal-bid-changed-secret =
    { $kind }: { $person ->
        [you] tvoje předpověď
       *[other] předpověď ({ $name })
    } se tajně změnila.
terminal-card-passed = Předáno: { $card }, { $giver } → { $receiver }.
terminal-round-points = Kolo { $number }: { $points }
terminal-victory = Vítězí: { $name }.
terminal-victory-shared = O vítězství se dělí: { $names } a { $name }.
terminal-nothing-dealt = Ještě se nerozdávalo.
terminal-dealer = rozdává { $name }
terminal-no-card-up = Žádná karta není otočená.
terminal-card-up = Otočená karta: { $card }
terminal-holds =
    { $person ->
        [you] Máš
       *[other] { $name } má
    }: { $cards }
terminal-bids-made = Předpovědi: { $bids }
terminal-bid-unseen = skrytě
terminal-points = Body: { $points }
terminal-stops-before = Hra tu končí, než se rozdá kolo { $number }.
terminal-stops = Hra tu končí. Na tahu: { $names }.
terminal-in-record = V záznamu: { $rules }

## Terminál: nápověda

terminal-typed = Co můžeš napsat
terminal-typed-number = tvoje předpověď; nebo karta, pod kterou je toto číslo
terminal-typed-card = karta písmenem a hodnotou, velkým nebo malým, nebo jménem
terminal-typed-face = { $card } jako { $face }
terminal-typed-trump = barva jako trumf, nebo žádný (none), kde je to dovoleno
terminal-typed-change = o jeden víc nebo méně, když se mění tvoje předpověď ({ $kind })
terminal-typed-help = tato nápověda
terminal-typed-rules = platná pravidla
terminal-typed-pad = záznamový blok
terminal-typed-leave = odejít; hra se ukládá po každém tahu a dá se v ní pokračovat
terminal-signs = Co znamenají značky
terminal-sign-act = je na tahu
terminal-sign-winning = zatím získává štych
terminal-sign-next = získal by ho, ale štych nepatří nikomu ({ $kind })
terminal-sign-bids = tvoje předpověď, kterou nikdo nevidí; jedna, kterou nevidíš; jedna, na kterou se čeká
terminal-sign-numbers = pod tvými kartami: ty, které smíš zahrát; na stole: pořadí

## Terminál: proč ne

terminal-take-back-why = vrátí tvůj poslední tah tohoto kola
terminal-claim-why = vezmeš všechny zbývající štychy, jakmile už body nic nezmění
terminal-may-claim = Body tohoto kola už nic nezmění: napiš claim a zbytek je tvůj.
terminal-no-clock = Hodiny { $clock } nejsou: jsou { $clocks }.
terminal-no-table = U žádného stolu se podle těchto pravidel nehraje: { $rules }
terminal-no-face = Zadej číslo, písmeno nebo jméno.
terminal-no-suit = Zadej barvu číslem, písmenem nebo jménem, třeba R nebo červená.
terminal-no-change = Zadej + pro zvýšení předpovědi o jeden, nebo - pro snížení.
terminal-too-long = Tak dlouhé nic není; ? ukáže, co můžeš napsat.
terminal-nothing-to-do = Teď není o čem rozhodovat.
terminal-no-bid = { $text } není předpověď: zadej číslo od 0 do { $most }.
terminal-no-number = Karta { $number } neexistuje: zvol od 1 do { $most }, nebo zadej kartu, třeba R7.
terminal-no-card = { $text } není karta: zadej její číslo, její písmena, třeba R7, W nebo J, nebo její jméno.
terminal-not-read = { $path } nelze přečíst: { $reason }
terminal-not-text = { $path } nelze přečíst: není to text v UTF-8
terminal-not-written = do { $path } nelze zapsat: { $reason }; zvol místo pomocí --save FILE
terminal-exists = { $path } už existuje: pokračuj v něm (--resume { $quoted }), nebo zvol jiný
terminal-no-seat = místo { $seat } neexistuje: hráčů je { $players }, na místech 0 až { $last }
terminal-no-round =
    kolo { $number } v tomto záznamu není: má { $count ->
        [one] { $count } kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
terminal-settled = --resume a { $option } si odporují: uložená hra to už určila

## Terminál: co nejde, a co karta způsobí

terminal-key-hint = Rada
terminal-keys-hint = co by teď bylo nejlepší a proč; proti botům
terminal-thinking = Přemýšlím…
terminal-change-title = { $kind }: tvoje předpověď se mění o jeden
terminal-pass-why = { $kind }: všichni najednou předávají jednu kartu.
terminal-trump-exchanged = { $kind }: výměna za kartu: { $card }
terminal-bad-option = { $option }: { $text } nejde. Možnosti: { $values }
terminal-hand-sizes = čísla oddělená čárkami, třeba 3,4,5
terminal-no-player = hráč { $name } není: vyber z { $names }, nebo zadej vlastního jako package.module:Name
terminal-no-link = { $text } není odkaz na stůl, jako třeba http://host:8000/t/abc
terminal-unreachable = { $address } není dostupný: { $reason }
terminal-packages = je potřeba víc balíčků: { $command }
terminal-join-screen = join potřebuje celou obrazovku terminálu; stránka v prohlížeči ne
terminal-pad-which = který zápis? Zadej soubor, nebo začni nový s --new
server-already_seated = U tohoto stolu už sedíš.
server-at_stake = Některý ze zbývajících štychů může ještě připadnout někomu jinému.
server-busy = Stůl je zaneprázdněný. Zkus to znovu.
server-chat_off = U tohoto stolu jsou jen připravené věty.
server-not_host = Tohle smí jen hostitel.
server-not_seated = Diváci tohle nemohou.
server-nothing_played = V tomto kole ještě nemáš žádný tah.
server-seat_taken = Tohle místo je obsazené.
server-stale = Hra se mezitím posunula. Podívej se znovu.
server-too_fast = Příliš mnoho najednou. Chvíli počkej.
server-wrong_stage = To teď ve hře nejde.

## Terminál: celá obrazovka

terminal-key-help = Nápověda
terminal-key-log = Toto kolo
terminal-key-leave = Odejít
terminal-key-go-on = Mezerník: dál
terminal-new-game = Nová hra…
terminal-no-games = Zatím žádné nejsou.
theme-contrast = Vysoký kontrast
theme-mono = Bez barev
pace-key = Do stisku klávesy
terminal-key-view = Čí pohled
terminal-no-latest = není tu žádná nedohraná hra
terminal-keys = Klávesy a myš
terminal-keys-arrows = posouvají výběr; Enter nebo kliknutí vybere
terminal-keys-letters = na další kartu této barvy nebo druhu
terminal-keys-digits = předpověď; nebo jedna z možností
terminal-keys-space = hned dál, dokud se něco ukazuje; nic nevybírá

## Terminál: štěstí a hra, a co ještě se nedaří

terminal-key-costly = Další chyba
terminal-review-stop = Tady skončit
terminal-review-whose = Čí rozhodnutí
review-died = Rozbor se přerušil: jeden z jeho procesů skončil uprostřed práce.
closed-unreadable = Server říká něco, čemu tento program nerozumí. Jeden z nich je nejspíš starší.
terminal-no-language = --language { $text }: vyber z { $names }
terminal-pad-names = --names { $names }: { $reason }
terminal-bot-unknown = hráč { $spec } není: vyber z { $names }, nebo zadej vlastního jako package.module:Name
terminal-bot-no-module = hráč { $spec }: modul { $module } nelze importovat: { $reason }
terminal-bot-no-name = hráč { $spec }: v modulu { $module } není { $name }
terminal-bot-no-act = hráč { $spec }: { $player } není hráč, nemá metodu act(view, rng)
terminal-bot-no-option = hráč { $spec }: volba { $option } není; jeho volby: { $allowed }
terminal-bot-fails = tohoto hráče nelze vytvořit: { $reason }

## Terminál: ověření záznamu

terminal-verify-holds = { $file }: nic si v něm neodporuje
terminal-verify-label-game = hra
terminal-verify-label-deals = rozdání
terminal-verify-label-cards = karty
terminal-verify-label-record = záznam
terminal-verify-person = { $name } (místo { $seat })
terminal-verify-game = všechna kola ({ $rounds }) tu jsou a odpovídají pravidlům; body jsou všude takové, jak vycházejí podle pravidel
terminal-verify-deals = ve všech kolech ({ $rounds }) jsou to karty, které dům přislíbil před prvním rozdáním
terminal-verify-cards-people = podíl na každém míchání mají: { $names }. Všechny podíly byly dané dřív, než byl některý vidět. Pokud byl jeden z nich zvolen náhodně, karty nikdo nenastavil
terminal-verify-cards-open = podíl na každém míchání mají: { $names }, ale podíly byly veřejné: kdo z nich byl domluvený s domem, mohl s ním karty vybrat
terminal-verify-cards-house = míchal jen dům: po začátku hry už karty změnit nemohl, předtím si je ale vybrat mohl
terminal-verify-cards-withheld = svůj podíl neukázali: { $names }. Zahozených míchání kvůli tomu: { $count }. Dům a takové místo dohromady mohly zahodit míchání, které se jim nelíbilo
terminal-verify-record-itself = souhlasí se svým vlastním hashem; zda je to tvoje hra, řekne hash, který zazněl u stolu (--heard)
terminal-verify-record-whole = toto je hra, která se hrála, od prvního rozdání až do konce
terminal-verify-record-until = toto je hra, která se hrála, až do kola { $round }, v němž byl hash slyšen; co bylo potom, tvrdí jen záznam
terminal-verify-record-start = hash byl slyšen před prvním rozdáním: hráči, pravidla i přísliby jsou ty ze hry, která se hrála; vše ostatní tvrdí jen záznam
terminal-verify-no-hash = { $text } není hash hry: má 64 číslic a písmen od a do f
terminal-verify-mismatch-unhashed = tento záznam nelze ověřit: chybí v něm hash, který stůl zapisuje na konec ({ $tag }), takže nic neprozradí, zda byl změněn
terminal-verify-mismatch-changed = záznam není takový, jak byl napsán: jeho hash je { $hash }, ale uvádí { $said }; bylo v něm změněno jméno, tah nebo příslib
terminal-verify-mismatch-other = toto není hra, která se hrála: slyšený hash v ní není (stejně jako by v ní nebyl hash slyšený před vrácením tahů)
terminal-verify-mismatch-rounds = přislíbených kol: { $promised }; podle pravidel: { $rounds }
terminal-verify-mismatch-breaks-off =
    { $round ->
        [0] záznam se přerušuje: celé není žádné kolo, mělo jich být { $rounds }
       *[other] záznam se přerušuje: poslední celé kolo je { $round }. z { $rounds }
    }
terminal-verify-mismatch-score = řádek { $line } uvádí „{ $said }“, ale přehrání dává „{ $due }“
terminal-verify-mismatch-no-round = řádek { $line } uvádí „{ $said }“, ale takové kolo není
terminal-verify-deal-promise = semínko kola { $round } není to přislíbené: patří k němu příslib { $commitment }, zveřejněn ale byl { $promised }
terminal-verify-deal-hand = karty nejsou ty přislíbené: místo { $seat } dostalo { $dealt }, ze semínka a podílů hráčů však vychází { $due }
terminal-verify-deal-turned-up =
    karty nejsou ty přislíbené: { $dealt ->
        [nothing] nebylo otočeno nic
       *[other] byla otočena karta { $dealt }
    }, ze semínka a podílů hráčů však vychází { $due ->
        [nothing] žádná karta
       *[other] { $due }
    }
terminal-verify-deal-lot = první rozdávalo místo { $dealt }, ale podle semínka a podílů hráčů padne los na místo { $due }
terminal-verify-deal-hands = rozdaných listů: { $hands }; hráčů: { $players }
terminal-verify-deal-seed-size = velikost semínka v bajtech má být { $due }, jedno v záznamu má { $size }
terminal-verify-deal-contributions = podílů na míchání: { $given }; hráčů: { $players }. Na každé místo připadá jeden, třeba i prázdný, nebo není žádný
terminal-verify-deal-no-round = kolo { $round } neexistuje: počet kol hry je { $rounds }
terminal-verify-deal-unpromised = tento záznam nelze ověřit: chybí v něm přísliby, které stůl dává před prvním rozdáním ({ $tag }). Záznamy z arény, ze starších verzí a odjinud je nemají
terminal-verify-deal-uncommitted = kolo { $round } bylo rozdáno, ale příslib k němu v záznamu chybí
terminal-verify-deal-unseeded = kolo { $round } bylo rozdáno, ale jeho semínko v záznamu chybí
terminal-verify-deal-no-hex = { $tag } v záznamu není šestnáctkové číslo
terminal-verify-deal-contribution = podíl místa { $seat } není ten, ke kterému se zavázalo (zahozených míchání: { $thrown })
terminal-verify-deal-unmatched = místa, která se zavázala k podílu, nejsou ta, která přispěla nebo jsou uvedena jako ta, která ho neukázala
terminal-verify-deal-no-seats = { $tag } v záznamu neuvádí místa jejich čísly

## Zápisový blok pro skutečný stůl

pad-door = Blok pro skutečné karty
pad-new = Nová hra
pad-again = Stejní hráči znovu
pad-shelf = Všechny hry
pad-running = Rozehrané hry
pad-running-short = rozehraná
pad-finished = Dohrané hry
pad-show-all = Zobrazit vše ({ $count })
pad-none = Zatím žádné hry. Co zapíšeš, zůstane v tomto zařízení a nepotřebuje síť.
pad-games =
    { $count ->
        [one] 1 hra
        [few] { $count } hry
       *[other] { $count } her
    }
pad-device = V tomto zařízení
pad-unsafe = Když dojde místo, může prohlížeč uložené hry smazat. Čas od času je exportuj.
pad-export = Exportovat vše
pad-import = Importovat
pad-imported =
    { $count ->
        [one] Importována 1 hra.
        [few] Importovány { $count } hry.
       *[other] Importováno her: { $count }.
    }
pad-import-failed = V tomto souboru žádné zápisy nejsou.

## Nový blok

pad-players-why = V pořadí kolem stolu, ve směru hodinových ručiček.
pad-add-player = Přidat hráče
pad-remove = Odebrat
pad-up = Posunout nahoru
pad-known = Hráči z dřívějška
length-own = Vlastní
pad-own-sizes = Počty karet kolo po kole
pad-clash = Tohle nejde dohromady: { $options }.

## Jedno kolo

pad-stage-bids = Předpovědi
pad-stage-taken = Štychy
pad-ask-bid = Předpovídá: { $name }
pad-ask-taken = Štychy: { $name }
pad-secret = Předpovědi jsou tajné: zapiš je, až kolo skončí.
pad-to-tricks = Ke štychům
pad-to-pad = Hotovo
pad-bombed = a jeden štych nepatří nikomu
pad-more = Další k tomuto kolu
pad-who-plays = Kdo hraje
pad-strike = Škrtnout kolo
pad-strike-why = Zůstane v zápisu, ale nepočítá se.
pad-clear = Vymazat zápis kola
pad-skip = Vynechat { $number }. kolo

## Samotný blok

pad-next-bids = { $number }. kolo: předpovědi
pad-next-taken = { $number }. kolo: štychy
pad-begins = První předpovídá: { $name }
pad-over = Konec hry
pad-leads = Vede
pad-correct = Opravit { $number }. kolo
pad-met = správně
pad-missed = chybně
pad-rests = nehraje
pad-mend = Opravit
pad-undo = Vrátit
pad-redo = Znovu
pad-large = Velké zobrazení
pad-turn = Otočit
pad-end = Ukončit hru tady
pad-reopen = Pokračovat ve hře
pad-delete = Smazat hru
pad-delete-why = Hra zmizí nadobro, i ze všech statistik.
pad-delete-all = Smazat vše
pad-delete-all-why =
    { $count ->
        [one] 1 hra a všechny ligy zmizí nadobro. Radši je nejdřív exportuj.
        [few] { $count } hry a všechny ligy zmizí nadobro. Radši je nejdřív exportuj.
       *[other] { $count } her a všechny ligy zmizí nadobro. Radši je nejdřív exportuj.
    }
pad-seating = Hráči
pad-leave = Odchází
pad-return = Vrací se
pad-join = Někdo přibyl
pad-left-of = Sedí vlevo od
pad-name = Jméno
pad-save-file = Uložit jako soubor .pad
pad-print = Vytisknout
pad-live = Na dalších telefonech
pad-live-why = Ostatní vidí zápis, zatímco píšeš: přes odkaz nebo kód.
pad-live-begin = Sdílet živě
pad-live-how = Ostatní mohou
pad-live-watch = Dívat se
pad-live-pen = Také zapisovat
pad-live-code = QR kód s odkazem na tento zápis
pad-watching = Díváš se. Zapisuje se na jiném zařízení.

## Statistiky z mnoha her

pad-figures = Hráči a statistiky
pad-games-head = Hry
pad-victories = Výhry
pad-by-cards = Správné předpovědi podle počtu karet
pad-against = Vzájemně
pad-ahead = Lépe
pad-level = Stejně
pad-behind = Hůř
pad-rename = Přejmenovat
pad-rename-why = Ve všech hrách. Se jménem někoho jiného se oba spojí v jednoho.
pad-merge-failed = Oba hráli v jedné hře, nemohou tedy být jeden člověk.
pad-evenings = Večery a ligy
pad-evenings-why = Několik her počítaných dohromady.
pad-new-evening = Nový večer nebo liga
pad-delete-evening = Smazat tabulku, hry nechat
pad-count = Co se počítá
pad-count-points = Body z her
pad-count-places = Umístění
pad-prizes = Body za 1., 2., 3. … místo
pad-which-games = Které hry se počítají
pad-place = Umístění

## Co v zápisu být nemůže

pad-trouble-full = V zařízení došlo místo, takže se to neuložilo. Exportuj hry a pak uvolni místo.
pad-trouble-unkept = Prohlížeč pro tuto stránku nic neukládá. Po zavření se zápis ztratí: ulož ho jako soubor.
pad-trouble-gone = Tato hra už v tomto zařízení není.
pad-in-round = { $number }. kolo: { $sentence }
pad-in-line = Řádek { $number }: { $sentence }
pad-problem-names = Jmen: { $value }. Musí jich být { $limit }.
pad-problem-columns = Sloupců: { $value }. Blok jich má nejvýš { $limit }.
pad-problem-name = Každý potřebuje jméno.
pad-problem-name-twice = Toto jméno je tu dvakrát: { $name }
pad-problem-dealer = Místo { $value } není: poslední je { $limit }.
pad-problem-round = Takové kolo ještě není: další je { $limit }.
pad-problem-over = Hra skončila.
pad-problem-cells = Zapsaných sloupců: { $value }, u stolu jich je { $limit }.
pad-problem-too-few = Musí hrát aspoň { $limit }, ne { $value }.
pad-problem-too-many = Může hrát nejvýš { $limit }, ne { $value }.
pad-problem-cards = Karet pro každého: { $value }. Může to být 1 až { $limit }.
pad-problem-bid = { $name }: { $value } předpovědět nejde, jen 0 až { $limit }.
pad-problem-taken = { $name }: { $value } štychů být nemůže, jen 0 až { $limit }.
pad-problem-trump = Tohle není trumf: { $value }. Může to být { $limit }.
pad-problem-no-bomb = Štych, který nepatří nikomu: to žádná karta této hry nedělá.
pad-problem-no-cloud = { $name }: předpověď měnit nejde, to žádná karta této hry nedělá.
pad-problem-change-twice = V kole se mění jen jedna předpověď, tohle je druhá: { $name }
pad-problem-change = { $name }: změněná předpověď by byla { $value }. Může být 0 až { $limit }.
pad-problem-change-unbid = { $name }: předpověď ještě chybí, není co měnit.
pad-problem-change-by = { $name }: mrak mění předpověď o jeden, ne o { $value }.
pad-problem-rests = { $name } v tomto kole nehraje.
pad-problem-even = Předpovědi dávají { $value }, přesně počet štychů. Poslední musí být jiná.
pad-problem-over-tricks = Zapsáno štychů: { $value }, ale je jich jen { $limit }.
pad-problem-short-tricks = Zapsáno štychů: jen { $value }, ale je jich { $limit }.
pad-problem-change-trickless = { $name }: předpověď změněna, ale žádný štych.
pad-problem-open = Ještě něco chybí.
pad-problem-no-pad = Tento soubor není zápis: začíná takto: { $value }
pad-problem-cut = Soubor končí uprostřed řádku.
pad-problem-unread = Tomuto řádku blok nerozumí: { $value }
pad-problem-twice = Tohle je tu dvakrát: { $value }
pad-problem-no-rules = Chybí pravidla: řádek jako { $limit }
pad-problem-rules = Podle těchto pravidel se hrát nedá: { $value }
pad-problem-quote = Tento text v uvozovkách nekončí: { $value }
pad-problem-seat = Chybí jméno pro místo { $value }.
pad-problem-date = Tohle není datum: { $value }. Píše se jako { $limit }.
pad-problem-cell = Tohle není zápis: { $value }. Vypadá jako 1/0, 2/?, ? nebo -.
pad-problem-after-end = Po konci ještě něco je: { $value }
pad-problem-order = Tohle je { $value }. kolo, ale na řadě je { $limit }. kolo.

## Blok v terminálu

terminal-pad-name = Jméno { $number }. hráče:
terminal-pad-bid = { $number }. kolo, předpověď: { $name }, 0 až { $most }
terminal-pad-taken = { $number }. kolo, štychy: { $name }, 0 až { $most }
terminal-pad-rest = zbývá { $rest }; { $short }, když jeden štych nepatří nikomu
terminal-pad-mend = { $number }. kolo nesedí. Oprav ho, třeba: { $number } Ada 2/1 (? pomůže):
terminal-pad-over = Hra skončila. Něco oprav (? pomůže), nebo odejdi pomocí q:
terminal-pad-kept = Zápis je uložen v { $path }
terminal-pad-exists = { $path } už existuje: pokračuj v něm (augury pad --keep { $quoted }), nebo zvol jiný soubor
terminal-pad-settled = { $option } už zvolit nejde: v zápisu je to dané
terminal-pad-right = Všechno sedí.
terminal-pad-unknown = { $text } tu nic neznamená: napiš číslo, nebo ? pro nápovědu.
terminal-pad-nobody = Tak se u stolu nikdo nejmenuje, nebo jich je víc: { $text }
terminal-pad-help = Co se dá napsat kromě čísla:
    1 0 0 – několik najednou, v pořadí, v jakém se na ně ptá
    3 Ada 2/1 · 3 Ada 0+1/1 · 3 Ada - · 3 Ada ? – políčko 3. kola: předpověď a štychy; změna mrakem; nehraje; prázdné
    3 trump R · 3 cards 4 · 3 bomb · 3 struck · 3 clear – k 3. kolu; bez čísla k tomu, které je na řadě
    no trump · no bomb · no struck · no end – vezme to zpět
    join Eve Ada · name Ada Adele · deals Ada – Eve si přisedne vlevo od Ady; jiné jméno; první rozdávající
    u – zpět · end – ukončit dřív · q – odejít
