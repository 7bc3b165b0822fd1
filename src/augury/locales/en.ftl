### The words of Augury, in English.
### A message is a whole sentence or label of the page or the terminal. Names, cards and suits are put in as they
### stand, so sentences are built to leave them unchanged: after a colon rather than in a case.

## Suits and cards

suit-B = Humans
suit-R = Dwarves
suit-G = Elves
suit-Y = Giants
colour-B = blue
colour-R = red
colour-G = green
colour-Y = yellow
card-number = { $value } of { $suit }
card-W = Wizard
card-J = Jester
card-S = Shapeshifter
card-D = Dragon
card-F = Fairy
card-X = Bomb
card-L = Werewolf
card-U = Juggler
card-C = Cloud
card-H = Witch
card-V = Vampire
# A card that was announced: "Juggler as Elves"
card-as = { $card } as { $face }
card-playable = { $card }, playable
hidden-card = A card you cannot see

## The house

title = Augury
home = Home
home-motto = The game of trumps and predictions
home-return = Back to the start page
home-return-why = Your seat stays yours. If you are away for long, a bot plays for you until you are back.
home-return-waits = Your seat stays yours, and the game waits for you.
close = Close
cancel = Cancel
menu = Menu
send = Send
share = Share
language = Language
settings = Settings
rules = Rules
offline = The server cannot be reached.
trouble = That did not work. Please try again.
connecting = Finding the table…
you = You
your-name = Your name
name-default = Guest

## The start page

play-now = Play now
play-now-with =
    { $bots ->
        [one] Against one bot
       *[other] Against { $bots } bots
    }
opponents = Opponents
new-table = New table for friends
friends = With friends
join = Join
join-link = Link or code of a table
join-wrong = That is not a table link or code.
unfinished = Your unfinished games
not-begun = Not started yet
open-tables = Open tables
seats-open =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
learn = First time? Learn it in five minutes
learn-short = Tutorial
home-puzzle = Puzzle
home-review = Review

## The bots of the house

bot-novice = Novice
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-adept = Adept
bot-master = Master
bot-archmage = Archmage
bot-archmage-plus = Archmage+

level-kept = Of 100 predictions { $number } come true
level-won = Wins { $number } of 100 games against three of the level below
level-at-once = Plays at once
level-thinks = Thinks about a move for up to { $number } ms

## A new table

players = Players
player = Player
edition = Edition
edition-why = A preset: you may change everything afterwards.
edition-basic = The basic game
edition-DE = German (Amigo)
edition-DE30 = German, 30th anniversary
edition-EL = Greek (Kaissa)
edition-CS = Czech (Piatnik Praha)
edition-HU = Hungarian (Piatnik Budapest)
edition-HU25 = Hungarian, 25th anniversary
edition-PT = Brazilian, 25th anniversary
# Why an option cannot be chosen: another one stands in its way
not-with = Greyed out because of: { $option }.
contradiction = These do not go together: { $options }
mode = Game
mode-classic = Classic
mode-classic-why = One card each in the first round, one more in every round, until the deck is used up.
mode-one-colour = One colour
mode-one-colour-why = For three or four players. Everyone has a suit of their own, a Wizard and a Jester. No trump, nothing to follow: the highest value wins; if equal, the one played first.
mode-maximus = Wizard Maximus
mode-maximus-why = Five rounds, and all cards are dealt in each of them. Trump is Humans, Dwarves, Elves, Giants in turn, then none.
length = Length
length-whole = Whole game
length-whole-why = All rounds, about 45 minutes.
length-quick = Short game
length-quick-why = Only every third round, about 15 minutes.
length-tournament = Tournament
length-tournament-why = Ten rounds, however many play.
bidding = Predictions
bidding-open = Open
bidding-open-why = In turn, for all to see; the dealer comes last.
bidding-hidden = Hidden
bidding-hidden-why = All at the same time, revealed together before the first trick.
bidding-secret = Secret
bidding-secret-why = All at the same time, and face down until the round is over.
plus-minus-one = Plus/minus one
plus-minus-one-why = The predictions must not add up to the number of tricks.
last-bid = Who may make them add up?
last-bid-nobody-short = Nobody
last-bid-nobody-why = As printed: the dealer, who comes last, may not make the predictions add up to the number of tricks.
last-bid-unless-leading = Only for a sole leader
last-bid-unless-leading-short = Unless leading alone
last-bid-unless-leading-why = With plus/minus one, only a dealer who leads alone in points may not make the predictions add up.
last-bid-zero = 0 always allowed
last-bid-zero-short = With a 0
last-bid-zero-why = With plus/minus one, the dealer may always predict 0, even if the predictions then add up.
foresight = Foresight
foresight-why = You see everyone’s cards but your own while you predict.
foresight-off-short = Off
foresight-first-round = Foresight in round 1
foresight-first-round-short = First round
foresight-every-round = Foresight in every round
foresight-every-round-short = Every round
special-cards = Special cards
special-why = Each is shuffled into the deck once.
special-all = All special cards
kind-shapeshifter = Shapeshifter
kind-shapeshifter-why = You say whether it is a Wizard or a Jester.
kind-dragon = Dragon
kind-dragon-why = Beats everything, even Wizards, but not the Fairy. Comes only with the Fairy.
kind-fairy = Fairy
kind-fairy-why = Loses to everything, but beats the Dragon. Comes only with the Dragon.
kind-bomb = Bomb
kind-bomb-why = The trick belongs to nobody. Whoever would have won it leads next.
kind-werewolf = Werewolf
kind-werewolf-why = Before the predictions its holder exchanges it for the turned-up card and names trump, or none.
kind-juggler = Juggler
kind-juggler-why = A 7½ of the suit you name. After the trick everyone passes a card to the left.
kind-cloud = Cloud
kind-cloud-why = A 9¾ of the suit you name. Whoever wins the trick raises or lowers their prediction by one.
kind-witch = Witch
kind-witch-why = Loses to everything but the Bomb. After the trick you put a card of your hand into it and take another one out.
kind-vampire = Vampire
kind-vampire-why = It is the card that lies turned up, with all it does. Where the Werewolf lies, a new card is turned up, and with it a new trump.
cloud-when = When does the Cloud take effect?
cloud-at-once = At once
cloud-at-once-why = The Cloud changes a prediction as soon as the trick is won.
cloud-round-end = At the end of the round
cloud-round-end-why = The Cloud changes a prediction at the end of the round.
first-dealer = Deals first
first-dealer-why = The table chooses who deals the first round.
first-dealer-lot = By lot
first-dealer-lot-why = A lot decides who deals the first round. It is drawn with the first shuffle, and can be checked like it.
ties = Equal totals
ties-shared = Share
ties-shared-why = Equal totals share the victory.
ties-predictions = Sum of predictions
ties-predictions-why = Of equal totals the one with the greater sum of predictions is ahead. If these are equal too, both share the place.
ties-predictions-told = Equal totals: the sum of predictions decides ({ $counts }).
ties-predictions-met = Predictions met
ties-predictions-met-why = Of equal totals the one with more predictions met is ahead. If these are equal too, both share the place.
ties-predictions-met-told = Equal totals: the number of predictions met decides ({ $counts }).
clock = Time to think
clock-off = Unlimited
clock-relaxed = 90 seconds
clock-fast = 20 seconds
listed = Open to everyone
listed-why = The table is shown on the start page.
spectators = Spectators
spectators-why = Whoever has the link may watch. They see no hidden cards.
chat = Chat
chat-why = Free text besides the ready-made phrases.
schedule-sizes =
    { $count ->
        [one] One round
       *[other] { $count } rounds
    } with this many cards: { $sizes }
lay-table = Create table

## Before the game

lobby-title = Table: { $name }
sit-title = Take a seat
sit-down = Sit down
sit-here = Sit here
table-full = All seats are taken
watch-hint = Or stay here: you will see the game when it begins.
seats = Seats
# A seat nobody sits in, in a list of names
seat-open = Seat { $seat }
seat-free = Free
seat-bot = Put a bot in seat { $seat }
seat-bot-short = Bot…
seat-program = a program
seat-clear = Free the seat: { $name }
trouble-seat-taken = This seat has just been taken.
trouble-name-taken = This name, or one that looks like it, is already taken here. Please choose another.
trouble-no-such-bot = This bot is not available here.
trouble-wrong-stage = That is no longer possible: the game has moved on.
trouble-too-fast = Too fast. Please wait a moment.
host = host
start = Start
start-with-bots =
    { $count ->
        [one] Start with one bot
       *[other] Start with { $count } bots
    }
