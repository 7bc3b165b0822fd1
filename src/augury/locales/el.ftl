### Τα λόγια του Augury, στα ελληνικά.
### Ονόματα, κάρτες και χρώματα μπαίνουν όπως είναι, γι' αυτό μετά από άνω και κάτω τελεία
### και όχι σε πτώση.

## Χρώματα και κάρτες

suit-B = Άνθρωποι
suit-R = Νάνοι
suit-G = Ξωτικά
suit-Y = Γίγαντες
colour-B = μπλε
colour-R = κόκκινο
colour-G = πράσινο
colour-Y = κίτρινο
card-number = { $suit } { $value }
card-W = Μάγος
card-J = Γελωτοποιός
card-S = Μεταμορφωτής
card-D = Δράκος
card-F = Νεράιδα
card-X = Βόμβα
card-L = Λυκάνθρωπος
card-U = Ζογκλέρ
card-C = Σύννεφο
card-as = { $card } ({ $face })
card-playable = { $card }, μπορεί να παιχτεί
hidden-card = Κάρτα που δεν βλέπεις

## Το σπίτι

title = Augury
home = Αρχική
home-motto = Το παιχνίδι με τα ατού και τις προβλέψεις
home-return = Πίσω στην αρχική
home-return-why = Η θέση σου μένει δική σου. Αν λείψεις πολύ, παίζει για σένα ένα μποτ, μέχρι να γυρίσεις.
home-return-waits = Η θέση σου μένει δική σου και το παιχνίδι σε περιμένει.
close = Κλείσιμο
cancel = Άκυρο
menu = Μενού
send = Αποστολή
share = Κοινοποίηση
language = Γλώσσα
settings = Ρυθμίσεις
rules = Κανόνες
offline = Ο διακομιστής δεν απαντά.
trouble = Κάτι δεν πήγε καλά. Δοκίμασε ξανά.
connecting = Αναζήτηση του τραπεζιού…
you = Εσύ
your-name = Το όνομά σου
name-default = Επισκέπτης

## Η αρχική σελίδα

play-now = Παίξε τώρα
play-now-with =
    { $bots ->
        [one] Με ένα μποτ
       *[other] Με { $bots } μποτ
    }
opponents = Αντίπαλοι
new-table = Νέο τραπέζι για φίλους
friends = Με φίλους
join = Είσοδος
join-link = Σύνδεσμος ή κωδικός
join-wrong = Αυτό δεν είναι σύνδεσμος ή κωδικός τραπεζιού.
unfinished = Οι ημιτελείς σου παρτίδες
not-begun = Δεν άρχισε ακόμα
open-tables = Ανοιχτά τραπέζια
seats-open =
    { $count ->
        [one] μία ελεύθερη θέση
       *[other] { $count } ελεύθερες θέσεις
    }
learn = Πρώτη φορά; Μάθε το σε πέντε λεπτά
learn-short = Μάθημα

## Τα μποτ του σπιτιού

bot-novice = Αρχάριος
bot-apprentice = Μαθητευόμενος
bot-adept = Μυημένος
bot-archmage = Αρχιμάγος
bot-archmage-plus = Αρχιμάγος+

## Ένα νέο τραπέζι

players = Παίκτες
player = Παίκτης
edition = Έκδοση
edition-why = Μια αφετηρία: μετά μπορείς να αλλάξεις τα πάντα.
edition-basic = Το βασικό παιχνίδι
edition-DE = Γερμανική (Amigo)
edition-EL = Ελληνική (Κάισσα)
edition-CS = Τσεχική (Piatnik Praha)
edition-HU = Ουγγρική (Piatnik Budapest)
edition-HU25 = Ουγγρική, επετειακή 25 ετών
edition-PT = Βραζιλιάνικη, επετειακή 25 ετών
not-with = Ανενεργό λόγω: { $option }.
contradiction = Αυτά δεν ταιριάζουν μεταξύ τους: { $options }
mode = Παιχνίδι
mode-classic = Κλασικό
mode-classic-why = Μία κάρτα για τον καθένα στον πρώτο γύρο, μία περισσότερη σε κάθε επόμενο, μέχρι να τελειώσει η τράπουλα.
mode-one-colour = Μονοχρωμία
mode-one-colour-why = Για τρεις ή τέσσερις παίκτες. Ο καθένας έχει δικό του χρώμα, έναν Μάγο και έναν Γελωτοποιό. Χωρίς ατού και χωρίς υποχρέωση χρώματος: κερδίζει ο μεγαλύτερος αριθμός, και από ίσους αυτός που παίχτηκε πρώτος.
mode-maximus = Wizard Maximus
mode-maximus-why = Πέντε γύροι, και στον καθένα μοιράζονται όλες οι κάρτες. Ατού είναι με τη σειρά οι Άνθρωποι, οι Νάνοι, τα Ξωτικά, οι Γίγαντες και στο τέλος κανένα.
length = Διάρκεια
length-whole = Ολόκληρο
length-whole-why = Όλοι οι γύροι, περίπου 45 λεπτά.
length-quick = Σύντομο
length-quick-why = Μόνο κάθε τρίτος γύρος, περίπου 15 λεπτά.
length-tournament = Τουρνουά
length-tournament-why = Δέκα γύροι, για τρεις έως πέντε παίκτες.
bidding = Προβλέψεις
bidding-open = Φανερές
bidding-open-why = Με τη σειρά, φανερά σε όλους· τελευταίος όποιος μοίρασε.
bidding-hidden = Κρυφές
bidding-hidden-why = Όλοι μαζί, και αποκαλύπτονται ταυτόχρονα πριν από την πρώτη μπάζα.
bidding-secret = Μυστικές
bidding-secret-why = Όλοι μαζί, και μένουν κρυμμένες μέχρι να τελειώσει ο γύρος.
plus-minus-one = Συν/πλην 1
plus-minus-one-why = Το άθροισμα των προβλέψεων πρέπει να διαφέρει από τον αριθμό των μπαζών.
foresight = Μαντεία
foresight-why = Όταν προβλέπεις, βλέπεις τις κάρτες όλων εκτός από τις δικές σου.
foresight-off-short = Όχι
foresight-first-round = Μαντεία στον 1ο γύρο
foresight-first-round-short = 1ος γύρος
foresight-every-round = Μαντεία σε κάθε γύρο
foresight-every-round-short = Κάθε γύρος
special-cards = Ειδικές κάρτες
special-why = Η καθεμία μπαίνει μία φορά στην τράπουλα.
special-all = Όλες οι ειδικές κάρτες
kind-shapeshifter = Μεταμορφωτής
kind-shapeshifter-why = Εσύ λες αν είναι Μάγος ή Γελωτοποιός.
kind-dragon = Δράκος
kind-dragon-why = Νικά τα πάντα, ακόμα και τους Μάγους, όχι όμως τη Νεράιδα. Μπαίνει μόνο μαζί με τη Νεράιδα.
kind-fairy = Νεράιδα
kind-fairy-why = Χάνει από τα πάντα, αλλά νικά τον Δράκο. Μπαίνει μόνο μαζί με τον Δράκο.
kind-bomb = Βόμβα
kind-bomb-why = Η μπάζα δεν ανήκει σε κανέναν. Όποιος θα την κέρδιζε ξεκινά την επόμενη.
kind-werewolf = Λυκάνθρωπος
kind-werewolf-why = Πριν από τις προβλέψεις, όποιος τον έχει τον αλλάζει με την ανοιχτή κάρτα και ορίζει το ατού ή λέει ότι δεν υπάρχει.
kind-juggler = Ζογκλέρ
kind-juggler-why = Ένα 7½ στο χρώμα που θα πεις. Μετά την μπάζα όλοι δίνουν μία κάρτα στον παίκτη στα αριστερά τους.
kind-cloud = Σύννεφο
kind-cloud-why = Ένα 9¾ στο χρώμα που θα πεις. Όποιος κερδίσει την μπάζα ανεβάζει ή κατεβάζει την πρόβλεψή του κατά ένα.
cloud-when = Πότε δρα το Σύννεφο;
cloud-at-once = Αμέσως
cloud-at-once-why = Το Σύννεφο αλλάζει μια πρόβλεψη μόλις κερδηθεί η μπάζα.
cloud-round-end = Στο τέλος του γύρου
cloud-round-end-why = Το Σύννεφο αλλάζει μια πρόβλεψη στο τέλος του γύρου.
clock = Χρόνος σκέψης
clock-off = Χωρίς όριο
clock-relaxed = 90 δευτ.
clock-fast = 20 δευτ.
listed = Ανοιχτό σε όλους
listed-why = Το τραπέζι φαίνεται στην αρχική σελίδα.
spectators = Θεατές
spectators-why = Όποιος έχει τον σύνδεσμο μπορεί να παρακολουθεί, αλλά δεν βλέπει κρυφές κάρτες.
chat = Συνομιλία
chat-why = Ελεύθερο κείμενο, εκτός από τις έτοιμες φράσεις.
schedule-sizes =
    { $count ->
        [one] Ένας γύρος
       *[other] { $count } γύροι
    } με τόσες κάρτες: { $sizes }
lay-table = Στήσε το τραπέζι

## Πριν από το παιχνίδι

lobby-title = Τραπέζι: { $name }
sit-title = Πάρε θέση
sit-down = Κάθισε
sit-here = Κάθισε εδώ
table-full = Όλες οι θέσεις είναι πιασμένες
watch-hint = Ή μείνε εδώ: θα δεις το παιχνίδι όταν αρχίσει.
seats = Θέσεις
seat-open = Θέση { $seat }
seat-free = Ελεύθερη
seat-bot = Βάλε μποτ στη θέση { $seat }
seat-bot-short = Μποτ…
seat-clear = Ελευθέρωσε τη θέση: { $name }
trouble-seat-taken = Αυτή η θέση μόλις πιάστηκε.
trouble-name-taken = Κάποιος εδώ έχει ήδη αυτό το όνομα ή ένα που του μοιάζει, ή έτσι λέγεται ένα bot. Διάλεξε άλλο, παρακαλώ.
trouble-no-such-bot = Αυτό το μποτ δεν είναι διαθέσιμο εδώ.
trouble-wrong-stage = Δεν γίνεται πια: το παιχνίδι έχει προχωρήσει.
trouble-too-fast = Πολύ γρήγορα. Περίμενε μια στιγμή.
host = οικοδεσπότης
start = Έναρξη
start-with-bots =
    { $count ->
        [one] Έναρξη με ένα μποτ
       *[other] Έναρξη με { $count } μποτ
    }
