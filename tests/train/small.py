"""A run small enough for a test: one shape, so that it is compiled once."""

from train.config import SelfPlay

STAGE = SelfPlay(
    seconds=60.0,
    games=256,
    steps=16,
    minibatch=1024,
    rate=2e-3,
    entropy=0.01,
    odd=0.25,
    hosting=0.5,
    rules="players=4 hand_sizes=2",
)
WIDTH, BLOCKS = 64, 1
