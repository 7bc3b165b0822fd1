"""The commands of `augury`, one module each, and the options they share."""
