### Die Worte von Augury, auf Deutsch.
### Namen, Karten und Farben werden eingesetzt, wie sie sind, also eher nach einem Doppelpunkt
### als in einem Fall.

## Farben und Karten

suit-B = Menschen
suit-R = Zwerge
suit-G = Elfen
suit-Y = Riesen
card-number = { $suit } { $value }
card-W = Zauberer
card-J = Narr
card-S = Gestaltwandler
card-D = Drache
card-F = Fee
card-X = Bombe
card-L = Werwolf
card-U = Jongleur
card-C = Wolke
card-as = { $card } als { $face }
card-playable = { $card }, spielbar
hidden-card = Eine Karte, die du nicht siehst

## Das Haus

title = Augury
home = Startseite
home-motto = Das Spiel der Trümpfe und Vorhersagen
home-return = Zurück zur Startseite
home-return-why = Dein Platz bleibt dir. Nach einer Minute spielt ein Bot für dich, bis du wieder da bist.
close = Schließen
cancel = Abbrechen
menu = Menü
send = Senden
share = Teilen
language = Sprache
settings = Einstellungen
rules = Regeln
offline = Der Server ist nicht erreichbar.
trouble = Das hat nicht geklappt. Bitte versuche es noch einmal.
connecting = Der Tisch wird gesucht …
you = Du
your-name = Dein Name
name-default = Gast

## Die Startseite

play-now = Sofort spielen
play-now-with =
    { $bots ->
        [one] Gegen einen Bot
       *[other] Gegen { $bots } Bots
    }
opponents = Gegner
new-table = Neuer Tisch für Freunde
friends = Mit Freunden
join = Dazusetzen
join-link = Link oder Code
join-wrong = Das ist nicht der Link eines Tisches.
unfinished = Deine offenen Partien
not-begun = Noch nicht begonnen
open-tables = Offene Tische
seats-open =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
learn = Zum ersten Mal hier? In fünf Minuten gelernt
learn-short = Einführung

## Die Bots des Hauses

bot-novice = Neuling
bot-apprentice = Lehrling
bot-adept = Adept
bot-archmage = Erzmagier
bot-archmage-plus = Erzmagier+

## Ein neuer Tisch

