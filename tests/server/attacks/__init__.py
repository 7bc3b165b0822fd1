"""What one address can do at its worst, and what everybody else notices of it.

    python -m tests.server.attacks [NAME …] [--seconds 20]

    strangers  the attacks of somebody who has no seat, as bytes on raw sockets
    questions  dear questions of theirs: pads, records, codes, rules
    guests     those of somebody who plays along
    attacker   all of them, each in a process of its own
    wire       what they are made of
    victims    people at other tables, and the figures: how late they hear, memory, health
    server     `augury serve` as its users start it

An attack comes from 127.0.0.2, its victims sit at 127.0.0.1, and health is asked for from
127.0.0.3: three addresses that every Linux has.
"""