wait-for-start = Το παιχνίδι θα αρχίσει όταν είναι όλοι εδώ. Το ξεκινά: { $name }.
invite = Κάλεσε φίλους
invite-local = Αυτή η διεύθυνση ισχύει μόνο σε αυτή τη συσκευή. Για να παίξετε με κινητά, άνοιξε τη σελίδα στη διεύθυνση που έχει αυτή η συσκευή στο δίκτυο.
qr-alt = Κωδικός QR με τον σύνδεσμο αυτού του τραπεζιού
copy-link = Αντιγραφή συνδέσμου
copied = Αντιγράφηκε
copy-failed = Ο σύνδεσμος δεν αντιγράφηκε. Επίλεξέ τον χειροκίνητα.
share-text = Έλα να παίξουμε Wizard:
what-is-played = Τι παίζουμε
glance-players =
    { $count ->
        [one] ένας παίκτης
       *[other] { $count } παίκτες
    }
glance-rounds =
    { $count ->
        [one] ένας γύρος
       *[other] { $count } γύροι
    }
leave = Αποχώρηση

## Το τραπέζι

table = Τραπέζι
round = Γύρος
cards = Κάρτες
round-of = Γύρος { $number } από { $rounds }
cards-each =
    { $count ->
        [one] μία κάρτα
       *[other] { $count } κάρτες
    }
trump = Ατού
trump-none = Κανένα
trump-open = επιλέγεται
turned-up = Ανοιχτή κάρτα: { $card }
follow = Χρώμα
follow-free = Ελεύθερα
predicted = Προβλέψεις
predicted-secret = Μυστικές
predicted-even = ίσο με τις μπάζες
dealer = Μοιράζει
leads = Ξεκινά
away = απουσιάζει
winning = προηγείται
trick = Μπάζα
your-cards = Οι κάρτες σου
last-trick = Προηγούμενη μπάζα
score-pad = Μπλοκ της αλήθειας
skip = Συνέχεια
watching = Παρακολουθείς.
foreseen = Κάρτες: { $name }
seat-turn = παίζει
seat-taken =
    { $taken ->
        [one] 1 μπάζα
       *[other] { $taken } μπάζες
    }
seat-count = μπάζες: { $taken }, πρόβλεψη: { $bid }
seat-total = σύνολο { $total }
seconds-left =
    { $count ->
        [one] μένει 1 δευτερόλεπτο
       *[other] μένουν { $count } δευτερόλεπτα
    }
turn-you = Σειρά σου
turn-lead = Ξεκινάς εσύ
turn-follow = Παίξε χρώμα: { $suit }
turn-free = Παίξε ό,τι θέλεις
turn-other = Σειρά: { $names }
trick-yours = Δική σου η μπάζα
trick-theirs = Μπάζα: { $name }
trick-nobody = Η μπάζα δεν πάει σε κανέναν

## Τι ρωτά το παιχνίδι

bid-title = Πόσες μπάζες θα πάρεις;
bid-again = Το άθροισμα ισούται με τις μπάζες. Διάλεξε άλλη πρόβλεψη.
bid-foresight = Βλέπεις όλες τις κάρτες εκτός από τις δικές σου.
bid-hidden = Όλες οι προβλέψεις αποκαλύπτονται μαζί.
bid-secret = Η πρόβλεψή σου μένει μυστική μέχρι το τέλος του γύρου.
bid-forbidden = Με τον διαγραμμένο αριθμό το άθροισμα θα ήταν ίσο με τις μπάζες.
bid-choice =
    { $tricks ->
        [one] Πρόβλεψη: 1 μπάζα
       *[other] Πρόβλεψη: { $tricks } μπάζες
    }
bid-choice-forbidden = { $tricks }: δεν επιτρέπεται
trump-title = Εσύ ορίζεις το ατού
trump-why = Λόγω της ανοιχτής κάρτας: { $card }
trump-wolf = Άλλαξες τον Λυκάνθρωπο με: { $card }
announce-title = { $card }: ως τι;
pass-title = Δώσε μία κάρτα αριστερά: { $name }
pass-why = Ο Ζογκλέρ ήταν στην μπάζα. Όλοι δίνουν ταυτόχρονα μία κάρτα.
pass-choose = Διάλεξε μία κάρτα από το χέρι σου
pass-card = Δώσε: { $card }
change-title = Το Σύννεφο αλλάζει την πρόβλεψή σου
change-why = Έχεις { $taken } και προέβλεψες { $bid }.
change-up = Ανέβασε σε { $tricks }
change-down = Κατέβασε σε { $tricks }

## Γιατί όχι

why-not-turn = Δεν είναι η σειρά σου.
why-first = Απάντησε πρώτα στην ερώτηση.
why-foresight = Δεν επιτρέπεται ακόμα να δεις τις δικές σου κάρτες.
tap-again = Πάτησε ξανά για να παίξεις: { $card }
refused = Αυτό δεν γίνεται. Διάλεξε κάτι άλλο.

## Γιατί μια κίνηση δεν επιτρέπεται

refusal-game_over = Το παιχνίδι τελείωσε.
refusal-wrong_phase =
    Αυτό δεν γίνεται τώρα. { $phase ->
        [trump] Πρώτα ορίζεται το ατού.
        [bid] Πρώτα προβλέπουν όλοι.
        [rebid] Πρώτα προβλέπει ξανά όποιος μοίρασε.
        [play] Τώρα παίζεται μια κάρτα.
        [pass] Πρώτα δίνουν όλοι μία κάρτα.
        [change] Πρώτα αλλάζει μια πρόβλεψη.
       *[deal] Πρώτα μοιράζεται ο επόμενος γύρος.
    }
refusal-out_of_turn = Δεν είναι η σειρά σου. Σειρά: { $names }
refusal-already_acted = Έχεις ήδη διαλέξει. Σειρά: { $names }
refusal-forbidden_trump = Πρέπει να ορίσεις ένα από τα τέσσερα χρώματα.
refusal-bid_out_of_range =
    Αυτός ο γύρος έχει { $tricks ->
        [one] { $tricks } μπάζα
       *[other] { $tricks } μπάζες
    }: πρόβλεψε 0 έως { $tricks }.
refusal-forbidden_bid = Με { $bid } το άθροισμα θα ήταν ίσο με τις μπάζες ({ $tricks }). Επιτρέπονται: { $allowed }
refusal-not_in_hand = { $card }: δεν έχεις αυτή την κάρτα. Έχεις: { $cards }
refusal-bad_announcement = { $card }: πρέπει να δηλωθεί ως μία από αυτές: { $cards }
refusal-bad_announcement-plain = { $card }: δεν δηλώνεται ως κάτι άλλο.
refusal-must_follow = { $card }: δεν μπορεί να παιχτεί. Χρώμα που ακολουθείται: { $suit }· έχεις: { $cards }
refusal-bad_change = Η πρόβλεψή σου είναι { $bid } και μένει μεταξύ 0 και { $tricks }. Επιτρέπονται: { $allowed }

## Η βαθμολογία

round-over = Γύρος { $number }
column-bid = Είπε
column-taken = Πήρε
column-points = Πόντοι
column-total = Σύνολο
next-round = Επόμενος γύρος
to-the-end = Στο τελικό αποτέλεσμα
pad-pencil = Σε παρένθεση: αν ο γύρος τελείωνε όπως είναι τώρα.
pad-empty = Η πρώτη γραμμή γράφεται όταν τελειώσει ο γύρος.
graph = Τα σύνολα μετά από κάθε γύρο
save-csv = Αποθήκευση ως CSV
save-picture = Αποθήκευση ως εικόνα

## Το τέλος

end-you-won = Κέρδισες!
end-won =
    { $count ->
        [one] Νικητής: { $names }
       *[other] Νικητές: { $names }
    }
ranking = Κατάταξη
rematch = Παίξε ξανά
replay = Δες το ξανά
replay-loading = Φόρτωση της παρτίδας…
save-record = Αποθήκευση της παρτίδας
check-record = Έλεγχος της καταγραφής
check-record-same = Η καταγραφή είναι η παρτίδα που παίχτηκε εδώ: τίποτα δεν άλλαξε.
check-record-other = Η καταγραφή δεν είναι η παρτίδα που παίχτηκε εδώ. Μην την εμπιστεύεσαι.
check-record-unread = Η καταγραφή δεν μπόρεσε να διαβαστεί τώρα.
check-record-hash = Η απόδειξή σου, για το «augury verify --heard»:
story = Το παιχνίδι σε αριθμούς
story-exact = Σωστές
story-streak = Σερί
story-best = Καλύτερος γύρος
story-worst = Χειρότερος γύρος
story-tricks = Μπάζες
replay-back = Πίσω
replay-next = Επόμενο
replay-trick = Μπάζα { $number } από { $count }
replay-bid =
    { $tricks ->
        [one] πρόβλεψη: 1 μπάζα
       *[other] πρόβλεψη: { $tricks } μπάζες
    }
replay-pass = { $name } δίνει: { $card }
replay-up = { $name }: πρόβλεψη συν ένα
replay-down = { $name }: πρόβλεψη πλην ένα

## Η αποτίμηση: τύχη και παιχνίδι

