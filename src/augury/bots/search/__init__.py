"""Looking ahead with a network, and what is aimed at."""
