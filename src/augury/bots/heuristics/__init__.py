"""Rules of thumb: what a sensible player predicts and plays without looking ahead."""
