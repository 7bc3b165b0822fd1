"""What both tables show, drawn with Rich: score pad, rules, help, cards in colour."""
