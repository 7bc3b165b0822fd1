### Az Augury szavai, magyarul.
### A nevek, lapok és színek úgy kerülnek be, ahogy vannak, ezért inkább kettőspont után állnak.
### Számnév után a magyar főnév egyes számban marad, így többnyire nincs mit egyeztetni.

## Színek és lapok

suit-B = Emberek
suit-R = Törpék
suit-G = Tündérek
suit-Y = Óriások
colour-B = kék
colour-R = piros
colour-G = zöld
colour-Y = sárga
card-number = { $suit } { $value }
card-W = Mágus
card-J = Bolond
card-S = Alakváltó
card-D = Sárkány
card-F = Tündér
card-X = Bomba
card-L = Farkasember
card-U = Zsonglőr
card-C = Felhő
card-H = Boszorkány
card-V = Vámpír
card-as = { $card } ({ $face })
card-playable = { $card }, kijátszható
hidden-card = Egy lap, amelyet nem látsz

## A ház

title = Augury
home = Kezdőlap
home-motto = Az aduk és jóslatok játéka
home-return = Vissza a kezdőlapra
home-return-why = A helyed megmarad. Ha sokáig távol vagy, egy bot játszik helyetted, amíg vissza nem térsz.
home-return-waits = A helyed megmarad, a játék megvár.
close = Bezárás
cancel = Mégse
menu = Menü
send = Küldés
share = Megosztás
language = Nyelv
settings = Beállítások
rules = Szabályok
offline = A szerver nem érhető el.
trouble = Ez nem sikerült. Próbáld újra.
connecting = Az asztal keresése…
you = Te
your-name = A neved
name-default = Vendég

## A kezdőlap

play-now = Játssz most
play-now-with =
    { $bots ->
        [one] Egy bot ellen
       *[other] { $bots } bot ellen
    }
opponents = Ellenfelek
new-table = Új asztal barátoknak
friends = Barátokkal
join = Csatlakozás
join-link = Link vagy kód
join-wrong = Ez nem egy asztal linkje vagy kódja.
unfinished = Befejezetlen játszmáid
not-begun = Még nem kezdődött el
open-tables = Nyitott asztalok
seats-open =
    { $count ->
        [one] egy szabad hely
       *[other] { $count } szabad hely
    }
learn = Először játszol? Öt perc alatt megtanulod
learn-short = Oktató
home-puzzle = Feladvány
home-review = Elemzés

## A ház botjai

bot-novice = Kezdő
bot-apprentice = Tanonc
bot-journeyman = Mesterlegény
bot-adept = Beavatott
bot-master = Mester
bot-archmage = Főmágus
bot-archmage-plus = Főmágus+

level-kept = 100 jóslatból ennyi jön be: { $number }
level-won = Három, egy szinttel gyengébb játékos ellen 100 játszmából ennyit nyer meg: { $number }
level-at-once = Azonnal lép
level-thinks = Egy lépésen legfeljebb { $number } ms-ig gondolkodik

## Új asztal

players = Játékosok
player = Játékos
edition = Kiadás
edition-why = Kiindulópont: utána bármit megváltoztathatsz.
edition-basic = Az alapjáték
edition-DE = Német (Amigo)
edition-DE30 = Német, 30 éves jubileumi
edition-EL = Görög (Kaissa)
edition-CS = Cseh (Piatnik Praha)
edition-HU = Magyar (Piatnik Budapest)
edition-HU25 = Magyar, 25 éves jubileumi
edition-PT = Brazil, 25 éves jubileumi
not-with = Ez a választás zárja ki: { $option }.
contradiction = Ezek nem férnek össze: { $options }
mode = Játék
mode-classic = Klasszikus
mode-classic-why = Az első fordulóban mindenki egy lapot kap, fordulónként eggyel többet, amíg a pakli el nem fogy.
mode-one-colour = Egyszínű
mode-one-colour-why = Három vagy négy játékosnak. Mindenkinek saját színe van, egy Mágussal és egy Bolonddal. Nincs adu, és színt sem kell megadni: a legnagyobb érték visz, egyenlők közül a korábban kijátszott.
mode-maximus = Wizard Maximus
mode-maximus-why = Öt forduló, és mindegyikben minden lapot kiosztanak. Az adu sorban: Emberek, Törpék, Tündérek, Óriások, az utolsóban nincs adu.
length = Hossz
length-whole = Teljes játék
length-whole-why = Minden forduló, körülbelül háromnegyed óra.
length-quick = Rövid játék
length-quick-why = Csak minden harmadik forduló, körülbelül negyed óra.
length-tournament = Verseny
length-tournament-why = Tíz forduló, akárhányan játsszák.
bidding = Jóslatok
bidding-open = Nyílt
bidding-open-why = Sorban, mindenki szeme láttára; az osztó jósol utoljára.
bidding-hidden = Zárt
bidding-hidden-why = Mindenki egyszerre jósol; a jóslatok az első ütés előtt derülnek ki.
bidding-secret = Titkos
bidding-secret-why = Mindenki egyszerre jósol; a jóslatok csak a forduló végén derülnek ki.
plus-minus-one = Plusz/mínusz egy
plus-minus-one-why = A jóslatok összege nem lehet annyi, ahány ütés van.
last-bid = Ki teheti mégis egyenlővé?
last-bid-nobody-short = Senki
last-bid-nobody-why = Ahogy a szabály írja: az utolsóként jósló osztó nem teheti az összeget egyenlővé az ütések számával.
last-bid-unless-leading = Csak az egyedüli vezetőre
last-bid-unless-leading-short = Aki nem vezet egyedül
last-bid-unless-leading-why = Plusz/mínusz egynél csak az az osztó nem teheti az összeget egyenlővé az ütések számával, aki pontokban egyedül vezet.
last-bid-zero = A 0 mindig szabad
last-bid-zero-short = Aki 0-t mond
last-bid-zero-why = Plusz/mínusz egynél az osztó mindig jósolhat 0-t, akkor is, ha az összeg így egyenlő lesz az ütések számával.
foresight = Jövőbelátás
foresight-why = Jósláskor mindenki lapjait látod, csak a sajátjaidat nem.
foresight-off-short = Nincs
foresight-first-round = Jövőbelátás az 1. fordulóban
foresight-first-round-short = 1. forduló
foresight-every-round = Jövőbelátás minden fordulóban
foresight-every-round-short = Mindig
special-cards = Különleges kártyák
special-why = Mindegyikből egy kerül a pakliba.
special-all = Az összes különleges kártya
kind-shapeshifter = Alakváltó
kind-shapeshifter-why = Te mondod meg, hogy Mágus vagy Bolond legyen.
kind-dragon = Sárkány
kind-dragon-why = Mindent üt, a Mágust is, csak a Tündért nem. Csak a Tündérrel együtt kerül a játékba.
kind-fairy = Tündér
kind-fairy-why = Minden lap üti, a Sárkányt viszont ő üti. Csak a Sárkánnyal együtt kerül a játékba.
kind-bomb = Bomba
kind-bomb-why = Az ütés senkié. A következőt az kezdi, aki elvitte volna.
kind-werewolf = Farkasember
kind-werewolf-why = Akinél van, a jóslatok előtt kicseréli a felfordított lapra, és adut mond, vagy azt, hogy nincs.
kind-juggler = Zsonglőr
kind-juggler-why = Egy 7½-es abban a színben, amelyet bemondasz. Az ütés után mindenki átad egy lapot balra.
kind-cloud = Felhő
kind-cloud-why = Egy 9¾-es abban a színben, amelyet bemondasz. Aki elviszi az ütést, eggyel emeli vagy csökkenti a jóslatát.
kind-witch = Boszorkány
kind-witch-why = A Bombán kívül minden lap üti. Az ütés után beteszel hozzá egy lapot a kezedből, és kiveszel egy másikat.
kind-vampire = Vámpír
kind-vampire-why = Az lesz, ami a felfordított lap, annak minden hatásával. Ha ott a Farkasember fekszik, új lapot kell felfordítani, és új lesz az adu is.
cloud-when = Mikor hat a Felhő?
cloud-at-once = Azonnal
cloud-at-once-why = A Felhő rögtön az ütés után módosítja a jóslatot.
cloud-round-end = A forduló végén
cloud-round-end-why = A Felhő a forduló végén módosítja a jóslatot.
first-dealer = Elsőként oszt
first-dealer-why = Az asztal választja ki, ki osztja az első fordulót.
first-dealer-lot = Sorsolás
first-dealer-lot-why = Sorsolás dönti el, ki osztja az első fordulót. Az első keveréssel együtt történik, és ugyanúgy ellenőrizhető.
ties = Egyenlőség
ties-shared = Megosztva
ties-shared-why = Egyenlőség esetén megosztják a győzelmet.
ties-predictions = A jóslatok összege
ties-predictions-why = Egyenlő pontszámnál az áll előrébb, akinek nagyobb a jóslatai összege. Ha ez is egyenlő, osztoznak a helyen.
ties-predictions-told = Egyenlő pontszám: a jóslatok összege dönt ({ $counts }).
ties-predictions-met = Teljesített jóslatok
ties-predictions-met-why = Egyenlő pontszámnál az áll előrébb, aki több jóslatot teljesített. Ha ez is egyenlő, osztoznak a helyen.
ties-predictions-met-told = Egyenlő pontszám: a teljesített jóslatok száma dönt ({ $counts }).
clock = Gondolkodási idő
clock-off = Korlátlan
clock-relaxed = 90 mp
clock-fast = 20 mp
listed = Nyilvános
listed-why = Az asztal megjelenik a kezdőlapon.
spectators = Nézők
spectators-why = Akinek megvan a link, nézheti a játékot, de rejtett lapot nem lát.
chat = Csevegés
chat-why = Szabad szöveg a kész mondatok mellett.
schedule-sizes =
    { $count ->
        [one] Egy forduló
       *[other] { $count } forduló
    }, ennyi lappal: { $sizes }
lay-table = Asztal megnyitása

## A játék előtt

lobby-title = Asztal: { $name }
sit-title = Foglalj helyet
sit-down = Leülök
sit-here = Ide ülök
table-full = Minden hely foglalt
watch-hint = Vagy maradj itt: látni fogod a játékot, amikor elkezdődik.
seats = Helyek
seat-open = { $seat }. hely
seat-free = Szabad
seat-bot = Bot ültetése ide: { $seat }. hely
seat-bot-short = Bot…
seat-program = program
seat-clear = Hely felszabadítása: { $name }
trouble-seat-taken = Ezt a helyet épp elfoglalták.
trouble-name-taken = Így vagy nagyon hasonlóan már hívnak itt valakit, vagy egy botot. Kérjük, válassz másik nevet.
trouble-no-such-bot = Ez a bot itt nem érhető el.
trouble-wrong-stage = Ez már nem lehetséges: a játék továbbhaladt.
trouble-too-fast = Túl gyors. Várj egy pillanatot.
host = házigazda
start = Kezdés
start-with-bots =
    { $count ->
        [one] Kezdés egy bottal
       *[other] Kezdés { $count } bottal
    }
