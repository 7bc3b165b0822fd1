"""Rules that between them bring every phase and every secret of the game, in short rounds."""

SEVEN = "shapeshifter,dragon,fairy,bomb,werewolf,juggler,cloud"

RULESETS = (
    "players=4 hand_sizes=1,5",
    f"players=3 hand_sizes=3,4 bidding=secret special={SEVEN}",
    "players=5 hand_sizes=2,3 bidding=hidden plus_minus_one=yes special=juggler,cloud",
    "players=6 hand_sizes=2 bidding=secret special=juggler,cloud cloud=round-end",
    "players=3 hand_sizes=2,4 foresight=every-round",
    "players=4 hand_sizes=4 mode=one-colour bidding=hidden",
)