review-title = Τύχη και παιχνίδι
review-par = Αναμενόμενο
review-luck = Τύχη
review-own = Δικό του παιχνίδι
review-others = Οι άλλοι
review-given = Χαρισμένοι
review-met = Πέτυχε
review-parts-why = Πόντοι = αναμενόμενο + τύχη + δικό του παιχνίδι + οι άλλοι. Αναμενόμενο είναι ό,τι μπορεί να περιμένει κανείς σ’ αυτή τη θέση πριν από τη μοιρασιά· τύχη είναι ό,τι έφεραν οι κάρτες· τα υπόλοιπα είναι αποφάσεις.
review-chances = Πιθανότητες νίκης
review-dearest = Οι αποφάσεις που κόστισαν περισσότερο
review-no-dearest = Καμία απόφαση δεν ήταν σίγουρα ακριβή.
review-bidding = Γύρος { $round } · πρόβλεψη · { $name }
review-trick = Γύρος { $round } · μπάζα { $trick } · { $name }
review-better = Επιλογή: { $move }. Καλύτερα: { $best }. Κόστισε περίπου { $points } πόντους, με απόκλιση { $error }.
review-hand = Στο χέρι: { $cards }
review-table = Στο τραπέζι: { $cards }
review-working = Γίνεται αποτίμηση
review-stopped = Σταμάτησε νωρίς: έγιναν { $done } από { $rounds } γύρους.
review-unfinished = Το παιχνίδι δεν τελείωσε: αυτά παίχτηκαν ως τώρα.
review-not-learnt = Ο κριτής δεν έχει εξασκηθεί ποτέ σε τέτοιους κανόνες. Κράτα μικρό καλάθι.
review-again = Τα ίδια νούμερα ξανά: { $command }
review-needs-seat = Ο γύρος { $number } παίζεται ακόμη, και κανείς δεν πρέπει να ξέρει όλες τις κάρτες. Πες με --seat από ποια θέση να δούμε.
review-nothing = Δεν έχει μοιραστεί τίποτα ακόμη, άρα δεν υπάρχει τίποτα να αποτιμηθεί.
review-written = Γράφτηκε: { $path }
verdict-forced = χωρίς επιλογή
verdict-best = το καλύτερο
verdict-fine = εντάξει
verdict-inaccuracy = ανακρίβεια
verdict-mistake = λάθος
verdict-blunder = χοντρό λάθος
hint-best = Το καλύτερο: { $move }
hint-forced = Ένα μόνο μπορείς να κάνεις: { $move }
hint-move = Κίνηση
hint-points = Πόντοι
hint-exact = Η πρόβλεψη βγαίνει
hint-win = Νίκη
hint-tricks = Μπάζες που περιμένεις: { $chances }
hint-nothing = Κανείς δεν έχει σειρά σ’ αυτό το παιχνίδι, άρα δεν υπάρχει συμβουλή.
hint-whose = Έχουν σειρά πολλοί: πες για ποιον, με --seat.
hint-not-you = Δεν έχει σειρά: { $name }
why-has-enough = Έχεις τις μπάζες που προέβλεψες: κάθε παραπάνω σου κοστίζει.
why-needs-all = Χρειάζεσαι όλες τις μπάζες που μένουν.
why-needs =
    { $number ->
        [one] Χρειάζεσαι ακόμη μία μπάζα.
       *[other] Χρειάζεσαι ακόμη { $number } μπάζες.
    }
why-out-of-reach = Η πρόβλεψή σου δεν βγαίνει πια: τώρα μετράει να χάσεις όσο γίνεται λιγότερα.
why-takes = Μετά από σένα δεν παίζει κανείς: με αυτό παίρνεις την μπάζα.
why-ducks = Μετά από σένα δεν παίζει κανείς: με αυτό αφήνεις την μπάζα σε άλλον.
why-unbeatable = Τίποτα απ’ όσα μένουν δεν κερδίζει αυτή την κάρτα.
why-higher-out =
    { $number ->
        [one] Μία κάρτα απ’ όσες μένουν μπορεί να την κερδίσει.
       *[other] { $number } κάρτες απ’ όσες μένουν μπορούν να την κερδίσουν.
    }
why-gives-up = Η μπάζα είναι ήδη αλλουνού: καλή στιγμή να ξεφορτωθείς αυτή την κάρτα.
why-next-needs = Μετά παίζει { $name } και χρειάζεται ακόμη μπάζες.
why-next-full = Μετά παίζει { $name } και δεν θέλει άλλη μπάζα.
why-cards-worth =
    { $number ->
        [0] Με τέτοιες κάρτες συνήθως δεν παίρνει κανείς μπάζα.
        [one] Με τέτοιες κάρτες συνήθως παίρνει κανείς μία μπάζα.
       *[other] Με τέτοιες κάρτες συνήθως παίρνει κανείς { $number } μπάζες.
    }
why-bids-over = Οι άλλοι προέβλεψαν ήδη πολλές, συνολικά { $number }: οι μπάζες δύσκολα θα βγουν.
why-bids-under = Οι άλλοι προέβλεψαν λίγες, συνολικά { $number }: θα περισσέψουν μπάζες.
why-comes-true = Η πρόβλεψή σου βγαίνει σε { $number } από 100 τέτοια παιχνίδια.
puzzle-title = Γρίφος { $number } από { $count }
puzzle-ask = Ποιο είναι το καλύτερο; { $choices }
puzzle-right = Αυτό είναι!
puzzle-wrong = Όχι ακριβώς. Το καλύτερο είναι: { $best }
puzzle-gap = Είναι καλύτερο από όλα τα άλλα κατά περίπου { $points } πόντους.
puzzle-none = Δεν υπάρχει γρίφος { $number }: υπάρχουν { $count }, από το 1.

## Άλλο ένα παιχνίδι

own-games = Τα παιχνίδια σου
take-back = Αναίρεση κίνησης
claim-rest = Τα υπόλοιπα δικά μου
length-own-why = Σε κάθε γύρο όσες κάρτες θέλεις.
length-own-wrong = Κάποιοι από αυτούς τους αριθμούς δεν μοιράζονται με αυτούς τους κανόνες.
again-asked = Άλλο ένα παιχνίδι θέλει: { $names }
again-waiting = Περιμένουμε: { $names }
again-dealing = Μοιράζονται οι κάρτες…

## Κουβέντα

say = Πες κάτι
say-text = Κάτι άλλο…
phrase-hello = Γεια!
phrase-good_luck = Καλή τύχη!
phrase-well_played = Ωραίο παίξιμο!
phrase-thanks = Ευχαριστώ!
phrase-sorry = Συγγνώμη!
phrase-hurry = Σειρά σου!
phrase-oops = Ωχ!
phrase-one_moment = Μια στιγμή, παρακαλώ.
phrase-again = Άλλη μία παρτίδα;
phrase-goodbye = Αντίο!
emote-smile = Χαμόγελο
emote-laugh = Γέλιο
emote-wow = Έκπληξη
emote-sad = Λύπη
emote-angry = Θυμός
emote-think = Σκέψη
emote-clap = Χειροκρότημα
emote-heart = Καρδιά

## Τι λέει ο αναγνώστης οθόνης

speak-round =
    Γύρος { $number }, { $count ->
        [one] μία κάρτα
       *[other] { $count } κάρτες
    }.
speak-trump = Ατού: { $suit }.
speak-wolf = { $name }: στη θέση του Λυκανθρώπου, { $card }.
speak-bid = { $name }: πρόβλεψη { $tricks }.
speak-card = { $name }: { $card }.
speak-trick = Μπάζα: { $name }.
speak-away = { $name }: απουσιάζει.
speak-back = { $name }: πάλι εδώ.

## Τι διηγείται το τραπέζι: ημερολόγιο, σημάδια, ενδείξεις

log = Εξέλιξη
log-empty = Εδώ γράφεται ό,τι συμβαίνει.
tell-wolf-why = Στη θέση της είναι τώρα ο Λυκάνθρωπος, και όποιος τον είχε ορίζει το ατού.
tell-trump = { $name }: ατού { $suit }.
tell-no-trump = { $name }: χωρίς ατού σε αυτόν τον γύρο.
tell-bid-made = { $name }: η πρόβλεψη έγινε.
tell-rebid = { $name }: νέα πρόβλεψη { $tricks }.
tell-rebid-why = Το άθροισμα των προβλέψεων ήταν ίσο με τις μπάζες.
tell-bids = Οι προβλέψεις αποκαλύπτονται: { $bids }.
tell-bid-changed = { $name }: η πρόβλεψη { $was } γίνεται { $tricks }, λόγω του Σύννεφου.
tell-bid-changed-secret = { $name }: μυστική αλλαγή πρόβλεψης, λόγω του Σύννεφου.
tell-why-S = Μετράει ως αυτό που δηλώθηκε.
tell-why-D = Νικά τα πάντα εκτός από τη Νεράιδα.
tell-why-F = Χάνει από τα πάντα, αλλά νικά τον Δράκο.
tell-why-X = Αυτή την μπάζα δεν την παίρνει κανείς.
tell-why-U = Ένα 7½ σε αυτό το χρώμα. Μετά την μπάζα όλοι δίνουν μία κάρτα αριστερά.
tell-why-C = Ένα 9¾ σε αυτό το χρώμα. Όποιος κερδίσει την μπάζα αλλάζει την πρόβλεψή του κατά ένα.
tell-trick-nobody = Η Βόμβα: η μπάζα δεν πάει σε κανέναν. Ξεκινά την επόμενη: { $name }.
tell-chosen = { $name }: η κάρτα επιλέχθηκε.
tell-pass = Ο Ζογκλέρ: όλοι δίνουν μία κάρτα αριστερά.
tell-gave = Έδωσες { $card } (αριστερά: { $name }).
tell-got = Πήρες { $card } (από δεξιά: { $name }).
tell-cloud = Το Σύννεφο: η πρόβλεψη ανεβαίνει ή κατεβαίνει κατά ένα. Αποφασίζει: { $name }.
tell-cloud-later = Το Σύννεφο: στο τέλος του γύρου μια πρόβλεψη ανεβαίνει ή κατεβαίνει κατά ένα. Αποφασίζει: { $name }.
tell-seat-sat = { $name }: κάθισε στο τραπέζι.
tell-seat-left = Η θέση { $seat } είναι ελεύθερη.
tell-seat-bot = { $name }: κάθεται ένα μποτ.
tell-seat-taken-over = { $name }: απουσιάζει, συνεχίζει ένα μποτ.
tell-seat-given-back = { $name }: πάλι εδώ και παίζει.
tell-host = Νέος οικοδεσπότης: { $name }.
tell-time = { $name }: ο χρόνος τελείωσε. Αυτή την κίνηση την κάνει ένα μποτ.
tell-claimed = { $name }: παίρνει τα υπόλοιπα, οι πόντοι δεν αλλάζουν.
tell-taken-back = { $name }: αναίρεση κίνησης.
tell-rematch-asked = { $name }: θέλει να ξαναπαίξει.
tell-contributed = { $name }: συμμετέχει στο ανακάτεμα.
tell-seed = Το ανακάτεμα του γύρου { $number } μπορεί τώρα να ελεγχθεί.
tell-started = Το παιχνίδι αρχίζει.
tell-rematched = Το τραπέζι είναι έτοιμο για άλλο παιχνίδι.
seat-exact = ακριβώς όπως η πρόβλεψη
seat-over = { $by } παραπάνω
seat-made = η πρόβλεψη έγινε
seat-secret = μυστική πρόβλεψη
seat-chosen = επέλεξε κάρτα
seat-suit = Χρώμα: { $suit }
seat-holds = Κρατάει { $card }
mark-received = Σου δόθηκε
mark-taken = Σε αντάλλαγμα για τον Λυκάνθρωπο
turn-void = Δεν έχεις { $suit }: παίξε ό,τι θέλεις
goes-on =
    { $count ->
        [one] Συνεχίζεται σε 1 δευτερόλεπτο
       *[other] Συνεχίζεται σε { $count } δευτερόλεπτα
    }