wait-for-start = { $name } starts the game when everyone is here.
invite = Invite friends
invite-local = This address works on this device only. To play with phones, open the page at this device’s network address.
qr-alt = QR code with the link of this table
copy-link = Copy link
copied = Copied
copy-failed = The link could not be copied. Select it by hand.
share-text = Come and play Wizard:
what-is-played = What is played
glance-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
glance-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
leave = Leave the table

## The table

table = Table
round = Round
cards = Cards
round-of = Round { $number } of { $rounds }
cards-each =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
trump = Trump
trump-none = None
trump-open = being chosen
turned-up = Turned up: { $card }
follow = Follow
follow-free = Anything
predicted = Predicted
predicted-secret = Secret
predicted-even = equals the tricks
dealer = Dealer
leads = Leads
away = away
winning = ahead
trick = Trick
your-cards = Your cards
last-trick = Last trick
score-pad = Score pad
skip = Continue
watching = You are watching.
foreseen = Cards of: { $name }
seat-turn = their turn
seat-taken =
    { $taken ->
        [one] 1 trick
       *[other] { $taken } tricks
    }
seat-count = { $taken } won, { $bid } predicted
seat-total = total { $total }
seconds-left =
    { $count ->
        [one] 1 second left
       *[other] { $count } seconds left
    }
turn-you = Your turn
turn-lead = You lead
turn-follow = Follow: { $suit }
turn-free = Play what you like
turn-other = Waiting for: { $names }
turn-others =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
trick-yours = Your trick
trick-theirs = { $name }’s trick
trick-nobody = Nobody’s trick

## What the game asks

bid-title = How many tricks will you win?
bid-again = The predictions add up to the number of tricks. As the dealer, choose another.
bid-foresight = You see all cards but your own.
bid-hidden = All predictions are revealed together.
bid-secret = Your prediction stays secret until the round is over.
bid-forbidden = The crossed-out number is not allowed: the predictions would add up to the number of tricks.
bid-choice =
    { $tricks ->
        [one] Predict 1 trick
       *[other] Predict { $tricks } tricks
    }
bid-choice-forbidden = { $tricks }: not allowed
trump-title = You name trump
trump-why = Turned up: { $card }. The dealer names trump.
trump-wolf = You held the Werewolf: it was exchanged for the turned-up card, { $card }.
announce-title = Play the { $card } as…
pass-title = Pass a card to the left: { $name }
pass-why = The Juggler was in the trick. Everyone passes a card at the same time.
put-in-title = Put a card into the trick
take-out-title = Take a card out of the trick
put-in-why = The Witch: you put a card of your hand into the trick, and then take another one out. All see both.
pass-choose = Choose a card from your hand
pass-card = Pass: { $card }
change-title = Change your prediction by one
change-why = You won the Cloud’s trick. So far: { $taken } won, { $bid } predicted.
change-up = Raise to { $tricks }
change-down = Lower to { $tricks }

## Why not

why-not-turn = It is not your turn.
why-first = Answer the question first.
why-foresight = You may not look at your own cards yet.
tap-again = Tap again to play: { $card }
refused = That was not possible. Please choose again.

## Why an action is refused: one message for each code of a refusal, said to the seat that tried

# phase: what is due; names: who is to act; cards: from the refusal's cards; allowed: numbers
refusal-game_over = The game is over.
refusal-wrong_phase =
    That cannot be done now. { $phase ->
        [trump] First trump is named.
        [bid] First everyone predicts.
        [rebid] First the dealer predicts again.
        [play] Now a card is played.
        [pass] First everyone passes a card.
        [change] First a prediction is changed.
       *[deal] First the next round is dealt.
    }
