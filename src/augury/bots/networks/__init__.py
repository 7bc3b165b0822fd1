"""Networks that play, run with NumPy alone."""