bots-pace = Κινήσεις των μποτ
bots-pace-normal = Ήρεμα
bots-pace-quick = Γρήγορα
bots-pace-none = Αμέσως
pace-long = Περισσότερο
summary = Μετά από κάθε γύρο το σκορ μένει
summary-wait = Μέχρι να συνεχίσω
summary-short = 4 δευτερόλεπτα
summary-none = Καθόλου
summary-why = Με άλλους παίκτες ή με χρόνο σκέψης συνεχίζει μόνο του και δείχνει σε πόσο.
setting-notify = Ειδοποίηση
setting-notify-why = Όταν είναι η σειρά σου και η σελίδα είναι στο παρασκήνιο.
notify-denied = Ο φυλλομετρητής δεν επιτρέπει ειδοποιήσεις σε αυτή τη σελίδα.
chat-empty = Κανείς δεν έχει πει τίποτα ακόμα.
chat-unread =
    { $count ->
        [one] 1 νέο μήνυμα
       *[other] { $count } νέα μηνύματα
    }
chat-quick = Φράσεις
beside = Δίπλα στο τραπέζι
shortcuts = Πληκτρολόγιο
shortcut-arrows = Από κάρτα σε κάρτα
shortcut-enter = Παίξιμο της κάρτας
shortcut-number = Πρόβλεψη τόσων μπαζών
shortcut-space = Συνέχεια
shortcut-escape = Κλείσιμο ό,τι είναι ανοιχτό
shortcut-help = Αυτή η λίστα

## Τι δείχνει ένας σύνδεσμος, και ο κωδικός

preview-title = Wizard: τραπέζι του παίκτη { $name }
preview-text = Το παιχνίδι με κάρτες Wizard, σε ένα τραπέζι στον περιηγητή σου.
preview-lobby =
    { $count ->
        [one] Μία θέση είναι ελεύθερη: πάτησε για να καθίσεις.
       *[other] { $count } θέσεις είναι ελεύθερες: πάτησε για να καθίσεις.
    }
preview-playing = Το παιχνίδι άρχισε: πάτησε για να παρακολουθήσεις.
preview-over = Το παιχνίδι τελείωσε: πάτησε για να δεις πώς πήγε.
preview-picture = Κάρτες μέσα σε κύκλο από πέτρες
no-such-page = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
invite-code = Κωδικός
invite-code-why = Πες αυτόν τον κωδικό στους φίλους σου. Ισχύει μέχρι να αρχίσει το παιχνίδι.
join-no-table = Με αυτόν τον κωδικό δεν περιμένει κανένα τραπέζι.

## Η γραμμή με τον διακομιστή

line-lost = Η σύνδεση χάθηκε. Επανασύνδεση…
line-back = Συνδέθηκες ξανά
closed-no-such-table = Δεν υπάρχει τέτοιο τραπέζι.
closed-spectators-barred = Σε αυτό το τραπέζι δεν επιτρέπονται θεατές.
closed-wrong-key = Αυτός ο σύνδεσμος δεν ισχύει πια για καμία θέση.
closed-seat-gone = Ο οικοδεσπότης ελευθέρωσε τη θέση σου.
closed-cleared = Κανείς δεν ήρθε σε αυτό το τραπέζι για πολύ καιρό, γι’ αυτό μαζεύτηκε.
closed-foreign-origin = Αυτή η σελίδα έρχεται από άλλη διεύθυνση από αυτήν που περιμένει ο διακομιστής και δεν μπορεί να συνδεθεί. Μπορεί να το επιτρέψει όποιος έχει τον διακομιστή.

## Ρυθμίσεις

theme = Εμφάνιση
theme-auto = Όπως η συσκευή
theme-dark = Σκούρα
theme-light = Φωτεινή
pace = Οι ολοκληρωμένες μπάζες μένουν
pace-normal = Λίγο
pace-quick = Ελάχιστα
pace-none = Καθόλου
setting-confirm = Επιβεβαίωση κάρτας
setting-confirm-why = Μια κάρτα παίζεται με το δεύτερο πάτημα.
setting-lefthanded = Για αριστερόχειρες
setting-lefthanded-why = Οι κάρτες σου και τα κουμπιά καθρεφτίζονται.
setting-motion = Κίνηση
setting-motion-why = Οι κάρτες κινούνται πάνω στο τραπέζι.
setting-sound = Ήχοι
setting-sound-why = Ακούγονται οι κάρτες, οι μπάζες και η σειρά σου.
setting-volume = Ένταση ήχου
setting-vibration = Δόνηση
setting-vibration-why = Το κινητό δονείται όταν είναι η σειρά σου.

## Οι κανόνες

variants = Παραλλαγές
rule-goal-title = Ο σκοπός
rule-goal = Πριν από κάθε γύρο προβλέπεις πόσες μπάζες θα πάρεις. Η σωστή πρόβλεψη δίνει πόντους, κάθε άλλη αφαιρεί. Κερδίζει όποιος έχει τους περισσότερους μετά τον τελευταίο γύρο.
rule-cards-title = Οι κάρτες
rule-suits = Τα χρώματα: { $suits }
rule-suits-own = Τα χρώματα, θέση προς θέση: { $suits }
rule-cards = Τέσσερα χρώματα με τους αριθμούς 1 έως 13, τέσσερις Μάγοι και τέσσερις Γελωτοποιοί. Το 13 είναι η μεγαλύτερη κάρτα του χρώματός του.
rule-wizard = Ο Μάγος νικά κάθε κάρτα. Ο πρώτος Μάγος σε μια μπάζα την κερδίζει. Μπορεί να παιχτεί πάντα.
rule-jester = Ο Γελωτοποιός χάνει από κάθε κάρτα. Μπορεί να παιχτεί πάντα. Αν πέσουν μόνο Γελωτοποιοί, κερδίζει ο πρώτος.
rule-deck-special =
    Μπαίνουν στην τράπουλα, { $count ->
        [1] μία
       *[other] { $count }
    } από την καθεμία: { $cards }
rule-rounds-title = Γύροι
rule-rounds = Μία κάρτα για τον καθένα στον πρώτο γύρο, δύο στον δεύτερο, κάθε φορά μία παραπάνω, μέχρι να τελειώσει η τράπουλα.
rule-players =
    { $players } παίκτες, { $rounds ->
        [one] { $rounds } γύρος
       *[other] { $rounds } γύροι
    }. Κάθε γύρος έχει τόσες μπάζες όσες κάρτες έχει ο καθένας.
