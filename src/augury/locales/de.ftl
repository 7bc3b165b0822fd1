### Die Worte von Augury, auf Deutsch.
### Namen, Karten und Farben werden eingesetzt, wie sie sind, also eher nach einem Doppelpunkt
### als in einem Fall.

## Farben und Karten

suit-B = Menschen
suit-R = Zwerge
suit-G = Elfen
suit-Y = Riesen
colour-B = blau
colour-R = rot
colour-G = grün
colour-Y = gelb
card-number = { $suit } { $value }
card-W = Zauberer
card-J = Narr
card-S = Gestaltwandler
card-D = Drache
card-F = Fee
card-X = Bombe
card-L = Werwolf
card-U = Jongleur
card-C = Wolke
card-H = Hexe
card-V = Vampir
card-as = { $card } als { $face }
card-playable = { $card }, spielbar
hidden-card = Eine Karte, die du nicht siehst

## Das Haus

title = Augury
home = Startseite
home-motto = Das Spiel der Trümpfe und Vorhersagen
home-return = Zurück zur Startseite
home-return-why = Dein Platz bleibt dir. Bleibst du länger weg, spielt ein Bot für dich, bis du wieder da bist.
home-return-waits = Dein Platz bleibt dir, und das Spiel wartet auf dich.
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
connecting = Der Tisch wird gesucht …
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
join = Beitreten
join-link = Link oder Code
join-wrong = Das ist kein Link oder Code eines Tisches.
unfinished = Deine laufenden Spiele
not-begun = Noch nicht begonnen
open-tables = Offene Tische
seats-open =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
learn = Zum ersten Mal hier? In fünf Minuten gelernt
learn-short = Einführung
home-puzzle = Aufgabe
home-review = Auswertung

## Die Bots des Hauses

bot-novice = Neuling
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-adept = Adept
bot-master = Meister
bot-archmage = Erzmagier
bot-archmage-plus = Erzmagier+

level-kept = Von 100 Vorhersagen treffen { $number } ein
level-won = Gewinnt { $number } von 100 Spielen gegen drei der Stufe darunter
level-at-once = Spielt sofort
level-thinks = Denkt bis zu { $number } ms über einen Zug nach

## Ein neuer Tisch

players = Spieler
player = Spieler
edition = Ausgabe
edition-why = Eine Vorlage: Du kannst danach alles ändern.
edition-basic = Das Grundspiel
edition-DE = Deutsch (Amigo)
edition-DE30 = Deutsch, Jubiläumsausgabe 30 Jahre
edition-EL = Griechisch (Kaissa)
edition-CS = Tschechisch (Piatnik Praha)
edition-HU = Ungarisch (Piatnik Budapest)
edition-HU25 = Ungarisch, Jubiläumsausgabe 25 Jahre
edition-PT = Brasilianisch, Jubiläumsausgabe 25 Jahre
not-with = Ausgegraut wegen: { $option }.
contradiction = Das passt nicht zusammen: { $options }
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
length-tournament-why = Zehn Runden, egal wie viele mitspielen.
bidding = Vorhersagen
bidding-open = Offen
bidding-open-why = Reihum, für alle sichtbar; der Kartengeber zuletzt.
bidding-hidden = Verdeckt
bidding-hidden-why = Alle gleichzeitig, vor dem ersten Stich gemeinsam aufgedeckt.
bidding-secret = Geheim
bidding-secret-why = Alle gleichzeitig, und erst nach der Runde aufgedeckt.
plus-minus-one = Plus/minus Eins
plus-minus-one-why = Die Vorhersagen dürfen zusammen nicht die Zahl der Stiche ergeben.
last-bid = Wer darf sie trotzdem aufgehen lassen?
last-bid-nobody-short = Niemand
last-bid-nobody-why = Wie gedruckt: Der Kartengeber darf als Letzter die Vorhersagen nicht aufgehen lassen.
last-bid-unless-leading = Nur wer allein führt
last-bid-unless-leading-short = Wer nicht allein führt
last-bid-unless-leading-why = Bei Plus/minus Eins darf nur ein Kartengeber, der nach Punkten allein führt, die Vorhersagen nicht aufgehen lassen.
last-bid-zero = 0 immer erlaubt
last-bid-zero-short = Wer 0 sagt
last-bid-zero-why = Bei Plus/minus Eins darf der Kartengeber immer 0 vorhersagen, auch wenn die Vorhersagen dann aufgehen.
foresight = Hellsehen
foresight-why = Bei der Vorhersage siehst du die Karten der anderen, aber nicht deine eigenen.
foresight-off-short = Aus
foresight-first-round = Hellsehen in Runde 1
foresight-first-round-short = Runde 1
foresight-every-round = Hellsehen in jeder Runde
foresight-every-round-short = Jede Runde
special-cards = Sonderkarten
special-why = Jede kommt einmal ins Spiel.
special-all = Alle Sonderkarten
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
kind-witch = Hexe
kind-witch-why = Verliert gegen alles außer der Bombe. Nach dem Stich legst du eine Handkarte hinein und nimmst dafür eine andere heraus.
kind-vampire = Vampir
kind-vampire-why = Er ist die Karte, die aufgedeckt liegt, mit allem, was sie bewirkt. Liegt dort der Werwolf, wird eine neue Karte aufgedeckt und mit ihr ein neuer Trumpf.
cloud-when = Wann wirkt die Wolke?
cloud-at-once = Sofort
cloud-at-once-why = Die Wolke ändert eine Vorhersage, sobald der Stich gewonnen ist.
cloud-round-end = Am Ende der Runde
cloud-round-end-why = Die Wolke ändert eine Vorhersage am Ende der Runde.
first-dealer = Gibt zuerst
first-dealer-why = Der Tisch bestimmt, wer die erste Runde gibt.
first-dealer-lot = Das Los
first-dealer-lot-why = Das Los entscheidet, wer die erste Runde gibt. Es wird mit dem ersten Mischen gezogen und lässt sich ebenso prüfen.
ties = Gleichstand
ties-shared = Teilen
ties-shared-why = Bei Gleichstand wird der Sieg geteilt.
ties-predictions = Summe der Vorhersagen
ties-predictions-why = Bei Gleichstand liegt vorn, wer insgesamt mehr vorhergesagt hat. Ist auch das gleich, wird der Platz geteilt.
ties-predictions-told = Gleichstand: Die Summe der Vorhersagen entscheidet ({ $counts }).
ties-predictions-met = Erfüllte Vorhersagen
ties-predictions-met-why = Bei Gleichstand liegt vorn, wer mehr Vorhersagen erfüllt hat. Ist auch das gleich, wird der Platz geteilt.
ties-predictions-met-told = Gleichstand: Die Zahl der erfüllten Vorhersagen entscheidet ({ $counts }).
clock = Bedenkzeit
clock-off = Unbegrenzt
clock-relaxed = 90 Sekunden
clock-fast = 20 Sekunden
listed = Für alle offen
listed-why = Der Tisch steht auf der Startseite.
spectators = Zuschauer
spectators-why = Wer den Link hat, darf zusehen; verdeckte Karten bleiben verdeckt.
chat = Chat
chat-why = Freier Text neben den fertigen Sätzen.
schedule-sizes =
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
seat-bot-short = Bot …
seat-program = ein Programm
seat-clear = Platz frei machen: { $name }
trouble-seat-taken = Dieser Platz wurde eben besetzt.
trouble-name-taken = So oder ganz ähnlich heißt hier schon jemand, oder ein Bot. Bitte wähle einen anderen Namen.
trouble-no-such-bot = Diesen Bot gibt es hier nicht.
trouble-wrong-stage = Das geht nicht mehr: Das Spiel ist schon weiter.
trouble-too-fast = Zu schnell. Bitte warte einen Moment.
host = Gastgeber
start = Starten
start-with-bots =
    { $count ->
        [one] Mit einem Bot starten
       *[other] Mit { $count } Bots starten
    }
wait-for-start = { $name } startet das Spiel, wenn alle da sind.
invite = Freunde einladen
invite-local = Diese Adresse gilt nur auf diesem Gerät. Damit Handys mitspielen können, öffne die Seite unter der Netzwerkadresse dieses Geräts.
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
trump-open = wird bestimmt
turned-up = Aufgedeckt: { $card }
follow = Bedienen
follow-free = Beliebig
predicted = Vorhersagen
predicted-secret = Geheim
predicted-even = geht auf
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
seat-count = { $taken } gemacht, { $bid } vorhergesagt
seat-total = insgesamt { $total }
seconds-left =
    { $count ->
        [one] noch 1 Sekunde
       *[other] noch { $count } Sekunden
    }
turn-you = Du bist dran
turn-lead = Du spielst aus
turn-follow = { $suit } bedienen
turn-free = Spiel, was du willst
turn-other = Am Zug: { $names }
turn-others =
    { $count ->
        [one] { $count } Spieler ist dran
       *[other] { $count } Spieler sind dran
    }
trick-yours = Dein Stich
trick-theirs = Stich: { $name }
trick-nobody = Der Stich gehört niemandem

## Was das Spiel fragt

bid-title = Wie viele Stiche machst du?
bid-again = Die Vorhersagen ergeben zusammen die Zahl der Stiche. Als Kartengeber musst du deine ändern.
bid-foresight = Du siehst alle Karten außer deinen eigenen.
bid-hidden = Alle Vorhersagen werden gemeinsam aufgedeckt.
bid-secret = Deine Vorhersage bleibt bis zum Ende der Runde geheim.
bid-forbidden = Die durchgestrichene Zahl ist nicht erlaubt: Die Vorhersagen ergäben die Zahl der Stiche.
bid-choice =
    { $tricks ->
        [one] 1 Stich vorhersagen
       *[other] { $tricks } Stiche vorhersagen
    }
bid-choice-forbidden = { $tricks }: nicht erlaubt
trump-title = Du bestimmst den Trumpf
trump-why = Aufgedeckt: { $card }. Den Trumpf bestimmt der Kartengeber.
trump-wolf = Dein Werwolf wurde gegen die aufgedeckte Karte getauscht: { $card }
announce-title = { $card }: als was?
pass-title = Gib eine Karte nach links an { $name }
pass-why = Der Jongleur war im Stich. Alle geben gleichzeitig eine Karte weiter.
put-in-title = Lege eine Karte in den Stich
take-out-title = Nimm eine Karte aus dem Stich
put-in-why = Die Hexe: Du legst eine Handkarte in den Stich und nimmst dann eine andere heraus. Alle sehen beide.
pass-choose = Wähle eine Karte aus deiner Hand
pass-card = Weitergeben: { $card }
change-title = Ändere deine Vorhersage um eins
change-why = In deinem Stich lag die Wolke. Bisher: { $taken } gemacht, { $bid } vorhergesagt.
change-up = Erhöhen auf { $tricks }
change-down = Senken auf { $tricks }

## Warum nicht

why-not-turn = Du bist nicht am Zug.
why-first = Beantworte erst die Frage.
why-foresight = Deine eigenen Karten darfst du noch nicht ansehen.
tap-again = Zum Spielen noch einmal antippen: { $card }
refused = Das ging nicht. Bitte wähle noch einmal.