players = Spieler
player = Spieler
edition = Ausgabe
edition-why = Eine Vorlage: Du kannst danach alles ändern.
edition-basic = Das Grundspiel
edition-DE = Deutsch (Amigo)
edition-EL = Griechisch (Kaissa)
edition-CS = Tschechisch (Piatnik Praha)
edition-HU = Ungarisch (Piatnik Budapest)
edition-HU25 = Ungarisch, Jubiläumsausgabe 25 Jahre
edition-PT = Brasilianisch, Jubiläumsausgabe 25 Jahre
not-with = Nicht zusammen mit: { $option }.
mode = Spiel
mode-classic = Klassisch
mode-classic-why = In der ersten Runde eine Karte für jeden, dann immer eine mehr, bis alle Karten verteilt sind.
mode-one-colour = Einfarbig
mode-one-colour-why = Für drei oder vier Spieler. Alle haben eine eigene Farbe, einen Zauberer und einen Narren. Kein Trumpf, nichts zu bedienen: Der höchste Wert gewinnt, bei gleichen Werten die zuerst gespielte Karte.
mode-maximus = Wizard Maximus
mode-maximus-why = Fünf Runden, in jeder werden alle Karten verteilt. Trumpf sind nacheinander Menschen, Zwerge, Elfen, Riesen, zuletzt keiner.
length = Länge
length-whole = Ganzes Spiel
length-whole-why = Alle Runden, etwa 45 Minuten.
length-quick = Kurzes Spiel
length-quick-why = Nur jede dritte Runde, etwa 15 Minuten.
length-tournament = Turnier
length-tournament-why = Zehn Runden, für drei bis fünf Spieler.
bidding = Vorhersagen
bidding-open = Offen
bidding-open-why = Reihum, für alle sichtbar; der Kartengeber zuletzt.
bidding-hidden = Verdeckt
bidding-hidden-why = Alle gleichzeitig, vor dem ersten Stich gemeinsam aufgedeckt.
bidding-secret = Geheim
bidding-secret-why = Alle gleichzeitig, und erst nach der Runde aufgedeckt.
plus-minus-one = Plus/minus Eins
plus-minus-one-why = Die Vorhersagen dürfen zusammen nicht die Zahl der Stiche ergeben.
foresight = Hellsehen
foresight-why = Bei der Vorhersage siehst du die Karten der anderen, aber nicht deine eigenen.
foresight-off-short = Aus
foresight-first-round = Hellsehen in Runde 1
foresight-first-round-short = Runde 1
foresight-every-round = Hellsehen in jeder Runde
foresight-every-round-short = Jede Runde
special-cards = Sonderkarten
special-why = Jede kommt einmal ins Spiel.
special-all = Alle sieben Sonderkarten
kind-shapeshifter = Gestaltwandler
kind-shapeshifter-why = Du sagst an, ob er Zauberer oder Narr ist.
kind-dragon = Drache
kind-dragon-why = Schlägt alles, auch Zauberer, nur nicht die Fee. Kommt nur mit der Fee ins Spiel.
kind-fairy = Fee
kind-fairy-why = Verliert gegen alles, schlägt aber den Drachen. Kommt nur mit dem Drachen ins Spiel.
kind-bomb = Bombe
kind-bomb-why = Der Stich gehört niemandem. Wer ihn gewonnen hätte, spielt als Nächstes aus.
kind-werewolf = Werwolf
kind-werewolf-why = Wer ihn hat, tauscht ihn vor den Vorhersagen gegen die aufgedeckte Karte und bestimmt die Trumpffarbe oder „kein Trumpf“.
kind-juggler = Jongleur
kind-juggler-why = Eine 7½ der Farbe, die du ansagst. Nach dem Stich geben alle eine Karte nach links.
kind-cloud = Wolke
kind-cloud-why = Eine 9¾ der Farbe, die du ansagst. Wer den Stich gewinnt, erhöht oder senkt die eigene Vorhersage um eins.
cloud-when = Wann wirkt die Wolke?
cloud-at-once = Sofort
cloud-at-once-why = Die Wolke ändert eine Vorhersage, sobald der Stich gewonnen ist.
cloud-round-end = Am Ende der Runde
cloud-round-end-why = Die Wolke ändert eine Vorhersage am Ende der Runde.
clock = Bedenkzeit
clock-off = Unbegrenzt
clock-relaxed = 90 Sekunden
clock-fast = 20 Sekunden
listed = Für alle offen
listed-why = Der Tisch steht auf der Startseite.
spectators = Zuschauer
spectators-why = Wer den Link hat, darf zusehen; verdeckte Karten bleiben verdeckt.
chat = Chat
chat-why = Freier Text neben den fertigen Sätzen.
schedule-told =
    { $count ->
        [one] Eine Runde
       *[other] { $count } Runden
    } mit so vielen Karten: { $sizes }
lay-table = Tisch eröffnen

## Vor dem Spiel

lobby-title = Tisch: { $name }
sit-title = Nimm Platz
sit-down = Hinsetzen
sit-here = Hier sitzen
table-full = Alle Plätze sind besetzt
watch-hint = Oder bleib hier: Du siehst das Spiel, sobald es beginnt.
seats = Plätze
seat-open = Platz { $seat }
seat-free = Frei
seat-bot = Einen Bot auf Platz { $seat } setzen
seat-bot-short = Bot …
seat-clear = Platz frei machen: { $name }
trouble-seat-taken = Dieser Platz wurde eben besetzt.
host = Gastgeber
start = Beginnen
start-with-bots =
    { $count ->
        [one] Mit einem Bot beginnen
       *[other] Mit { $count } Bots beginnen
    }