rule-deal = Μετά από κάθε γύρο μοιράζει ο επόμενος στα αριστερά.
rule-stock = Όσες κάρτες δεν μοιράζονται μένουν κλειστές. Δεν τις βλέπει κανείς.
rule-schedule = Κάρτες στους γύρους αυτού του τραπεζιού: { $sizes }
rule-shuffle = Πριν από κάθε γύρο ανακατεύεται όλη η τράπουλα.
rule-shuffle-own = Πριν από κάθε γύρο ο καθένας ανακατεύει τις δικές του κάρτες και τραβά από αυτές.
rule-trump-title = Ατού
rule-trump = Μετά το μοίρασμα ανοίγεται μία κάρτα. Το χρώμα της είναι ατού και νικά τα άλλα χρώματα.
rule-trump-none = Δεν υπάρχει ατού αν ανοιχτεί: { $cards }
rule-trump-dealer = Όποιος μοίρασε βλέπει τις κάρτες του και ορίζει το χρώμα του ατού αν ανοιχτεί: { $cards }
rule-trump-last = Στον τελευταίο γύρο δεν περισσεύει κάρτα, άρα δεν υπάρχει ατού.
rule-trump-left = Σε γύρο που δεν περισσεύει κάρτα, δεν υπάρχει ατού.
rule-bids-title = Προβλέψεις
rule-bids = Ο καθένας λέει πόσες μπάζες θα πάρει, από καμία έως όλες.
rule-bids-turn = Αρχίζει ο παίκτης στα αριστερά αυτού που μοίρασε.
rule-last-bid = Γι’ αυτό όποιος μοίρασε, που μιλά τελευταίος, δεν μπορεί να πει τον έναν αριθμό που θα έκανε το άθροισμα ίσο.
rule-rebid = Αν με την αποκάλυψη το άθροισμα ισούται με τις μπάζες, όποιος μοίρασε λέει αμέσως άλλον αριθμό.
rule-bids-nobody = Ο αριθμός αυτός μένει ίδιος και όταν μια μπάζα δεν πάει σε κανέναν.
rule-foresight-first-round = Στον πρώτο γύρο, όταν προβλέπεις, βλέπεις τις κάρτες όλων εκτός από τις δικές σου. Μετά όλοι παίρνουν τις κάρτες τους.
rule-foresight-every-round = Σε κάθε γύρο, όταν προβλέπεις, βλέπεις τις κάρτες όλων εκτός από τις δικές σου. Μετά όλοι παίρνουν τις κάρτες τους.
rule-foresight-trump = Το ίδιο και όποιος μοίρασε και ορίζει το ατού: δεν βλέπει τις δικές του κάρτες.
rule-tricks-title = Το παίξιμο
rule-tricks = Οι άλλοι ακολουθούν δεξιόστροφα. Όποιος έχει κάρτα του χρώματος που παίχτηκε πρώτο πρέπει να παίξει τέτοια ή μια κάρτα που επιτρέπεται πάντα. Όποιος δεν έχει παίζει ό,τι θέλει. Κανείς δεν είναι υποχρεωμένος να παίξει ατού.
rule-free = Αν η μπάζα ξεκινήσει με Μάγο, δεν υπάρχει χρώμα να ακολουθήσεις. Αν ξεκινήσει με Γελωτοποιό, αποφασίζει η πρώτη κάρτα που δεν είναι Γελωτοποιός. Ένας Μάγος που παίζεται αργότερα δεν αλλάζει το χρώμα που πρέπει να ακολουθήσεις.
rule-lead = Την πρώτη μπάζα ξεκινά με όποια κάρτα θέλει ο παίκτης στα αριστερά αυτού που μοίρασε, κάθε επόμενη όποιος κέρδισε την προηγούμενη.
rule-winning = Την μπάζα κερδίζει ο πρώτος Μάγος, αλλιώς το μεγαλύτερο ατού, αλλιώς η μεγαλύτερη κάρτα του χρώματος που παίχτηκε πρώτο.
rule-score-title = Πόντοι
rule-score = Σωστή πρόβλεψη: 20 πόντοι και άλλοι 10 για κάθε μπάζα. Λάθος: χάνεις 10 πόντους για κάθε μπάζα περισσότερη ή λιγότερη.
rule-end = Κερδίζει το μεγαλύτερο σύνολο μετά τον τελευταίο γύρο. Σε ισοπαλία μοιράζονται τη νίκη.
rule-special = Μπορούν να παιχτούν πάντα, όπως οι Μάγοι και οι Γελωτοποιοί. Στο χέρι σου δεν ανήκουν σε κανένα χρώμα.
rule-announced = Μια κάρτα που δηλώνεται ως Μάγος ή Γελωτοποιός είναι ακριβώς αυτό: από πολλούς Μάγους στην μπάζα κερδίζει ο πρώτος.
rule-lead-free = Όσο δεν έχει οριστεί χρώμα, μετρά σαν Μάγος και δεν υπάρχει χρώμα να ακολουθήσεις: { $cards }
rule-lead-waits = Όσο δεν έχει οριστεί χρώμα, μετρά σαν Γελωτοποιός και αποφασίζει η επόμενη κάρτα: { $cards }
rule-lead-suit = Όσο δεν έχει οριστεί χρώμα, ακολουθείται το χρώμα που ειπώθηκε, αν παιχτεί: { $cards }
rule-nobody = Η μπάζα δεν μετρά για καμία πρόβλεψη αν υπάρχει σε αυτήν: { $cards }
rule-nobody-never = Δεν κερδίζει ποτέ μπάζα: { $cards }
rule-nobody-toppled = { $cards } στην ίδια μπάζα: δεν την κερδίζει κανείς, και ξεκινά την επόμενη όποιος έπαιξε αυτή την κάρτα: { $card }
rule-nobody-jesters = Μόνο { $cards } στην μπάζα: θα κέρδιζε ο πρώτος Γελωτοποιός.
rule-traded = Η ανοιχτή κάρτα μπορεί να είναι οποιαδήποτε, και δεν ισχύει πια ό,τι θα σήμαινε για το ατού. Δεν παίζεται ποτέ: { $cards }
rule-pass = Όλοι δίνουν ταυτόχρονα. Μετά την τελευταία μπάζα του γύρου δεν δίνει κανείς.
rule-pass-nobody = Δίνουν ακόμα και αν στην μπάζα υπάρχει: { $cards }
rule-change-at-once = Αλλάζει μια πρόβλεψη μόλις κερδηθεί η μπάζα: { $cards }
rule-change-round-end = Αλλάζει μια πρόβλεψη στο τέλος του γύρου: { $cards }
rule-change-range = Η πρόβλεψη μένει μεταξύ καμίας και όλων των μπαζών.
rule-change-secret = Όλοι βλέπουν ότι μια πρόβλεψη αλλάζει, κανείς δεν βλέπει πώς.
rule-change-nobody = Καμία πρόβλεψη δεν αλλάζει αν στην μπάζα υπάρχει: { $cards }
rule-pass-first = { $cards } στην ίδια μπάζα: πρώτα δίνουν όλοι, μετά αλλάζει η πρόβλεψη.

## Το μάθημα

lesson-title = Μάθε να παίζεις
lesson-1-bid = Στον πρώτο γύρο έχει ο καθένας μία κάρτα. Άνοιξε κάρτα των Ανθρώπων, άρα ατού είναι οι Άνθρωποι. Εσύ έχεις Μάγο, και ο Μάγος νικά τα πάντα: πρόβλεψε 1 μπάζα.
lesson-1-play = Η Ada ξεκίνησε και μετά έπαιξε ο Ben. Τώρα παίξε τον Μάγο σου: πάτησέ τον.
lesson-2-bid = Δύο κάρτες ο καθένας. Σωστή πρόβλεψη: 20 πόντοι και 10 για κάθε μπάζα. Το 12 των Νάνων είναι δυνατό, το 2 των Ανθρώπων όχι. Πρόβλεψε 1 μπάζα.
lesson-2-follow = Ο Ben ξεκίνησε με Νάνο. Έχεις κι εσύ έναν, άρα πρέπει να ακολουθήσεις. Πάτησε την άλλη κάρτα για να δεις γιατί δεν γίνεται, και μετά παίξε το 12 των Νάνων.
lesson-2-lead = Δική σου η μπάζα, άρα ξεκινάς εσύ. Έχεις όσες προέβλεψες και δεν θέλεις άλλη: παίξε το 2 των Ανθρώπων.
lesson-3-bid = Τρεις κάρτες, και ατού είναι οι Νάνοι. Το 13 των Γιγάντων μπορεί να κερδίσει· ο Γελωτοποιός ποτέ, και το ατού σου είναι μικρό. Μιλάς πριν από τους άλλους: πρόβλεψε 1.
lesson-3-lead = Κάθεσαι στα αριστερά αυτού που μοίρασε, άρα ξεκινάς εσύ. Όσο οι άλλοι έχουν Γίγαντες, μόνο Μάγος νικά το 13 σου: παίξε το.
lesson-3-jester = Η μπάζα ήταν δική σου. Τώρα άφησε άλλον να ξεκινά: ο Γελωτοποιός χάνει από κάθε κάρτα.
lesson-3-last = Ο Ben ξεκίνησε με Μάγο, άρα δεν έχεις τι να ακολουθήσεις ούτε τι να κερδίσεις. Παίξε την τελευταία σου κάρτα.
lesson-other = Καλή ιδέα, αλλά εδώ δοκιμάζουμε κάτι άλλο: ακολούθησε την υπόδειξη.
lesson-done = Αυτό είναι όλο το παιχνίδι!
lesson-done-why = Τρεις σωστές προβλέψεις. Σε ένα ολόκληρο παιχνίδι κάθε γύρος έχει μία κάρτα παραπάνω, και γίνεται πιο δύσκολο.
lesson-stop = Έξοδος από το μάθημα
lesson-more = Στο δεύτερο μέρος
lesson-more-why = Πώς διαβάζεται το τραπέζι, και οι ειδικές κάρτες μία μία.
lesson-all-done = Τώρα ξέρεις όλες τις κάρτες!
lesson-all-done-why = Διάλεξέ τες για ένα παιχνίδι: στην αρχική σελίδα, κάτω από το «Παίξε τώρα».
lesson-read = Πρώτα διάβασε το τραπέζι. Ατού είναι τα Ξωτικά, όπως λέει η ανοιχτή κάρτα. Το 0/1 στην Ada σημαίνει: καμία μπάζα ακόμα, προέβλεψε μία. Έχεις τον Μεταμορφωτή, Μάγο ή Γελωτοποιό όπως θέλεις: πρόβλεψε 1.
lesson-shapeshifter = Η Ada ξεκίνησε με Νάνο και δεν έχεις κανέναν, άρα παίζεις ό,τι θέλεις. Παίξε τον Μεταμορφωτή και πες ότι είναι Μάγος.
lesson-read-sum = 1/1: έχεις ό,τι ήθελες. Προβλέψεις 2/3 σημαίνει ότι μία μπάζα δεν τη θέλει κανείς, άρα κάποιος θα πάρει παραπάνω. Όχι εσύ: παίξε το 2.
lesson-rest = Παίξε την τελευταία σου κάρτα.
lesson-fairy-bid = Η Νεράιδα χάνει από τα πάντα, αλλά νικά τον Δράκο. Ίσως εμφανιστεί ο Δράκος: πρόβλεψε 1.
lesson-fairy-wait = Ο Ben θέλει και τις δύο μπάζες. Κράτα τη Νεράιδα και παίξε το 3.
lesson-fairy = Ο Ben ξεκίνησε με Μάγο. Μόνο ο Δράκος τον νικά, και μόνο η Νεράιδα νικά τον Δράκο. Παίξε τη Νεράιδα και δες τι έχει η Ada.
lesson-bomb-bid = Με τη Βόμβα μια μπάζα δεν πάει σε κανέναν. Έτσι γλιτώνεις μία: πρόβλεψε 0.
lesson-bomb = Ξεκινάς εσύ. Παίξε τη Βόμβα: την μπάζα δεν την παίρνει κανείς, και ξεκινά μετά όποιος θα την κέρδιζε.
lesson-werewolf = Είχες τον Λυκάνθρωπο και τον άλλαξες με την ανοιχτή κάρτα πριν από τις προβλέψεις. Άρα ορίζεις εσύ το ατού: διάλεξε τους Ανθρώπους, έχεις δύο.
lesson-werewolf-bid = Τώρα και οι δύο κάρτες σου είναι ατού: πρόβλεψε 2.
lesson-werewolf-play = Η Ada ξεκίνησε με Νάνο, εσύ δεν έχεις. Ένα ατού τον νικά: παίξε το 6.
lesson-juggler-bid = Ο Ζογκλέρ είναι ένα 7½ στο χρώμα που θα πεις. Μετά την μπάζα του όλοι δίνουν μία κάρτα αριστερά. Πρόβλεψε 1.
lesson-juggler = Παίζονται Ξωτικά και υπάρχει ένα 6. Παίξε τον Ζογκλέρ ως Ξωτικά: το 7½ είναι περισσότερο.
lesson-pass = Όλοι δίνουν ταυτόχρονα μία κάρτα αριστερά. Σου έμεινε μόνο μία: διάλεξέ την και δώσ’ την.
lesson-passed = Έδωσες το 1 στην Ada και πήρες ένα 3 από τον Ben. Η Ada έπρεπε να δώσει τον Μάγο της. Παίξε το 3.
lesson-cloud-bid = Το Σύννεφο είναι ένα 9¾ στο χρώμα που θα πεις. Όποιος κερδίσει την μπάζα του πρέπει να αλλάξει την πρόβλεψή του κατά ένα. Πρόβλεψε 0 και δες.
lesson-cloud = Ξεκινάς εσύ. Παίξε το Σύννεφο ως Νάνους.
lesson-cloud-change = Πήρες την μπάζα, άρα η πρόβλεψή σου αλλάζει κατά ένα. Έχεις 1: ανέβασέ τη σε 1.