## Warum ein Zug abgelehnt wird

refusal-game_over = Das Spiel ist zu Ende.
refusal-wrong_phase =
    Das geht jetzt nicht. { $phase ->
        [trump] Erst wird der Trumpf bestimmt.
        [bid] Erst sagen alle vorher.
        [rebid] Erst sagt der Kartengeber noch einmal vorher.
        [play] Jetzt wird eine Karte gespielt.
        [pass] Erst geben alle eine Karte weiter.
        [change] Erst wird eine Vorhersage geändert.
       *[deal] Erst wird die nächste Runde gegeben.
    }
refusal-out_of_turn = Du bist nicht am Zug. Am Zug: { $names }
refusal-already_acted = Du hast schon gewählt. Am Zug: { $names }
refusal-forbidden_trump = Du musst eine der vier Farben bestimmen.
refusal-bid_out_of_range =
    Diese Runde hat { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }: Sag 0 bis { $tricks } vorher.
refusal-forbidden_bid = Mit { $bid } ergäben die Vorhersagen die Zahl der Stiche ({ $tricks }). Erlaubt: { $allowed }
refusal-not_in_hand = { $card }: Diese Karte hast du nicht. Du hast: { $cards }
refusal-not_offered = { $card }: Sie kann nicht aus diesem Stich genommen werden. Möglich sind: { $cards }
refusal-bad_announcement = { $card }: Sie muss angesagt werden, als eine von diesen: { $cards }
refusal-bad_announcement-plain = { $card }: Sie wird nicht als etwas anderes angesagt.
refusal-must_follow = { $card } geht jetzt nicht. Zu bedienen: { $suit }; du hast: { $cards }
refusal-bad_change = Deine Vorhersage ist { $bid } und bleibt zwischen 0 und { $tricks }. Erlaubt: { $allowed }

## Die Punkte

round-over = Runde { $number }
column-bid = Vorhersage
column-taken = Stiche
column-points = Punkte
column-total = Stand
next-round = Nächste Runde
to-the-end = Zum Endstand
pad-pencil = In Klammern: wenn die Runde jetzt zu Ende wäre.
pad-empty = Die erste Zeile wird geschrieben, wenn die Runde vorbei ist.
graph = Der Stand nach jeder Runde
save-csv = Als CSV speichern
save-picture = Als Bild speichern

## Das Ende

end-you-won = Du hast gewonnen!
end-you-share = Geteilter Sieg: du und { $names }!
end-won =
    { $count ->
        [one] Gewonnen hat: { $names }
       *[other] Gewonnen haben: { $names }
    }
ranking = Rangliste
rematch = Noch einmal
replay = Spiel ansehen
replay-loading = Das Spiel wird geladen …
save-record = Spiel speichern
check-record = Aufzeichnung prüfen
check-record-same = Die Aufzeichnung ist das Spiel, das hier gespielt wurde: Nichts daran wurde verändert.
check-record-other = Die Aufzeichnung ist nicht das Spiel, das hier gespielt wurde. Trau ihr nicht.
check-record-unread = Die Aufzeichnung war gerade nicht zu lesen.
check-record-own = Dein eigener Anteil zählte bei jedem Mischen, und niemand kannte ihn, als die anderen festgelegt wurden. Ob die Karten aus den Anteilen folgen, sagt „augury verify“.
check-record-others = Mitgemischt haben in jeder Runde: { $names }. Ihre Anteile standen fest, bevor einer zu sehen war; du hattest keinen. Ob die Karten aus den Anteilen folgen, sagt „augury verify“.
check-record-open = Mitgemischt haben in jeder Runde: { $names }. Die Anteile lagen aber offen: Wer davon mit dem Server unter einer Decke steckte, konnte die Karten mit ihm aussuchen.
check-record-house = Gemischt hat der Server allein: Nach Spielbeginn konnte er die Karten nicht mehr ändern, vorher aber aussuchen.
check-record-withheld = Keinen Anteil am Mischen gezeigt haben: { $names }. Darum wurde ohne sie neu gemischt. Der Server und ein solcher Platz zusammen konnten eine Mischung verwerfen, die ihnen nicht gefiel.
check-record-hash = Dein Beleg, für „augury verify --heard“:
story = Das Spiel in Zahlen
story-exact = Genau
story-streak = In Folge
story-best = Beste Runde
story-worst = Schwächste Runde
story-tricks = Stiche
replay-back = Zurück
replay-next = Weiter
the-game = Das Spiel
replay-play = Abspielen
replay-pause = Anhalten
timeline = Verlauf des Spiels
replay-bid =
    { $tricks ->
        [one] 1 Stich vorhergesagt
       *[other] { $tricks } Stiche vorhergesagt
    }

## Die Auswertung: Glück und Spiel

review-title = Glück und Spiel
review-par = Richtwert
review-luck = Glück
review-own = Eigenes Spiel
review-others = Die anderen
review-given = Verschenkt
review-met = Getroffen
review-parts-why = Punkte = Richtwert + Glück + eigenes Spiel + die anderen. Der Richtwert ist, was man auf diesem Platz vor dem Geben erwarten kann; Glück ist, was die Karten gebracht haben; der Rest ist, wie die Entscheidungen ausgingen, so wie die Karten lagen. Was eine Entscheidung verschenkt hat, wird für sich beurteilt, nach dem, was man da wissen konnte: eigene Punkte weniger der Hälfte dessen, was die anderen im Schnitt bekommen; in den letzten beiden Runden die Chance auf den Sieg, in Punkten.
review-chances = Gewinnchancen
review-dearest = Die teuersten Entscheidungen
review-bidding = Runde { $round } · Vorhersage · { $name }
review-trick = Runde { $round } · Stich { $trick } · { $name }
review-better = Gewählt: { $move }. Das hat etwa { $points } Punkte gekostet (± { $error }). Besser: { $best }.
review-fine = Gewählt: { $move }. Etwa gleich gut: { $best }.
review-unclear = Gewählt: { $move }. Vielleicht besser: { $best }, um etwa { $points } Punkte (± { $error }).
review-hand = Auf der Hand: { $cards }
review-table = Auf dem Tisch: { $cards }
review-working = Wird ausgewertet
review-stopped = Vorzeitig beendet: { $done } von { $rounds } Runden sind ausgewertet.
review-unfinished = Das Spiel ist noch nicht zu Ende: So weit wurde gespielt.
review-not-learnt = Mit solchen Regeln hat der Gutachter nie geübt: Sein Urteil ist mit Vorsicht zu genießen.
review-again = Dieselben Zahlen noch einmal: { $command }
review-needs-seat = Runde { $number } wird noch gespielt, und niemand darf schon alle Karten kennen. Sag mit --seat, mit wessen Augen.
review-nothing = Es ist noch nichts gegeben, also gibt es nichts auszuwerten.
review-written = Geschrieben: { $path }
verdict-forced = keine Wahl
verdict-best = bester Zug
verdict-fine = in Ordnung
verdict-unclear = noch unklar
verdict-inaccuracy = ungenau
verdict-probable = wahrscheinlich ein Fehler
verdict-mistake = Fehler
verdict-blunder = grober Fehler
hint-best = Am besten: { $move }
hint-forced = Es gibt nur eines zu tun: { $move }
hint-move = Zug
hint-points = Punkte
hint-gain =
    { $count ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }
hint-exact = Vorhersage trifft ein
hint-win = Spiel gewonnen
hint-tricks = Zu erwartende Stiche: { $chances }
hint-nothing = In diesem Spiel ist niemand am Zug, also gibt es keinen Hinweis.
hint-whose = Mehrere sind am Zug: Sag mit --seat, für wen.
hint-not-you = Nicht am Zug: { $name }
why-has-enough = Die Vorhersage ist erreicht: Jeder weitere Stich kostet Punkte.
why-needs-all = Alle Stiche, die noch kommen, werden gebraucht.
why-needs =
    { $number ->
        [one] Ein Stich fehlt noch.
       *[other] { $number } Stiche fehlen noch.
    }
why-needs-later =
    { $number ->
        [one] Ein Stich fehlt noch
       *[other] { $number } Stiche fehlen noch
    }, und nach diesem { $second ->
        [one] kommt noch einer.
       *[other] kommen noch { $second }.
    }
why-out-of-reach = Die Vorhersage ist nicht mehr zu erreichen: Jetzt geht es darum, möglichst wenig zu verlieren.
why-takes = Nach dieser Karte spielt niemand mehr: Sie macht den Stich.
why-ducks = Nach dieser Karte spielt niemand mehr: Sie überlässt den Stich jemand anderem.
why-unbeatable = Nichts, was noch aussteht, schlägt diese Karte.
why-higher-out =
    { $number ->
        [one] Eine Karte, die noch aussteht, kann sie schlagen.
       *[other] { $number } Karten, die noch ausstehen, können sie schlagen.
    }
why-few-higher =
    { $number ->
        [one] Nur eine Karte, die noch aussteht, kann sie schlagen.
       *[other] Nur { $number } Karten, die noch ausstehen, können sie schlagen.
    }
why-keeps = Eine stärkere Karte bleibt für später auf der Hand.
why-gives-up = Der Stich gehört schon jemand anderem: eine gute Gelegenheit, diese Karte loszuwerden.
why-nobody = Mit der Bombe gehört der Stich niemandem.
why-next-needs = Als Nächstes spielt { $name } und braucht noch Stiche.
why-next-full = Als Nächstes spielt { $name } und will keinen Stich mehr.
why-cards-worth =
    { $number ->
        [0] Mit solchen Karten macht man am häufigsten gar keinen Stich.
        [one] Mit solchen Karten macht man am häufigsten einen Stich.
       *[other] Mit solchen Karten macht man am häufigsten { $number } Stiche.
    }
why-bids-over = Die anderen haben schon viel vorhergesagt, zusammen { $number }: Stiche werden knapp.
why-bids-under = Die anderen haben wenig vorhergesagt, zusammen { $number }: Stiche werden übrig bleiben.
why-comes-true = In { $number } von 100 solchen Runden trifft die Vorhersage ein.
why-truer = Damit trifft die Vorhersage in { $number } von 100 solchen Runden ein, mit der getroffenen Wahl in { $second }.
why-wins = Damit wird das Spiel in { $number } von 100 Fällen gewonnen, mit der getroffenen Wahl in { $second }.
why-others-less = Den anderen bringt das weniger Punkte.
puzzle-title = Aufgabe { $number } von { $count }
puzzle-ask = Was ist am besten? { $choices }
puzzle-right = Genau das!
puzzle-wrong = Nicht ganz. Am besten ist: { $best }
puzzle-lost = Deine Wahl ({ $move }) bringt etwa { $points } Punkte weniger.
puzzle-gap = Das ist um etwa { $points } Punkte besser als alles andere.
puzzle-none = Es gibt keine Aufgabe { $number }: Es sind { $count }, von 1 an.

