"""The second speed: a round as plain numbers, changed in place.

Three speeds, one rulebook. `augury.game` is the authority: readable, pure, one step at a time.
This engine plays rounds out inside a player, many thousand moves a second, in plain Python.
`augury.batch` plays thousands of games at once, in JAX.

The two fast ones take what a card does, who beats whom and what a play shows from tables that
`augury.encoding.plays` computes by asking the readable functions. The flow from one phase to the
next is written anew for each speed, and held to the readable engine by tests that play both side
by side and compare them after every step.
"""
