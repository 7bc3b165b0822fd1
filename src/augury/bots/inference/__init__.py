"""Hidden hands: which of the possible worlds are likely, given what the others said and did."""