wait-for-start = { $name } beginnt das Spiel, wenn alle da sind.
invite = Freunde einladen
invite-local = Diese Adresse gilt nur auf diesem Gerät. Damit Handys mitspielen können, öffne die Seite unter der Adresse, die das Gerät in deinem Netz hat.
qr-alt = QR-Code mit dem Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
copy-failed = Der Link ließ sich nicht kopieren. Markiere ihn von Hand.
share-text = Komm, wir spielen Wizard:
what-is-played = Was gespielt wird
glance-players =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
glance-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
leave = Tisch verlassen

## Der Tisch

table = Tisch
round = Runde
cards = Karten
round-of = Runde { $number } von { $rounds }
cards-each =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
trump = Trumpf
trump-none = Keiner
trump-open = wird gewählt
turned-up = Aufgedeckt: { $card }
follow = Bedienen
follow-free = Beliebig
predicted = Angesagt
predicted-secret = Geheim
predicted-even = glatt
dealer = Kartengeber
leads = Spielt aus
away = abwesend
winning = führt
trick = Stich
your-cards = Deine Karten
last-trick = Letzter Stich
score-pad = Block der Wahrheit
skip = Weiter
watching = Du schaust zu.
foreseen = Karten von: { $name }
seat-turn = am Zug
seat-taken =
    { $taken ->
        [one] 1 Stich
       *[other] { $taken } Stiche
    }
seat-count = { $taken } von { $bid } vorhergesagten Stichen
seat-total = insgesamt { $total }
seconds-left =
    { $count ->
        [one] noch 1 Sekunde
       *[other] noch { $count } Sekunden
    }
turn-you = Du bist dran
turn-lead = Du spielst aus
turn-follow = Bediene: { $suit }
turn-free = Spiel, was du willst
turn-other = Am Zug: { $names }
trick-yours = Dein Stich
trick-theirs = Stich: { $name }
trick-nobody = Der Stich gehört niemandem

## Was das Spiel fragt

bid-title = Wie viele Stiche machst du?
bid-again = Die Vorhersagen gehen auf. Wähle eine andere.
bid-foresight = Du siehst alle Karten außer deinen eigenen.
bid-hidden = Alle Vorhersagen werden gemeinsam aufgedeckt.
bid-secret = Deine Vorhersage bleibt bis zum Ende der Runde geheim.
bid-forbidden = Mit der durchgestrichenen Zahl gingen die Vorhersagen auf.
bid-choice =
    { $tricks ->
        [one] 1 Stich vorhersagen
       *[other] { $tricks } Stiche vorhersagen
    }
bid-choice-forbidden = { $tricks }: nicht erlaubt
trump-title = Du bestimmst den Trumpf
trump-why = Wegen der aufgedeckten Karte: { $card }
trump-wolf = Du hast den Werwolf getauscht gegen: { $card }
announce-title = { $card }: als was?
pass-title = Gib eine Karte nach links: { $name }
pass-why = Der Jongleur war im Stich. Alle geben gleichzeitig eine Karte weiter.
pass-choose = Wähle eine Karte aus deiner Hand
pass-card = Weitergeben: { $card }
change-title = Die Wolke ändert deine Vorhersage
change-why = Du hast { $taken } und hast { $bid } vorhergesagt.
change-up = Erhöhen auf { $tricks }
change-down = Senken auf { $tricks }

## Warum nicht

why-follow = Du hast eine Karte der Farbe, die zu bedienen ist: { $suit }
why-not-turn = Du bist nicht am Zug.
why-first = Beantworte erst die Frage oben.
why-foresight = Deine eigenen Karten darfst du noch nicht ansehen.
tap-again = Zum Spielen noch einmal antippen: { $card }
refused = Das ging nicht. Bitte wähle noch einmal.

## Die Punkte

round-over = Runde { $number }
column-bid = Tipp
column-taken = Stiche
column-points = Punkte
column-total = Stand
next-round = Nächste Runde
to-the-end = Zum Endstand
pad-pencil = In Klammern: wenn die Runde so endet, wie sie jetzt steht.
pad-empty = Die erste Zeile wird geschrieben, wenn die Runde vorbei ist.
graph = Der Stand nach jeder Runde
save-csv = Als CSV sichern
save-picture = Als Bild sichern

## Das Ende