wait-for-start = { $name } indítja a játékot, ha mindenki itt van.
invite = Barátok meghívása
invite-local = Ez a cím csak ezen az eszközön működik. Ha telefonokkal is játszanátok, nyisd meg az oldalt ennek az eszköznek a hálózati címén.
qr-alt = QR-kód az asztal linkjével
copy-link = Link másolása
copied = Másolva
copy-failed = A linket nem sikerült másolni. Jelöld ki kézzel.
share-text = Gyere wizardozni:
what-is-played = Mit játszunk
glance-players =
    { $count ->
        [one] egy játékos
       *[other] { $count } játékos
    }
glance-rounds =
    { $count ->
        [one] egy forduló
       *[other] { $count } forduló
    }
leave = Asztal elhagyása

## Az asztal

table = Asztal
round = Forduló
cards = Lapok
round-of = { $number }. forduló / { $rounds }
cards-each =
    { $count ->
        [one] 1 lap
       *[other] { $count } lap
    }
trump = Adu
trump-none = Nincs
trump-open = Most dől el
turned-up = Felfordítva: { $card }
follow = Hívott szín
follow-free = Bármi
predicted = Jóslatok
predicted-secret = Titkos
predicted-even = egyenlő
dealer = Osztó
leads = Kezd
away = távol
winning = vezet
trick = Ütés
your-cards = A lapjaid
last-trick = Előző ütés
score-pad = Jegyzettömb
skip = Tovább
watching = Nézőként vagy itt.
foreseen = Lapok: { $name }
seat-turn = soron van
seat-taken = { $taken } ütés
seat-count = { $taken } ütés, jóslat: { $bid }
seat-total = összesen { $total }
seconds-left = még { $count } másodperc
turn-you = Te jössz
turn-lead = Te kezdesz
turn-follow = Hívott szín: { $suit }
turn-free = Bármit kijátszhatsz
turn-other = Soron: { $names }
turn-others = { $count } játékos van soron
trick-yours = Tiéd az ütés
trick-theirs = { $name } ütése
trick-nobody = Senkié az ütés

## Amit a játék kérdez

bid-title = Hány ütésed lesz?
bid-again = A jóslatok összege megegyezik az ütések számával. Te osztottál: válassz másik számot.
bid-foresight = Minden lapot látsz, csak a sajátjaidat nem.
bid-hidden = A jóslatok egyszerre derülnek ki.
bid-secret = A jóslatod a forduló végéig titokban marad.
bid-forbidden = Az áthúzott szám nem megengedett: a jóslatok összege megegyezne az ütések számával.
bid-choice = { $tricks } ütés megjóslása
bid-choice-forbidden = { $tricks }: nem lehet
trump-title = Te mondasz adut
trump-why = Felfordított lap: { $card }. Az adut az osztó választja.
trump-wolf = A Farkasemberedért ezt a felfordított lapot kaptad: { $card }
announce-title = { $card }: mi lesz?
pass-title = Adj át egy lapot balra: { $name }
pass-why = Zsonglőr volt az ütésben. Mindenki egyszerre ad át egy lapot.
put-in-title = Tégy egy lapot az ütésbe
take-out-title = Végy ki egy lapot az ütésből
put-in-why = A Boszorkány: egy lapot a kezedből az ütésbe teszel, aztán kiveszel egy másikat. Mindkettőt mindenki látja.
pass-choose = Válassz egy lapot a kezedből
pass-card = Átadás: { $card }
change-title = Módosítsd a jóslatodat eggyel
change-why = A Felhő ütése a tiéd. Eddig { $taken } ütésed van, a jóslatod { $bid }.
change-up = Emelés: { $tricks }
change-down = Csökkentés: { $tricks }

## Miért nem

why-not-turn = Nem te jössz.
why-first = Előbb válaszolj a kérdésre.
why-foresight = A saját lapjaidat még nem nézheted meg.
tap-again = Koppints újra a kijátszáshoz: { $card }
refused = Ez nem lehetséges. Válassz mást.

## Miért nem szabad egy lépés

refusal-game_over = A játéknak vége.
refusal-wrong_phase =
    Ezt most nem lehet. { $phase ->
        [trump] Előbb adut kell mondani.
        [bid] Előbb mindenki jósol.
        [rebid] Előbb az osztó újra jósol.
        [play] Most egy lapot kell kijátszani.
        [pass] Előbb mindenki átad egy lapot.
        [change] Előbb módosul egy jóslat.
       *[deal] Előbb kiosztják a következő fordulót.
    }
refusal-out_of_turn = Nem te jössz. Soron: { $names }
refusal-already_acted = Már választottál. Soron: { $names }
refusal-forbidden_trump = A négy szín egyikét kell mondanod.
refusal-bid_out_of_range = Ebben a fordulóban { $tricks } ütés van: 0 és { $tricks } között jósolj.
refusal-forbidden_bid = Ezzel ({ $bid }) a jóslatok összege megegyezne az ütések számával ({ $tricks }). Lehet: { $allowed }
refusal-not_in_hand = { $card }: ez a lap nincs nálad. Nálad van: { $cards }
refusal-not_offered = { $card }: ez a lap nem vehető ki ebből az ütésből. Kivehető: { $cards }
refusal-bad_announcement = { $card }: be kell mondani, ezek egyikeként: { $cards }
refusal-bad_announcement-plain = { $card }: nem mondható be másnak.
refusal-must_follow = { $card }: most nem játszható ki. Színt kell adnod ({ $suit }), és van nálad: { $cards }
refusal-bad_change = A jóslatod { $bid }, és 0 és { $tricks } között marad. Lehet: { $allowed }

## A pontok

round-over = { $number }. forduló
column-bid = Jóslat
column-taken = Ütés
column-points = Pont
column-total = Össz.
next-round = Következő forduló
to-the-end = A végeredményhez
pad-pencil = Zárójelben: ha a forduló most érne véget.
pad-empty = Az első sor a forduló végén kerül be.
graph = Az összesített pontok fordulónként
save-csv = Mentés CSV-ként
save-picture = Mentés képként

## A vége

end-you-won = Nyertél!
end-you-share = Közös győzelem: te és { $names }!
end-won =
    { $count ->
        [one] A győztes: { $names }
       *[other] A győztesek: { $names }
    }
ranking = Helyezések
rematch = Még egy játék
replay = Visszajátszás
replay-loading = A játszma betöltése…
save-record = Jegyzőkönyv mentése
check-record = Jegyzőkönyv ellenőrzése
check-record-same = A jegyzőkönyv azt a játszmát rögzíti, amelyet itt játszottatok: semmi sem változott benne.
check-record-other = A jegyzőkönyv nem azt a játszmát rögzíti, amelyet itt játszottatok. Ne bízz benne.
check-record-unread = A jegyzőkönyvet most nem sikerült beolvasni.
check-record-own = A te részed minden keverésben számított, és senki sem ismerte, amikor a többi rögzült. Azt, hogy a lapok a részekből következnek-e, az „augury verify” mondja meg.
check-record-others = Minden keverésben részt vett: { $names }. A részeik rögzültek, mielőtt bármelyik látható lett; neked nem volt részed. Azt, hogy a lapok a részekből következnek-e, az „augury verify” mondja meg.
check-record-open = Minden keverésben részt vett: { $names }, de a részek nyíltak voltak: ha valamelyikük összejátszott a szerverrel, együtt kiválaszthatták a lapokat.
check-record-house = Csak a szerver kevert: a játék kezdete után már nem változtathatott a lapokon, előtte viszont kiválaszthatta őket.
check-record-withheld = Nem mutatta meg a részét a keverésből: { $names }. Ezért nélküle kevertünk újra. A szerver és egy ilyen játékos együtt eldobhatott egy keverést, amely nem tetszett nekik.
check-record-hash = A bizonyítékod az „augury verify --heard” parancshoz:
story = A játék számokban
story-exact = Helyes
story-streak = Sorozat
story-best = Legjobb
story-worst = Mélypont
story-tricks = Ütések
replay-back = Vissza
replay-next = Tovább
the-game = A játszma
replay-play = Lejátszás
replay-pause = Szünet
timeline = A játszma menete
replay-bid = jóslat: { $tricks } ütés

## Az elemzés: szerencse és játék

review-title = Szerencse és tudás
review-par = Várható
review-luck = Szerencse
review-own = Saját játék
review-others = A többiek
review-given = Elajándékozva
review-met = Helyes
review-parts-why = Pont = várható + szerencse + saját játék + a többiek. Várható az, amire azon a helyen osztás előtt számítani lehet; szerencse az, amit a lapok hoztak; a többi az, hogyan sültek el a döntések a lapok valódi állása mellett. Hogy egy döntés mennyibe került, azt külön ítéljük meg, az akkor tudhatók alapján: a saját pontok, levonva a többiek átlagának felét; az utolsó két fordulóban a nyerési esély, pontban kifejezve.
review-chances = Nyerési esélyek
review-dearest = A legdrágább döntések
review-bidding = { $round }. forduló · jóslat · { $name }
review-trick = { $round }. forduló · { $trick }. ütés · { $name }
review-better = Választott: { $move }. Jobb: { $best }. Körülbelül { $points } pontba került (± { $error }).
review-fine = Választott: { $move }. Nagyjából ugyanolyan jó: { $best }.
review-unclear = Választott: { $move }. Talán jobb: { $best }, körülbelül { $points } ponttal (± { $error }).
review-hand = Kézben: { $cards }
review-table = Az asztalon: { $cards }
review-working = Elemzés folyamatban
review-stopped = Korábban leállt: { $done } forduló van kielemezve, összesen { $rounds } lenne.
review-unfinished = A játéknak nincs vége: eddig ezt játszottátok.
review-not-learnt = Ilyen szabályokkal a bíráló sosem gyakorolt. Fogadd fenntartással a szavát.
review-again = Ugyanezek a számok újra: { $command }
review-needs-seat = { $number }. forduló: még játsszátok, és senki sem ismerheti az összes lapot. Add meg a --seat kapcsolóval, kinek a szemével nézzük.
review-nothing = Még nem osztottak, így nincs mit elemezni.
review-written = Kiírva: { $path }
verdict-forced = nem volt választás
verdict-best = a legjobb
verdict-fine = rendben
verdict-unclear = még nem világos
verdict-inaccuracy = pontatlanság
verdict-probable = valószínűleg hiba
verdict-mistake = hiba
verdict-blunder = súlyos hiba
hint-best = A legjobb: { $move }
hint-forced = Csak egy dolgot tehetsz: { $move }
hint-move = Lépés
hint-points = Pont
hint-gain =
    { $count ->
        [one] { $gain } pont
       *[other] { $gain } pont
    }