## Το τερματικό: το τραπέζι

terminal-you = εσύ
terminal-own = { $name } (εσύ)
terminal-person = Παίκτης
terminal-seat = Θέση
terminal-on-table = Στο τραπέζι
terminal-place = Κατάταξη
terminal-deals = μοιράζει
terminal-leads = ξεκινά
terminal-winning = κερδίζει
terminal-leads-next = ξεκινά
terminal-hand = Οι κάρτες σου
terminal-foreseen = Είδες
terminal-trick-of = μπάζα { $number } από { $count }
terminal-hidden-bids = κρυφές προβλέψεις
terminal-secret-bids = μυστικές προβλέψεις
terminal-one-colour = μονοχρωμία
terminal-maximus = Maximus
terminal-foresight = μαντεία
terminal-special = ειδικές { $letters }
terminal-trump-values = κανένα· τα χρώματα δεν μετρούν, κερδίζει ο μεγαλύτερος αριθμός
terminal-trump-fixed = (ορισμένο για αυτόν τον γύρο)
terminal-trump-no-card = κανένα (δεν υπάρχει ανοιχτή κάρτα)
terminal-up = (ανοιχτή κάρτα: { $card })
terminal-up-none = κανένα (ανοιχτή κάρτα: { $card })
terminal-up-taken =
    (ανοιχτή κάρτα: { $card }· { $kind }: την { $person ->
        [you] πήρες εσύ
       *[other] πήρε: { $name }
    })
terminal-trump-awaited =
    { $person ->
        [you] το ορίζεις εσύ
       *[other] το ορίζει: { $name }
    } { $turned }
terminal-trump-named =
    { $person ->
        [you] το όρισες εσύ
       *[other] το όρισε: { $name }
    } { $turned }
terminal-trump-named-none =
    κανένα, { $person ->
        [you] το όρισες εσύ
       *[other] το όρισε: { $name }
    } { $turned }
terminal-new-trick = Νέα μπάζα
terminal-follow = Χρώμα: { $letter } ({ $suit })
terminal-follow-nothing = Κανένα χρώμα να ακολουθήσεις
terminal-follow-nothing-yet = Ακόμα κανένα χρώμα να ακολουθήσεις
terminal-bids-unseen =
    { $bidding ->
        [secret] Μυστικές
       *[hidden] Κρυφές
    } προβλέψεις, { $tricks ->
        [one] { $tricks } μπάζα
       *[other] { $tricks } μπάζες
    }
terminal-bids-so-far =
    Προβλέψεις ως τώρα: { $sum } για { $tricks ->
        [one] { $tricks } μπάζα
       *[other] { $tricks } μπάζες
    }
terminal-bids-even =
    Προβλέψεις: { $sum } για { $tricks ->
        [one] { $tricks } μπάζα
       *[other] { $tricks } μπάζες
    }: ακριβώς
terminal-bids-over =
    Προβλέψεις: { $sum } για { $tricks ->
        [one] { $tricks } μπάζα
       *[other] { $tricks } μπάζες
    }: { $over } παραπάνω
terminal-bids-under =
    Προβλέψεις: { $sum } για { $tricks ->
        [one] { $tricks } μπάζα
       *[other] { $tricks } μπάζες
    }: { $under } λιγότερες
terminal-unseen-hand =
    { $count ->
        [one] Η { $count } κάρτα σου
       *[other] Οι { $count } κάρτες σου
    }: φανερές σε όλους εκτός από εσένα μέχρι να γίνουν οι προβλέψεις
terminal-hint = ? βοήθεια · rules: κανόνες · p μπλοκ της αλήθειας · q αποθήκευση και έξοδος

## Το τερματικό: τι ρωτά

terminal-none = κανένα
terminal-ask-trump = Όρισε ατού, { $choices }:
terminal-bid-range = 0 έως { $most }
terminal-bid-range-barred = 0 έως { $most }, αλλά όχι { $barred } (±1)
terminal-ask-bid-open = Η πρόβλεψή σου, { $range }:
terminal-ask-bid-hidden = Η πρόβλεψή σου (κρυφή), { $range }:
terminal-ask-bid-secret = Η πρόβλεψή σου (μυστική), { $range }:
terminal-ask-bid-again = Το άθροισμα ισούται με τις μπάζες. Διάλεξε άλλη πρόβλεψη, { $range }:
terminal-ask-card = Η κάρτα σου:
terminal-ask-lead = Ξεκινάς εσύ:
terminal-ask-pass = Δώσε μία κάρτα αριστερά ({ $name }):
terminal-ask-change = { $kind }: η πρόβλεψή σου ({ $bid }) αλλάζει, { $choices }:
terminal-change-up = + την ανεβάζει σε { $tricks }
terminal-change-down = - την κατεβάζει σε { $tricks }
terminal-ask-face = { $card } ως { $faces } (Enter: άλλη κάρτα):
terminal-next-round = Enter για τον επόμενο γύρο…
terminal-go-back = Enter για επιστροφή στο τραπέζι…
terminal-more = Enter για συνέχεια, q για επιστροφή…
terminal-saved = Αποθηκεύεται μετά από κάθε κίνηση: { $path }
terminal-left = Το παιχνίδι αποθηκεύτηκε. Το αρχείο έχει τις κάρτες όλων: μην κρυφοκοιτάς.
terminal-resume = Για να συνεχίσεις: { $command }
terminal-look-again = Για να το ξαναδείς: { $command }

## Το τερματικό: τι έγινε

terminal-trick-ended = Μπάζα { $number }: { $plays } → { $name }
terminal-trick-nobody = Μπάζα { $number }: { $plays } → κανείς· ξεκινά μετά: { $name }
terminal-trump-is = Ατού: { $suit }.
terminal-no-trump = Δεν υπάρχει ατού.
terminal-names-trump =
    { $person ->
        [you] Ορίζεις ατού
       *[other] { $name }: ορίζει ατού
    } το { $suit }.
terminal-names-no-trump =
    { $person ->
        [you] Λες ότι δεν υπάρχει ατού.
       *[other] { $name }: λέει ότι δεν υπάρχει ατού.
    }
terminal-exchanges =
    { $kind }: { $person ->
        [you] αλλάζεις
       *[other] αλλαγή ({ $name })
    } με { $card }.
terminal-bids-shown = Οι προβλέψεις αποκαλύπτονται: { $bids }.
terminal-bid-changed =
    { $kind }: { $person ->
        [you] η πρόβλεψή σου
       *[other] η πρόβλεψη ({ $name })
    } είναι τώρα { $tricks }.
terminal-bid-changed-secret =
    { $kind }: { $person ->
        [you] η πρόβλεψή σου
       *[other] η πρόβλεψη ({ $name })
    } άλλαξε μυστικά.
terminal-card-passed = Δόθηκε: { $card }, { $giver } → { $receiver }.
terminal-round-points = Γύρος { $number }: { $points }
terminal-victory = Νίκη για: { $name }.
terminal-victory-shared = Μοιράζονται τη νίκη: { $names } και { $name }.
terminal-nothing-dealt = Δεν έχει μοιραστεί ακόμα τίποτα.
terminal-dealer = μοιράζει: { $name }
terminal-no-card-up = Δεν υπάρχει ανοιχτή κάρτα.
terminal-card-up = Ανοιχτή κάρτα: { $card }
terminal-holds =
    { $person ->
        [you] Έχεις
       *[other] { $name }:
    } { $cards }
terminal-bids-made = Προβλέψεις: { $bids }
terminal-bid-unseen = κρυφή
terminal-points = Πόντοι: { $points }
terminal-stops-before = Το παιχνίδι σταματά εδώ, πριν μοιραστεί ο γύρος { $number }.
terminal-stops = Το παιχνίδι σταματά εδώ. Σειρά: { $names }.
terminal-in-record = Σε αρχείο παιχνιδιού: { $rules }

## Το τερματικό: η βοήθεια

terminal-typed = Τι μπορείς να πληκτρολογήσεις
terminal-typed-number = η πρόβλεψή σου· ή η κάρτα που έχει από κάτω αυτόν τον αριθμό
terminal-typed-card = μια κάρτα με το γράμμα και τον αριθμό της, κεφαλαία ή πεζά, ή με το όνομά της
terminal-typed-face = { $card } ({ $face })
terminal-typed-trump = ένα χρώμα ως ατού, ή κανένα (none) όπου επιτρέπεται
terminal-typed-change = μία περισσότερη ή λιγότερη, όταν αλλάζει η πρόβλεψή σου ({ $kind })
terminal-typed-help = αυτή η βοήθεια
terminal-typed-rules = οι κανόνες που ισχύουν
terminal-typed-pad = το μπλοκ της αλήθειας
terminal-typed-leave = έξοδος· το παιχνίδι αποθηκεύεται μετά από κάθε κίνηση και συνεχίζεται
terminal-signs = Τι σημαίνουν τα σύμβολα
terminal-sign-act = έχει σειρά
terminal-sign-winning = κερδίζει την μπάζα ως τώρα
terminal-sign-next = θα την κέρδιζε, αλλά η μπάζα δεν πάει σε κανέναν ({ $kind })
terminal-sign-bids = η πρόβλεψή σου, που δεν τη βλέπουν οι άλλοι· μία που δεν βλέπεις· μία που αναμένεται
terminal-sign-numbers = κάτω από τις κάρτες σου: όσες μπορείς να παίξεις· στο τραπέζι: η σειρά