refusal-out_of_turn = It is not your turn. Waiting for: { $names }
refusal-already_acted = You have chosen already. Waiting for: { $names }
refusal-forbidden_trump = You must name one of the four suits.
refusal-bid_out_of_range =
    This round has { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: predict 0 to { $tricks }.
refusal-forbidden_bid = With { $bid } the predictions would equal the number of tricks ({ $tricks }). Allowed: { $allowed }
refusal-not_in_hand = { $card }: you do not hold this card. You hold: { $cards }
refusal-not_offered = { $card }: it cannot be taken out of this trick. You may take: { $cards }
refusal-bad_announcement = { $card }: it must be announced as one of these: { $cards }
refusal-bad_announcement-plain = { $card }: it is not announced as anything else.
refusal-must_follow = You cannot play the { $card }. Suit to follow: { $suit }; you hold: { $cards }
refusal-bad_change = Your prediction is { $bid } and stays between 0 and { $tricks }. Allowed: { $allowed }

## The score

round-over = Round { $number }
column-bid = Predicted
column-taken = Won
column-points = Points
column-total = Total
next-round = Next round
to-the-end = To the final score
pad-pencil = In parentheses: if the round ended as it stands now.
pad-empty = The first line is written when the round is over.
graph = The totals after every round
save-csv = Save as CSV
save-picture = Save as picture

## The end

end-you-won = You have won!
end-you-share = You share the victory with { $names }.
end-won =
    { $count ->
        [one] The winner: { $names }
       *[other] The winners: { $names }
    }
ranking = Ranking
rematch = Play again
replay = Watch again
replay-loading = Loading the game…
save-record = Save record
check-record = Check the record
check-record-same = The record is the game that was played here: nothing in it was changed.
check-record-other = The record is not the game that was played here. Do not trust it.
check-record-unread = The record could not be read just now.
check-record-own = Your own share counted in every shuffle, and nobody knew it when the others were fixed. Whether the cards follow from the shares, “augury verify” tells.
check-record-others = { $names } had a share in every shuffle, fixed before any was shown; you had none. Whether the cards follow from the shares, “augury verify” tells.
check-record-open = { $names } had a share in every shuffle, but in the open: if one of them was in league with the server, they could choose the cards.
check-record-house = Only the server had a share in the shuffles: it could not change the cards once the game began, but may have chosen them before.
check-record-withheld = { $names } did not show a share in the shuffle, so it was shuffled anew without. The server and such a player together could throw away a shuffle that they did not like.
check-record-hash = Your proof, for “augury verify --heard”:
story = The game in figures
story-exact = Exact
story-streak = In a row
story-best = Best round
story-worst = Worst round
story-tricks = Tricks
replay-back = Back
replay-next = Next
the-game = The game
replay-play = Play
replay-pause = Pause
timeline = Timeline of the game
replay-bid =
    { $tricks ->
        [one] predicted 1 trick
       *[other] predicted { $tricks } tricks
    }

## The review: luck and play

review-title = Luck and play
review-par = Par
review-luck = Luck
review-own = Own play
review-others = The others
review-given = Given away
review-met = Met
review-parts-why = Points = par + luck + own play + the others. Par is what anyone could expect in that seat before the deal; luck is what the cards brought; the rest is how decisions turned out, with the cards as they lay. What a decision gave away is judged apart, by what its player could know then: own points less half of what the others get on average; in the last two rounds the chance to win, as points.
review-chances = Chances to win
review-dearest = The decisions that cost the most
review-bidding = Round { $round } · prediction · { $name }
review-trick = Round { $round } · trick { $trick } · { $name }
review-better = Chosen: { $move }. Better: { $best }. It cost about { $points } points, give or take { $error }.
review-fine = Chosen: { $move }. About as good: { $best }.
review-unclear = Chosen: { $move }. Perhaps better: { $best }, by about { $points } points, give or take { $error }.
review-hand = In hand: { $cards }
review-table = On the table: { $cards }
review-working = Reviewing
review-stopped = Stopped early: { $done } of { $rounds } rounds are reviewed.
review-unfinished = The game is not over: this is what was played so far.
review-not-learnt = The judge has never practised such rules. Take its word with a pinch of salt.
review-again = The same figures again: { $command }
review-needs-seat = Round { $number } is still being played, and nobody may know all hands yet. Say whose eyes to use, with --seat.
review-nothing = Nothing is dealt yet, so there is nothing to review.
review-written = Written: { $path }
verdict-forced = no choice
verdict-best = best
verdict-fine = fine
verdict-unclear = not clear yet
verdict-inaccuracy = inaccuracy
verdict-probable = probably a mistake
verdict-mistake = mistake
verdict-blunder = blunder
hint-best = Best: { $move }
hint-forced = There is only one thing to do: { $move }
hint-move = Move
hint-points = Points
hint-gain =
    { $count ->
        [one] { $gain } point
       *[other] { $gain } points
    }
hint-exact = Prediction comes true
hint-win = Game won
hint-tricks = Tricks to expect: { $chances }
hint-nothing = Nobody has to act in this game, so there is nothing to hint at.
hint-whose = Several have to act: say for whom, with --seat.
hint-not-you = It is not { $name }’s turn.
why-has-enough = The prediction is met: every further trick costs points.
why-needs-all = Every trick that is left is needed.
why-needs =
    { $number ->
        [one] One more trick is needed.
       *[other] { $number } more tricks are needed.
    }
why-needs-later =
    { $number ->
        [one] One more trick is needed
       *[other] { $number } more tricks are needed
    }, and after this one { $second ->
        [one] there is one more.
       *[other] there are { $second } more.
    }
why-out-of-reach = The prediction is out of reach: now it is about losing as little as possible.
why-takes = Nobody plays after this card: it takes the trick.
why-ducks = Nobody plays after this card: it leaves the trick to someone else.
why-unbeatable = Nothing that is still out beats this card.
why-higher-out =
    { $number ->
        [one] One card that is still out can beat it.
       *[other] { $number } cards that are still out can beat it.
    }
why-few-higher =
    { $number ->
        [one] Only one card that is still out can beat it.
       *[other] Only { $number } cards that are still out can beat it.
    }
why-keeps = A stronger card stays in hand for later.
why-gives-up = The trick is already someone else’s: a good moment to part with this card.
why-nobody = With the Bomb in it, the trick is nobody’s.
why-next-needs = Next plays { $name }, who still needs tricks.
why-next-full = Next plays { $name }, who wants no more tricks.
why-cards-worth =
    { $number ->
        [0] With such cards one most often ends up without a trick.
        [one] With such cards one most often ends up with one trick.
       *[other] With such cards one most often ends up with { $number } tricks.
    }
why-bids-over = The others have already predicted many tricks, { $number } in all: tricks will be hard to get.
why-bids-under = The others have predicted few tricks, { $number } in all: some will be left over.
why-comes-true = The prediction comes true in { $number } of 100 such rounds.
why-truer = With it the prediction comes true in { $number } of 100 such rounds, with the choice that was made in { $second }.
why-wins = With it the game is won in { $number } of 100 cases, with the choice that was made in { $second }.
why-others-less = It leaves the others fewer points.
puzzle-title = Puzzle { $number } of { $count }
puzzle-ask = What is best? { $choices }
puzzle-right = That is it!
puzzle-wrong = Not quite. Best is: { $best }
puzzle-lost = Your choice ({ $move }) is expected to bring about { $points } points less.
puzzle-gap = It is better than everything else by about { $points } points.
puzzle-none = There is no puzzle { $number }: there are { $count }, from 1.

## Hints and the coach

hint = Hint
move-bid =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
move-change = Prediction { $by }
move-trump = Trump: { $suit }
review-best = Best
review-chosen = Chosen
hint-working = Thinking…
hint-do = Do that
hint-tricks-title = Tricks to expect, in %
hint-late = The moment has passed: it is no longer your turn.
hints = Hints for everyone
hints-why = Everyone at this table may ask what would be best. Against bots alone you always may.
coach-title = Think again?
coach-warning = { $move }: this would probably cost you { $points } points.
coach-again = Think again
coach-anyway = Do it anyway
coach-show = Show me something better
setting-coach = Coach
setting-coach-why = Warns before a costly mistake, against bots and where hints are allowed.

## The review on the page

review-drop-title = Review a game
review-drop = Drop a record here, or choose a file
review-drop-why = A record is a text that ends in .wiz: every finished game can be saved as one.
review-empty = This file is empty.
review-ahead =
    { $count ->
        [one] One game is before yours…
       *[other] { $count } games are before yours…
    }
review-rounds-done = { $number } of { $rounds } rounds
review-cancelled = The review was stopped.
review-start = Begin again
review-closer = Look closer
review-closer-why = Takes up to a minute, tries more, and is surer of itself.
review-whose = Whose game?
review-everyone = Everyone
review-eyes = From which seat?
review-mostly-luck = The cards made the biggest difference.
review-mostly-own = Own decisions made the biggest difference.
review-mostly-others = The others made the biggest difference.
review-mostly-mixed = Several things came together.
review-mostly-nothing = Nothing stood out: cards and play were about even.
review-luck-good = The cards were kind ({ $points }).
review-luck-bad = The cards were unkind ({ $points }).
review-luck-even = The cards were fair ({ $points }).
review-own-good = Own decisions turned out well ({ $points }).
review-own-bad = Own decisions turned out badly ({ $points }).
review-own-even = Own decisions evened out ({ $points }).
review-others-good = What the others did helped ({ $points }).
review-others-bad = What the others did hurt ({ $points }).
review-others-even = The others made little difference ({ $points }).
review-gave =
    { $number ->
        [one] Judged by what could be known then, one decision was costly: it gave away about { $second } points.
       *[other] Judged by what could be known then, { $number } decisions were costly: together they gave away about { $second } points.
    }
review-gave-nothing = Judged by what could be known then, no decision was costly.
review-gave-unclear =
    { $number ->
        [one] Judged by what could be known then, no decision was surely costly; one is not clear yet.
       *[other] Judged by what could be known then, no decision was surely costly; { $number } are not clear yet.
    }
review-parts-how = How is this counted?
review-done = { $name } chose:
review-chance = Chance to win the game at this moment: { $chance }
review-all-hands = Show all hands
review-all-hands-why = What everyone really held; at the time, { $name } could not see it.
review-too-long = This is longer than any record of a game.
review-full = Too many games are waiting to be reviewed. Try again in a few minutes.
review-too-much = This game is too long for a closer look. At a single seat you can look closer.
review-gone = This game is not here any more, or the link is broken.
review-broke-off = The review broke off. Begin again.
review-broken = This is no record of a legal game: something is wrong in line { $line }.
review-in-progress = A round of this game is still being played, so it can only be seen from one seat.
review-nothing-dealt = Nothing is dealt yet, so there is nothing to review.
review-no-move = There is no such move in this game.
whatif-title = What if…
whatif-why = Try another move: bots play the round to its end from there, with the cards as they were.
whatif-with = With { $move } instead:
whatif-was = As it was
whatif-now = What if
whatif-look = Look at it
whatif-again = Once more

## Puzzles on the page

puzzle-daily = Puzzle of the day
puzzle-another = Another puzzle
puzzle-number = Puzzle number
puzzle-question = What is best?
puzzle-days =
    { $count ->
        [0] Solve the puzzle of the day to begin a streak.
        [one] One day in a row.
       *[other] { $count } days in a row.
    }
puzzle-best-days = Your longest streak: { $count }
review-no-puzzle = There is no such puzzle.

## What a review teaches, and what is wrong with a record

review-next-predict-less = Next time predict a little less: predictions that were too high cost the most.
review-next-predict-more = Next time predict a little more: predictions that were too low cost the most.
review-next-take-fewer = Next time get rid of dangerous cards sooner: cards that took one trick too many cost the most.
review-next-take-more = Next time take the tricks you need while you can: cards that let them go cost the most.
review-choose-file = Choose a file
review-save-first = Save the record first; then in a terminal:
coach-thinking = The coach is having a look…
puzzle-why = One choice is clearly better than all others. Find it from what you can see.
review-why =
    { $reason ->
        [rules] These rules contradict each other.
        [notation] What is written there is no card, no move and no rule.
        [bad_deal] Such a deal is impossible with this deck in this round.
        [must_follow] This card could not be played: the suit that was led had to be followed.
        [not_in_hand] This card was not in that hand.
        [not_offered] This card could not be taken out of that trick.
        [bad_announcement] This card was announced as something that it cannot be.
        [bid_out_of_range] A prediction lies between no trick and all of them.
        [forbidden_bid] This prediction was not allowed: together they must not equal the number of tricks.
        [bad_change] A prediction cannot be changed like this.
        [forbidden_trump] This trump could not be named.
        [out_of_turn] It was somebody else’s turn.
        [already_acted] This seat had made its choice already.
        [wrong_phase] Something else was due at this moment.
        [game_over] The game was over by then.
       *[other] The text breaks off there, or does not begin like a record.
    }

## Your figures

figures-own = Your figures
figures-over = Too many tricks
figures-under = Too few tricks
figures-now = In a row now
figures-trend = Predictions met, game by game
figures-given = Given away per game
figures-given-why =
    { $count ->
        [one] Points that decisions gave away, from the one game whose review was opened.
       *[other] Points that decisions gave away, from the { $count } games whose reviews were opened.
    }

## Playing again

own-games = Your games
take-back = Take back
claim-rest = The rest is mine
length-own-why = As many cards in every round as you like.
length-own-wrong = Some of these numbers cannot be dealt with these rules.
again-asked = { $names } would like to play again.
again-waiting = Waiting for the others: { $names }
again-dealing = The cards are being dealt…

## Talk

say = Say something
say-text = Something else…
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Your turn!
phrase-oops = Oops!
phrase-one_moment = One moment, please.
phrase-again = Another game?
phrase-goodbye = Goodbye!
emote-smile = Smile
emote-laugh = Laugh
emote-wow = Amazement
emote-sad = Sadness
emote-angry = Anger
emote-think = Thinking
emote-clap = Applause
emote-heart = Heart

## What a screen reader says

speak-round =
    Round { $number }, { $count ->
        [one] one card
       *[other] { $count } cards
    }.
speak-trump = Trump: { $suit }.
speak-no-trump = No trump.
speak-wolf =
    { $person ->
        [you] You exchange
       *[other] { $name } exchanges
    } the Werewolf for the turned-up card: { $card }.
speak-bid =
    { $person ->
        [you] You predict
       *[other] { $name } predicts
    } { $tricks }.
speak-card = { $name }: { $card }.
speak-trick =
    { $person ->
        [you] You win
       *[other] { $name } wins
    } the trick.
speak-away = { $name } is away.
speak-back = { $name } is back.

## What the table tells: the log, signs over the table, marks

log = Log
log-empty = What happens is written here.
tell-wolf-why = Whoever holds the Werewolf exchanges it before the predictions and names trump.
tell-trump =
    { $person ->
        [you] You name
       *[other] { $name } names
    } { $suit } as trump.
tell-no-trump =
    { $person ->
        [you] You decide
       *[other] { $name } decides
    }: no trump in this round.
tell-trump-wolf = Whoever exchanges the Werewolf names trump.
tell-trump-up = Turned up: { $card }. So there is no trump in this round.
tell-trump-left = No card is left to turn up, so there is no trump in this round.
tell-bid-made = { $name } has predicted.
tell-rebid =
    { $person ->
        [you] You predict
       *[other] { $name } predicts
    } again: { $tricks }.
tell-rebid-why = The predictions added up to the number of tricks, so the dealer predicts again.
tell-bids = Predictions revealed: { $bids }.
# All of them before the first trick, beside the number of tricks; by: how many too many or too few
recap =
    Predictions: { $sum } of { $tricks }, { $way ->
        [even] even
        [over] over by { $by }
       *[under] under by { $by }
    }
tell-bid-changed =
    { $person ->
        [you] You won the Cloud’s trick and change your
       *[other] { $name } won the Cloud’s trick and changes their
    } prediction from { $was } to { $tricks }.
tell-bid-changed-secret = { $name } won the Cloud’s trick and changes their prediction in secret.
tell-why-S = Its player decides: as a Wizard it beats every number, as a Jester it loses to every number.
tell-why-D = It beats everything but the Fairy.
tell-why-F = It loses to everything; only in a trick with the Dragon does it win.
tell-why-X = Nobody gets this trick.
tell-why-U = It counts as a 7½ of the suit its player names. After the trick everyone passes a card to the left, unless it is the last trick.
tell-why-C = It counts as a 9¾ of the suit its player names. Whoever wins the trick raises or lowers their prediction by one.
tell-trick-nobody =
    The Bomb: nobody gets the trick. { $person ->
        [you] You would have won it, so you lead
       *[other] { $name } would have won it and leads
    } next.
tell-won-toppling = The { $other } beats everything else, but the { $card } beats the { $other }: so the { $card } wins.
tell-won-kind = The { $card } beats everything else in this trick.
tell-won-trump = { $card }: the highest trump.
tell-won-suit =
    { $card }: the highest of the suit led, and { $trump ->
        [none] there is no trump
       *[some] nobody played trump
    }.
tell-won-value = { $card }: the highest card.
tell-won-first = { $card }: the highest here, and of equal cards the first one wins.
tell-won-nothing-higher = { $card }: nothing higher was played.
tell-chosen = { $name } has chosen a card.
tell-pass = The Juggler: everyone passes a card to the left.
tell-gave = Because of the Juggler you gave the { $card } to { $name }, on your left.
tell-got = You got the { $card } from { $name }, on your right.
tell-cloud =
    { $person ->
        [you] You won the Cloud’s trick and must raise or lower your
       *[other] { $name } won the Cloud’s trick and must raise or lower their
    } prediction by one.
tell-cloud-later =
    { $person ->
        [you] You won the Cloud’s trick and must raise or lower your
       *[other] { $name } won the Cloud’s trick and must raise or lower their
    } prediction by one at the end of the round.
tell-seat-sat =
    { $person ->
        [you] You sit down
       *[other] { $name } sits down
    }.
tell-seat-left = Seat { $seat } is free.
tell-seat-bot = A bot sits down: { $name }.
tell-seat-taken-over =
    { $person ->
        [you] You are
       *[other] { $name } is
    } away: a bot plays on.
tell-seat-given-back =
    { $person ->
        [you] You are back and play
       *[other] { $name } is back and plays
    } again.
tell-host =
    { $person ->
        [you] You are
       *[other] { $name } is
    } the host now.
tell-time =
    { $person ->
        [you] Your time is up
       *[other] Time is up for { $name }
    }: a bot makes this move.
tell-claimed =
    { $person ->
        [you] You take
       *[other] { $name } takes
    } all the tricks that are left: however they are played, the score is the same.
tell-taken-back =
    { $person ->
        [you] You take
       *[other] { $name } takes
    } a move back.
tell-rematch-asked =
    { $person ->
        [you] You
       *[other] { $name }
    } would like to play again.
tell-withheld =
    { $person ->
        [you] Your share
       *[other] The share of { $name }
    } in the shuffle was not shown in time: the cards are shuffled anew without it.
tell-started = The game begins.
tell-rematched = The table is set for another game.
seat-exact = exactly as predicted
seat-over = { $by } too many
seat-made = prediction made
seat-secret = prediction secret
seat-chosen = card chosen
seat-suit = Suit: { $suit }
seat-holds = Holds { $card }
mark-received = Passed to you
mark-taken = In exchange for the Werewolf
turn-void = No { $suit }: play anything
goes-on =
    { $count ->
        [one] Continues in 1 second
       *[other] Continues in { $count } seconds
    }
bots-pace = Moves of bots
bots-pace-normal = Calm
bots-pace-quick = Quick
bots-pace-none = Instant
pace-long = A while
summary = After a round the score stays
summary-wait = Until I continue
summary-short = 4 seconds
summary-none = Not at all
summary-why = With other people, or with a clock, it continues by itself and shows how soon.
setting-notify = Notification
setting-notify-why = When it is your turn and this page is in the background.
notify-denied = The browser does not allow notifications for this page.
chat-empty = Nobody has said anything yet.
chat-unread =
    { $count ->
        [one] 1 new remark
       *[other] { $count } new remarks
    }
chat-quick = Phrases
beside = Beside the table
shortcuts = Keyboard
shortcut-arrows = From card to card
shortcut-enter = Play the card
shortcut-number = Predict this many tricks
key-space = Space
shortcut-space = Continue
shortcut-escape = Close what is open
shortcut-help = This list

## What a link shows, and a code

preview-title = Wizard with { $name }
preview-text = The card game Wizard, at a table in your browser.
preview-lobby =
    { $count ->
        [one] One seat is free: tap to sit down.
       *[other] { $count } seats are free: tap to sit down.
    }
preview-playing = The game has begun: tap to watch.
preview-over = The game is over: tap to see how it went.
preview-picture = Playing cards in a circle of stones
no-such-page = There is nothing at this address.
invite-code = Code
invite-code-why = Say this code to your friends. It works until the game begins.
join-no-table = No table is waiting under this code.

## Playing without a server

site-offline = No account, no installation; after the first visit, no network either.
site-docs = For developers: the documentation
away-server = The server cannot be reached. You can still play alone against the bots; tables with friends wait until it is back.
away-static = Here you play alone against the bots, without a server. For a table with friends, somebody has to run one.
engine-get = Download for playing offline ({ $total } MB)
engine-ready = This device is ready: you can play without a network.
engine-download = Fetching the game for this device: { $done } of { $total } MB
engine-starting = The table is being laid…
engine-full = The device has no room left, so this game is not being kept. You can play on, but it is lost when you close the page.
engine-unkept = This browser keeps nothing for this page. You can play on, but the game is lost when you close the page.
trouble-engine-offline = To play without a server, this device has to fetch the game once while there is a network.
trouble-engine-damaged = What was fetched is damaged. Please try again.
trouble-engine-unsupported = This browser cannot play without a server: it has no WebAssembly. The rules, the tutorial and the score pad work all the same.
trouble-engine-broken = The game has stopped. Your moves are kept: please load the page again.
closed-other-version = This game was kept by another version of Augury and cannot be opened by this one. Your other games are not affected.

## The line to the server

sending = Being sent…
line-lost = Connection lost. Reconnecting…
line-back = Connected again
closed-no-such-table = There is no such table.
closed-spectators-barred = This table has no spectators.
closed-wrong-key = This link is no longer valid.
closed-seat-gone = Your seat was freed by the host.
closed-cleared = Nobody came to this table for a long time, so it was cleared away.
closed-foreign-origin = This page comes from another address than the server expects, so it may not connect. Whoever runs the server can allow it.

## Settings

theme = Appearance
theme-auto = Same as device
theme-dark = Dark
theme-light = Light
pace = Finished tricks stay
pace-normal = A moment
pace-quick = Briefly
pace-none = Not at all
setting-confirm = Confirm cards
setting-confirm-why = A card is played with the second tap.
setting-lefthanded = Left-handed
setting-lefthanded-why = Hand and buttons are mirrored.
setting-motion = Motion
setting-motion-why = Cards move over the table.
setting-sound = Sounds
setting-sound-why = Cards, tricks and your turn can be heard.
setting-volume = Volume
setting-vibration = Vibration
setting-vibration-why = The phone vibrates when it is your turn.

## The rules

variants = Variants
options-elsewhere = Printed elsewhere
rule-goal-title = What it is about
rule-goal = Before every round you predict how many tricks you will win. Exactly right brings points, anything else costs some. The highest total after the last round wins.
rule-cards-title = The cards
rule-suits = The suits: { $suits }
rule-suits-own = The suits, seat by seat: { $suits }
rule-cards = Four suits with the numbers 1 to 13, four Wizards and four Jesters. The 13 is the highest of its suit.
rule-wizard = A Wizard beats every card. The first Wizard in a trick wins it. You may always play one.
rule-jester = A Jester loses to every card. You may always play one. If there is nothing but Jesters, the first of them wins.
rule-deck-special =
    Shuffled into the deck, { $count ->
        [1] one
       *[other] { $count }
    } of each: { $cards }
rule-rounds-title = Rounds
rule-rounds = One card each in the first round, two in the second, one more every time until the deck is used up.
rule-rounds-count = With 3 players there are 20 rounds, with 4 players 15, with 5 players 12, with 6 players 10.
rule-rounds-special = With special cards there are as many rounds, so a card is turned up in the last one too.
rule-players =
    { $players } players, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. A round has as many tricks as each player has cards.
rule-deal = The deal passes to the left after every round.
rule-deal-first = At a real table the player who keeps the score deals first.
rule-deal-own = Nobody deals: the first lead passes to the left after every round.
rule-stock = Cards that are not dealt stay face down. Nobody gets to see them.
rule-schedule = Cards in the rounds of this table: { $sizes }
rule-shuffle = The whole deck is shuffled before every round.
rule-shuffle-own = Before every round everyone shuffles their own cards and draws from them.
rule-trump-title = Trump
rule-trump = A card is turned up after the deal. Its suit is trump and beats the other suits.
rule-trump-beats = A trump beats the other suits.
rule-trump-none = There is no trump with: { $cards }
rule-trump-dealer = The dealer looks at their cards and names the trump suit with: { $cards }
rule-trump-last = In the last round no card is left over, so there is no trump.
rule-trump-left = If no card is left over, there is no trump.
rule-bids-title = Predictions
rule-bids = Everyone says how many tricks they will win, from none to all.
rule-bids-turn = The player to the left of the dealer begins.
rule-last-bid = So the dealer, who comes last, may not predict the one number that would make the sum equal the number of tricks.
rule-rebid = If the predictions equal the number of tricks when they are revealed, the dealer at once says another number.
rule-bids-nobody = That number stays the same when a trick goes to nobody.
rule-foresight-first-round = In the first round you see everyone’s cards but your own while you predict. Then all take up their cards.
rule-foresight-every-round = In every round you see everyone’s cards but your own while you predict. Then all take up their cards.
rule-foresight-trump = A dealer who names trump does it like that too, without seeing their own cards.
rule-foresight-when = In the first round; by the Hungarian rules in every round.
rule-one-colour-rounds = Twelve rounds, with 4 cards first and one more each time, up to 15.
rule-variant-plain = Only without special cards.
rule-tricks-title = Playing
rule-tricks = The others follow clockwise. Whoever has a card of the suit that was led must play one, or a card that may always be played. Whoever has none plays what they like. Nobody has to trump.
rule-free = If a Wizard is led, there is nothing to follow. If a Jester is led, the next card that is not a Jester decides. A Wizard that is played later changes nothing about the suit to follow.
rule-lead = The player to the left of the dealer leads any card to the first trick, the winner of a trick to the next.
rule-winning = The first Wizard wins the trick, otherwise the highest trump, otherwise the highest card of the suit that was led.
rule-score-title = Points
rule-score = Exactly right: 20 points, plus 10 for every trick. Wrong: you lose 10 points for every trick over or under.
rule-end = The highest total after the last round wins.
rule-special = They may always be played, like Wizards and Jesters. In your hand they belong to no suit.
rule-announced = A card that is announced as a Wizard or a Jester is exactly that: of several Wizards in a trick the first wins.
rule-lead-free = If no suit is set yet, it counts like a Wizard, so that there is nothing to follow: { $cards }
rule-lead-waits = If no suit is set yet, it counts like a Jester, so that the next card decides: { $cards }
rule-lead-suit = As long as no suit is set, the announced suit must be followed with: { $cards }
rule-nobody = A trick counts for nobody’s prediction if it holds: { $cards }
rule-nobody-never = Never wins a trick: { $cards }
rule-nobody-toppled = { $cards } in one trick: nobody wins it, and the next is led by whoever played: { $card }
rule-nobody-jesters = Nothing but { $cards } in a trick: the first Jester would have won.
rule-traded = The turned-up card may be any card, and what it would have meant for trump no longer counts. Never played: { $cards }
rule-pass = After the Juggler’s trick all pass a card at the same time; after the last trick of a round nobody does.
rule-pass-nobody = They pass even if the trick holds: { $cards }
rule-change-at-once = Changes a prediction as soon as the trick is won: { $cards }
rule-change-round-end = Changes a prediction at the end of the round: { $cards }
rule-change-either = Changes a prediction as soon as the trick is won, in the Brazilian edition at the end of the round: { $cards }
rule-change-range = The prediction stays between none and all of the tricks.
rule-change-secret = Everyone sees that a prediction changes, nobody sees how.
rule-change-nobody = No prediction changes if the trick holds: { $cards }
rule-pass-first = { $cards } in one trick: first all pass, then the prediction changes.

## The tutorial

lesson-title = Learn to play
lesson-1-bid = One card each in the first round. A Human was turned up, so Humans are trump. You hold a Wizard, and a Wizard beats everything: predict 1 trick.
lesson-1-play = Ada led, then Ben played. Now play your Wizard: tap it.
lesson-2-bid = Two cards each. Exactly right: 20 points, and 10 for every trick. Your 12 of Dwarves is strong, your 2 of Humans is not. Predict 1 trick.
lesson-2-follow = Ben led a Dwarf. You have one, so you must follow. Tap the other card to see why not, then play your 12 of Dwarves.
lesson-2-lead = Your trick, so you lead. You have what you predicted and want no more: play the 2 of Humans.
lesson-3-bid = Three cards, and Dwarves are trump. Your 13 of Giants may win; the Jester never does, and your trump is small. You speak first: predict 1.
lesson-3-lead = You sit to the left of the dealer, so you lead. As long as the others have Giants, only a Wizard beats your 13: play it.
lesson-3-jester = That was your trick. Now get rid of the lead: a Jester loses to every card.
lesson-3-last = Ben led a Wizard, so there is nothing to follow and nothing to win. Play your last card.
lesson-other = A good idea, but here we try something else: follow the hint.
lesson-done = That is the whole game!
lesson-done-why = Three correct predictions. In a whole game it goes on with one more card every round, and it becomes harder.
lesson-stop = Leave the tutorial
lesson-more = On to the second part
lesson-more-why = Reading the table, and the special cards one by one.
lesson-all-done = Now you know all the cards!
lesson-all-done-why = Choose them for a game: on the start page, below “Play now”.
lesson-read = First read the table. Elves are trump, as the turned-up card says. 0/1 beside Ada means: none won yet, one predicted. You hold the Shapeshifter, a Wizard or a Jester as you like: predict 1.
lesson-shapeshifter = Ada led a Dwarf and you have none, so you may play anything. Play the Shapeshifter and say that it is a Wizard.
lesson-read-sum = 1/1: you have what you wanted. Predicted 2/3 means that one trick is wanted by nobody, so somebody will get too many. Not you: play your 2.
lesson-rest = Play your last card.
lesson-fairy-bid = The Fairy loses to everything, but beats the Dragon. Perhaps the Dragon comes out: predict 1.
lesson-fairy-wait = Ben wants both tricks. Keep the Fairy for later and play your 3.
lesson-fairy = Ben led a Wizard. Only the Dragon beats that, and only the Fairy beats the Dragon. Play the Fairy and see what Ada has.
lesson-bomb-bid = The Bomb makes a trick nobody’s. With it you can get rid of one: predict 0.
lesson-bomb = You lead. Play the Bomb: nobody gets this trick, and whoever would have won it leads next.
lesson-werewolf = You were dealt the Werewolf, and exchanged it for the turned-up card before anyone predicts. So you name trump: choose Humans, you have two.
lesson-werewolf-bid = Both your cards are trumps now: predict 2.
lesson-werewolf-play = Ada led a Dwarf, you have none. A trump beats it: play your 6.
lesson-juggler-bid = The Juggler is a 7½ of a suit that you name. After its trick everyone passes a card to the left. Predict 1.
lesson-juggler = Elves were led and the 6 lies there. Play the Juggler as an Elf: 7½ is more.
lesson-pass = Everyone passes a card to the left at the same time. You have only one left: choose it and pass it.
lesson-passed = You gave your 1 to Ada and got a 3 from Ben. Ada had to give her Wizard away. Play your 3.
lesson-cloud-bid = The Cloud is a 9¾ of a suit that you name. Whoever wins its trick must change their prediction by one. Predict 0 and see.
lesson-cloud = You lead. Play the Cloud as a Dwarf.
lesson-cloud-change = You won the trick, so your prediction changes by one. You have 1: raise it to 1.

## The terminal: the table

# Wherever there is a person: "you" is whoever sits at the keyboard, everyone else has a name
terminal-you = you
terminal-own = { $name } (you)
terminal-person = Player
terminal-seat = Seat
terminal-on-table = On the table
terminal-place = Place
terminal-deals = deals
terminal-leads = leads
terminal-winning = winning
terminal-leads-next = leads next
terminal-hand = Your hand
terminal-foreseen = Foreseen
terminal-trick-of = trick { $number } of { $count }
terminal-bidding-hidden = hidden predictions
terminal-bidding-secret = secret predictions
terminal-mode-one-colour = one-colour
terminal-mode-maximus = maximus
terminal-plus-minus-one = ±1
terminal-foresight = foresight
terminal-special = special { $letters }
terminal-trump-values = none; suits do not count, the highest value wins
terminal-trump-fixed = (set for this round)
terminal-trump-no-card = none (no card is turned up)
terminal-up = ({ $card } turned up)
terminal-up-none = none ({ $card } turned up)
terminal-up-taken =
    ({ $card } turned up; { $kind }: taken by { $person ->
        [you] you
       *[other] { $name }
    })
terminal-trump-awaited =
    { $person ->
        [you] you
       *[other] { $name }
    } must name it { $turned }
terminal-trump-named =
    named by { $person ->
        [you] you
       *[other] { $name }
    } { $turned }
terminal-trump-named-none =
    none, named by { $person ->
        [you] you
       *[other] { $name }
    } { $turned }
terminal-new-trick = A new trick
terminal-follow = Follow { $letter } ({ $suit })
terminal-follow-nothing = Nothing to follow
terminal-follow-nothing-yet = Nothing to follow yet
terminal-bids-unseen =
    { $bidding ->
        [secret] Secret
       *[hidden] Hidden
    } predictions, { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
terminal-bids-so-far =
    Predictions so far: { $sum } for { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
terminal-bids-even =
    Predictions: { $sum } for { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: just enough
terminal-bids-over =
    Predictions: { $sum } for { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: { $over } too many
terminal-bids-under =
    Predictions: { $sum } for { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }: { $under } too few
terminal-unseen-hand =
    Your own { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: seen by all but you until everyone has predicted
terminal-hint = ? help · rules · p score pad · q save and leave

## The terminal: what it asks

terminal-none = none
terminal-ask-trump = Name trump, { $choices }:
terminal-bid-range = 0 to { $most }
terminal-bid-range-barred = 0 to { $most }, but not { $barred } (±1)
terminal-ask-bid-open = Your prediction, { $range }:
terminal-ask-bid-hidden = Your prediction (hidden), { $range }:
terminal-ask-bid-secret = Your prediction (secret), { $range }:
terminal-ask-bid-again = The sum equals the number of tricks. Predict again, { $range }:
terminal-ask-card = Your card:
terminal-ask-lead = You lead:
terminal-ask-pass = Pass a card to { $name }:
terminal-ask-put-in = Put a card into the trick:
terminal-ask-take-out = Take a card out of the trick, { $cards }:
terminal-ask-change = { $kind }: your prediction of { $bid } changes, { $choices }:
terminal-change-up = + makes it { $tricks }
terminal-change-down = - makes it { $tricks }
terminal-ask-face = { $card } as { $faces } (Enter: another card):
terminal-next-round = Enter for the next round…
terminal-go-back = Enter to go back to the table…
terminal-more = Enter for more, q to go back…
terminal-saved = Saved after every move: { $path }
terminal-left = The game is saved. The file holds everyone’s cards: no peeking.
terminal-resume = To go on: { $command }
terminal-look-again = To look at it again: { $command }

## The terminal: what happened

terminal-trick-ended = Trick { $number }: { $plays } → { $name }
terminal-trick-nobody = Trick { $number }: { $plays } → nobody; next leads { $name }
terminal-trump-is = Trump is { $suit }.
terminal-no-trump = There is no trump.
terminal-names-trump =
    { $person ->
        [you] You name
       *[other] { $name } names
    } { $suit } as trump.
terminal-names-no-trump =
    { $person ->
        [you] You name
       *[other] { $name } names
    } no trump.
terminal-exchanges =
    { $kind }: { $person ->
        [you] you take
       *[other] { $name } takes
    } the { $card } for it.
terminal-puts-in =
    { $kind }: { $person ->
        [you] you put
       *[other] { $name } puts
    } the { $card } into the trick.
terminal-takes-out =
    { $kind }: { $person ->
        [you] you take
       *[other] { $name } takes
    } the { $card } out of the trick.
terminal-turned-up-again = { $kind }: a new card is turned up, { $card }.
terminal-announced = { $kind }: it is { $card }.
terminal-bids-shown = The predictions are revealed: { $bids }.
terminal-bid-changed =
    { $kind }: { $person ->
        [you] you changed your prediction
       *[other] { $name } changed the prediction
    } to { $tricks }.
terminal-bid-changed-secret =
    { $kind }: { $person ->
        [you] you changed your prediction
       *[other] { $name } changed the prediction
    } in secret.
terminal-card-passed = { $giver } passed { $card } to { $receiver }.
terminal-round-points = Round { $number }: { $points }
terminal-victory = { $name } wins the game.
terminal-victory-shared = { $names } and { $name } share the victory.
terminal-nothing-dealt = Nothing has been dealt yet.
terminal-dealer = { $name } deals
terminal-no-card-up = No card is turned up.
terminal-card-up = { $card } is turned up.
terminal-holds =
    { $person ->
        [you] You hold
       *[other] { $name } holds
    } { $cards }
terminal-bids-made = Predictions: { $bids }
terminal-bid-unseen = unseen
terminal-points = Points: { $points }
terminal-stops-before = The game stops here, before round { $number } is dealt.
terminal-stops = The game stops here: { $names } to act.
terminal-in-record = In a record: { $rules }

## The terminal: its help

terminal-typed = What you can type
terminal-typed-number = your prediction; or the card that has this number below it
terminal-typed-card = a card by its letter and value, in upper or lower case, or by its name
terminal-typed-face = { $card } as { $face }
terminal-typed-trump = a suit to name as trump, or none where that is allowed
terminal-typed-change = one more or one less, when your prediction changes ({ $kind })
terminal-typed-help = this help
terminal-typed-rules = the rules in force
terminal-typed-pad = the score pad
terminal-typed-leave = leave; the game is saved after every move, and can be resumed
terminal-signs = What the signs mean
terminal-sign-act = has to act now
terminal-sign-winning = wins the trick as it stands
terminal-sign-next = would win it, but the trick is nobody’s ({ $kind })
terminal-sign-bids = your prediction, unseen by others; one you may not see; one that is awaited
terminal-sign-numbers = below your cards: those you may play; on the table: the order of play

## The terminal: why not

terminal-take-back-why = takes your last move of this round back
terminal-claim-why = you take all the tricks that are left, once nothing can change the score
terminal-may-claim = Nothing can change the score of this round any more: type claim to take the rest.
terminal-no-clock = There is no clock { $clock }: there are { $clocks }.
terminal-no-table = No table has these rules: { $rules }
terminal-no-face = Say it by its number, letter or name.
terminal-no-suit = Name a suit by its number, letter or name, such as R or red.
terminal-no-change = Say + to raise your prediction by one, or - to lower it by one.
terminal-too-long = Nothing that long can be meant; ? shows what can be typed.
terminal-nothing-to-do = There is nothing to decide now.
terminal-no-bid = { $text } is no prediction: type a number from 0 to { $most }.
terminal-no-number = There is no card { $number }: choose from 1 to { $most }, or name a card, such as R7.
terminal-no-card = { $text } is no card: type its number, its letters, such as R7, W or J, or its name.
terminal-not-read = cannot read { $path }: { $reason }
terminal-not-text = cannot read { $path }: it is no text in UTF-8
terminal-not-written = cannot save to { $path }: { $reason }; choose a place with --save FILE
terminal-exists = { $path } exists already: go on with it (--resume { $quoted }) or name another
terminal-no-seat = there is no seat { $seat }: { $players } play, in seats 0 to { $last }
terminal-no-round =
    there is no round { $number } in this record: it has { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
terminal-settled = --resume and { $option } contradict each other: the saved game has settled that

## The terminal: what cannot be done, and what a card brings about

terminal-key-hint = Hint
terminal-keys-hint = what would be best now, and why; against bots
terminal-thinking = Thinking…
terminal-change-title = { $kind }: your prediction changes by one
terminal-pass-why = { $kind }: everyone passes a card at the same time.
terminal-trump-exchanged = { $kind }: exchanged for { $card }
terminal-bad-option = { $option } cannot be { $text }. Possible: { $values }
terminal-hand-sizes = numbers with commas between, such as 3,4,5
terminal-no-player = no player { $name }: choose from { $names }, or name your own as package.module:Name
terminal-no-link = { $text } is not the link of a table, such as http://host:8000/t/abc
terminal-unreachable = { $address } cannot be reached: { $reason }
terminal-packages = this needs more packages: { $command }
terminal-join-screen = join needs the full screen of a terminal; the page needs none
terminal-pad-which = which pad? Name a FILE, or begin one with --new
server-already_seated = You sit at this table already.
server-at_stake = Tricks that are left could still go to somebody else.
server-busy = The table is busy. Please try again.
server-chat_off = This table has agreed on ready-made phrases.
server-not_host = Only the host may do this.
server-not_seated = Spectators cannot do this.
server-nothing_played = You have made no move in this round yet.
server-seat_taken = That seat is taken.
server-stale = The table has moved on. Please look again.
server-too_fast = Too much at once. Wait a moment.
server-wrong_stage = That is not possible at this point of the game.

## The terminal: full screen

terminal-key-help = Help
terminal-key-log = This round
terminal-key-leave = Leave
terminal-key-go-on = Space: go on
terminal-new-game = New game…
terminal-no-games = There are none yet.
theme-contrast = High contrast
theme-mono = Without colours
pace-key = Until a key is pressed
terminal-key-view = Whose view
terminal-no-latest = there is no unfinished game to go on with
terminal-keys = Keys and mouse
terminal-keys-arrows = move the cursor; Enter or a click chooses
terminal-keys-letters = to the next card of this suit or kind
terminal-keys-digits = a prediction; or one of several options
terminal-keys-space = go on at once, while something is shown; it chooses nothing

## The terminal: luck and play, and what else goes wrong

terminal-key-costly = Next mistake
terminal-review-stop = Stop here
terminal-review-whose = Whose decisions
review-died = The review broke off: one of its processes ended in the middle of its work.
closed-unreadable = The server says something that this program does not understand. One of the two is probably older.
terminal-no-language = --language { $text }: choose from { $names }
terminal-pad-names = --names { $names }: { $reason }
terminal-bot-unknown = no player { $spec }: choose from { $names }, or name your own as package.module:Name
terminal-bot-no-module = player { $spec }: the module { $module } cannot be imported: { $reason }
terminal-bot-no-name = player { $spec }: the module { $module } has no { $name }
terminal-bot-no-act = player { $spec }: { $player } is no player, it has no method act(view, rng)
terminal-bot-no-option = player { $spec }: no option { $option }; its options are: { $allowed }
terminal-bot-fails = this player cannot be made: { $reason }

## The terminal: checking a record

terminal-verify-holds = { $file }: nothing in it contradicts anything
terminal-verify-label-game = game
terminal-verify-label-deals = deals
terminal-verify-label-cards = cards
terminal-verify-label-record = record
terminal-verify-person = { $name } (seat { $seat })
terminal-verify-game = every round is there ({ $rounds }), and legal; every score is what the rules make it
terminal-verify-deals = every one ({ $rounds }) is the one the house had promised before the first
terminal-verify-cards-people = { $names } had a part in every shuffle, fixed before any part was shown: if one of these parts was chosen by chance, nobody arranged the cards
terminal-verify-cards-open = { $names } had a part in every shuffle, but in the open: if one of them was in league with the house, they could choose the cards
terminal-verify-cards-house = the house alone had a part in the shuffles: it could not change the cards once the game began, but may have chosen them before
terminal-verify-cards-withheld = a part was not shown by { $names }; shuffles that were thrown away because of that: { $count }. The house and such a seat together could throw away a shuffle that they did not like
terminal-verify-record-itself = agrees with its own hash; whether it is the game that you played, the hash that you heard tells (--heard)
terminal-verify-record-whole = this is the game that was played, from the first deal to its end
terminal-verify-record-until = this is the game that was played, up to round { $round }, where the hash was heard; what followed is the record’s word
terminal-verify-record-start = the hash was heard before the first deal: the players, the rules and the promises are those of the game that was played; all that followed is the record’s word
terminal-verify-no-hash = { $text } is no hash of a game: it has 64 digits and letters a to f
terminal-verify-mismatch-unhashed = this record cannot be checked: it lacks the hash that a table writes at its end ({ $tag }), so nothing tells whether it was changed
terminal-verify-mismatch-changed = the record is not as it was written: its hash is { $hash }, and it says { $said }; a name, an action or a promise in it was changed
terminal-verify-mismatch-other = this is not the game that was played: the hash that was heard is not in it (nor would one be that was heard before moves were taken back)
terminal-verify-mismatch-rounds = rounds that were promised: { $promised }; by the rules: { $rounds }
terminal-verify-mismatch-breaks-off =
    { $round ->
        [0] the record breaks off: of { $rounds } rounds none is whole
       *[other] the record breaks off: round { $round } of { $rounds } is the last that is whole
    }
terminal-verify-mismatch-score = line { $line } says “{ $said }”, but the replay gives “{ $due }”
terminal-verify-mismatch-no-round = line { $line } says “{ $said }”, but there is no such round
terminal-verify-deal-promise = the seed of round { $round } is not the one that was promised: its commitment is { $commitment }, and { $promised } was published
terminal-verify-deal-hand = the cards are not those that were promised: seat { $seat } was dealt { $dealt }, but the seed and the shares of the players give { $due }
terminal-verify-deal-turned-up =
    the cards are not those that were promised: { $dealt ->
        [nothing] nothing was turned up
       *[other] { $dealt } was turned up
    }, but the seed and the shares of the players turn up { $due ->
        [nothing] nothing
       *[other] { $due }
    }
terminal-verify-deal-lot = seat { $dealt } dealt first, but by the seed and the shares of the players the lot falls on seat { $due }
terminal-verify-deal-hands = hands that were dealt: { $hands }; players: { $players }
terminal-verify-deal-seed-size = a seed has { $due } bytes, and one of the record has { $size }
terminal-verify-deal-contributions = shares in the shuffle: { $given }; players: { $players }. There is one for every seat, perhaps an empty one, or none at all
terminal-verify-deal-no-round = there is no round { $round }: the game has { $rounds }
terminal-verify-deal-unpromised = this record cannot be checked: it holds none of the promises that a table makes before the first deal ({ $tag }). Records of the arena, of older versions and from elsewhere have none
terminal-verify-deal-uncommitted = round { $round } was dealt, but the record has no commitment to it
terminal-verify-deal-unseeded = round { $round } was dealt, but the record has no seed of it
terminal-verify-deal-no-hex = { $tag } of the record is not hexadecimal
terminal-verify-deal-contribution = the share of seat { $seat } is not the one it was bound to (shuffles that were thrown away: { $thrown })
terminal-verify-deal-unmatched = the seats that were bound to a share are not those that contributed, or are named as having shown none
terminal-verify-deal-no-seats = { $tag } of the record does not name seats by their numbers

## The score pad for a table made of wood

pad-door = Score pad for real cards
pad-new = New game
pad-again = Same players again
pad-shelf = All games
pad-running = Games in progress
pad-running-short = in progress
pad-finished = Finished games
pad-show-all = Show all { $count }
pad-none = No games yet. What you write down stays on this device and needs no network.
pad-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
pad-device = On this device
pad-unsafe = This browser may clear what is kept here when space runs out. Export your games from time to time.
pad-export = Export everything
pad-import = Import
pad-imported =
    { $count ->
        [one] One game imported.
       *[other] { $count } games imported.
    }
pad-import-failed = This file holds no score pads.

## A new pad

pad-players-why = In the order around the table, clockwise.
pad-add-player = Add a player
pad-remove = Remove
pad-up = Move up
pad-known = Players of earlier games
length-own = Your own
pad-own-sizes = Cards each, round by round
pad-clash = These do not go together: { $options }.

## A round of it

pad-stage-bids = Predictions
pad-stage-taken = Tricks
pad-ask-bid = Predicts: { $name }
pad-ask-taken = Tricks: { $name }
pad-secret = The predictions are secret: enter them when the round is over.
pad-to-tricks = To the tricks
pad-to-pad = Done
pad-bombed = and a trick fell to nobody
pad-more = More about this round
pad-who-plays = Who takes part
pad-strike = Strike the round out
pad-strike-why = It stays on the pad, but does not count.
pad-clear = Empty the round
pad-skip = Skip round { $number }

## The pad itself

pad-next-bids = Round { $number }: predictions
pad-next-taken = Round { $number }: tricks
pad-begins = First to predict: { $name }
pad-over = Game over
pad-leads = In the lead
pad-correct = Change round { $number }
pad-met = met
pad-missed = missed
pad-rests = rests
pad-mend = Change
pad-undo = Undo
pad-redo = Redo
pad-large = Large view
pad-turn = Turn
pad-end = End the game here
pad-reopen = Go on with the game
pad-delete = Delete this game
pad-delete-why = The game is gone for good, from all figures too.
pad-delete-all = Delete everything
pad-delete-all-why =
    { $count ->
        [one] One game and all leagues are gone for good. Export them first, if in doubt.
       *[other] { $count } games and all leagues are gone for good. Export them first, if in doubt.
    }
pad-seating = Players
pad-leave = Leaves
pad-return = Is back
pad-join = Someone joins
pad-left-of = Sits to the left of
pad-name = Name
pad-save-file = Save as .pad file
pad-print = Print
pad-live = On other phones
pad-live-why = Others see the pad while you write, by a link or a code to scan.
pad-live-begin = Share live
pad-live-how = The others may
pad-live-watch = Watch
pad-live-pen = Write too
pad-live-code = QR code with the link of this pad
pad-watching = You are watching. The pad is kept on another device.

## Figures of many pads

pad-figures = People and figures
pad-games-head = Games
pad-victories = Wins
pad-by-cards = Predictions met, by number of cards
pad-against = Head to head
pad-ahead = Ahead
pad-level = Level
pad-behind = Behind
pad-rename = Rename
pad-rename-why = In all games. With the name of someone else, the two become one person.
pad-merge-failed = The two played in one game, so they cannot be one person.
pad-evenings = Evenings and leagues
pad-evenings-why = Several games counted together.
pad-new-evening = New evening or league
pad-delete-evening = Delete this table, keep the games
pad-count = What counts
pad-count-points = Points of the games
pad-count-places = Places
pad-prizes = Points for first, second, third … place
pad-which-games = Which games count
pad-place = Place

## What cannot stand on a pad

pad-trouble-full = The device has no room left, so this was not kept. Export your games, then make room.
pad-trouble-unkept = This browser keeps nothing for this page. What you enter is lost when you close it: save it as a file.
pad-trouble-gone = This game is not on this device any more.
pad-in-round = Round { $number }: { $sentence }
pad-in-line = Line { $number }: { $sentence }
pad-problem-names = Names: { $value }. There have to be { $limit }.
pad-problem-columns = Columns: { $value }. A pad has at most { $limit }.
pad-problem-name = Everyone needs a name.
pad-problem-name-twice = This name is there twice: { $name }
pad-problem-dealer = There is no seat { $value }: the last one is { $limit }.
pad-problem-round = There is no such round yet: the next one is { $limit }.
pad-problem-over = The game is over.
pad-problem-cells = { $value } columns are entered, the table has { $limit }.
pad-problem-too-few = At least { $limit } have to take part, not { $value }.
pad-problem-too-many = At most { $limit } can take part, not { $value }.
pad-problem-cards = Cards each: { $value }. It must be 1 to { $limit }.
pad-problem-bid = { $name }: { $value } cannot be predicted, only 0 to { $limit }.
pad-problem-taken = { $name }: { $value } tricks cannot be, only 0 to { $limit }.
pad-problem-trump = This is no trump: { $value }. It must be one of { $limit }.
pad-problem-no-bomb = A trick that falls to nobody: no card of this game does that.
pad-problem-no-cloud = { $name } cannot change a prediction: no card of this game does that.
pad-problem-change-twice = Only one prediction can be changed in a round; this is the second: { $name }
pad-problem-change = { $name }: the changed prediction would be { $value }. It must be 0 to { $limit }.
pad-problem-change-unbid = { $name } has not predicted yet, so there is nothing to change.
pad-problem-change-by = { $name }: the Cloud changes a prediction by one, not by { $value }.
pad-problem-rests = { $name } does not take part in this round.
pad-problem-even = The predictions add up to { $value }, the number of tricks. The last one must be another.
pad-problem-over-tricks = { $value } tricks are entered, but there are only { $limit }.
pad-problem-short-tricks = Only { $value } tricks are entered, but there are { $limit }.
pad-problem-change-trickless = { $name } changed the prediction, but won no trick.
pad-problem-open = Something is not entered yet.
pad-problem-no-pad = This file is no score pad: it begins with { $value }.
pad-problem-cut = The file breaks off within a line.
pad-problem-unread = This line says nothing a pad knows: { $value }
pad-problem-twice = This is there twice: { $value }
pad-problem-no-rules = The rules are missing: a line such as { $limit }
pad-problem-rules = These rules cannot be played: { $value }
pad-problem-quote = This text in quotes does not end: { $value }
pad-problem-seat = The name for seat { $value } is missing.
pad-problem-date = This is no day: { $value }. It is written like { $limit }.
pad-problem-cell = This is no entry: { $value }. It looks like 1/0, 2/?, ? or -.
pad-problem-after-end = Something follows after the end: { $value }
pad-problem-order = This is round { $value }, but round { $limit } comes next.

## The pad in the terminal

terminal-pad-name = Name of player { $number }:
terminal-pad-bid = Round { $number }, prediction of { $name }, 0 to { $most }
terminal-pad-taken = Round { $number }, tricks of { $name }, 0 to { $most }
terminal-pad-rest = { $rest } are left; { $short }, if a trick fell to nobody
terminal-pad-mend = Round { $number } does not add up. Correct it, such as: { $number } Ada 2/1 (? for help):
terminal-pad-over = The game is over. Correct something (? for help), or q to leave:
terminal-pad-kept = The pad is kept in { $path }
terminal-pad-exists = { $path } exists already: go on with it (augury pad --keep { $quoted }) or name another file
terminal-pad-settled = { $option } cannot be chosen any more: the pad has settled that
terminal-pad-right = Everything adds up.
terminal-pad-unknown = { $text } means nothing here: type a number, or ? for what can be typed.
terminal-pad-nobody = Nobody at the table is called that, or several are: { $text }
terminal-pad-help = What can be typed, beside a number:
    1 0 0 – several at once, in the order in which they are asked for
    3 Ada 2/1 · 3 Ada 0+1/1 · 3 Ada - · 3 Ada ? – a cell of round 3: predicted and won; changed by the Cloud; rests; empty
    3 trump R · 3 cards 4 · 3 bomb · 3 struck · 3 clear – about round 3; without a number: about the one that is due
    no trump · no bomb · no struck · no end – take it back
    join Eve Ada · name Ada Adele · deals Ada – Eve sits down to the left of Ada; another name; the first dealer
    u – undo · end – stop early · q – leave