hint-exact = A jóslat bejön
hint-win = Győzelem
hint-tricks = Várható ütések: { $chances }
hint-nothing = Ebben a játékban senki sincs soron, így nincs mit tanácsolni.
hint-whose = Többen vannak soron: add meg a --seat kapcsolóval, kinek szóljon.
hint-not-you = Nincs soron: { $name }
why-has-enough = A jóslat megvan: minden további ütés pontba kerül.
why-needs-all = Minden hátralévő ütés kell.
why-needs-later = Még { $number } ütés kell, és ez után még { $second } következik.
why-needs = Még { $number } ütés kell.
why-out-of-reach = A jóslat már nem jön be: most az a cél, hogy minél kevesebb pont vesszen el.
why-takes = Ez után a lap után már senki sem játszik: ez viszi az ütést.
why-ducks = Ez után a lap után már senki sem játszik: ez másnak hagyja az ütést.
why-unbeatable = A még kint lévő lapok közül egyik sem üti.
why-higher-out = Még { $number } kint lévő lap ütheti.
why-few-higher = Már csak { $number } kint lévő lap ütheti.
why-keeps = Egy erősebb lap kézben marad későbbre.
why-gives-up = Az ütés már másé: jó alkalom megszabadulni ettől a laptól.
why-nobody = A Bomba miatt az ütés senkié.
why-next-needs = Utánad { $name } jön, akinek még kell ütés.
why-next-full = Utánad { $name } jön, aki nem akar több ütést.
why-cards-worth =
    { $number ->
        [0] Ilyen lapokkal többnyire egy ütés sem lesz.
       *[other] Ilyen lapokkal többnyire { $number } ütés lesz.
    }
why-bids-over = A többiek már sokat jósoltak, összesen ennyit: { $number }. Nehéz lesz ütéshez jutni.
why-bids-under = A többiek keveset jósoltak, összesen ennyit: { $number }. Maradnak majd gazdátlan ütések.
why-comes-true = A jóslat 100 ilyen fordulóból ennyiszer jön be: { $number }.
why-truer = Így a jóslat 100 ilyen fordulóból ennyiszer jön be: { $number }. A meghozott döntéssel ennyiszer: { $second }.
why-wins = Így a játszma 100 esetből ennyiszer nyerhető meg: { $number }. A meghozott döntéssel ennyiszer: { $second }.
why-others-less = Így a többieknek kevesebb pont jut.
puzzle-title = { $number }. feladvány / { $count }
puzzle-ask = Mi a legjobb? { $choices }
puzzle-right = Ez az!
puzzle-wrong = Nem egészen. A legjobb: { $best }
puzzle-lost = A te választásod ({ $move }) körülbelül { $points } ponttal kevesebbet hoz.
puzzle-gap = Minden másnál körülbelül { $points } ponttal jobb.
puzzle-none = Nincs { $number }. feladvány: { $count } van, 1-től.

## Tippek és az edző

hint = Tipp
move-bid = { $tricks } ütés
move-change = Jóslat { $by }
move-trump = Adu: { $suit }
review-best = A legjobb
review-chosen = Választott
hint-working = Gondolkodom…
hint-do = Ezt választom
hint-tricks-title = Várható ütések (%)
hint-late = Elmúlt a pillanat: már nem te jössz.
hints = Tippek mindenkinek
hints-why = Az asztalnál mindenki megkérdezheti, mi volna a legjobb. Ha csak botok ellen játszol, mindig szabad.
coach-title = Átgondolod még egyszer?
coach-warning = { $move }: ez valószínűleg { $points } pontodba kerülne.
coach-again = Átgondolom
coach-anyway = Akkor is ezt választom
coach-show = Mutass jobbat
setting-coach = Edző
setting-coach-why = Figyelmeztet egy drága hiba előtt, botok ellen és ahol szabad a tipp.

## Az elemzés az oldalon

review-drop-title = Játszma elemzése
review-drop = Húzz ide egy jegyzőkönyvet, vagy válassz fájlt
review-drop-why = A jegyzőkönyv .wiz kiterjesztésű szövegfájl: minden befejezett játszma elmenthető így.
review-empty = Ez a fájl üres.
review-ahead = { $count } játszma van a tiéd előtt…
review-rounds-done = { $number } / { $rounds } forduló
review-cancelled = Az elemzés leállt.
review-start = Kezdjük újra
review-closer = Alaposabban
review-closer-why = Akár egy percig is tart, többet próbál ki, és biztosabb a dolgában.
review-whose = Kinek a játéka?
review-everyone = Mindenki
review-eyes = Melyik helyről?
review-mostly-luck = A legtöbbet a lapok számítottak.
review-mostly-own = A legtöbbet a saját döntések számítottak.
review-mostly-others = A legtöbbet a többiek számítottak.
review-mostly-mixed = Több dolog játszott közre.
review-mostly-nothing = Semmi sem emelkedett ki: a lapok és a játék kiegyenlítették egymást.
review-luck-good = A lapok kedveztek ({ $points }).
review-luck-bad = A lapok nem kedveztek ({ $points }).
review-luck-even = A lapok átlagosak voltak ({ $points }).
review-own-good = A saját döntések jól sültek el ({ $points }).
review-own-bad = A saját döntések rosszul sültek el ({ $points }).
review-own-even = A saját döntések kiegyenlítődtek ({ $points }).
review-others-good = A többiek segítettek ({ $points }).
review-others-bad = A többiek ártottak ({ $points }).
review-others-even = A többiek alig számítottak ({ $points }).
review-gave = Az akkor tudhatók alapján { $number } döntés volt drága, összesen körülbelül ennyi pontba került: { $second }.
review-gave-nothing = Az akkor tudhatók alapján egyik döntés sem volt drága.
review-gave-unclear = Az akkor tudhatók alapján egyik döntés sem volt biztosan drága; { $number } még nem világos.
review-parts-how = Hogyan számoljuk?
review-done = { $name } választása:
review-chance = Nyerési esély ebben a pillanatban: { $chance }
review-all-hands = Minden lap megmutatása
review-all-hands-why = Ami valójában mindenki kezében volt; { $name } ezt akkor nem láthatta.
review-too-long = Ez hosszabb bármelyik játszma jegyzőkönyvénél.
review-full = Túl sok játszma vár elemzésre. Próbáld újra néhány perc múlva.
review-too-much = Ez a játszma túl hosszú az alaposabb elemzéshez. Egyetlen helyet alaposabban is meg lehet nézni.
review-gone = Ez a játszma már nincs itt, vagy hibás a link.
review-broke-off = Az elemzés megszakadt. Kezdd újra.
review-broken = Ez nem szabályos játszma jegyzőkönyve, ebben a sorban valami nem stimmel: { $line }.
review-in-progress = A játszma egyik fordulója még tart, ezért csak egy helyről nézhető.
review-nothing-dealt = Még nem osztottak, így nincs mit elemezni.
review-no-move = Nincs ilyen lépés ebben a játszmában.
whatif-title = Mi lett volna, ha…
whatif-why = Próbálj ki egy másik lépést: onnan botok játsszák végig a fordulót, ugyanazokkal a lapokkal.
whatif-with = Ehelyett: { $move }
whatif-was = Ahogy volt
whatif-now = Mi lett volna
whatif-look = Megnézem
whatif-again = Még egyszer

## Feladványok az oldalon

puzzle-daily = A nap feladványa
puzzle-another = Másik feladvány
puzzle-number = A feladvány száma
puzzle-question = Mi a legjobb?
puzzle-days =
    { $count ->
        [0] Oldd meg a nap feladványát, és elkezdődik egy sorozat.
       *[other] { $count } nap egymás után.
    }
puzzle-best-days = A leghosszabb sorozatod: { $count }
review-no-puzzle = Nincs ilyen feladvány.

## Mire tanít az elemzés, és mi a baj egy jegyzőkönyvvel

review-next-predict-less = Legközelebb jósolj egy kicsit kevesebbet: a túl magas jóslatok kerültek a legtöbbe.
review-next-predict-more = Legközelebb jósolj egy kicsit többet: a túl alacsony jóslatok kerültek a legtöbbe.
review-next-take-fewer = Legközelebb hamarabb szabadulj meg a veszélyes lapoktól: azok a lapok kerültek a legtöbbe, amelyekkel eggyel több ütés jött a kelleténél.
review-next-take-more = Legközelebb vidd el a szükséges ütéseket, amíg lehet: azok a lapok kerültek a legtöbbe, amelyekkel ezek elúsztak.
review-choose-file = Fájl kiválasztása
review-save-first = Előbb mentsd el a jegyzőkönyvet, aztán a terminálban:
coach-thinking = Az edző megnézi…
puzzle-why = Az egyik választás egyértelműen jobb a többinél. Találd meg abból, amit látsz.
review-why =
    { $reason ->
        [rules] Ezek a szabályok ellentmondanak egymásnak.
        [notation] Ami ott áll, nem lap, nem lépés és nem szabály.
        [bad_deal] Ezzel a paklival ebben a fordulóban így nem lehet osztani.
        [must_follow] Ezt a lapot nem lehetett kijátszani: a hívott színre színt kellett adni.
        [not_in_hand] Ez a lap nem abban a kézben volt.
        [not_offered] Ezt a lapot abból az ütésből nem lehetett kivenni.
        [bad_announcement] A lapot olyasminek mondták be, ami nem lehet.
        [bid_out_of_range] Egy jóslat a nulla és az összes ütés között van.
        [forbidden_bid] Ez a jóslat nem volt megengedett: együtt nem adhatják ki az ütések számát.
        [bad_change] Így nem lehet jóslatot módosítani.
        [forbidden_trump] Ezt az adut nem lehetett megnevezni.
        [out_of_turn] Valaki más következett.
        [already_acted] Ez a hely már választott.
        [wrong_phase] Abban a pillanatban más volt soron.
        [game_over] A játszma akkor már véget ért.
       *[other] A szöveg ott megszakad, vagy nem úgy kezdődik, mint egy jegyzőkönyv.
    }

## A számaid

figures-own = A számaid
figures-over = Túl sok ütés
figures-under = Túl kevés ütés
figures-now = Most egymás után
figures-trend = Helyes jóslatok játszmánként
figures-given = Elajándékozva játszmánként
figures-given-why = A döntések által elajándékozott pontok, { $count } elemzett játszmából.

## Még egy játék

own-games = Játszmáid
take-back = Visszavétel
claim-rest = A többi az enyém
length-own-why = Minden fordulóban annyi lap, amennyit szeretnél.
length-own-wrong = Ezek közül nem mindegyik osztható ki ezekkel a szabályokkal.
again-asked = Még egy játékot szeretne: { $names }
again-waiting = Még rájuk várunk: { $names }
again-dealing = Osztás…

## Beszélgetés