## Το τερματικό: γιατί όχι

terminal-no-undo = Δεν υπάρχει αναίρεση: ό,τι έπεσε, παίχτηκε.
terminal-no-face = Πες το με τον αριθμό, το γράμμα ή το όνομά του.
terminal-no-suit = Πες ένα χρώμα με τον αριθμό, το γράμμα ή το όνομά του, π.χ. R ή κόκκινο.
terminal-no-change = Γράψε + για να ανεβάσεις την πρόβλεψή σου κατά ένα, ή - για να την κατεβάσεις.
terminal-too-long = Τόσο μακρύ δεν είναι τίποτα· το ? δείχνει τι μπορείς να πληκτρολογήσεις.
terminal-nothing-to-do = Τώρα δεν υπάρχει κάτι να αποφασίσεις.
terminal-no-bid = Το { $text } δεν είναι πρόβλεψη: γράψε έναν αριθμό από 0 έως { $most }.
terminal-no-number = Δεν υπάρχει κάρτα { $number }: διάλεξε από 1 έως { $most }, ή πες μια κάρτα, π.χ. R7.
terminal-no-card = Το { $text } δεν είναι κάρτα: γράψε τον αριθμό της, τα γράμματά της, π.χ. R7, W ή J, ή το όνομά της.
terminal-not-read = δεν διαβάζεται το { $path }: { $reason }
terminal-not-text = δεν διαβάζεται το { $path }: δεν είναι κείμενο UTF-8
terminal-not-written = δεν αποθηκεύεται στο { $path }: { $reason }· διάλεξε θέση με --save FILE
terminal-exists = το { $path } υπάρχει ήδη: συνέχισέ το (--resume { $quoted }) ή δώσε άλλο
terminal-no-seat = δεν υπάρχει θέση { $seat }: παίζουν { $players }, στις θέσεις 0 έως { $last }
terminal-no-round =
    δεν υπάρχει γύρος { $number } σε αυτό το αρχείο: έχει { $count ->
        [one] { $count } γύρο
       *[other] { $count } γύρους
    }
terminal-settled = το --resume και το { $option } συγκρούονται: το αποθηκευμένο παιχνίδι το έχει ήδη ορίσει

## Το τερματικό: τι δεν γίνεται, και τι φέρνει μια κάρτα

terminal-key-hint = Υπόδειξη
terminal-keys-hint = τι θα ήταν καλύτερο τώρα, και γιατί· με bots
terminal-thinking = Σκέφτομαι…
terminal-change-title = { $kind }: η πρόβλεψή σου αλλάζει κατά μία
terminal-pass-why = { $kind }: όλοι δίνουν ταυτόχρονα μία κάρτα.
terminal-trump-exchanged = { $kind }: αλλαγή με { $card }
terminal-bad-option = { $option }: δεν γίνεται { $text }. Επιλογές: { $values }
terminal-hand-sizes = αριθμοί με κόμματα, όπως 3,4,5
terminal-no-player = δεν υπάρχει παίκτης { $name }: διάλεξε από { $names } ή δικό σου ως package.module:Name
terminal-no-link = { $text }: δεν είναι σύνδεσμος τραπεζιού, όπως http://host:8000/t/abc
terminal-unreachable = δεν υπάρχει σύνδεση με { $address }: { $reason }
terminal-join-packages = για τραπέζι σε διακομιστή χρειάζεται: { $command }
terminal-join-screen = το join χρειάζεται ολόκληρη την οθόνη ενός τερματικού· η σελίδα στον browser όχι
terminal-pad-which = ποιο μπλοκ; Γράψε ένα αρχείο ή ξεκίνα ένα με --new
server-already_seated = Κάθεσαι ήδη σε αυτό το τραπέζι.
server-busy = Το τραπέζι είναι απασχολημένο. Δοκίμασε ξανά.
server-chat_off = Σε αυτό το τραπέζι υπάρχουν μόνο έτοιμες φράσεις.
server-not_host = Αυτό το κάνει μόνο ο οικοδεσπότης.
server-not_seated = Οι θεατές δεν μπορούν να το κάνουν αυτό.
server-seat_taken = Αυτή η θέση είναι πιασμένη.
server-stale = Το παιχνίδι προχώρησε στο μεταξύ. Κοίταξε ξανά.
server-too_fast = Πάρα πολλά μαζί. Περίμενε λίγο.
server-wrong_stage = Αυτό δεν γίνεται σε αυτό το σημείο του παιχνιδιού.

## Το τερματικό: πλήρης οθόνη

terminal-key-help = Βοήθεια
terminal-key-log = Αυτός ο γύρος
terminal-key-leave = Έξοδος
terminal-key-go-on = Διάστημα: συνέχεια
terminal-new-game = Νέο παιχνίδι…
terminal-no-games = Δεν υπάρχουν ακόμη.
theme-contrast = Υψηλή αντίθεση
theme-mono = Χωρίς χρώματα
pace-key = Μέχρι να πατηθεί ένα πλήκτρο
terminal-key-view = Ποιου οπτική
terminal-no-latest = δεν υπάρχει μισοτελειωμένο παιχνίδι για συνέχεια
terminal-keys = Πλήκτρα και ποντίκι
terminal-keys-arrows = μετακινούν την επιλογή· Enter ή κλικ επιλέγει
terminal-keys-letters = στην επόμενη κάρτα αυτού του χρώματος ή είδους
terminal-keys-digits = μια πρόβλεψη· ή μία από πολλές επιλογές
terminal-keys-space = αμέσως συνέχεια, όσο παίζουν οι άλλοι

## Το τερματικό: τύχη και παιχνίδι, και τι άλλο πάει στραβά

terminal-key-costly = Επόμενο λάθος
terminal-review-stop = Σταμάτα εδώ
terminal-review-whose = Ποιου αποφάσεις
review-died = Η αποτίμηση διακόπηκε: μία από τις διεργασίες της τερματίστηκε στη μέση της δουλειάς.
closed-unreadable = Ο διακομιστής λέει κάτι που αυτό το πρόγραμμα δεν καταλαβαίνει. Μάλλον το ένα από τα δύο είναι παλιότερο.
terminal-no-language = --language { $text }: διάλεξε από { $names }
terminal-pad-names = --names { $names }: { $reason }
terminal-bot-unknown = δεν υπάρχει παίκτης { $spec }: διάλεξε από { $names } ή δικό σου ως package.module:Name
terminal-bot-no-module = παίκτης { $spec }: το module { $module } δεν φορτώνεται: { $reason }
terminal-bot-no-name = παίκτης { $spec }: το module { $module } δεν έχει { $name }
terminal-bot-no-act = παίκτης { $spec }: { $player } δεν είναι παίκτης, δεν έχει μέθοδο act(view, rng)
terminal-bot-no-option = παίκτης { $spec }: δεν υπάρχει επιλογή { $option }· οι επιλογές του είναι: { $allowed }
terminal-bot-fails = αυτός ο παίκτης δεν μπορεί να φτιαχτεί: { $reason }

## Το μπλοκ για ένα ξύλινο τραπέζι

pad-door = Σκορ για αληθινές κάρτες
pad-new = Νέο παιχνίδι
pad-again = Ξανά οι ίδιοι παίκτες
pad-shelf = Όλα τα παιχνίδια
pad-running = Παιχνίδια σε εξέλιξη
pad-running-short = σε εξέλιξη
pad-finished = Τελειωμένα παιχνίδια
pad-show-all = Εμφάνιση και των { $count }
pad-none = Δεν υπάρχουν ακόμη παιχνίδια. Ό,τι γράφεις μένει σε αυτή τη συσκευή και δεν χρειάζεται δίκτυο.
pad-games =
    { $count ->
        [one] 1 παιχνίδι
       *[other] { $count } παιχνίδια
    }
pad-device = Σε αυτή τη συσκευή
pad-unsafe = Αν τελειώσει ο χώρος, ο περιηγητής μπορεί να σβήσει ό,τι φυλάσσεται εδώ. Κάνε εξαγωγή πού και πού.
pad-export = Εξαγωγή όλων
pad-import = Εισαγωγή
pad-imported =
    { $count ->
        [one] Έγινε εισαγωγή 1 παιχνιδιού.
       *[other] Έγινε εισαγωγή { $count } παιχνιδιών.
    }
pad-import-failed = Αυτό το αρχείο δεν περιέχει μπλοκ.

## Νέο μπλοκ

pad-players-why = Με τη σειρά γύρω από το τραπέζι, δεξιόστροφα.
pad-first-dealer = Πρώτη μοιρασιά
pad-add-player = Προσθήκη παίκτη
pad-remove = Αφαίρεση
pad-up = Μετακίνηση πάνω
pad-known = Παίκτες παλιότερων παιχνιδιών
length-own = Δικό σας
pad-own-sizes = Κάρτες σε κάθε γύρο
pad-clash = Αυτά δεν συνδυάζονται: { $options }.

## Ένας γύρος

pad-stage-bids = Προβλέψεις
pad-stage-taken = Μπάζες
pad-ask-bid = Προβλέπει: { $name }
pad-ask-taken = Μπάζες: { $name }
pad-secret = Οι προβλέψεις είναι μυστικές: γράψ’ τες όταν τελειώσει ο γύρος.
pad-to-tricks = Στις μπάζες
pad-to-pad = Έτοιμο
pad-bombed = και μια μπάζα δεν την πήρε κανείς
pad-more = Περισσότερα για τον γύρο
pad-who-plays = Ποιοι παίζουν
pad-strike = Διαγραφή του γύρου
pad-strike-why = Μένει στο μπλοκ, αλλά δεν μετρά.
pad-clear = Άδειασμα του γύρου
pad-skip = Παράλειψη του γύρου { $number }

## Το ίδιο το μπλοκ

