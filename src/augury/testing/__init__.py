"""Help for the tests of whoever builds on the rules: scenarios, strategies, random rules."""