## Hinweise und der Coach

hint = Hinweis
move-bid =
    { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
move-change = Vorhersage { $by }
move-trump = Trumpf: { $suit }
review-best = Am besten
review-chosen = Gewählt
hint-working = Wird überlegt …
hint-do = Mach ich
hint-tricks-title = Zu erwartende Stiche, in %
hint-late = Zu spät: Du bist nicht mehr am Zug.
hints = Hinweise für alle
hints-why = Alle am Tisch dürfen fragen, was am besten wäre. Allein gegen Bots darfst du es immer.
coach-title = Noch einmal nachdenken?
coach-warning = { $move }: Das würde dich wohl { $points } Punkte kosten.
coach-again = Noch einmal nachdenken
coach-anyway = Trotzdem so spielen
coach-show = Zeig mir etwas Besseres
setting-coach = Coach
setting-coach-why = Warnt vor einem teuren Fehler, gegen Bots und wo Hinweise erlaubt sind.

## Die Auswertung auf der Seite

review-drop-title = Ein Spiel auswerten
review-drop = Aufzeichnung hier ablegen oder Datei wählen
review-drop-why = Eine Aufzeichnung ist eine Textdatei mit der Endung .wiz: Jedes beendete Spiel lässt sich so speichern.
review-empty = Diese Datei ist leer.
review-ahead =
    { $count ->
        [one] Ein Spiel ist noch vor deinem dran …
       *[other] { $count } Spiele sind noch vor deinem dran …
    }
review-rounds-done = { $number } von { $rounds } Runden
review-cancelled = Die Auswertung wurde abgebrochen.
review-start = Neu beginnen
review-closer = Genauer hinsehen
review-closer-why = Dauert bis zu einer Minute, probiert mehr aus und ist sich sicherer.
review-whose = Wessen Spiel?
review-everyone = Alle
review-eyes = Von welchem Platz aus?
review-mostly-luck = Den größten Unterschied machten die Karten.
review-mostly-own = Den größten Unterschied machten die eigenen Entscheidungen.
review-mostly-others = Den größten Unterschied machten die anderen.
review-mostly-mixed = Es kam mehreres zusammen.
review-mostly-nothing = Nichts stach heraus: Karten und Spiel hielten sich die Waage.
review-luck-good = Die Karten waren gut ({ $points }).
review-luck-bad = Die Karten waren schlecht ({ $points }).
review-luck-even = Die Karten waren durchschnittlich ({ $points }).
review-own-good = Die eigenen Entscheidungen gingen gut aus ({ $points }).
review-own-bad = Die eigenen Entscheidungen gingen schlecht aus ({ $points }).
review-own-even = Die eigenen Entscheidungen glichen sich aus ({ $points }).
review-others-good = Die anderen haben geholfen ({ $points }).
review-others-bad = Die anderen haben geschadet ({ $points }).
review-others-even = Die anderen machten kaum einen Unterschied ({ $points }).
review-gave =
    { $number ->
        [one] Nach dem, was man da wissen konnte, war eine Entscheidung teuer: Sie hat etwa { $second } Punkte verschenkt.
       *[other] Nach dem, was man da wissen konnte, waren { $number } Entscheidungen teuer: Zusammen haben sie etwa { $second } Punkte verschenkt.
    }
review-gave-nothing = Nach dem, was man da wissen konnte, war keine Entscheidung teuer.
review-gave-unclear =
    { $number ->
        [one] Nach dem, was man da wissen konnte, war keine Entscheidung mit Sicherheit teuer; eine ist noch unklar.
       *[other] Nach dem, was man da wissen konnte, war keine Entscheidung mit Sicherheit teuer; { $number } sind noch unklar.
    }
review-parts-how = Wie wird das gerechnet?
review-done = { $name } wählte:
review-chance = Chance auf den Sieg in diesem Moment: { $chance }
review-all-hands = Alle Karten zeigen
review-all-hands-why = Was alle wirklich hatten; { $name } konnte es damals nicht sehen.
review-too-long = Das ist länger als jede Aufzeichnung eines Spiels.
review-full = Zu viele Spiele warten auf ihre Auswertung. Versuch es in ein paar Minuten noch einmal.
review-too-much = Für einen genaueren Blick ist dieses Spiel zu lang. Auf einen einzelnen Platz lässt sich genauer hinsehen.
review-gone = Dieses Spiel gibt es hier nicht mehr, oder der Link ist kaputt.
review-broke-off = Die Auswertung ist abgebrochen. Beginne neu.
review-broken = Das ist keine Aufzeichnung eines regelgerechten Spiels: In Zeile { $line } stimmt etwas nicht.
review-in-progress = Eine Runde dieses Spiels läuft noch, es lässt sich also nur von einem Platz aus ansehen.
review-nothing-dealt = Es ist noch nichts gegeben, also gibt es nichts auszuwerten.
review-no-move = Diesen Zug gibt es in dem Spiel nicht.
whatif-title = Was wäre, wenn …
whatif-why = Probier einen anderen Zug: Von da an spielen Bots die Runde zu Ende, mit den Karten, wie sie lagen.
whatif-with = Stattdessen { $move }:
whatif-was = Wie es war
whatif-now = Wie es wäre
whatif-look = Ansehen
whatif-again = Noch einmal

## Aufgaben auf der Seite

puzzle-daily = Aufgabe des Tages
puzzle-another = Eine andere Aufgabe
puzzle-number = Nummer der Aufgabe
puzzle-question = Was ist am besten?
puzzle-days =
    { $count ->
        [0] Löse die Aufgabe des Tages, und eine Serie beginnt.
        [one] Ein Tag in Folge.
       *[other] { $count } Tage in Folge.
    }
puzzle-best-days = Deine längste Serie: { $count }
review-no-puzzle = Diese Aufgabe gibt es nicht.

## Was eine Auswertung lehrt, und was an einer Aufzeichnung nicht stimmt

review-next-predict-less = Beim nächsten Mal etwas weniger vorhersagen: Am meisten kosteten zu hohe Vorhersagen.
review-next-predict-more = Beim nächsten Mal etwas mehr vorhersagen: Am meisten kosteten zu niedrige Vorhersagen.
review-next-take-fewer = Beim nächsten Mal gefährliche Karten früher loswerden: Am meisten kosteten Karten, die einen Stich zu viel machten.
review-next-take-more = Beim nächsten Mal die nötigen Stiche machen, solange es geht: Am meisten kosteten ausgelassene Stiche.
review-choose-file = Datei wählen
review-save-first = Erst die Aufzeichnung speichern, dann im Terminal:
coach-thinking = Der Coach sieht es sich an …
puzzle-why = Eine Wahl ist deutlich besser als alle anderen. Finde sie mit dem, was du sehen kannst.
review-why =
    { $reason ->
        [rules] Diese Regeln widersprechen einander.
        [notation] Was dort steht, ist keine Karte, kein Zug und keine Regel.
        [bad_deal] So kann mit diesem Deck in dieser Runde nicht gegeben werden.
        [must_follow] Diese Karte durfte nicht gespielt werden: Die angespielte Farbe musste bedient werden.
        [not_in_hand] Diese Karte war nicht auf dieser Hand.
        [not_offered] Diese Karte konnte nicht aus dem Stich genommen werden.
        [bad_announcement] Diese Karte wurde als etwas angesagt, was sie nicht sein kann.
        [bid_out_of_range] Eine Vorhersage liegt zwischen keinem und allen Stichen.
        [forbidden_bid] Diese Vorhersage war nicht erlaubt: Zusammen dürfen sie nicht die Zahl der Stiche ergeben.
        [bad_change] So lässt sich eine Vorhersage nicht ändern.
        [forbidden_trump] Dieser Trumpf durfte nicht gewählt werden.
        [out_of_turn] Jemand anders war am Zug.
        [already_acted] Dieser Platz hatte schon gewählt.
        [wrong_phase] In diesem Moment war etwas anderes an der Reihe.
        [game_over] Das Spiel war da schon zu Ende.
       *[other] Der Text bricht dort ab, oder er beginnt nicht wie eine Aufzeichnung.
    }

## Deine Zahlen

figures-own = Deine Zahlen
figures-over = Zu viele Stiche
figures-under = Zu wenige Stiche
figures-now = Gerade in Folge
figures-trend = Getroffene Vorhersagen, Spiel für Spiel
figures-given = Verschenkt je Spiel
figures-given-why =
    { $count ->
        [one] Punkte, die Entscheidungen gekostet haben, aus dem einen Spiel, dessen Auswertung geöffnet wurde.
       *[other] Punkte, die Entscheidungen gekostet haben, aus den { $count } Spielen, deren Auswertung geöffnet wurde.
    }

## Noch ein Spiel

own-games = Deine Spiele
take-back = Zurücknehmen
claim-rest = Der Rest gehört mir
length-own-why = In jeder Runde so viele Karten, wie du willst.
length-own-wrong = Nicht alle diese Zahlen lassen sich mit diesen Regeln geben.
again-asked = Bereit für noch ein Spiel: { $names }
again-waiting = Wir warten noch auf: { $names }
again-dealing = Die Karten werden gegeben …

## Gespräch

say = Etwas sagen
say-text = Etwas anderes …
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
emote-sad = Traurigkeit
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
speak-no-trump = Kein Trumpf.
speak-wolf =
    { $person ->
        [you] Du tauschst
       *[other] { $name } tauscht
    } den Werwolf gegen die aufgedeckte Karte: { $card }.
speak-bid =
    { $person ->
        [you] Du sagst
       *[other] { $name } sagt
    } { $tricks } vorher.
speak-card = { $name }: { $card }.
speak-trick =
    { $person ->
        [you] Du machst
       *[other] { $name } macht
    } den Stich.
speak-away = { $name } ist abwesend.
speak-back = { $name } ist wieder da.

## Was der Tisch erzählt: Verlauf, Zeichen über dem Tisch, Marken

log = Verlauf
log-empty = Hier steht, was geschieht.
tell-wolf-why = Wer den Werwolf hat, tauscht ihn vor den Vorhersagen und bestimmt den Trumpf.
tell-trump =
    { $person ->
        [you] Du bestimmst
       *[other] { $name } bestimmt
    } den Trumpf: { $suit }.
tell-no-trump =
    { $person ->
        [you] Du bestimmst
       *[other] { $name } bestimmt
    }: kein Trumpf in dieser Runde.
tell-trump-wolf = Wer den Werwolf tauscht, bestimmt den Trumpf.
tell-trump-up = Aufgedeckt: { $card }. Darum gibt es in dieser Runde keinen Trumpf.
tell-trump-left = Zum Aufdecken ist keine Karte übrig, darum gibt es keinen Trumpf.
tell-bid-made = { $name } hat vorhergesagt.
tell-rebid =
    { $person ->
        [you] Deine neue Vorhersage
       *[other] Neue Vorhersage von { $name }
    }: { $tricks }.
tell-rebid-why = Die Vorhersagen ergaben zusammen die Zahl der Stiche: Der Kartengeber sagt noch einmal vorher.
tell-bids = Vorhersagen aufgedeckt: { $bids }.
# All of them before the first trick, beside the number of tricks; by: how many too many or too few
recap =
    Vorhersagen: { $sum } von { $tricks }, { $way ->
        [even] geht auf
        [over] { $by } zu viel
       *[under] { $by } zu wenig
    }
tell-bid-changed =
    { $person ->
        [you] Du hast den Stich mit der Wolke und änderst deine
       *[other] { $name } hat den Stich mit der Wolke und ändert die eigene
    } Vorhersage von { $was } auf { $tricks }.
tell-bid-changed-secret = { $name } hat den Stich mit der Wolke und ändert die eigene Vorhersage geheim.
tell-why-S = Wer ihn spielt, entscheidet: Als Zauberer schlägt er jede Zahl, als Narr verliert er gegen jede.
tell-why-D = Er schlägt alles außer der Fee.
tell-why-F = Sie verliert gegen alles; nur in einem Stich mit dem Drachen gewinnt sie.
tell-why-X = Diesen Stich bekommt niemand.
tell-why-U = Er gilt als 7½ der angesagten Farbe. Nach dem Stich geben alle eine Karte nach links, außer es ist der letzte.
tell-why-C = Sie gilt als 9¾ der angesagten Farbe. Wer den Stich gewinnt, erhöht oder senkt die eigene Vorhersage um eins.
tell-trick-nobody =
    Die Bombe: Den Stich bekommt niemand. { $person ->
        [you] Du hättest ihn gewonnen und spielst
       *[other] { $name } hätte ihn gewonnen und spielt
    } als Nächstes aus.
tell-won-toppling = { $other }: schlägt alles andere, verliert aber gegen diese Karte: { $card }.
tell-won-kind = { $card }: schlägt alles andere in diesem Stich.
tell-won-trump = { $card }: der höchste Trumpf.
tell-won-suit =
    { $card }: die höchste Karte der Farbe, die zu bedienen war, und { $trump ->
        [none] Trumpf gibt es keinen
       *[some] niemand hat Trumpf gespielt
    }.
tell-won-value = { $card }: die höchste Karte.
tell-won-first = { $card }: Nichts hier ist höher, und von gleichen Karten gewinnt die erste.
tell-won-nothing-higher = { $card }: Höheres wurde nicht gespielt.
tell-chosen = { $name } hat eine Karte gewählt.
tell-pass = Der Jongleur: Alle geben eine Karte nach links.
tell-gave = Wegen des Jongleurs gibst du nach links an { $name }: { $card }.
tell-got = Du bekommst von rechts, von { $name }: { $card }.
tell-cloud =
    { $person ->
        [you] Du hast den Stich mit der Wolke und musst deine
       *[other] { $name } hat den Stich mit der Wolke und muss die eigene
    } Vorhersage um eins erhöhen oder senken.
tell-cloud-later =
    { $person ->
        [you] Du hast den Stich mit der Wolke und musst deine
       *[other] { $name } hat den Stich mit der Wolke und muss die eigene
    } Vorhersage am Ende der Runde um eins erhöhen oder senken.
tell-seat-sat =
    { $person ->
        [you] Du setzt dich
       *[other] { $name } setzt sich
    } an den Tisch.
tell-seat-left = Platz { $seat } ist frei.
tell-seat-bot = Ein Bot setzt sich: { $name }.
tell-seat-taken-over =
    { $person ->
        [you] Du bist
       *[other] { $name } ist
    } abwesend: Ein Bot spielt weiter.
tell-seat-given-back =
    { $person ->
        [you] Du bist wieder da und spielst
       *[other] { $name } ist wieder da und spielt
    } selbst.
tell-host =
    { $person ->
        [you] Du bist
       *[other] { $name } ist
    } jetzt Gastgeber.
tell-time =
    { $person ->
        [you] Deine Zeit
       *[other] Die Zeit von { $name }
    } ist abgelaufen: Diesen Zug macht ein Bot.
tell-claimed =
    { $person ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } alle übrigen Stiche: Wie auch immer sie gespielt werden, die Punkte bleiben gleich.
tell-taken-back =
    { $person ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } einen Zug zurück.
tell-rematch-asked =
    { $person ->
        [you] Du möchtest
       *[other] { $name } möchte
    } noch einmal spielen.
tell-withheld =
    { $person ->
        [you] Dein Anteil
       *[other] Der Anteil von { $name }
    } am Mischen kam nicht rechtzeitig: Es wird ohne ihn neu gemischt.
tell-started = Das Spiel beginnt.
tell-rematched = Der Tisch ist bereit für ein neues Spiel.
seat-exact = genau wie vorhergesagt
seat-over = { $by } zu viel
seat-made = Vorhersage steht
seat-secret = Vorhersage geheim
seat-chosen = Karte gewählt
seat-suit = Farbe: { $suit }
seat-holds = Auf der Hand: { $card }
mark-received = Weitergegeben an dich
mark-taken = Gegen den Werwolf getauscht
turn-void = Keine { $suit }: alles erlaubt
goes-on =
    { $count ->
        [one] Weiter in 1 Sekunde
       *[other] Weiter in { $count } Sekunden
    }
bots-pace = Züge der Bots
bots-pace-normal = Ruhig
bots-pace-quick = Zügig
bots-pace-none = Sofort
pace-long = Länger
summary = Die Wertung einer Runde bleibt stehen
summary-wait = Bis ich weitermache
summary-short = 4 Sekunden
summary-none = Gar nicht
summary-why = Mit anderen Spielern oder mit Bedenkzeit geht es von selbst weiter; die Restzeit ist zu sehen.
setting-notify = Benachrichtigung
setting-notify-why = Wenn du dran bist und diese Seite im Hintergrund ist.
notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
chat-empty = Noch hat niemand etwas gesagt.
chat-unread =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-quick = Sätze
beside = Neben dem Tisch
shortcuts = Tastatur
shortcut-arrows = Von Karte zu Karte
shortcut-enter = Die Karte spielen
shortcut-number = So viele Stiche vorhersagen
key-space = Leertaste
shortcut-space = Weiter
shortcut-escape = Schließen, was offen ist
shortcut-help = Diese Übersicht

## Was ein Link zeigt, und ein Code

preview-title = Wizard mit { $name }
preview-text = Das Kartenspiel Wizard, an einem Tisch im Browser.
preview-lobby =
    { $count ->
        [one] Ein Platz ist frei: Tippe, um dich hinzusetzen.
       *[other] { $count } Plätze sind frei: Tippe, um dich hinzusetzen.
    }
preview-playing = Das Spiel läuft: Tippe, um zuzusehen.
preview-over = Das Spiel ist zu Ende: Tippe, um es anzusehen.
preview-picture = Spielkarten in einem Kreis aus Steinen
no-such-page = Unter dieser Adresse ist nichts.
invite-code = Code
invite-code-why = Sag deinen Freunden diesen Code. Er gilt, bis das Spiel beginnt.
join-no-table = Unter diesem Code wartet kein Tisch.

## Spielen ohne Server

site-offline = Kein Konto, keine Installation; nach dem ersten Besuch auch kein Netz.
site-docs = Für Entwickler: die Dokumentation
away-server = Der Server ist nicht erreichbar. Allein gegen die Bots kannst du weiterspielen; Tische mit Freunden warten, bis er wieder da ist.
away-static = Hier spielst du allein gegen die Bots, ganz ohne Server. Für einen Tisch mit Freunden muss jemand einen betreiben.
engine-get = Dieses Gerät zum Spielen ohne Netz vorbereiten ({ $total } MB)
engine-ready = Dieses Gerät ist bereit: Du kannst ohne Netz spielen.
engine-download = Das Spiel wird auf dieses Gerät geladen: { $done } von { $total } MB
engine-starting = Der Tisch wird vorbereitet …
engine-full = Auf dem Gerät ist kein Platz mehr, deshalb wird dieses Spiel nicht gespeichert. Du kannst weiterspielen, aber es ist weg, sobald du die Seite schließt.
engine-unkept = Dieser Browser speichert nichts für diese Seite. Du kannst weiterspielen, aber das Spiel ist weg, sobald du die Seite schließt.
trouble-engine-offline = Um ohne Server zu spielen, muss dieses Gerät das Spiel einmal laden, solange es Netz hat.
trouble-engine-damaged = Was geladen wurde, ist beschädigt. Bitte versuche es noch einmal.
trouble-engine-unsupported = Dieser Browser kann nicht ohne Server spielen: Er hat kein WebAssembly. Regeln, Einführung und Block der Wahrheit gehen trotzdem.
trouble-engine-broken = Das Spiel ist stehen geblieben. Deine Züge sind gespeichert: Bitte lade die Seite neu.
closed-other-version = Dieses Spiel wurde mit einer anderen Version von Augury gespeichert; diese hier kann es nicht öffnen. Deine anderen Spiele sind nicht betroffen.

## Die Verbindung

sending = Wird gesendet …
line-lost = Verbindung verloren. Sie wird neu aufgebaut …
line-back = Wieder verbunden
closed-no-such-table = Diesen Tisch gibt es nicht.
closed-spectators-barred = An diesem Tisch sind keine Zuschauer erlaubt.
closed-wrong-key = Dieser Link gilt nicht mehr.
closed-seat-gone = Der Gastgeber hat deinen Platz frei gemacht.
closed-cleared = An diesem Tisch war lange niemand, darum wurde er abgeräumt.
closed-foreign-origin = Diese Seite kommt von einer anderen Adresse, als der Server erwartet, und darf sich nicht verbinden. Wer den Server betreibt, kann es erlauben.

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
setting-motion = Animationen
setting-motion-why = Karten wandern über den Tisch.
setting-sound = Töne
setting-sound-why = Karten, Stiche und dein Zug sind zu hören.
setting-volume = Lautstärke
setting-vibration = Vibration
setting-vibration-why = Das Handy vibriert, wenn du dran bist.

## Die Regeln

variants = Varianten
options-elsewhere = Anderswo gedruckt
rule-goal-title = Worum es geht
rule-goal = Vor jeder Runde sagst du vorher, wie viele Stiche du machst. Genau getroffen bringt Punkte, alles andere kostet welche. Wer nach der letzten Runde am meisten hat, gewinnt.
rule-cards-title = Die Karten
rule-suits = Die Farben: { $suits }
rule-suits-own = Die Farben, Platz für Platz: { $suits }
rule-cards = Vier Farben mit den Zahlen 1 bis 13, vier Zauberer und vier Narren. Die 13 ist die höchste ihrer Farbe.
rule-wizard = Ein Zauberer schlägt jede Karte. Der Stich geht an den ersten Zauberer. Zauberer darfst du immer spielen.
rule-jester = Ein Narr verliert gegen jede Karte. Du darfst ihn immer spielen. Liegen nur Narren, gewinnt der erste.
rule-deck-special =
    Ins Spiel gemischt, jede { $count ->
        [1] einmal
       *[other] { $count }-mal
    }: { $cards }
rule-rounds-title = Runden
rule-rounds = In der ersten Runde eine Karte für jeden, in der zweiten zwei, immer eine mehr, bis alle verteilt sind.
rule-rounds-count = Zu dritt sind es 20 Runden, zu viert 15, zu fünft 12, zu sechst 10.
rule-rounds-special = Mit Sonderkarten bleibt die Zahl der Runden gleich: Auch in der letzten wird eine Karte aufgedeckt.
rule-players =
    { $players } Spieler, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. Eine Runde hat so viele Stiche, wie jeder Karten hat.
rule-deal = Gegeben wird reihum: Nach jeder Runde gibt der nächste Spieler zur Linken.
rule-deal-first = Am Tisch mit echten Karten gibt zuerst, wer die Punkte aufschreibt.
rule-deal-own = Niemand gibt: Nach jeder Runde spielt der nächste Spieler zur Linken zuerst aus.
rule-stock = Was nicht verteilt wird, bleibt verdeckt liegen. Niemand bekommt es zu sehen.
rule-schedule = Karten in den Runden dieses Tisches: { $sizes }
rule-shuffle = Vor jeder Runde werden alle Karten gemischt.
rule-shuffle-own = Vor jeder Runde mischt jeder die eigenen Karten und zieht davon.
rule-trump-title = Trumpf
rule-trump = Nach dem Geben wird eine Karte aufgedeckt. Ihre Farbe ist Trumpf und schlägt die anderen Farben.
rule-trump-beats = Trumpf schlägt die anderen Farben.
rule-trump-none = Keinen Trumpf gibt es, wenn aufgedeckt wird: { $cards }
rule-trump-dealer = Der Kartengeber sieht seine Karten an und bestimmt die Trumpffarbe bei: { $cards }
rule-trump-last = In der letzten Runde bleibt keine Karte übrig, also gibt es keinen Trumpf.
rule-trump-left = In einer Runde, in der keine Karte übrig bleibt, gibt es keinen Trumpf.
rule-bids-title = Vorhersagen
rule-bids = Alle sagen vorher, wie viele Stiche sie machen, von keinem bis zu allen.
rule-bids-turn = Es beginnt, wer links vom Kartengeber sitzt.
rule-last-bid = Darum darf der Kartengeber als Letzter die eine Zahl nicht vorhersagen, mit der die Summe die Zahl der Stiche ergäbe.
rule-rebid = Ist die Summe beim Aufdecken gleich der Zahl der Stiche, sagt der Kartengeber sofort eine andere Zahl.
rule-bids-nobody = Diese Zahl bleibt dieselbe, auch wenn ein Stich niemandem gehört.
rule-foresight-first-round = In der ersten Runde siehst du bei der Vorhersage die Karten der anderen, aber nicht deine eigenen. Dann nehmen alle ihre Karten auf.
rule-foresight-every-round = In jeder Runde siehst du bei der Vorhersage die Karten der anderen, aber nicht deine eigenen. Dann nehmen alle ihre Karten auf.
rule-foresight-trump = Auch wer als Kartengeber den Trumpf bestimmt, sieht die eigenen Karten dabei nicht.
rule-foresight-when = In der ersten Runde; nach den ungarischen Regeln in jeder.
rule-one-colour-rounds = Zwölf Runden, erst mit 4 Karten, dann jedes Mal mit einer mehr, bis 15.
rule-variant-plain = Nur ohne Sonderkarten.
rule-tricks-title = Der Kampf um den Stich
rule-tricks = Die anderen folgen im Uhrzeigersinn. Wer die angespielte Farbe hat, muss sie bedienen oder eine Karte spielen, die immer erlaubt ist. Wer sie nicht hat, darf jede Karte spielen. Niemand muss trumpfen.
rule-free = Wird ein Zauberer ausgespielt, ist nichts zu bedienen. Wird ein Narr ausgespielt, entscheidet die nächste Karte, die kein Narr ist. Ein Zauberer, der später gespielt wird, ändert nichts an der Farbe, die zu bedienen ist.
rule-lead = Zum ersten Stich spielt eine beliebige Karte aus, wer links vom Kartengeber sitzt, danach immer, wer den Stich gewonnen hat.
rule-winning = Den Stich gewinnt der erste Zauberer, sonst der höchste Trumpf, sonst die höchste Karte der angespielten Farbe.
rule-score-title = Punkte
rule-score = Genau getroffen: 20 Punkte und 10 weitere für jeden Stich. Daneben: Du verlierst 10 Punkte für jeden Stich darüber oder darunter.
rule-end = Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
rule-special = Sie dürfen wie Zauberer und Narren immer gespielt werden. Auf der Hand gehören sie zu keiner Farbe.
rule-announced = Eine Karte, die als Zauberer oder Narr angesagt wird, ist genau das: Von mehreren Zauberern im Stich gewinnt der erste.
rule-lead-free = Zählt wie ein Zauberer, solange keine Farbe feststeht, sodass nichts zu bedienen ist: { $cards }
rule-lead-waits = Zählt wie ein Narr, solange keine Farbe feststeht, sodass die nächste Karte entscheidet: { $cards }
rule-lead-suit = Solange keine Farbe feststeht, ist die angesagte Farbe zu bedienen bei: { $cards }
rule-nobody = Ein Stich mit dieser Karte zählt für keine Vorhersage: { $cards }
rule-nobody-never = Diese Karte gewinnt nie einen Stich: { $cards }
rule-nobody-toppled = { $cards } in einem Stich: Niemand gewinnt ihn, und als Nächstes spielt aus, von wem diese Karte stammt: { $card }
rule-nobody-jesters = Liegen nur diese Karten im Stich, hätte der erste Narr gewonnen: { $cards }
rule-traded = Die aufgedeckte Karte kann jede sein, und was sie für den Trumpf bedeutet hätte, gilt nicht mehr. Nie gespielt wird: { $cards }
rule-pass = Nach dem Stich mit dem Jongleur geben alle gleichzeitig eine Karte weiter, nach dem letzten Stich einer Runde niemand.
rule-pass-nobody = Weitergegeben wird auch nach einem Stich mit: { $cards }
rule-change-at-once = Ändert eine Vorhersage, sobald der Stich gewonnen ist: { $cards }
rule-change-round-end = Ändert eine Vorhersage am Ende der Runde: { $cards }
rule-change-either = Ändert eine Vorhersage, sobald der Stich gewonnen ist, in der brasilianischen Ausgabe erst am Ende der Runde: { $cards }
rule-change-range = Die Vorhersage bleibt zwischen keinem Stich und allen.
rule-change-secret = Alle sehen, dass sich eine Vorhersage ändert, niemand sieht, wie.
rule-change-nobody = Keine Vorhersage ändert sich nach einem Stich mit: { $cards }
rule-pass-first = { $cards } in einem Stich: Erst geben alle weiter, dann ändert sich die Vorhersage.

## Die Einführung

lesson-title = Spielen lernen
lesson-1-bid = In der ersten Runde hat jeder eine Karte. Aufgedeckt ist ein Mensch, also sind Menschen Trumpf. Du hast einen Zauberer, und der schlägt alles: Sag 1 Stich vorher.
lesson-1-play = Ada hat ausgespielt, dann hat Ben gespielt. Jetzt spiel deinen Zauberer: Tippe ihn an.
lesson-2-bid = Zwei Karten für jeden. Genau getroffen: 20 Punkte und 10 für jeden Stich. Deine 12 der Zwerge ist stark, deine 2 der Menschen nicht. Sag 1 Stich vorher.
lesson-2-follow = Ben hat einen Zwerg ausgespielt. Du hast auch einen, also musst du bedienen. Tippe die andere Karte an, um zu sehen, warum sie nicht geht, und spiel dann deine 12 der Zwerge.
lesson-2-lead = Dein Stich, also spielst du aus. Du hast, was du vorhergesagt hast, und willst nicht mehr: Spiel die 2 der Menschen.
lesson-3-bid = Drei Karten, und Zwerge sind Trumpf. Deine 13 der Riesen kann gewinnen, der Narr nie, und dein Trumpf ist klein. Du machst den Anfang: Sag 1 vorher.
lesson-3-lead = Du sitzt links vom Kartengeber, also spielst du aus. Solange die anderen Riesen haben, schlägt nur ein Zauberer deine 13: Spiel sie.
lesson-3-jester = Das war dein Stich. Jetzt gib das Ausspiel ab: Ein Narr verliert gegen jede Karte.
lesson-3-last = Ben hat einen Zauberer ausgespielt: Es gibt nichts zu bedienen und nichts zu gewinnen. Spiel deine letzte Karte.
lesson-other = Keine schlechte Idee, aber hier probieren wir etwas anderes: Folge dem Hinweis.
lesson-done = Das ist schon das ganze Spiel!
lesson-done-why = Drei richtige Vorhersagen. In einem ganzen Spiel geht es mit einer Karte mehr in jeder Runde weiter, und es wird kniffliger.
lesson-stop = Einführung verlassen
lesson-more = Weiter zum zweiten Teil
lesson-more-why = Den Tisch lesen, und die Sonderkarten eine nach der anderen.
lesson-all-done = Jetzt kennst du alle Karten!
lesson-all-done-why = Wähle sie für ein Spiel: auf der Startseite unter „Sofort spielen“.
lesson-read = Lies zuerst den Tisch. Elfen sind Trumpf, wie die aufgedeckte Karte sagt. 0/1 bei Ada heißt: noch keiner gemacht, einer vorhergesagt. Du hast den Gestaltwandler, Zauberer oder Narr, wie du willst: Sag 1 vorher.
lesson-shapeshifter = Ada hat einen Zwerg ausgespielt und du hast keinen, also darfst du alles spielen. Spiel den Gestaltwandler und sag ihn als Zauberer an.
lesson-read-sum = 1/1: Du hast, was du wolltest. Vorhersagen 2/3 heißt, dass einen Stich niemand will, also bekommt jemand zu viele. Nicht du: Spiel deine 2.
lesson-rest = Spiel deine letzte Karte.
lesson-fairy-bid = Die Fee verliert gegen alles, schlägt aber den Drachen. Vielleicht kommt der Drache: Sag 1 vorher.
lesson-fairy-wait = Ben will beide Stiche. Heb die Fee auf und spiel deine 3.
lesson-fairy = Ben hat einen Zauberer ausgespielt. Nur der Drache schlägt ihn, und nur die Fee schlägt den Drachen. Spiel die Fee und schau, was Ada hat.
lesson-bomb-bid = Mit der Bombe gehört ein Stich niemandem. So wirst du einen los: Sag 0 vorher.
lesson-bomb = Du spielst aus. Spiel die Bombe: Den Stich bekommt niemand, und wer ihn gewonnen hätte, spielt als Nächstes aus.
lesson-werewolf = Du hattest den Werwolf und hast ihn vor den Vorhersagen gegen die aufgedeckte Karte getauscht. Darum bestimmst du den Trumpf: Wähle Menschen, davon hast du zwei.
lesson-werewolf-bid = Jetzt sind deine beiden Karten Trümpfe: Sag 2 vorher.
lesson-werewolf-play = Ada hat einen Zwerg ausgespielt, du hast keinen. Ein Trumpf schlägt ihn: Spiel deine 6.
lesson-juggler-bid = Der Jongleur ist eine 7½ der Farbe, die du ansagst. Nach seinem Stich geben alle eine Karte nach links. Sag 1 vorher.
lesson-juggler = Elfen sind zu bedienen, und die 6 liegt da. Spiel den Jongleur und sag Elfen an: 7½ ist mehr.
lesson-pass = Alle geben gleichzeitig eine Karte nach links. Du hast nur noch eine: Wähle sie und gib sie weiter.
lesson-passed = Du hast Ada deine 1 gegeben und von Ben eine 3 bekommen. Ada musste ihren Zauberer weggeben. Spiel deine 3.
lesson-cloud-bid = Die Wolke ist eine 9¾ der Farbe, die du ansagst. Wer ihren Stich gewinnt, muss die eigene Vorhersage um eins ändern. Sag 0 vorher und sieh zu.
lesson-cloud = Du spielst aus. Spiel die Wolke und sag Zwerge an.
lesson-cloud-change = Du hast den Stich gewonnen, also ändert sich deine Vorhersage um eins. Du hast 1: Erhöhe auf 1.

## Das Terminal: der Tisch

terminal-you = du
terminal-own = { $name } (du)
terminal-person = Spieler
terminal-seat = Platz
terminal-on-table = Auf dem Tisch
terminal-place = Rang
terminal-deals = gibt
terminal-leads = spielt aus
terminal-winning = führt
terminal-leads-next = spielt aus
terminal-hand = Deine Karten
terminal-foreseen = Gesehen
terminal-trick-of = Stich { $number } von { $count }
terminal-bidding-hidden = verdeckte Vorhersagen
terminal-bidding-secret = geheime Vorhersagen
terminal-mode-one-colour = einfarbig
terminal-mode-maximus = Maximus
terminal-plus-minus-one = ±1
terminal-foresight = Hellsehen
terminal-special = Sonderkarten { $letters }
terminal-trump-values = keiner; Farben zählen nicht, der höchste Wert gewinnt
terminal-trump-fixed = (steht für diese Runde fest)
terminal-trump-no-card = keiner (keine Karte ist aufgedeckt)
terminal-up = (aufgedeckt: { $card })
terminal-up-none = keiner (aufgedeckt: { $card })
terminal-up-taken =
    (aufgedeckt: { $card }; { $kind }: getauscht von { $person ->
        [you] dir
       *[other] { $name }
    })
terminal-trump-awaited =
    { $person ->
        [you] du musst ihn
       *[other] { $name } muss ihn
    } bestimmen { $turned }
terminal-trump-named =
    bestimmt von { $person ->
        [you] dir
       *[other] { $name }
    } { $turned }
terminal-trump-named-none =
    keiner, bestimmt von { $person ->
        [you] dir
       *[other] { $name }
    } { $turned }
terminal-new-trick = Ein neuer Stich
terminal-follow = Zu bedienen: { $letter } ({ $suit })
terminal-follow-nothing = Nichts zu bedienen
terminal-follow-nothing-yet = Noch nichts zu bedienen
terminal-bids-unseen =
    { $bidding ->
        [secret] Geheime
       *[hidden] Verdeckte
    } Vorhersagen, { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
terminal-bids-so-far =
    Bisher vorhergesagt: { $sum } bei { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }
terminal-bids-even =
    Vorhergesagt: { $sum } bei { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }, das geht auf
terminal-bids-over =
    Vorhergesagt: { $sum } bei { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }, { $over } zu viel
terminal-bids-under =
    Vorhergesagt: { $sum } bei { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }, { $under } zu wenig
terminal-unseen-hand =
    Deine { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: alle sehen sie, nur du nicht, bis alle vorhergesagt haben
terminal-hint = ? Hilfe · rules: Regeln · p Block der Wahrheit · q speichern und gehen

## Das Terminal: was es fragt

terminal-none = keiner
terminal-ask-trump = Bestimme den Trumpf, { $choices }:
terminal-bid-range = 0 bis { $most }
terminal-bid-range-barred = 0 bis { $most }, aber nicht { $barred } (±1)
terminal-ask-bid-open = Deine Vorhersage, { $range }:
terminal-ask-bid-hidden = Deine Vorhersage (verdeckt), { $range }:
terminal-ask-bid-secret = Deine Vorhersage (geheim), { $range }:
terminal-ask-bid-again = Die Vorhersagen ergeben die Zahl der Stiche. Sag etwas anderes vorher, { $range }:
terminal-ask-card = Deine Karte:
terminal-ask-lead = Du spielst aus:
terminal-ask-pass = Gib eine Karte weiter an { $name }:
terminal-ask-put-in = Lege eine Karte in den Stich:
terminal-ask-take-out = Nimm eine Karte aus dem Stich, { $cards }:
terminal-ask-change = { $kind }: Deine Vorhersage von { $bid } ändert sich, { $choices }:
terminal-change-up = + erhöht sie auf { $tricks }
terminal-change-down = - senkt sie auf { $tricks }
terminal-ask-face = { $card } als { $faces } (Enter: eine andere Karte):
terminal-next-round = Enter für die nächste Runde …
terminal-go-back = Enter: zurück an den Tisch …
terminal-more = Enter: weiter, q: zurück …
terminal-saved = Nach jedem Zug gespeichert: { $path }
terminal-left = Das Spiel ist gespeichert. In der Datei stehen alle Karten: nicht spicken.
terminal-resume = Zum Weiterspielen: { $command }
terminal-look-again = Zum Ansehen: { $command }

## Das Terminal: was geschehen ist

terminal-trick-ended = Stich { $number }: { $plays } → { $name }
terminal-trick-nobody = Stich { $number }: { $plays } → niemand; weiter geht es mit: { $name }
terminal-trump-is = Trumpf ist { $suit }.
terminal-no-trump = Es gibt keinen Trumpf.
terminal-names-trump =
    { $person ->
        [you] Du bestimmst
       *[other] { $name } bestimmt
    } den Trumpf: { $suit }.
terminal-names-no-trump =
    { $person ->
        [you] Du bestimmst
       *[other] { $name } bestimmt
    }: kein Trumpf.
terminal-exchanges =
    { $kind }: { $person ->
        [you] du tauschst ihn
       *[other] { $name } tauscht ihn
    } gegen: { $card }.
terminal-puts-in =
    { $kind }: { $person ->
        [you] du legst
       *[other] { $name } legt
    } eine Karte in den Stich: { $card }.
terminal-takes-out =
    { $kind }: { $person ->
        [you] du nimmst
       *[other] { $name } nimmt
    } eine Karte aus dem Stich: { $card }.
terminal-turned-up-again = { $kind }: Eine neue Karte wird aufgedeckt, { $card }.
terminal-announced = { $kind } als { $card }.
terminal-bids-shown = Die Vorhersagen werden aufgedeckt: { $bids }.
terminal-bid-changed =
    { $kind }: { $person ->
        [you] deine Vorhersage
       *[other] Vorhersage von { $name }
    } jetzt { $tricks }.
terminal-bid-changed-secret =
    { $kind }: { $person ->
        [you] deine Vorhersage
       *[other] Vorhersage von { $name }
    } im Geheimen geändert.
terminal-card-passed = Weitergegeben: { $card }, { $giver } → { $receiver }.
terminal-round-points = Runde { $number }: { $points }
terminal-victory = { $name } gewinnt das Spiel.
terminal-victory-shared = { $names } und { $name } teilen sich den Sieg.
terminal-nothing-dealt = Es ist noch nichts gegeben worden.
terminal-dealer = { $name } gibt
terminal-no-card-up = Keine Karte ist aufgedeckt.
terminal-card-up = Aufgedeckt: { $card }
terminal-holds =
    { $person ->
        [you] Du hast
       *[other] { $name } hat
    }: { $cards }
terminal-bids-made = Vorhersagen: { $bids }
terminal-bid-unseen = verdeckt
terminal-points = Punkte: { $points }
terminal-stops-before = Das Spiel bricht hier ab, bevor Runde { $number } gegeben wird.
terminal-stops = Das Spiel bricht hier ab. Am Zug: { $names }.
terminal-in-record = In einer Aufzeichnung: { $rules }

## Das Terminal: seine Hilfe

terminal-typed = Was du eingeben kannst
terminal-typed-number = deine Vorhersage; oder die Karte, unter der diese Zahl steht
terminal-typed-card = eine Karte mit Buchstaben und Wert, groß oder klein, oder mit ihrem Namen
terminal-typed-face = { $card } als { $face }
terminal-typed-trump = eine Farbe als Trumpf, oder keiner (none), wo das erlaubt ist
terminal-typed-change = einer mehr oder weniger, wenn sich deine Vorhersage ändert ({ $kind })
terminal-typed-help = diese Hilfe
terminal-typed-rules = die geltenden Regeln
terminal-typed-pad = der Block der Wahrheit
terminal-typed-leave = gehen; das Spiel wird nach jedem Zug gespeichert und lässt sich fortsetzen
terminal-signs = Was die Zeichen bedeuten
terminal-sign-act = ist am Zug
terminal-sign-winning = gewinnt den Stich, wie er liegt
terminal-sign-next = würde ihn gewinnen, aber der Stich gehört niemandem ({ $kind })
terminal-sign-bids = deine Vorhersage, die niemand sieht; eine, die du nicht siehst; eine, die noch fehlt
terminal-sign-numbers = unter deinen Karten: die du spielen darfst; auf dem Tisch: die Reihenfolge

## Das Terminal: warum nicht

terminal-take-back-why = nimmt deinen letzten Zug dieser Runde zurück
terminal-claim-why = du nimmst alle restlichen Stiche, sobald nichts mehr die Punkte ändern kann
terminal-may-claim = An den Punkten dieser Runde ändert sich nichts mehr: Mit claim nimmst du den Rest.
terminal-no-clock = Es gibt keine Uhr { $clock }: es gibt { $clocks }.
terminal-no-table = An keinem Tisch gelten diese Regeln: { $rules }
terminal-no-face = Sag es mit Zahl, Buchstabe oder Name.
terminal-no-suit = Nenn eine Farbe mit Zahl, Buchstabe oder Name, etwa R oder rot.
terminal-no-change = Gib + ein, um deine Vorhersage um eins zu erhöhen, oder -, um sie zu senken.
terminal-too-long = So lang kann nichts sein; ? zeigt, was du eingeben kannst.
terminal-nothing-to-do = Jetzt ist nichts zu entscheiden.
terminal-no-bid = { $text } ist keine Vorhersage: Gib eine Zahl von 0 bis { $most } ein.
terminal-no-number = Eine Karte { $number } gibt es nicht: Wähle von 1 bis { $most } oder nenn eine Karte, etwa R7.
terminal-no-card = { $text } ist keine Karte: Gib ihre Zahl ein, ihre Buchstaben, etwa R7, W oder J, oder ihren Namen.
terminal-not-read = { $path } ist nicht zu lesen: { $reason }
terminal-not-text = { $path } ist nicht zu lesen: kein Text in UTF-8
terminal-not-written = { $path } ist nicht zu schreiben: { $reason }; wähle einen Ort mit --save FILE
terminal-exists = { $path } gibt es schon: Spiel damit weiter (--resume { $quoted }) oder nenn eine andere
terminal-no-seat = Platz { $seat } gibt es nicht: { $players } spielen, auf Platz 0 bis { $last }
terminal-no-round =
    Runde { $number } gibt es in dieser Aufzeichnung nicht: Sie hat { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
terminal-settled = --resume und { $option } widersprechen sich: Das gespeicherte Spiel hat das schon festgelegt

## Das Terminal: was nicht geht, und was eine Karte bewirkt

terminal-key-hint = Hinweis
terminal-keys-hint = was jetzt am besten wäre, und warum; gegen Bots
terminal-thinking = Ich überlege …
terminal-change-title = { $kind }: Deine Vorhersage ändert sich um eins
terminal-pass-why = { $kind }: Alle geben gleichzeitig eine Karte weiter.
terminal-trump-exchanged = { $kind }: getauscht gegen: { $card }
terminal-bad-option = { $option }: { $text } geht nicht. Möglich: { $values }
terminal-hand-sizes = Zahlen mit Kommas dazwischen, wie 3,4,5
terminal-no-player = Einen Spieler { $name } gibt es nicht. Zur Wahl: { $names }, oder ein eigener als package.module:Name
terminal-no-link = { $text } ist kein Link zu einem Tisch, wie es http://host:8000/t/abc wäre
terminal-unreachable = { $address } ist nicht zu erreichen: { $reason }
terminal-packages = dafür fehlen noch Pakete: { $command }
terminal-join-screen = join braucht den ganzen Bildschirm eines Terminals; die Seite im Browser braucht keinen
terminal-pad-which = Welcher Block? Nenne eine Datei oder beginne einen mit --new
server-already_seated = Du sitzt schon an diesem Tisch.
server-at_stake = Von den übrigen Stichen könnte noch einer an jemand anderen gehen.
server-busy = Der Tisch ist gerade beschäftigt. Versuche es noch einmal.
server-chat_off = An diesem Tisch gibt es nur fertige Sätze.
server-not_host = Das darf nur der Gastgeber.
server-not_seated = Beim Zuschauen geht das nicht.
server-nothing_played = Du hast in dieser Runde noch keinen Zug gemacht.
server-seat_taken = Dieser Platz ist besetzt.
server-stale = Am Tisch ist es inzwischen weitergegangen. Schau noch einmal hin.
server-too_fast = Das war zu viel auf einmal. Warte einen Moment.
server-wrong_stage = Das geht an dieser Stelle des Spiels nicht.

## Das Terminal: ganzer Bildschirm

terminal-key-help = Hilfe
terminal-key-log = Diese Runde
terminal-key-leave = Verlassen
terminal-key-go-on = Leertaste: weiter
terminal-new-game = Neues Spiel …
terminal-no-games = Es gibt noch keine.
theme-contrast = Hoher Kontrast
theme-mono = Ohne Farben
pace-key = Bis eine Taste gedrückt wird
terminal-key-view = Wessen Sicht
terminal-no-latest = es gibt kein unfertiges Spiel zum Weiterspielen
terminal-keys = Tasten und Maus
terminal-keys-arrows = bewegen die Auswahl; Enter oder ein Klick wählt
terminal-keys-letters = zur nächsten Karte dieser Farbe oder Art
terminal-keys-digits = eine Vorhersage; oder eine von mehreren Möglichkeiten
terminal-keys-space = sofort weiter, solange etwas gezeigt wird; wählt nichts aus

## Das Terminal: Glück und Spiel, und was sonst schiefgeht

terminal-key-costly = Nächster Fehler
terminal-review-stop = Hier aufhören
terminal-review-whose = Wessen Entscheidungen
review-died = Die Auswertung ist abgebrochen: Einer ihrer Prozesse endete mitten in der Arbeit.
closed-unreadable = Der Server sagt etwas, das dieses Programm nicht versteht. Vermutlich ist eines von beiden älter.
terminal-no-language = --language { $text }: Zur Wahl stehen { $names }
terminal-pad-names = --names { $names }: { $reason }
terminal-bot-unknown = Einen Spieler { $spec } gibt es nicht. Zur Wahl: { $names }, oder ein eigener als package.module:Name
terminal-bot-no-module = Spieler { $spec }: Das Modul { $module } lässt sich nicht importieren: { $reason }
terminal-bot-no-name = Spieler { $spec }: Im Modul { $module } gibt es kein { $name }
terminal-bot-no-act = Spieler { $spec }: { $player } ist kein Spieler, denn die Methode act(view, rng) fehlt
terminal-bot-no-option = Spieler { $spec }: Eine Option { $option } gibt es nicht, sondern nur: { $allowed }
terminal-bot-fails = Dieser Spieler kommt nicht zustande: { $reason }

## Das Terminal: eine Aufzeichnung prüfen

terminal-verify-holds = { $file }: Nichts darin widerspricht sich
terminal-verify-label-game = Spiel
terminal-verify-label-deals = Geben
terminal-verify-label-cards = Karten
terminal-verify-label-record = Aufzeichnung
terminal-verify-person = { $name } (Platz { $seat })
terminal-verify-game = Alle Runden ({ $rounds }) sind da und regelgerecht; alle Punkte sind die, die sich nach den Regeln ergeben
terminal-verify-deals = Die Karten aller Runden ({ $rounds }) sind die, die das Haus vor dem ersten Geben zugesagt hatte
terminal-verify-cards-people = Mitgemischt haben in jeder Runde: { $names }. Alle Anteile standen fest, bevor einer zu sehen war. Wenn einer davon zufällig gewählt war, hat niemand die Karten gelegt
terminal-verify-cards-open = Mitgemischt haben in jeder Runde: { $names }. Die Anteile lagen aber offen: Wer davon mit dem Haus unter einer Decke steckte, konnte die Karten mit ihm aussuchen
terminal-verify-cards-house = Gemischt hat das Haus allein: Nach Spielbeginn konnte es die Karten nicht mehr ändern, vorher aber aussuchen
terminal-verify-cards-withheld = Keinen Anteil gezeigt haben: { $names }. So oft wurde deshalb eine Mischung verworfen: { $count }. Das Haus und ein solcher Platz zusammen konnten eine Mischung verwerfen, die ihnen nicht gefiel
terminal-verify-record-itself = Sie stimmt mit ihrem eigenen Hash überein; ob es das Spiel ist, das du gespielt hast, sagt der Hash, den du am Tisch gehört hast (--heard)
terminal-verify-record-whole = Dies ist das Spiel, das gespielt wurde, vom ersten Geben bis zum Ende
terminal-verify-record-until = Dies ist das Spiel, das gespielt wurde, bis zur Runde { $round }, in der der Hash gehört wurde; was danach kam, sagt nur die Aufzeichnung
terminal-verify-record-start = Der Hash wurde vor dem ersten Geben gehört: Mitspieler, Regeln und Zusagen sind die des Spiels, das gespielt wurde; alles danach sagt nur die Aufzeichnung
terminal-verify-no-hash = { $text } ist kein Hash eines Spiels: Er hat 64 Ziffern und Buchstaben von a bis f
terminal-verify-mismatch-unhashed = Diese Aufzeichnung lässt sich nicht prüfen: Ihr fehlt der Hash, den ein Tisch ans Ende schreibt ({ $tag }), und so verrät nichts, ob sie verändert wurde
terminal-verify-mismatch-changed = Die Aufzeichnung ist nicht, wie sie geschrieben wurde: Ihr Hash ist { $hash }, und sie nennt { $said }; ein Name, ein Zug oder eine Zusage darin wurde verändert
terminal-verify-mismatch-other = Dies ist nicht das Spiel, das gespielt wurde: Der gehörte Hash kommt darin nicht vor (ebenso wenig wie einer, der vor zurückgenommenen Zügen gehört wurde)
terminal-verify-mismatch-rounds = Zugesagte Runden: { $promised }; nach den Regeln: { $rounds }
terminal-verify-mismatch-breaks-off =
    { $round ->
        [0] Die Aufzeichnung bricht ab: Von { $rounds } Runden ist keine vollständig
       *[other] Die Aufzeichnung bricht ab: Runde { $round } von { $rounds } ist die letzte vollständige
    }
terminal-verify-mismatch-score = Zeile { $line } sagt „{ $said }“, nachgespielt ergibt sich aber „{ $due }“
terminal-verify-mismatch-no-round = Zeile { $line } sagt „{ $said }“, doch eine solche Runde gibt es nicht
terminal-verify-deal-promise = Der Startwert der Runde { $round } ist nicht der zugesagte: Zu ihm gehört die Zusage { $commitment }, veröffentlicht wurde { $promised }
terminal-verify-deal-hand = Die Karten sind nicht die zugesagten: Platz { $seat } bekam { $dealt }, aus dem Startwert und den Anteilen der Mitspieler folgt aber { $due }
terminal-verify-deal-turned-up =
    Die Karten sind nicht die zugesagten: Aufgedeckt wurde { $dealt ->
        [nothing] nichts
       *[other] { $dealt }
    }, aus dem Startwert und den Anteilen der Mitspieler folgt aber { $due ->
        [nothing] nichts
       *[other] { $due }
    }
terminal-verify-deal-lot = Platz { $dealt } hat zuerst gegeben, aber nach dem Startwert und den Anteilen der Spieler fällt das Los auf Platz { $due }
terminal-verify-deal-hands = Ausgeteilte Blätter: { $hands }; Mitspieler: { $players }
terminal-verify-deal-seed-size = Ein Startwert hat { $due } Bytes, einer in der Aufzeichnung hat { $size }
terminal-verify-deal-contributions = Anteile am Mischen: { $given }; Mitspieler: { $players }. Es gibt einen für jeden Platz, vielleicht einen leeren, oder gar keinen
terminal-verify-deal-no-round = Eine Runde { $round } gibt es nicht: Das Spiel hat { $rounds }
terminal-verify-deal-unpromised = Diese Aufzeichnung lässt sich nicht prüfen: Ihr fehlen die Zusagen, die an einem Tisch vor dem ersten Geben gemacht werden ({ $tag }). Aufzeichnungen der Arena, älterer Versionen und von anderswo haben keine
terminal-verify-deal-uncommitted = Runde { $round } wurde gegeben, aber in der Aufzeichnung fehlt die Zusage dafür
terminal-verify-deal-unseeded = Runde { $round } wurde gegeben, aber in der Aufzeichnung fehlt ihr Startwert
terminal-verify-deal-no-hex = { $tag } in der Aufzeichnung ist nicht hexadezimal
terminal-verify-deal-contribution = Der Anteil von Platz { $seat } ist nicht der, auf den er festgelegt war (verworfene Mischungen: { $thrown })
terminal-verify-deal-unmatched = Die Plätze, die auf einen Anteil festgelegt waren, sind nicht die, die einen beitrugen oder als säumig genannt sind
terminal-verify-deal-no-seats = { $tag } der Aufzeichnung nennt keine Plätze mit ihren Nummern

## Der Block für den Tisch aus Holz

pad-door = Block für echte Karten
pad-new = Neues Spiel
pad-again = Noch einmal mit denselben Spielern
pad-shelf = Alle Spiele
pad-running = Laufende Spiele
pad-running-short = läuft noch
pad-finished = Beendete Spiele
pad-show-all = Alle { $count } zeigen
pad-none = Noch keine Spiele. Was du aufschreibst, bleibt auf diesem Gerät und braucht kein Netz.
pad-games =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
pad-device = Auf diesem Gerät
pad-unsafe = Dieser Browser darf löschen, was hier liegt, wenn der Platz knapp wird. Exportiere deine Spiele ab und zu.
pad-export = Alles exportieren
pad-import = Importieren
pad-imported =
    { $count ->
        [one] Ein Spiel importiert.
       *[other] { $count } Spiele importiert.
    }
pad-import-failed = In dieser Datei sind keine Spiele.

## Ein neuer Block

pad-players-why = Reihum, im Uhrzeigersinn.
pad-add-player = Spieler hinzufügen
pad-remove = Entfernen
pad-up = Nach oben
pad-known = Spieler früherer Spiele
length-own = Eigene
pad-own-sizes = Karten pro Runde
pad-clash = Das passt nicht zusammen: { $options }.

## Eine Runde darauf

pad-stage-bids = Vorhersagen
pad-stage-taken = Stiche
pad-ask-bid = Vorhersage: { $name }
pad-ask-taken = Stiche: { $name }
pad-secret = Die Vorhersagen sind geheim: Trag sie ein, wenn die Runde vorbei ist.
pad-to-tricks = Zu den Stichen
pad-to-pad = Fertig
pad-bombed = und ein Stich gehört niemandem
pad-more = Mehr zu dieser Runde
pad-who-plays = Wer mitspielt
pad-strike = Runde streichen
pad-strike-why = Sie bleibt stehen, zählt aber nicht.
pad-clear = Runde leeren
pad-skip = Runde { $number } auslassen

## Der Block selbst

pad-next-bids = Runde { $number }: Vorhersagen
pad-next-taken = Runde { $number }: Stiche
pad-begins = Sagt zuerst vorher: { $name }
pad-over = Spiel beendet
pad-leads = In Führung
pad-correct = Runde { $number } berichtigen
pad-met = richtig
pad-missed = falsch
pad-rests = setzt aus
pad-mend = Berichtigen
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-large = Große Ansicht
pad-turn = Drehen
pad-end = Spiel hier beenden
pad-reopen = Spiel fortsetzen
pad-delete = Spiel löschen
pad-delete-why = Das Spiel ist dann endgültig weg, auch aus allen Zahlen.
pad-delete-all = Alles löschen
pad-delete-all-why =
    { $count ->
        [one] Ein Spiel und alle Ligen sind dann endgültig weg. Im Zweifel exportiere sie vorher.
       *[other] { $count } Spiele und alle Ligen sind dann endgültig weg. Im Zweifel exportiere sie vorher.
    }
pad-seating = Mitspieler
pad-leave = Geht
pad-return = Ist zurück
pad-join = Jemand kommt dazu
pad-left-of = Sitzt links von
pad-name = Name
pad-save-file = Als .pad-Datei speichern
pad-print = Drucken
pad-live = Auf anderen Handys
pad-live-why = Andere sehen mit, während du schreibst: per Link oder zum Abscannen.
pad-live-begin = Live teilen
pad-live-how = Die anderen dürfen
pad-live-watch = Zusehen
pad-live-pen = Mitschreiben
pad-live-code = QR-Code mit dem Link dieses Blocks
pad-watching = Du siehst zu. Geschrieben wird auf einem anderen Gerät.

## Zahlen aus vielen Spielen

pad-figures = Spieler und Zahlen
pad-games-head = Spiele
pad-victories = Siege
pad-by-cards = Richtige Vorhersagen nach Kartenzahl
pad-against = Direkter Vergleich
pad-ahead = Davor
pad-level = Gleichauf
pad-behind = Dahinter
pad-rename = Umbenennen
pad-rename-why = In allen Spielen. Mit dem Namen eines anderen werden beide zu einer Person.
pad-merge-failed = Die beiden spielten im selben Spiel, also sind es zwei Personen.
pad-evenings = Abende und Ligen
pad-evenings-why = Mehrere Spiele zusammen gezählt.
pad-new-evening = Neuer Abend oder neue Liga
pad-delete-evening = Tabelle löschen, Spiele behalten
pad-count = Was zählt
pad-count-points = Punkte der Spiele
pad-count-places = Plätze
pad-prizes = Punkte für Platz 1, 2, 3 …
pad-which-games = Welche Spiele zählen
pad-place = Platz

## Was nicht auf dem Block stehen kann

pad-trouble-full = Das Gerät ist voll, darum wurde das nicht gespeichert. Exportiere deine Spiele und schaff dann Platz.
pad-trouble-unkept = Dieser Browser bewahrt für diese Seite nichts auf. Beim Schließen geht alles verloren: Speichere es als Datei.
pad-trouble-gone = Dieses Spiel ist nicht mehr auf diesem Gerät.
pad-in-round = Runde { $number }: { $sentence }
pad-in-line = Zeile { $number }: { $sentence }
pad-problem-names = Namen: { $value }. Es müssen { $limit } sein.
pad-problem-columns = Spalten: { $value }. Der Block hat höchstens { $limit }.
pad-problem-name = Alle brauchen einen Namen.
pad-problem-name-twice = Diesen Namen gibt es zweimal: { $name }
pad-problem-dealer = Es gibt keinen Platz { $value }: Der letzte ist { $limit }.
pad-problem-round = Diese Runde gibt es noch nicht: Die nächste ist { $limit }.
pad-problem-over = Das Spiel ist vorbei.
pad-problem-cells = Eingetragen sind { $value } Spalten, der Tisch hat { $limit }.
pad-problem-too-few = Es müssen mindestens { $limit } mitspielen, nicht { $value }.
pad-problem-too-many = Es können höchstens { $limit } mitspielen, nicht { $value }.
pad-problem-cards = Karten für jeden: { $value }. Möglich ist 1 bis { $limit }.
pad-problem-bid = { $name }: { $value } geht nicht, nur 0 bis { $limit }.
pad-problem-taken = { $name }: { $value } Stiche gehen nicht, nur 0 bis { $limit }.
pad-problem-trump = Das ist kein Trumpf: { $value }. Möglich ist { $limit }.
pad-problem-no-bomb = Ein Stich, der niemandem gehört: Keine Karte dieses Spiels tut das.
pad-problem-no-cloud = { $name } kann keine Vorhersage ändern: Keine Karte dieses Spiels tut das.
pad-problem-change-twice = In einer Runde wird nur eine Vorhersage geändert, das ist die zweite: { $name }
pad-problem-change = { $name }: Die geänderte Vorhersage wäre { $value }. Möglich ist 0 bis { $limit }.
pad-problem-change-unbid = { $name } hat noch nichts vorhergesagt, also gibt es nichts zu ändern.
pad-problem-change-by = { $name }: Die Wolke ändert eine Vorhersage um eins, nicht um { $value }.
pad-problem-rests = { $name } spielt in dieser Runde nicht mit.
pad-problem-even = Die Vorhersagen ergeben { $value }, genau die Zahl der Stiche. Die letzte muss anders sein.
pad-problem-over-tricks = Eingetragen sind { $value } Stiche, es gibt aber nur { $limit }.
pad-problem-short-tricks = Eingetragen sind nur { $value } Stiche, es gibt aber { $limit }.
pad-problem-change-trickless = { $name } hat die Vorhersage geändert, aber keinen Stich gemacht.
pad-problem-open = Es fehlt noch etwas.
pad-problem-no-pad = Diese Datei ist kein Block: Sie beginnt mit { $value }.
pad-problem-cut = Die Datei bricht mitten in der Zeile ab.
pad-problem-unread = Diese Zeile kennt der Block nicht: { $value }
pad-problem-twice = Das steht zweimal da: { $value }
pad-problem-no-rules = Die Regeln fehlen: eine Zeile wie { $limit }
pad-problem-rules = Diese Regeln gehen nicht: { $value }
pad-problem-quote = Dieser Text in Anführungszeichen endet nicht: { $value }
pad-problem-seat = Der Name für Platz { $value } fehlt.
pad-problem-date = Das ist kein Tag: { $value }. Man schreibt ihn wie { $limit }.
pad-problem-cell = Das ist kein Eintrag: { $value }. Er sieht aus wie 1/0, 2/?, ? oder -.
pad-problem-after-end = Nach dem Ende folgt noch etwas: { $value }
pad-problem-order = Das ist Runde { $value }, es kommt aber Runde { $limit }.

## Der Block im Terminal

terminal-pad-name = Name von Spieler { $number }:
terminal-pad-bid = Runde { $number }, Vorhersage von { $name }, 0 bis { $most }
terminal-pad-taken = Runde { $number }, Stiche von { $name }, 0 bis { $most }
terminal-pad-rest = { $rest } sind übrig; { $short }, wenn ein Stich niemandem gehört
terminal-pad-mend = Runde { $number } geht nicht auf. Berichtige sie, etwa: { $number } Ada 2/1 (? hilft):
terminal-pad-over = Das Spiel ist vorbei. Berichtige etwas (? hilft) oder geh mit q:
terminal-pad-kept = Der Block liegt in { $path }
terminal-pad-exists = { $path } gibt es schon: mach damit weiter (augury pad --keep { $quoted }) oder nenn eine andere Datei
terminal-pad-settled = { $option } ist nicht mehr wählbar: Der Block hat das schon festgelegt
terminal-pad-right = Alles geht auf.
terminal-pad-unknown = { $text } bedeutet hier nichts: Gib eine Zahl ein, oder ? für das, was geht.
terminal-pad-nobody = So heißt niemand am Tisch, oder mehrere: { $text }
terminal-pad-help = Was du außer einer Zahl eingeben kannst:
    1 0 0 – mehrere auf einmal, in der Reihenfolge, in der gefragt wird
    3 Ada 2/1 · 3 Ada 0+1/1 · 3 Ada - · 3 Ada ? – ein Feld von Runde 3: vorhergesagt und gemacht; von der Wolke geändert; setzt aus; leer
    3 trump R · 3 cards 4 · 3 bomb · 3 struck · 3 clear – zu Runde 3; ohne Zahl: zur laufenden Runde
    no trump · no bomb · no struck · no end – nimmt es zurück
    join Eve Ada · name Ada Adele · deals Ada – Eve setzt sich links von Ada dazu; neuer Name; erster Kartengeber
    u – rückgängig · end – vorzeitig beenden · q – gehen