end-you-won = Du hast gewonnen!
end-won =
    { $count ->
        [one] Gewonnen hat: { $names }
       *[other] Gewonnen haben: { $names }
    }
ranking = Rangliste
rematch = Noch einmal
replay = Spiel ansehen
save-record = Aufzeichnung sichern
story = Das Spiel in Zahlen
story-exact = Genau
story-streak = In Folge
story-best = Beste Runde
story-worst = Schwächste Runde
story-tricks = Stiche
replay-back = Zurück
replay-next = Weiter
replay-trick = Stich { $number } von { $count }
replay-bid =
    { $tricks ->
        [one] 1 Stich vorhergesagt
       *[other] { $tricks } Stiche vorhergesagt
    }
replay-pass = { $name } gibt weiter: { $card }
replay-up = { $name }: einer mehr vorhergesagt
replay-down = { $name }: einer weniger vorhergesagt

## Gespräch

say = Etwas sagen
say-text = Etwas anderes …
phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-hurry = Du bist dran!
phrase-oops = Hoppla!
phrase-one_moment = Einen Moment, bitte.
phrase-again = Noch ein Spiel?
phrase-goodbye = Tschüss!
emote-smile = Lächeln
emote-laugh = Lachen
emote-wow = Staunen
emote-sad = Trauer
emote-angry = Ärger
emote-think = Nachdenken
emote-clap = Beifall
emote-heart = Herz

## Was vorgelesen wird

speak-round =
    Runde { $number }, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
speak-trump = Trumpf: { $suit }.
speak-wolf = { $name }: Werwolf getauscht gegen { $card }.
speak-bid = { $name }: { $tricks } vorhergesagt.
speak-card = { $name }: { $card }.
speak-trick = Stich: { $name }.
speak-received = Du bekommst: { $card }.
speak-away = { $name }: abwesend.
speak-back = { $name }: wieder da.

## Die Verbindung

line-lost = Verbindung verloren. Sie wird neu aufgebaut …
line-back = Wieder verbunden
closed-no-such-table = Diesen Tisch gibt es nicht.
closed-spectators-barred = Dieser Tisch spielt unter sich.
closed-wrong-key = Dieser Link öffnet keinen Platz mehr.
closed-seat-gone = Der Gastgeber hat deinen Platz frei gemacht.

## Einstellungen

theme = Darstellung
theme-auto = Wie das Gerät
theme-dark = Dunkel
theme-light = Hell
pace = Fertige Stiche bleiben liegen
pace-normal = Einen Moment
pace-quick = Kurz
pace-none = Gar nicht
setting-confirm = Karten bestätigen
setting-confirm-why = Erst das zweite Antippen spielt eine Karte.
setting-lefthanded = Linkshändig
setting-lefthanded-why = Hand und Knöpfe sind gespiegelt.
setting-motion = Bewegung
setting-motion-why = Karten wandern über den Tisch.
setting-sound = Töne
setting-sound-why = Karten, Stiche und dein Zug sind zu hören.
setting-vibration = Vibration
setting-vibration-why = Das Handy vibriert, wenn du dran bist.

## Die Regeln