pad-next-bids = Γύρος { $number }: προβλέψεις
pad-next-taken = Γύρος { $number }: μπάζες
pad-begins = Πρώτη πρόβλεψη: { $name }
pad-over = Τέλος παιχνιδιού
pad-leads = Προηγείται
pad-correct = Διόρθωση του γύρου { $number }
pad-met = σωστή
pad-missed = λάθος
pad-rests = δεν παίζει
pad-mend = Διόρθωση
pad-undo = Αναίρεση
pad-redo = Επανάληψη
pad-large = Μεγάλη προβολή
pad-turn = Περιστροφή
pad-end = Τέλος παιχνιδιού εδώ
pad-reopen = Συνέχεια του παιχνιδιού
pad-delete = Διαγραφή παιχνιδιού
pad-delete-why = Το παιχνίδι χάνεται οριστικά, και από όλα τα στατιστικά.
pad-delete-all = Διαγραφή όλων
pad-delete-all-why =
    { $count ->
        [one] 1 παιχνίδι και όλα τα πρωταθλήματα χάνονται οριστικά. Για σιγουριά, κάνε πρώτα εξαγωγή.
       *[other] { $count } παιχνίδια και όλα τα πρωταθλήματα χάνονται οριστικά. Για σιγουριά, κάνε πρώτα εξαγωγή.
    }
pad-seating = Παίκτες
pad-leave = Φεύγει
pad-return = Επιστρέφει
pad-join = Κάποιος μπαίνει
pad-left-of = Κάθεται αριστερά από
pad-name = Όνομα
pad-save-file = Αποθήκευση ως αρχείο .pad
pad-print = Εκτύπωση
pad-live = Σε άλλα κινητά
pad-live-why = Οι άλλοι βλέπουν το μπλοκ ενώ γράφεις, με σύνδεσμο ή κωδικό QR.
pad-live-begin = Ζωντανή κοινή χρήση
pad-live-how = Οι άλλοι μπορούν
pad-live-watch = Να βλέπουν
pad-live-pen = Και να γράφουν
pad-live-code = Κωδικός QR με τον σύνδεσμο του μπλοκ
pad-watching = Παρακολουθείς. Το μπλοκ γράφεται σε άλλη συσκευή.

## Αριθμοί από πολλά παιχνίδια

pad-figures = Παίκτες και αριθμοί
pad-games-head = Παιχνίδια
pad-victories = Νίκες
pad-by-cards = Σωστές προβλέψεις ανά αριθμό καρτών
pad-against = Μεταξύ τους
pad-ahead = Πριν
pad-level = Ισοπαλία
pad-behind = Μετά
pad-rename = Μετονομασία
pad-rename-why = Σε όλα τα παιχνίδια. Με το όνομα κάποιου άλλου, οι δύο γίνονται ένας.
pad-merge-failed = Οι δύο έπαιξαν στο ίδιο παιχνίδι, άρα δεν είναι ένας.
pad-evenings = Βραδιές και πρωταθλήματα
pad-evenings-why = Πολλά παιχνίδια που μετρούν μαζί.
pad-new-evening = Νέα βραδιά ή πρωτάθλημα
pad-delete-evening = Διαγραφή πίνακα, τα παιχνίδια μένουν
pad-count = Τι μετρά
pad-count-points = Πόντοι παιχνιδιών
pad-count-places = Θέσεις
pad-prizes = Πόντοι για 1η, 2η, 3η… θέση
pad-which-games = Ποια παιχνίδια μετρούν
pad-place = Θέση

## Τι δεν μπορεί να γραφτεί

pad-trouble-full = Η συσκευή γέμισε, οπότε αυτό δεν φυλάχτηκε. Κάνε εξαγωγή και μετά ελευθέρωσε χώρο.
pad-trouble-unkept = Ο περιηγητής δεν φυλάει τίποτα για αυτή τη σελίδα. Στο κλείσιμο χάνονται: αποθήκευσέ τα σε αρχείο.
pad-trouble-gone = Αυτό το παιχνίδι δεν είναι πια σε αυτή τη συσκευή.
pad-in-round = Γύρος { $number }: { $sentence }
pad-in-line = Γραμμή { $number }: { $sentence }
pad-problem-names = Ονόματα: { $value }. Πρέπει να είναι { $limit }.
pad-problem-columns = Στήλες: { $value }. Το μπλοκ έχει το πολύ { $limit }.
pad-problem-name = Όλοι χρειάζονται όνομα.
pad-problem-name-twice = Αυτό το όνομα υπάρχει δύο φορές: { $name }
pad-problem-dealer = Δεν υπάρχει θέση { $value }: η τελευταία είναι { $limit }.
pad-problem-round = Δεν υπάρχει ακόμη τέτοιος γύρος: ο επόμενος είναι { $limit }.
pad-problem-over = Το παιχνίδι τελείωσε.
pad-problem-cells = Γραμμένες στήλες: { $value }, στο τραπέζι είναι { $limit }.
pad-problem-too-few = Πρέπει να παίζουν τουλάχιστον { $limit }, όχι { $value }.
pad-problem-too-many = Μπορούν να παίξουν το πολύ { $limit }, όχι { $value }.
pad-problem-cards = Κάρτες στον καθένα: { $value }. Πρέπει να είναι 1 έως { $limit }.
pad-problem-bid = { $name }: δεν γίνεται { $value }, μόνο 0 έως { $limit }.
pad-problem-taken = { $name }: δεν γίνονται { $value } μπάζες, μόνο 0 έως { $limit }.
pad-problem-trump = Αυτό δεν είναι ατού: { $value }. Μπορεί να είναι { $limit }.
pad-problem-no-bomb = Μπάζα που δεν την παίρνει κανείς: καμία κάρτα αυτού του παιχνιδιού δεν το κάνει.
pad-problem-no-cloud = { $name }: η πρόβλεψη δεν αλλάζει, καμία κάρτα αυτού του παιχνιδιού δεν το κάνει.
pad-problem-change-twice = Σε έναν γύρο αλλάζει μόνο μία πρόβλεψη· αυτή είναι η δεύτερη: { $name }
pad-problem-change = { $name }: η αλλαγμένη πρόβλεψη θα ήταν { $value }. Πρέπει να είναι 0 έως { $limit }.
pad-problem-change-unbid = { $name }: δεν υπάρχει ακόμη πρόβλεψη για να αλλάξει.
pad-problem-change-by = { $name }: το Σύννεφο αλλάζει την πρόβλεψη κατά ένα, όχι κατά { $value }.
pad-problem-rests = { $name }: δεν παίζει σε αυτόν τον γύρο.
pad-problem-even = Οι προβλέψεις κάνουν { $value }, όσες και οι μπάζες. Η τελευταία πρέπει να αλλάξει.
pad-problem-over-tricks = Γράφτηκαν { $value } μπάζες, αλλά είναι μόνο { $limit }.
pad-problem-short-tricks = Γράφτηκαν μόνο { $value } μπάζες, αλλά είναι { $limit }.
pad-problem-change-trickless = { $name }: άλλαξε πρόβλεψη, αλλά δεν πήρε μπάζα.
pad-problem-open = Κάτι λείπει ακόμη.
pad-problem-no-pad = Αυτό το αρχείο δεν είναι μπλοκ: αρχίζει με { $value }.
pad-problem-cut = Το αρχείο κόβεται στη μέση της γραμμής.
pad-problem-unread = Το μπλοκ δεν ξέρει αυτή τη γραμμή: { $value }
pad-problem-twice = Αυτό υπάρχει δύο φορές: { $value }
pad-problem-no-rules = Λείπουν οι κανόνες: μια γραμμή όπως { $limit }
pad-problem-rules = Αυτοί οι κανόνες δεν παίζονται: { $value }
pad-problem-quote = Αυτό το κείμενο σε εισαγωγικά δεν κλείνει: { $value }
pad-problem-seat = Λείπει το όνομα για τη θέση { $value }.
pad-problem-date = Αυτό δεν είναι ημερομηνία: { $value }. Γράφεται όπως { $limit }.
pad-problem-cell = Αυτό δεν είναι εγγραφή: { $value }. Μοιάζει με 1/0, 2/?, ? ή -.
pad-problem-after-end = Υπάρχει κάτι μετά το τέλος: { $value }
pad-problem-order = Αυτός είναι ο γύρος { $value }, αλλά σειρά έχει ο { $limit }.

## Το μπλοκ στο τερματικό

terminal-pad-name = Όνομα του παίκτη { $number }:
terminal-pad-bid = Γύρος { $number }, πρόβλεψη: { $name }, 0 έως { $most }
terminal-pad-taken = Γύρος { $number }, μπάζες: { $name }, 0 έως { $most }
terminal-pad-rest = μένουν { $rest }· { $short }, αν μια μπάζα δεν την πήρε κανείς
terminal-pad-mend = Ο γύρος { $number } δεν βγαίνει. Διόρθωσέ τον, π.χ.: { $number } Ada 2/1 (? για βοήθεια):
terminal-pad-over = Το παιχνίδι τελείωσε. Διόρθωσε κάτι (? για βοήθεια) ή φύγε με q:
terminal-pad-kept = Το μπλοκ φυλάσσεται στο { $path }
terminal-pad-exists = { $path } υπάρχει ήδη: συνέχισέ το (augury pad --keep { $quoted }) ή δώσε άλλο αρχείο
terminal-pad-settled = { $option } δεν επιλέγεται πια: το έχει ορίσει το μπλοκ
terminal-pad-right = Όλα βγαίνουν.
terminal-pad-unknown = { $text }: δεν σημαίνει κάτι εδώ. Γράψε έναν αριθμό ή ? για βοήθεια.
terminal-pad-nobody = Κανείς στο τραπέζι δεν λέγεται έτσι, ή περισσότεροι: { $text }
terminal-pad-help = Τι μπορείς να γράψεις εκτός από αριθμό:
    3 Ada 2/1 · 3 Ada 0+1/1 · 3 Ada - · 3 Ada ? – κελί του γύρου 3: πρόβλεψη και μπάζες· αλλαγή από το Σύννεφο· δεν παίζει· άδειο
    3 trump R · 3 cards 4 · 3 bomb · 3 struck · 3 clear – για τον γύρο 3· χωρίς αριθμό, για τον τρέχοντα
    no trump · no bomb · no struck · no end – το παίρνει πίσω
    join Eve Ada · name Ada Adele · deals Ada – η Eve κάθεται αριστερά από την Ada· άλλο όνομα· ποιος μοιράζει πρώτος
    u – αναίρεση · end – πρόωρο τέλος · q – έξοδος
