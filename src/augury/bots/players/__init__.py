"""The players themselves, the weakest first: novice, apprentice, adept, archmage."""