say = Mondj valamit
say-text = Valami más…
phrase-hello = Sziasztok!
phrase-good_luck = Sok szerencsét!
phrase-well_played = Szép játék!
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-hurry = Te jössz!
phrase-oops = Hoppá!
phrase-one_moment = Egy pillanat.
phrase-again = Még egy játék?
phrase-goodbye = Viszlát!
emote-smile = Mosoly
emote-laugh = Nevetés
emote-wow = Csodálkozás
emote-sad = Szomorúság
emote-angry = Düh
emote-think = Gondolkodás
emote-clap = Taps
emote-heart = Szív

## Amit a képernyőolvasó mond

speak-round = { $number }. forduló, { $count } lap.
speak-trump = Adu: { $suit }.
speak-no-trump = Nincs adu.
speak-wolf =
    { $person ->
        [you] A felfordított lapra cseréled
       *[other] { $name } a felfordított lapra cseréli
    } a Farkasembert: { $card }.
speak-bid =
    { $person ->
        [you] Jóslatod
       *[other] { $name } jóslata
    }: { $tricks }.
speak-card = { $name }: { $card }.
speak-trick =
    { $person ->
        [you] Te viszed
       *[other] { $name } viszi
    } az ütést.
speak-away = { $name } távol van.
speak-back = { $name } újra itt van.

## Amit az asztal elmesél: napló, jelzések, jelölések

log = Napló
log-empty = Ide kerül, ami történik.
tell-wolf-why = Akinél a Farkasember van, a jóslatok előtt kicseréli, és adut mond.
tell-trump =
    { $person ->
        [you] Adut mondasz
       *[other] { $name } adut mond
    }: { $suit }.
tell-no-trump =
    { $person ->
        [you] Úgy döntesz
       *[other] { $name } úgy dönt
    }: ebben a fordulóban nincs adu.
tell-trump-wolf = Aki a Farkasembert kicseréli, az mond adut.
tell-trump-up = Felfordítva: { $card }. Ezért ebben a fordulóban nincs adu.
tell-trump-left = Nem maradt felfordítható lap, ezért ebben a fordulóban nincs adu.
tell-bid-made = { $name } már jósolt.
tell-rebid =
    { $person ->
        [you] Újra jósolsz
       *[other] { $name } újra jósol
    }: { $tricks }.
tell-rebid-why = A jóslatok összege megegyezett az ütések számával: az osztó újra jósol.
tell-bids = A jóslatok felfedve: { $bids }.
# All of them before the first trick, beside the number of tricks; by: how many too many or too few
recap =
    Jóslatok: { $sum }, ütések: { $tricks }, { $way ->
        [even] éppen annyi
        [over] többlet: { $by }
       *[under] hiány: { $by }
    }
tell-bid-changed =
    { $person ->
        [you] A Felhő ütése a tiéd: a jóslatod
       *[other] A Felhő ütését { $name } vitte, és a jóslata
    } { $was } helyett { $tricks }.
tell-bid-changed-secret = A Felhő ütését { $name } vitte, és titokban módosítja a jóslatát.
tell-why-S = Aki kijátssza, eldönti: Mágusként minden számot üt, Bolondként minden szám üti.
tell-why-D = Mindent üt, csak a Tündért nem.
tell-why-F = Minden lap üti; csak akkor nyer, ha a Sárkány is az ütésben van.
tell-why-X = Ezt az ütést senki sem viszi el.
tell-why-U = A bemondott színben 7½-esnek számít. Az ütés után mindenki átad egy lapot balra, kivéve, ha ez az utolsó ütés.
tell-why-C = A bemondott színben 9¾-esnek számít. Aki elviszi az ütést, eggyel emeli vagy csökkenti a jóslatát.
tell-trick-nobody =
    A Bomba: az ütés senkié. { $person ->
        [you] Különben a tiéd lett volna, ezért te kezded
       *[other] Különben { $name } vitte volna, ezért ő kezdi
    } a következőt.
tell-won-toppling = { $other }: minden mást üt, de ez a lap őt üti: { $card }.
tell-won-kind = { $card }: minden más kijátszott lapot üt.
tell-won-trump = { $card }: a legmagasabb adu.
tell-won-suit =
    { $card }: a hívott szín legmagasabb lapja, és { $trump ->
        [none] nincs adu
       *[some] senki sem játszott adut
    }.
tell-won-value = { $card }: a legmagasabb lap.
tell-won-first = { $card }: itt semmi sem magasabb, és egyforma lapok közül az elsőé az ütés.
tell-won-nothing-higher = { $card }: magasabb lap nem került az asztalra.
tell-chosen = { $name } már kiválasztott egy lapot.
tell-pass = A Zsonglőr: mindenki átad egy lapot balra.
tell-gave = A Zsonglőr miatt { $name } ezt kapta tőled (balra): { $card }.
tell-got = { $name } ezt adta neked (jobbról): { $card }.
tell-cloud =
    { $person ->
        [you] A Felhő ütése a tiéd: eggyel emelned vagy csökkentened kell a jóslatodat
       *[other] A Felhő ütését { $name } vitte: eggyel emelnie vagy csökkentenie kell a jóslatát
    }.
tell-cloud-later =
    { $person ->
        [you] A Felhő ütése a tiéd: a forduló végén eggyel emelned vagy csökkentened kell a jóslatodat
       *[other] A Felhő ütését { $name } vitte: a forduló végén eggyel emelnie vagy csökkentenie kell a jóslatát
    }.
tell-seat-sat =
    { $person ->
        [you] Leülsz
       *[other] { $name } leül
    } az asztalhoz.
tell-seat-left = Felszabadult a(z) { $seat }. hely.
tell-seat-bot = Egy bot ül le: { $name }.
tell-seat-taken-over =
    { $person ->
        [you] Távol vagy
       *[other] { $name } távol van
    }, egy bot játszik tovább.
tell-seat-given-back =
    { $person ->
        [you] Újra itt vagy, és magad játszol
       *[other] { $name } újra itt van, és maga játszik
    }.
tell-host =
    Most { $person ->
        [you] te vagy
       *[other] { $name }
    } a házigazda.
tell-time =
    { $person ->
        [you] Lejárt az időd: egy bot lép helyetted
       *[other] { $name } ideje lejárt: egy bot lép helyette
    }.
tell-claimed =
    { $person ->
        [you] Viszed
       *[other] { $name } viszi
    } az összes hátralévő ütést: akárhogy játszanák is, a pontok ugyanazok.
tell-taken-back =
    { $person ->
        [you] Visszaveszel
       *[other] { $name } visszavesz
    } egy lépést.
tell-rematch-asked =
    { $person ->
        [you] Szeretnél
       *[other] { $name } szeretne
    } újra játszani.
tell-withheld =
    { $person ->
        [you] A te részed
       *[other] { $name } része
    } a keverésből nem érkezett meg időben: nélküle keverünk újra.
tell-started = Kezdődik a játék.
tell-rematched = Az asztal kész a következő játékra.
seat-exact = pontosan a jóslat szerint
seat-over = többlet: { $by }
seat-made = megvan a jóslat
seat-secret = titkos a jóslat
seat-chosen = kiválasztotta a lapot
seat-suit = Szín: { $suit }
seat-holds = Nála van: { $card }
mark-received = Neked adták
mark-taken = A Farkasemberért cserébe
turn-void = { $suit } híján bármit rakhatsz
goes-on = Folytatás { $count } másodperc múlva
bots-pace = A botok lépései
bots-pace-normal = Nyugodtan
bots-pace-quick = Gyorsan
bots-pace-none = Azonnal
pace-long = Hosszabban
summary = A forduló után az eredmény kint marad
summary-wait = Amíg tovább nem lépek
summary-short = 4 másodpercig
summary-none = Nem
summary-why = Másokkal vagy gondolkodási idővel magától továbblép, és mutatja, mikor.
setting-notify = Értesítés
setting-notify-why = Amikor te jössz, és ez az oldal a háttérben van.
notify-denied = A böngésző nem engedi az értesítéseket ezen az oldalon.
chat-empty = Még senki sem mondott semmit.
chat-unread = { $count } új üzenet
chat-quick = Kész mondatok
beside = Az asztal mellett
shortcuts = Billentyűzet
shortcut-arrows = Lapról lapra
shortcut-enter = A lap kijátszása
shortcut-number = Ennyi ütés megjóslása
key-space = Szóköz
shortcut-space = Tovább
shortcut-escape = A megnyitott ablak bezárása
shortcut-help = Ez a lista

## Amit egy link mutat, és a kód

preview-title = Wizard, asztal: { $name }
preview-text = A Wizard kártyajáték, egy asztalnál a böngésződben.
preview-lobby =
    { $count ->
        [one] Egy szabad hely van: koppints, és ülj le.
       *[other] { $count } szabad hely van: koppints, és ülj le.
    }
preview-playing = A játék már folyik: koppints, és nézd.
preview-over = A játéknak vége: koppints, és nézd meg, hogyan alakult.
preview-picture = Kártyák egy kőkörben
no-such-page = Ezen a címen nincs semmi.
invite-code = Kód
invite-code-why = Mondd meg ezt a kódot a barátaidnak. A játék kezdetéig érvényes.
join-no-table = Ezzel a kóddal nem vár asztal.

## Játék szerver nélkül

site-offline = Fiók és telepítés nélkül; az első látogatás után hálózat nélkül is.
site-docs = Fejlesztőknek: a dokumentáció
away-server = A szerver nem érhető el. Egyedül, a botok ellen tovább játszhatsz; a barátokkal közös asztalok megvárják, míg visszatér.
away-static = Itt egyedül játszol a botok ellen, szerver nélkül. Barátokkal közös asztalhoz valakinek szervert kell futtatnia.
engine-get = Az eszköz felkészítése hálózat nélküli játékra ({ $total } MB)
engine-ready = Az eszköz készen áll: hálózat nélkül is játszhatsz.
engine-download = A játék letöltése az eszközre: { $done } / { $total } MB
engine-starting = Az asztal előkészítése…
engine-full = Az eszközön nincs több hely, ezért ez a játék nem mentődik. Tovább játszhatsz, de az oldal bezárásakor elvész.
engine-unkept = Ez a böngésző semmit sem őriz meg ehhez az oldalhoz. Tovább játszhatsz, de az oldal bezárásakor a játék elvész.
trouble-engine-offline = A szerver nélküli játékhoz az eszköznek egyszer, amíg van hálózat, le kell töltenie a játékot.
trouble-engine-damaged = A letöltött adatok sérültek. Próbáld újra.
trouble-engine-unsupported = Ez a böngésző nem tud szerver nélkül játszani: nincs benne WebAssembly. A szabályok, az oktató és a jegyzettömb így is működik.
trouble-engine-broken = A játék leállt. A lépéseid megvannak: töltsd be újra az oldalt.
closed-other-version = Ezt a játékot az Augury egy másik változata mentette el, ez nem tudja megnyitni. A többi játékodat ez nem érinti.

## A kapcsolat