variants = Varianten
rule-goal-title = Worum es geht
rule-goal = Vor jeder Runde sagst du vorher, wie viele Stiche du machst. Genau getroffen bringt Punkte, alles andere kostet welche. Wer nach der letzten Runde am meisten hat, gewinnt.
rule-cards-title = Die Karten
rule-suits = Die Farben: { $suits }
rule-suits-own = Die Farben, Platz für Platz: { $suits }
rule-cards = Vier Farben mit den Zahlen 1 bis 13, vier Zauberer und vier Narren. Die 13 ist die höchste ihrer Farbe.
rule-wizard = Ein Zauberer schlägt jede Karte. Der Stich geht an den ersten Zauberer. Zauberer darfst du immer spielen.
rule-jester = Ein Narr verliert gegen jede Karte. Du darfst ihn immer spielen. Liegen nur Narren, gewinnt der erste.
rule-deck-special = Ins Spiel gemischt, jede einmal: { $cards }
rule-rounds-title = Runden
rule-rounds = In der ersten Runde eine Karte für jeden, in der zweiten zwei, immer eine mehr, bis alle verteilt sind.
rule-players = { $players } Spieler, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. Eine Runde hat so viele Stiche, wie jeder Karten hat.
rule-deal = Gegeben wird reihum: Nach jeder Runde gibt der nächste Spieler zur Linken.
rule-stock = Was nicht verteilt wird, bleibt verdeckt liegen. Niemand bekommt es zu sehen.
rule-schedule = Karten in den Runden dieses Tisches: { $sizes }
rule-shuffle = Vor jeder Runde werden alle Karten gemischt.
rule-shuffle-own = Vor jeder Runde mischt jeder die eigenen Karten und zieht davon.
rule-trump-title = Trumpf
rule-trump = Nach dem Geben wird eine Karte aufgedeckt. Ihre Farbe ist Trumpf und schlägt die anderen Farben.
rule-trump-none = Wird eine von diesen aufgedeckt, gibt es keinen Trumpf: { $cards }
rule-trump-dealer = Wird eine von diesen aufgedeckt, sieht der Kartengeber seine Karten an und bestimmt die Trumpffarbe: { $cards }
rule-trump-last = In der letzten Runde bleibt keine Karte übrig, also gibt es keinen Trumpf.
rule-trump-left = In einer Runde, in der keine Karte übrig bleibt, gibt es keinen Trumpf.
rule-bids-title = Vorhersagen
rule-bids = Alle sagen vorher, wie viele Stiche sie machen, von keinem bis zu allen.
rule-bids-turn = Es beginnt, wer links vom Kartengeber sitzt.
rule-last-bid = Darum darf der Kartengeber als Letzter die eine Zahl nicht vorhersagen, mit der die Summe gleich wäre.
rule-rebid = Ist die Summe beim Aufdecken gleich der Zahl der Stiche, sagt der Kartengeber sofort eine andere Zahl.
rule-bids-nobody = Diese Zahl bleibt dieselbe, auch wenn ein Stich niemandem gehört.
rule-foresight-first-round = In der ersten Runde siehst du bei der Vorhersage die Karten der anderen, aber nicht deine eigenen. Dann nehmen alle ihre Karten auf.
rule-foresight-every-round = In jeder Runde siehst du bei der Vorhersage die Karten der anderen, aber nicht deine eigenen. Dann nehmen alle ihre Karten auf.
rule-foresight-trump = Auch wer als Kartengeber den Trumpf bestimmt, sieht die eigenen Karten dabei nicht.
rule-tricks-title = Der Kampf um den Stich
rule-tricks = Die anderen folgen im Uhrzeigersinn. Wer die angespielte Farbe hat, muss sie bedienen oder eine Karte spielen, die immer erlaubt ist. Wer sie nicht hat, darf jede Karte spielen. Niemand muss trumpfen.
rule-free = Wird ein Zauberer ausgespielt, ist nichts zu bedienen. Wird ein Narr ausgespielt, entscheidet die nächste Karte, die kein Narr ist. Ein Zauberer, der später gespielt wird, ändert nichts an der Farbe, die zu bedienen ist.
rule-lead = Zum ersten Stich spielt eine beliebige Karte aus, wer links vom Kartengeber sitzt, danach immer, wer den Stich gewonnen hat.
rule-winning = Den Stich gewinnt der erste Zauberer, sonst der höchste Trumpf, sonst die höchste Karte der angespielten Farbe.
rule-score-title = Punkte
rule-score = Genau getroffen: 20 Punkte und 10 weitere für jeden Stich. Daneben: Du verlierst 10 Punkte für jeden Stich darüber oder darunter.
rule-end = Wer nach der letzten Runde am meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen alle, die ihn haben.
rule-special = Sie dürfen wie Zauberer und Narren immer gespielt werden. In der Hand gehören sie zu keiner Farbe.
rule-announced = Eine Karte, die als Zauberer oder Narr angesagt wird, ist genau das: Von mehreren Zauberern im Stich gewinnt der erste.
rule-lead-free = Solange keine Farbe feststeht, zählen diese wie ein Zauberer, und nichts ist zu bedienen: { $cards }
rule-lead-waits = Solange keine Farbe feststeht, zählen diese wie ein Narr, und die nächste Karte entscheidet: { $cards }
rule-lead-suit = Solange keine Farbe feststeht, ist bei diesen die angesagte Farbe zu bedienen: { $cards }
rule-nobody-never = Die Bombe selbst gewinnt nie, und der Stich zählt für keine Vorhersage.
rule-nobody-fairy = Drache, Fee und Bombe in einem Stich: Niemand gewinnt ihn, und wer die Fee gespielt hat, spielt als Nächstes aus.
rule-nobody-jesters = Nur Narren, Fee und Bombe: Der erste Narr hätte gewonnen.
rule-traded = Die aufgedeckte Karte kann jede sein, und was sie für den Trumpf bedeutet hätte, gilt nicht mehr. Der Werwolf selbst wird nie gespielt.
rule-pass = Alle geben gleichzeitig weiter. Nach dem letzten Stich einer Runde gibt niemand weiter.
rule-pass-nobody = Sie geben auch weiter, wenn die Bombe im Stich liegt.
rule-change-range = Die Vorhersage bleibt zwischen keinem Stich und allen.
rule-change-secret = Alle sehen, dass sich eine Vorhersage ändert, niemand sieht, wie.
rule-change-nobody = Liegt die Bombe im Stich, ändert die Wolke nichts.
rule-pass-first = Jongleur und Wolke in einem Stich: Erst geben alle weiter, dann ändert sich die Vorhersage.
rule-special-up = Aufgedeckt zählen Fee und Bombe wie ein Narr, alle anderen wie ein Zauberer. Ausgespielt zählt der Drache wie ein Zauberer, Fee und Bombe wie ein Narr; bei Jongleur und Wolke ist die angesagte Farbe zu bedienen.

