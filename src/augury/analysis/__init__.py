"""What a decision was worth: review, luck and skill, chances, hints, beliefs, puzzles."""