sending = Küldés…
line-lost = Megszakadt a kapcsolat. Újracsatlakozás…
line-back = Helyreállt a kapcsolat
closed-no-such-table = Nincs ilyen asztal.
closed-spectators-barred = Ennél az asztalnál nem lehetnek nézők.
closed-wrong-key = Ezzel a linkkel már nem lehet leülni.
closed-seat-gone = A házigazda felszabadította a helyedet.
closed-cleared = Ehhez az asztalhoz régóta nem jött senki, ezért megszüntettük.
closed-foreign-origin = Ez az oldal más címről jött, mint amire a szerver számít, ezért nem csatlakozhat. A szerver üzemeltetője engedélyezheti.

## Beállítások

theme = Megjelenés
theme-auto = Eszköz szerint
theme-dark = Sötét
theme-light = Világos
pace = A kész ütés kint marad
pace-normal = Egy ideig
pace-quick = Egy pillanatra
pace-none = Nem
setting-confirm = Kijátszás megerősítése
setting-confirm-why = A lapot csak a második koppintásra játszod ki.
setting-lefthanded = Balkezes
setting-lefthanded-why = A lapjaid és a gombok tükrözve jelennek meg.
setting-motion = Animációk
setting-motion-why = A lapok mozognak az asztalon.
setting-sound = Hangok
setting-sound-why = Hallod a lapokat, az ütéseket, és azt is, ha te jössz.
setting-volume = Hangerő
setting-vibration = Rezgés
setting-vibration-why = A telefon rezeg, amikor te jössz.

## A szabályok

variants = Játékvariációk
options-elsewhere = Más kiadásokban
rule-goal-title = A játék célja
rule-goal = Minden forduló előtt megjósolod, hány ütésed lesz. A helyes jóslat pontot hoz, a helytelen pontba kerül. Az utolsó forduló után az nyer, akinek a legtöbb pontja van.
rule-cards-title = A lapok
rule-suits = A színek: { $suits }
rule-suits-own = A színek, helyek szerint: { $suits }
rule-cards = Négy szín 1-től 13-ig, négy Mágus és négy Bolond. A színen belül a 13-as a legerősebb.
rule-wizard = A Mágus minden lapot üt. Az ütés első Mágusa viszi az ütést. Mindig kijátszható.
rule-jester = A Bolondot minden lap üti. Mindig kijátszható. Ha csak Bolondok vannak az ütésben, az első viszi.
rule-deck-special =
    A pakliba keverve, mindegyikből { $count ->
        [1] egy
       *[other] { $count }
    }: { $cards }
rule-rounds-title = Fordulók
rule-rounds = Az első fordulóban mindenki egy lapot kap, a másodikban kettőt, mindig eggyel többet, amíg a pakli el nem fogy.
rule-rounds-count = Hárman 20, négyen 15, öten 12, hatan 10 forduló van.
rule-rounds-special = Különleges kártyákkal a fordulók száma nem változik: az utolsóban is felfordítanak egy lapot.
rule-players = { $players } játékos, { $rounds } forduló. Egy fordulóban annyi ütés van, ahány lapot mindenki kap.
rule-deal = Minden forduló után az osztó bal oldali szomszédja oszt.
rule-deal-first = Valódi asztalnál először az oszt, aki a pontokat írja.
rule-deal-own = Senki sem oszt: minden forduló után a bal oldali szomszéd hív először.
rule-stock = A ki nem osztott lapok képpel lefelé maradnak. Senki sem látja őket.
rule-schedule = Lapok ennek az asztalnak a fordulóiban: { $sizes }
rule-shuffle = Minden forduló előtt az egész paklit megkeverik.
rule-shuffle-own = Minden forduló előtt mindenki megkeveri a saját lapjait, és azokból húz.
rule-trump-title = Adu
rule-trump = Osztás után felfordítanak egy lapot. Ennek a színe az adu, és üti a többi színt.
rule-trump-beats = Az adu üti a többi színt.
rule-trump-none = Ilyen felfordított lappal nincs adu: { $cards }
rule-trump-dealer = Az osztó megnézi a lapjait, és adut mond, ha ezt fordítják fel: { $cards }
rule-trump-last = Az utolsó fordulóban nem marad lap, így adu sincs.
rule-trump-left = Abban a fordulóban, amelyben minden lapot kiosztanak, nincs adu.
rule-bids-title = Jóslatok
rule-bids = Mindenki megmondja, hány ütése lesz, nullától az összesig.
rule-bids-turn = Az osztótól balra ülő játékos kezd.
rule-last-bid = Ezért az utolsóként jósló osztó nem mondhatja azt az egy számot, amellyel az összeg egyenlő lenne az ütések számával.
rule-rebid = Ha a felfedett jóslatok összege megegyezik az ütések számával, az osztó azonnal másik számot mond.
rule-bids-nobody = Ez a szám akkor sem változik, ha egy ütés senkié.
rule-foresight-first-round = Az első fordulóban jósláskor mindenki lapját látod, csak a sajátodat nem. Utána mindenki kézbe veszi a lapjait.
rule-foresight-every-round = Minden fordulóban jósláskor mindenki lapjait látod, csak a sajátjaidat nem. Utána mindenki kézbe veszi a lapjait.
rule-foresight-trump = Az adut mondó osztó sem látja közben a saját lapjait.
rule-foresight-when = Az első fordulóban; a magyar szabályok szerint mindegyikben.
rule-one-colour-rounds = Tizenkét forduló, először 4 lappal, mindig eggyel többel, 15-ig.
rule-variant-plain = Csak különleges kártyák nélkül.
rule-tricks-title = Küzdelem az ütésért
rule-tricks = A többiek az óramutató járása szerint következnek. Akinek van lapja a hívott színből, annak ilyet vagy mindig kijátszható lapot kell kijátszania. Akinek nincs, bármit kijátszhat. Aduzni nem kötelező.
rule-free = Ha Mágus az első lap, nincs mit megadni. Ha Bolond, az első olyan lap dönt, amely nem Bolond. A később kijátszott Mágus nem változtat azon, mit kell megadni.
rule-lead = Az első ütést az osztótól balra ülő játékos kezdi tetszőleges lappal, a következőket mindig az, aki az előzőt vitte.
rule-winning = Az ütést az első Mágus viszi, különben a legmagasabb adu, különben a hívott szín legmagasabb lapja.
rule-score-title = Pontok
rule-score = Helyes jóslat: 20 pont, és ütésenként még 10. Helytelen: −10 pont minden nem teljesített vagy túlteljesített ütésért.
rule-end = Az utolsó forduló után a legtöbb pont nyer.
rule-special = Mindig kijátszhatók, mint a Mágus és a Bolond. A kezedben egyik színhez sem tartoznak.
rule-announced = A Mágusnak vagy Bolondnak bemondott lap pontosan az: több Mágus közül az első viszi az ütést.
rule-lead-free = Amíg nincs hívott szín, Mágusnak számít, és nincs mit megadni: { $cards }
rule-lead-waits = Amíg nincs hívott szín, Bolondnak számít, és a következő lap dönt: { $cards }
rule-lead-suit = Amíg nincs hívott szín, a bemondott színt kell megadni, ha ezt játsszák ki: { $cards }
rule-nobody = Senki jóslatába nem számít bele az ütés, ha benne van: { $cards }
rule-nobody-never = Sosem visz ütést: { $cards }
rule-nobody-toppled = { $cards } egy ütésben: az ütés senkié, és az kezdi a következőt, aki ezt a lapot kijátszotta: { $card }
rule-nobody-jesters = Csak { $cards } az ütésben: az első Bolond vitte volna.
rule-traded = A felfordított lap bármi lehet, és már nem számít, mit jelentett volna az adura nézve. Sosem játsszák ki: { $cards }
rule-pass = A Zsonglőr ütése után mindenki egyszerre ad át egy lapot; a forduló utolsó ütése után senki.
rule-pass-nobody = Akkor is átadnak, ha az ütésben van: { $cards }
rule-change-at-once = Rögtön az ütés után módosítja a jóslatot: { $cards }
rule-change-round-end = A forduló végén módosítja a jóslatot: { $cards }
rule-change-either = Rögtön az ütés után módosítja a jóslatot, a brazil kiadásban csak a forduló végén: { $cards }
rule-change-range = A jóslat nulla és az összes ütés között marad.
rule-change-secret = Mindenki látja, hogy egy jóslat változik, de senki sem látja, hogyan.
rule-change-nobody = Egyetlen jóslat sem változik, ha az ütésben van: { $cards }
rule-pass-first = { $cards } egy ütésben: előbb mindenki átad egy lapot, utána változik a jóslat.

## A tanulójáték