## Die Einführung

lesson-title = Spielen lernen
lesson-1-bid = In der ersten Runde hat jeder eine Karte. Aufgedeckt sind Menschen, also sind Menschen Trumpf. Du hast einen Zauberer, und der schlägt alles: Sag 1 Stich vorher.
lesson-1-play = Ada hat ausgespielt, Ben ist gefolgt. Jetzt spiel deinen Zauberer: Tipp ihn an.
lesson-2-bid = Zwei Karten für jeden. Genau getroffen: 20 Punkte und 10 für jeden Stich. Deine 12 der Zwerge ist stark, deine 2 der Menschen nicht. Sag 1 Stich vorher.
lesson-2-follow = Ben hat Zwerge angespielt. Du hast auch einen Zwerg, also musst du bedienen. Berühre die andere Karte, um zu sehen, warum sie nicht geht, und spiel dann deine 12 der Zwerge.
lesson-2-lead = Dein Stich, also spielst du aus. Du hast, was du vorhergesagt hast, und willst nicht mehr: Spiel die 2 der Menschen.
lesson-3-bid = Drei Karten, und Zwerge sind Trumpf. Deine 13 der Riesen kann gewinnen, der Narr nie, und dein Trumpf ist klein. Du machst den Anfang: Sag 1 vorher.
lesson-3-lead = Du sitzt links vom Kartengeber, also spielst du aus. Die 13 der Riesen ist sicher, solange die anderen Riesen haben: Spiel sie.
lesson-3-jester = Das war dein Stich. Jetzt gib das Ausspiel ab: Ein Narr verliert gegen jede Karte.
lesson-3-last = Ben hat einen Zauberer ausgespielt: Es gibt nichts zu bedienen und nichts zu gewinnen. Spiel deine letzte Karte.
lesson-other = Keine schlechte Idee, aber hier probieren wir etwas anderes: Folge dem Hinweis oben.
lesson-done = Das ist schon das ganze Spiel!
lesson-done-why = Drei genaue Vorhersagen. In einem ganzen Spiel geht es mit einer Karte mehr in jeder Runde weiter, und es wird kniffliger.
lesson-stop = Einführung verlassen