lesson-title = Tanuld meg a játékot
lesson-1-bid = Az első fordulóban mindenkinek egy lapja van. A felfordított lap az Emberek közül való, tehát ők az adu. Nálad Mágus van, és a Mágus mindent üt: jósolj 1 ütést.
lesson-1-play = Ada kezdett, aztán Ben játszott ki egy lapot. Most játszd ki a Mágust: koppints rá.
lesson-2-bid = Két-két lap. Helyes jóslat: 20 pont, és ütésenként 10. A 12-es törpéd erős, a 2-es embered nem. Jósolj 1 ütést.
lesson-2-follow = Ben törpét hívott. Neked is van, tehát meg kell adnod. Koppints a másik lapra, hogy lásd, miért nem lehet, aztán játszd ki a 12-es törpét.
lesson-2-lead = Tiéd az ütés, tehát te kezdesz. Megvan, amit jósoltál, többet nem akarsz: játszd ki a 2-es embert.
lesson-3-bid = Három lap, és a Törpék az adu. A 13-as óriásod vihet ütést; a Bolond soha, és az adud kicsi. Te szólsz először: jósolj 1-et.
lesson-3-lead = Az osztótól balra ülsz, tehát te kezdesz. Amíg a többieknek is van óriásuk, a 13-asodat csak Mágus üti: játszd ki.
lesson-3-jester = Ez a te ütésed volt. Most add át a kezdést: a Bolondot minden lap üti.
lesson-3-last = Ben Mágust hívott, tehát nincs mit megadni, és nincs mit nyerni. Játszd ki az utolsó lapodat.
lesson-other = Jó ötlet, de itt mást próbálunk ki: kövesd a tanácsot.
lesson-done = Ennyi az egész játék!
lesson-done-why = Három helyes jóslat. Egy teljes játékban minden fordulóban eggyel több lap van, és egyre nehezebb.
lesson-stop = Kilépés az oktatóból
lesson-more = Tovább a második részre
lesson-more-why = Az asztal olvasása és a különleges kártyák, egyenként.
lesson-all-done = Most már minden lapot ismersz!
lesson-all-done-why = Válaszd őket egy játékhoz: a kezdőlapon, a „Játssz most” alatt.
lesson-read = Előbb olvasd le az asztalt. A felfordított lap szerint a Tündérek az adu. Adánál a 0/1 azt jelenti: még nincs ütése, egyet jósolt. Nálad az Alakváltó van, Mágus vagy Bolond, ahogy akarod: jósolj 1-et.
lesson-shapeshifter = Ada törpét hívott, neked nincs, tehát bármit kijátszhatsz. Játszd ki az Alakváltót, és mondd be Mágusnak.
lesson-read-sum = 1/1: megvan, amit akartál. A „Jóslatok 2/3” azt jelenti, hogy egy ütés senkinek sem kell, tehát valakinek több lesz. Ne neked: játszd ki a 2-est.
lesson-rest = Játszd ki az utolsó lapodat.
lesson-fairy-bid = A Tündért minden lap üti, ő viszont a Sárkányt üti. Talán előkerül a Sárkány: jósolj 1-et.
lesson-fairy-wait = Ben mindkét ütést akarja. A Tündért tartsd meg, és játszd ki a 3-ast.
lesson-fairy = Ben Mágust hívott. Azt csak a Sárkány üti, a Sárkányt pedig csak a Tündér. Játszd ki a Tündért, és nézd meg, mi van Adánál.
lesson-bomb-bid = A Bombával egy ütés senkié. Így megszabadulhatsz egy ütéstől: jósolj 0-t.
lesson-bomb = Te kezdesz. Játszd ki a Bombát: ez az ütés senkié, és a következőt az kezdi, aki elvitte volna.
lesson-werewolf = Nálad volt a Farkasember, ezért a jóslatok előtt kicserélted a felfordított lapra. Így te mondasz adut: válaszd az Embereket, kettő van nálad.
lesson-werewolf-bid = Most mindkét lapod adu: jósolj 2-t.
lesson-werewolf-play = Ada törpét hívott, neked nincs. Az adu üti: játszd ki a 6-ost.
lesson-juggler-bid = A Zsonglőr egy 7½-es abban a színben, amelyet bemondasz. Az ütés után mindenki átad egy lapot balra. Jósolj 1-et.
lesson-juggler = A hívott szín a Tündérek, és egy 6-os van kint. Játszd ki a Zsonglőrt, és válaszd a Tündéreket: a 7½ több.
lesson-pass = Mindenki egyszerre ad át egy lapot balra. Már csak egy van nálad: válaszd ki, és add át.
lesson-passed = Az 1-esedet Adának adtad, és Bentől kaptál egy 3-ast. Adának oda kellett adnia a Mágusát. Játszd ki a 3-ast.
lesson-cloud-bid = A Felhő egy 9¾-es abban a színben, amelyet bemondasz. Aki elviszi az ütést, annak eggyel változtatnia kell a jóslatán. Jósolj 0-t, és figyelj.
lesson-cloud = Te kezdesz. Játszd ki a Felhőt, és válaszd a Törpéket.
lesson-cloud-change = Tiéd az ütés, tehát a jóslatod eggyel változik. 1 ütésed van: emeld 1-re.

## A terminál: az asztal

terminal-you = te
terminal-own = { $name } (te)
terminal-person = Játékos
terminal-seat = Hely
terminal-on-table = Az asztalon
terminal-place = Helyezés
terminal-deals = oszt
terminal-leads = kezd
terminal-winning = vezet
terminal-leads-next = kezd
terminal-hand = A lapjaid
terminal-foreseen = Láttad
terminal-trick-of = { $number }. ütés / { $count }
terminal-bidding-hidden = zárt jóslatok
terminal-bidding-secret = titkos jóslatok
terminal-mode-one-colour = egyszínű
terminal-mode-maximus = Maximus
terminal-plus-minus-one = ±1
terminal-foresight = jövőbelátás
terminal-special = különleges { $letters }
terminal-trump-values = nincs; a szín nem számít, a legnagyobb érték visz
terminal-trump-fixed = (erre a fordulóra adott)
terminal-trump-no-card = nincs (nincs felfordított lap)
terminal-up = (felfordítva: { $card })
terminal-up-none = nincs (felfordítva: { $card })
terminal-up-taken =
    (felfordítva: { $card }; { $kind }: { $person ->
        [you] te cserélted el
       *[other] { $name } cserélte el
    })
terminal-trump-awaited =
    { $person ->
        [you] te mondod
       *[other] { $name } mondja
    } { $turned }
terminal-trump-named =
    { $person ->
        [you] te mondtad
       *[other] { $name } mondta
    } { $turned }
terminal-trump-named-none =
    nincs, { $person ->
        [you] te mondtad
       *[other] { $name } mondta
    } { $turned }
terminal-new-trick = Új ütés
terminal-follow = Hívott szín: { $letter } ({ $suit })
terminal-follow-nothing = Nincs mit megadni
terminal-follow-nothing-yet = Még nincs mit megadni
terminal-bids-unseen =
    { $bidding ->
        [secret] Titkos
       *[hidden] Zárt
    } jóslatok, { $tricks } ütés
terminal-bids-so-far = Eddigi jóslatok: { $sum }, { $tricks } ütésre
terminal-bids-even = Jóslatok: { $sum }, { $tricks } ütésre: egyenlő
terminal-bids-over = Jóslatok: { $sum }, { $tricks } ütésre: { $over } a többlet
terminal-bids-under = Jóslatok: { $sum }, { $tricks } ütésre: { $under } a hiány
terminal-unseen-hand = { $count } lapod van: a jóslatok végéig mindenki látja, csak te nem
terminal-hint = ? súgó · rules: szabályok · p jegyzettömb · q mentés és kilépés

## A terminál: mit kérdez

terminal-none = nincs
terminal-ask-trump = Mondj adut, { $choices }:
terminal-bid-range = 0–{ $most }
terminal-bid-range-barred = 0–{ $most }, de nem { $barred } (±1)
terminal-ask-bid-open = A jóslatod, { $range }:
terminal-ask-bid-hidden = A jóslatod (zárt), { $range }:
terminal-ask-bid-secret = A jóslatod (titkos), { $range }:
terminal-ask-bid-again = A jóslatok összege megegyezik az ütések számával. Válassz másikat, { $range }:
terminal-ask-card = A lapod:
terminal-ask-lead = Te kezdesz:
terminal-ask-pass = Adj át egy lapot balra ({ $name }):
terminal-ask-put-in = Tégy egy lapot az ütésbe:
terminal-ask-take-out = Végy ki egy lapot az ütésből, { $cards }:
terminal-ask-change = { $kind }: a jóslatod (most { $bid }) változik, { $choices }:
terminal-change-up = + emeli: { $tricks }
terminal-change-down = - csökkenti: { $tricks }
terminal-ask-face = { $card }: { $faces } (Enter: másik lap):
terminal-next-round = Enter: következő forduló…
terminal-go-back = Enter: vissza az asztalhoz…
terminal-more = Enter: tovább, q: vissza…
terminal-saved = Mentés minden lépés után: { $path }
terminal-left = A játék mentve. A fájlban mindenki lapjai benne vannak: ne less bele.
terminal-resume = Folytatás: { $command }
terminal-look-again = Visszanézés: { $command }

## A terminál: mi történt

terminal-trick-ended = { $number }. ütés: { $plays } → { $name }
terminal-trick-nobody = { $number }. ütés: { $plays } → senki; a következőt kezdi: { $name }
terminal-trump-is = Adu: { $suit }.
terminal-no-trump = Nincs adu.
terminal-names-trump =
    { $person ->
        [you] Adut mondasz:
       *[other] { $name } adut mond:
    } { $suit }.
terminal-names-no-trump =
    { $person ->
        [you] Azt mondod:
       *[other] { $name } azt mondja:
    } nincs adu.
terminal-exchanges =
    { $kind }: { $person ->
        [you] erre cseréled
       *[other] { $name } erre cseréli
    }: { $card }.
terminal-puts-in =
    { $kind }: { $person ->
        [you] az ütésbe tetted
       *[other] { $name } az ütésbe tette
    }: { $card }.
terminal-takes-out =
    { $kind }: { $person ->
        [you] az ütésből kivetted
       *[other] { $name } az ütésből kivette
    }: { $card }.
terminal-turned-up-again = { $kind }: új lap a felfordított, { $card }.
terminal-announced = { $kind }: ez lett: { $card }.
terminal-bids-shown = A jóslatok kiderülnek: { $bids }.
terminal-bid-changed =
    { $kind }: { $person ->
        [you] a jóslatod
       *[other] a jóslat ({ $name })
    } most { $tricks }.
terminal-bid-changed-secret =
    { $kind }: { $person ->
        [you] a jóslatod
       *[other] a jóslat ({ $name })
    } titokban megváltozott.
terminal-card-passed = Átadva: { $card }, { $giver } → { $receiver }.
terminal-round-points = { $number }. forduló: { $points }
terminal-victory = { $name } nyerte a játékot.
terminal-victory-shared = { $names } és { $name } megosztja a győzelmet.
terminal-nothing-dealt = Még nem osztottak.
terminal-dealer = { $name } oszt
terminal-no-card-up = Nincs felfordított lap.
terminal-card-up = Felfordítva: { $card }
terminal-holds =
    { $person ->
        [you] A lapjaid:
       *[other] { $name } lapjai:
    } { $cards }
terminal-bids-made = Jóslatok: { $bids }
terminal-bid-unseen = rejtve
terminal-points = Pontok: { $points }
terminal-stops-before = A játék itt megszakad, a(z) { $number }. forduló osztása előtt.
terminal-stops = A játék itt megszakad. Soron: { $names }.
terminal-in-record = Jegyzőkönyvben: { $rules }

## A terminál: a súgó

terminal-typed = Mit írhatsz be
terminal-typed-number = a jóslatod; vagy az a lap, amely alatt ez a szám áll
terminal-typed-card = egy lap a betűjével és az értékével, kis- vagy nagybetűvel, vagy a nevével
terminal-typed-face = { $card } ({ $face })
terminal-typed-trump = az adu színe, vagy nincs (none), ahol szabad
terminal-typed-change = eggyel több vagy kevesebb, ha változik a jóslatod ({ $kind })
terminal-typed-help = ez a súgó
terminal-typed-rules = az érvényes szabályok
terminal-typed-pad = a jegyzettömb
terminal-typed-leave = kilépés; a játék minden lépés után mentődik, és folytatható
terminal-signs = Mit jelentenek a jelek
terminal-sign-act = soron van
terminal-sign-winning = eddig viszi az ütést
terminal-sign-next = vinné, de az ütés senkié ({ $kind })
terminal-sign-bids = a jóslatod, amelyet mások nem látnak; egy, amelyet te nem látsz; egy, amelyre várunk
terminal-sign-numbers = a lapjaid alatt: amelyeket kijátszhatsz; az asztalon: a sorrend

## A terminál: miért nem

terminal-take-back-why = visszaveszi az utolsó lépésedet ebben a fordulóban
terminal-claim-why = minden hátralévő ütést elviszel, ha már semmi nem változtathat a pontokon
terminal-may-claim = Ennek a fordulónak a pontjain már semmi nem változtat: írd be, hogy claim, és tiéd a maradék.
terminal-no-clock = Nincs ilyen óra: { $clock }. Van: { $clocks }.
terminal-no-table = Egyik asztalnál sincsenek ilyen szabályok: { $rules }
terminal-no-face = Add meg a számát, a betűjét vagy a nevét.
terminal-no-suit = Add meg a szín számát, betűjét vagy nevét, például R vagy piros.
terminal-no-change = Írd be: +, ha eggyel emeled a jóslatodat, vagy -, ha eggyel csökkented.
terminal-too-long = Ilyen hosszú semmi sem lehet; a ? megmutatja, mit írhatsz be.
terminal-nothing-to-do = Most nincs miről dönteni.
terminal-no-bid = { $text } nem jóslat: írj be egy számot 0 és { $most } között.
terminal-no-number = Nincs { $number }. lap: válassz 1 és { $most } között, vagy nevezz meg egy lapot, például R7.
terminal-no-card = { $text } nem lap: írd be a számát, a jelét, például R7, W vagy J, vagy a nevét.
terminal-not-read = { $path } nem olvasható: { $reason }
terminal-not-text = { $path } nem olvasható: nem UTF-8 szöveg
terminal-not-written = { $path } nem írható: { $reason }; válassz helyet így: --save FILE
terminal-exists = { $path } már létezik: folytasd (--resume { $quoted }), vagy adj meg másikat
terminal-no-seat = nincs { $seat }. hely: { $players } játékos van, a 0–{ $last }. helyen
terminal-no-round = nincs { $number }. forduló ebben a jegyzőkönyvben: { $count } fordulója van
terminal-settled = --resume és { $option } ellentmond egymásnak: a mentett játék ezt már eldöntötte

## A terminál: ami nem megy, és amit egy lap okoz

terminal-key-hint = Tipp
terminal-keys-hint = mi lenne most a legjobb, és miért; botok ellen
terminal-thinking = Gondolkodom…
terminal-change-title = { $kind }: a jóslatod eggyel változik
terminal-pass-why = { $kind }: mindenki egyszerre ad át egy lapot.
terminal-trump-exchanged = { $kind }: csere erre: { $card }
terminal-bad-option = { $option }: { $text } nem lehet. Lehetőségek: { $values }
terminal-hand-sizes = számok vesszővel elválasztva, például 3,4,5
terminal-no-player = nincs { $name } nevű játékos: válassz ezekből: { $names }, vagy adj meg sajátot így: package.module:Name
terminal-no-link = { $text } nem egy asztal linkje, mint például http://host:8000/t/abc
terminal-unreachable = { $address } nem érhető el: { $reason }
terminal-packages = ehhez további csomagok kellenek: { $command }
terminal-join-screen = a join egy terminál teljes képernyőjét igényli; az oldal a böngészőben nem
terminal-pad-which = melyik jegyzettömb? Adj meg egy fájlt, vagy kezdj újat: --new
server-already_seated = Már ennél az asztalnál ülsz.
server-at_stake = A hátralévő ütések közül valamelyik még másé is lehet.
server-busy = Az asztal épp elfoglalt. Próbáld újra.
server-chat_off = Ennél az asztalnál csak kész mondatok vannak.
server-not_host = Ezt csak a házigazda teheti meg.
server-not_seated = Nézőként ez nem lehetséges.
server-nothing_played = Ebben a fordulóban még nem léptél.
server-seat_taken = Ez a hely foglalt.
server-stale = A játék közben továbbment. Nézd meg újra.
server-too_fast = Túl sok egyszerre. Várj egy kicsit.
server-wrong_stage = Ez a játék e pontján nem lehetséges.

## A terminál: teljes képernyő

terminal-key-help = Súgó
terminal-key-log = Ez a forduló
terminal-key-leave = Kilépés
terminal-key-go-on = Szóköz: tovább
terminal-new-game = Új játék…
terminal-no-games = Még nincs egy sem.
theme-contrast = Nagy kontraszt
theme-mono = Színek nélkül
pace-key = Egy billentyű lenyomásáig
terminal-key-view = Kinek a nézete
terminal-no-latest = nincs félbehagyott játék
terminal-keys = Billentyűk és egér
terminal-keys-arrows = mozgatják a kijelölést; Enter vagy kattintás választ
terminal-keys-letters = a következő ilyen színű vagy fajtájú lapra
terminal-keys-digits = egy jóslat; vagy egy a lehetőségek közül
terminal-keys-space = azonnal tovább, amíg valami látszik; semmit sem választ ki

## A terminál: szerencse és játék, és ami még félremegy

terminal-key-costly = Következő hiba
terminal-review-stop = Elég ennyi
terminal-review-whose = Kinek a döntései
review-died = Az elemzés megszakadt: az egyik folyamata munka közben leállt.
closed-unreadable = A szerver olyasmit mond, amit ez a program nem ért. Valószínűleg az egyikük régebbi.
terminal-no-language = --language { $text }: válassz ezekből: { $names }
terminal-pad-names = --names { $names }: { $reason }
terminal-bot-unknown = nincs { $spec } nevű játékos: válassz ezekből: { $names }, vagy adj meg sajátot így: package.module:Name
terminal-bot-no-module = { $spec } játékos: a(z) { $module } modul nem importálható: { $reason }
terminal-bot-no-name = { $spec } játékos: a(z) { $module } modulban nincs { $name }
terminal-bot-no-act = { $spec } játékos: { $player } nem játékos, nincs act(view, rng) metódusa
terminal-bot-no-option = { $spec } játékos: nincs { $option } beállítás; ezek vannak: { $allowed }
terminal-bot-fails = ez a játékos nem hozható létre: { $reason }

## A terminál: egy játszma ellenőrzése

terminal-verify-holds = { $file }: semmi sem mond benne ellent semminek
terminal-verify-label-game = játék
terminal-verify-label-deals = osztás
terminal-verify-label-cards = lapok
terminal-verify-label-record = jegyzőkönyv
terminal-verify-person = { $name } ({ $seat }. hely)
terminal-verify-game = minden forduló ({ $rounds }) megvan és szabályos; minden pontszám az, ami a szabályokból következik
terminal-verify-deals = minden fordulóban ({ $rounds }) azok a lapok, amelyeket a ház az első osztás előtt megígért
terminal-verify-cards-people = minden keverésben részt vett: { $names }. Minden rész rögzült, mielőtt bármelyik látható lett. Ha közülük egyet a véletlen választott, a lapokat senki sem rendezte el
terminal-verify-cards-open = minden keverésben részt vett: { $names }, de a részek nyíltak voltak: ha valamelyikük összejátszott a házzal, együtt kiválaszthatták a lapokat
terminal-verify-cards-house = csak a ház kevert: a játék kezdete után már nem változtathatott a lapokon, előtte viszont kiválaszthatta őket
terminal-verify-cards-withheld = nem mutatta meg a részét: { $names }. Emiatt eldobott keverések: { $count }. A ház és egy ilyen hely együtt eldobhatott egy keverést, amely nem tetszett nekik
terminal-verify-record-itself = egyezik a saját hashével; hogy ez-e az, amit te játszottál, azt az asztalnál hallott hash mondja meg (--heard)
terminal-verify-record-whole = ez az a játszma, amelyet lejátszottak, az első osztástól a végéig
terminal-verify-record-until = ez az a játszma, amelyet lejátszottak, a(z) { $round }. fordulóig, ahol a hash elhangzott; ami utána jött, azt csak a jegyzőkönyv állítja
terminal-verify-record-start = a hash az első osztás előtt hangzott el: a játékosok, a szabályok és az ígéretek a lejátszott játszmáéi; minden mást csak a jegyzőkönyv állít
terminal-verify-no-hash = { $text } nem egy játszma hashe: az 64 számjegyből és a–f betűkből áll
terminal-verify-mismatch-unhashed = ezt a jegyzőkönyvet nem lehet ellenőrizni: hiányzik belőle a hash, amelyet az asztal a végére ír ({ $tag }), így semmi sem árulja el, megváltoztatták-e
terminal-verify-mismatch-changed = a jegyzőkönyv nem olyan, ahogy leírták: a hashe { $hash }, de ezt állítja: { $said }; egy név, egy lépés vagy egy ígéret megváltozott benne
terminal-verify-mismatch-other = ez nem az a játszma, amelyet lejátszottak: a hallott hash nincs benne (ahogy az sem volna, amelyik lépések visszavétele előtt hangzott el)
terminal-verify-mismatch-rounds = megígért fordulók: { $promised }; a szabályok szerint: { $rounds }
terminal-verify-mismatch-breaks-off =
    { $round ->
        [0] a jegyzőkönyv megszakad: { $rounds } fordulóból egy sem teljes
       *[other] a jegyzőkönyv megszakad: { $rounds } fordulóból a(z) { $round }. az utolsó teljes
    }
terminal-verify-mismatch-score = a(z) { $line }. sor szerint „{ $said }”, de az újrajátszás szerint „{ $due }”
terminal-verify-mismatch-no-round = a(z) { $line }. sor szerint „{ $said }”, de ilyen forduló nincs
terminal-verify-deal-promise = a(z) { $round }. forduló magja nem az, amelyet megígértek: a hozzá tartozó ígéret { $commitment }, közzétéve viszont ez volt: { $promised }
terminal-verify-deal-hand = nem azok a lapok, amelyeket megígértek: a(z) { $seat }. hely ezt kapta: { $dealt }, a magból és a játékosok részeiből viszont ez következik: { $due }
terminal-verify-deal-turned-up =
    nem azok a lapok, amelyeket megígértek: { $dealt ->
        [nothing] nem fordítottak fel lapot
       *[other] ezt fordították fel: { $dealt }
    }, a magból és a játékosok részeiből viszont ez következik: { $due ->
        [nothing] semmi
       *[other] { $due }
    }
terminal-verify-deal-lot = elsőként a(z) { $dealt }. hely osztott, de a mag és a játékosok részei szerint a sorsolás a(z) { $due }. helyet adja
terminal-verify-deal-hands = kiosztott lapcsomagok: { $hands }; játékosok: { $players }
terminal-verify-deal-seed-size = egy mag { $due } bájtból áll, a jegyzőkönyv egyik magja viszont ennyiből: { $size }
terminal-verify-deal-contributions = részek a keverésben: { $given }; játékosok: { $players }. Minden helyhez egy tartozik, akár üres is, vagy egy sincs
terminal-verify-deal-no-round = nincs { $round }. forduló: a játék { $rounds } fordulóból áll
terminal-verify-deal-unpromised = ezt a jegyzőkönyvet nem lehet ellenőrizni: hiányoznak belőle az ígéretek, amelyeket az asztal az első osztás előtt tesz ({ $tag }). Az arénából, korábbi változatokból és máshonnan való jegyzőkönyvekben nincsenek ilyenek
terminal-verify-deal-uncommitted = a(z) { $round }. fordulót kiosztották, de az ígérete hiányzik a jegyzőkönyvből
terminal-verify-deal-unseeded = a(z) { $round }. fordulót kiosztották, de a magja hiányzik a jegyzőkönyvből
terminal-verify-deal-no-hex = a jegyzőkönyv { $tag } adata nem hexadecimális
terminal-verify-deal-contribution = a(z) { $seat }. hely része nem az, amelyhez kötve volt (eldobott keverések: { $thrown })
terminal-verify-deal-unmatched = a részükhöz kötött helyek nem azok, amelyek részt adtak, vagy amelyekről az áll, hogy nem mutatták meg
terminal-verify-deal-no-seats = a jegyzőkönyv { $tag } sora nem helyek számait sorolja fel

## A jegyzettömb igazi asztalhoz

pad-door = Pontozás igazi kártyákhoz
pad-new = Új játék
pad-again = Ugyanazokkal újra
pad-shelf = Minden játék
pad-running = Folyamatban lévő játékok
pad-running-short = folyamatban
pad-finished = Befejezett játékok
pad-show-all = Összes mutatása ({ $count })
pad-none = Még nincs játék. Amit felírsz, ezen az eszközön marad, hálózat nélkül is.
pad-games =
    { $count ->
       *[other] { $count } játék
    }
pad-device = Ezen az eszközön
pad-unsafe = Ha fogy a hely, a böngésző törölheti az itt tárolt játékokat. Időnként exportáld őket.
pad-export = Minden exportálása
pad-import = Importálás
pad-imported =
    { $count ->
       *[other] { $count } játék importálva.
    }
pad-import-failed = Ebben a fájlban nincs jegyzettömb.

## Új tömb

pad-players-why = Az asztal körül, az óramutató járása szerint.
pad-add-player = Még egy játékos
pad-remove = Eltávolítás
pad-up = Feljebb
pad-known = Korábbi játékosok
length-own = Egyéni
pad-own-sizes = Lapok száma fordulónként
pad-clash = Ezek nem férnek össze: { $options }.

## Egy forduló

pad-stage-bids = Jóslatok
pad-stage-taken = Ütések
pad-ask-bid = Jósol: { $name }
pad-ask-taken = Ütések: { $name }
pad-secret = A jóslatok titkosak: írd be őket a forduló végén.
pad-to-tricks = Az ütésekhez
pad-to-pad = Kész
pad-bombed = és egy ütés senkié
pad-more = A forduló további beállításai
pad-who-plays = Ki játszik
pad-strike = Forduló áthúzása
pad-strike-why = Látszik, de nem számít.
pad-clear = Bejegyzések törlése
pad-skip = { $number }. forduló kihagyása

## Maga a tömb

pad-next-bids = { $number }. forduló: jóslatok
pad-next-taken = { $number }. forduló: ütések
pad-begins = Elsőként jósol: { $name }
pad-over = Vége a játéknak
pad-leads = Vezet
pad-correct = { $number }. forduló javítása
pad-met = helyes
pad-missed = helytelen
pad-rests = kimarad
pad-mend = Javítás
pad-undo = Visszavonás
pad-redo = Újra
pad-large = Nagy nézet
pad-turn = Forgatás
pad-end = Játék befejezése itt
pad-reopen = Játék folytatása
pad-delete = Játék törlése
pad-delete-why = A játék végleg eltűnik, minden statisztikából is.
pad-delete-all = Minden törlése
pad-delete-all-why =
    { $count ->
       *[other] { $count } játék és minden bajnokság végleg eltűnik. Ha nem vagy biztos benne, előbb exportáld őket.
    }
pad-seating = Játékosok
pad-leave = Kiszáll
pad-return = Visszatér
pad-join = Valaki beszáll
pad-left-of = Kitől balra ül?
pad-name = Név
pad-save-file = Mentés .pad fájlként
pad-print = Nyomtatás
pad-live = Más telefonokon
pad-live-why = A többiek írás közben látják: linkkel vagy beolvasható kóddal.
pad-live-begin = Élő megosztás
pad-live-how = A többiek
pad-live-watch = Nézhetik
pad-live-pen = Írhatják is
pad-live-code = QR-kód ennek a tömbnek a linkjével
pad-watching = Nézed. A tömböt egy másik eszközön írják.

## Sok játék adatai

pad-figures = Játékosok és adatok
pad-games-head = Játékok
pad-victories = Győzelmek
pad-by-cards = Helyes jóslatok a lapok száma szerint
pad-against = Egymás ellen
pad-ahead = Előtte
pad-level = Döntetlen
pad-behind = Mögötte
pad-rename = Átnevezés
pad-rename-why = Minden játékban. Ha egy másik játékos nevét kapja, ők ketten egy személynek számítanak.
pad-merge-failed = Mindketten játszottak ugyanabban a játékban, így nem lehetnek egy személy.
pad-evenings = Esték és bajnokságok
pad-evenings-why = Több játék együtt számolva.
pad-new-evening = Új este vagy bajnokság
pad-delete-evening = Táblázat törlése, a játékok maradnak
pad-count = Mi számít
pad-count-points = A játékok pontjai
pad-count-places = Helyezések
pad-prizes = Pontok az 1., 2., 3. … helyért
pad-which-games = Mely játékok számítanak
pad-place = Helyezés

## Ami nem állhat a tömbön

pad-trouble-full = Betelt a tárhely, ezért ez nem lett elmentve. Exportáld a játékokat, majd szabadíts fel helyet.
pad-trouble-unkept = A böngésző ennek az oldalnak semmit sem őriz meg. Bezáráskor elvész: mentsd el fájlként.
pad-trouble-gone = Ez a játék már nincs ezen az eszközön.
pad-in-round = { $number }. forduló: { $sentence }
pad-in-line = { $number }. sor: { $sentence }
pad-problem-names = Nevek: { $value }. Ennyi kell: { $limit }.
pad-problem-columns = Oszlopok: { $value }. Legfeljebb { $limit } fér el.
pad-problem-name = Mindenkinek kell név.
pad-problem-name-twice = Ez a név kétszer szerepel: { $name }
pad-problem-dealer = Nincs { $value } számú hely: az utolsó { $limit }.
pad-problem-round = Ilyen forduló még nincs: a következő { $limit }.
pad-problem-over = A játék véget ért.
pad-problem-cells = Beírt oszlopok: { $value }, az asztalnál { $limit } van.
pad-problem-too-few = Legalább { $limit } játékos kell, nem { $value }.
pad-problem-too-many = Legfeljebb { $limit } játszhat, nem { $value }.
pad-problem-cards = Lapok fejenként: { $value }. 1 és { $limit } közt lehet.
pad-problem-bid = { $name }: { $value } nem jósolható, csak 0–{ $limit }.
pad-problem-taken = { $name }: { $value } ütés nem lehet, csak 0–{ $limit }.
pad-problem-trump = Ez nem adu: { $value }. Lehet: { $limit }.
pad-problem-no-bomb = Senkié lett ütés: ebben a játékban nincs ilyen lap.
pad-problem-no-cloud = { $name } nem változtathat jóslatot: ebben a játékban nincs ilyen lap.
pad-problem-change-twice = Fordulónként csak egy jóslat változhat, ez a második: { $name }
pad-problem-change = { $name }: a módosított jóslat { $value } lenne. 0 és { $limit } közt lehet.
pad-problem-change-unbid = { $name } még nem jósolt, nincs mit módosítani.
pad-problem-change-by = { $name }: a Felhő eggyel változtat a jóslaton, nem ennyivel: { $value }.
pad-problem-rests = { $name } nem játszik ebben a fordulóban.
pad-problem-even = A jóslatok összege { $value }, ugyanannyi, mint az ütések száma. Az utolsónak másnak kell lennie.
pad-problem-over-tricks = { $value } ütés van beírva, de csak { $limit } volt.
pad-problem-short-tricks = Csak { $value } ütés van beírva, de { $limit } volt.
pad-problem-change-trickless = { $name } módosította a jóslatát, de nincs ütése.
pad-problem-open = Valami még hiányzik.
pad-problem-no-pad = Ez a fájl nem jegyzettömb: így kezdődik: { $value }
pad-problem-cut = A fájl a sor közepén véget ér.
pad-problem-unread = Ezt a sort nem érti a tömb: { $value }
pad-problem-twice = Ez kétszer szerepel: { $value }
pad-problem-no-rules = Hiányoznak a szabályok: egy ilyen sor: { $limit }
pad-problem-rules = Ezekkel a szabályokkal nem lehet játszani: { $value }
pad-problem-quote = Ez az idézőjeles szöveg nem ér véget: { $value }
pad-problem-seat = Hiányzik egy hely neve: { $value }.
pad-problem-date = Ez nem dátum: { $value }. Így írjuk: { $limit }.
pad-problem-cell = Ez nem bejegyzés: { $value }. Így néz ki: 1/0, 2/?, ? vagy -.
pad-problem-after-end = A vége után még van valami: { $value }
pad-problem-order = Ez a(z) { $value }. forduló, pedig a(z) { $limit }. következik.

## A tömb a terminálban

terminal-pad-name = { $number }. játékos neve:
terminal-pad-bid = { $number }. forduló, jóslat: { $name }, 0–{ $most }
terminal-pad-taken = { $number }. forduló, ütések: { $name }, 0–{ $most }
terminal-pad-rest = { $rest } maradt; { $short }, ha egy ütés senkié
terminal-pad-mend = { $number }. forduló: nem jön ki. Javítsd, például: { $number } Ada 2/1 (? a súgó):
terminal-pad-over = A játék véget ért. Javíts (? a súgó), vagy lépj ki: q:
terminal-pad-kept = A tömb itt van: { $path }
terminal-pad-exists = { $path } már létezik: folytasd (augury pad --keep { $quoted }), vagy adj meg másik fájlt
terminal-pad-settled = { $option } már nem választható: a tömb ezt eldöntötte
terminal-pad-right = Minden kijön.
terminal-pad-unknown = Ez itt semmit sem jelent: { $text }. Írj be egy számot, vagy ? a súgóhoz.
terminal-pad-nobody = Így senkit sem hívnak az asztalnál, vagy többet is: { $text }
terminal-pad-help = Ami a számokon kívül beírható:
    1 0 0 – több szám egyszerre, a kérdések sorrendjében
    3 Ada 2/1 · 3 Ada 0+1/1 · 3 Ada - · 3 Ada ? – a 3. forduló mezője: jóslat és ütés; a Felhő módosította; kimarad; üres
    3 trump R · 3 cards 4 · 3 bomb · 3 struck · 3 clear – a 3. fordulóról; szám nélkül a soron lévőről
    no trump · no bomb · no struck · no end – visszaveszi
    join Eve Ada · name Ada Adele · deals Ada – Eve leül Adától balra; új név; első osztó
    u – visszavonás · end – befejezés korábban · q – kilépés
