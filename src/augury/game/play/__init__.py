"""A game as it is played.

actions     what can be done: by a player, and by chance
table       what is true, and what everyone may know of it
engine      one action further
legality    what a seat may do; `refusals` says why not
tricks      what must be followed, and who wins
scoring     what a round is worth
deals       whether a deal is one of these rules; `dealer` deals for research
events      what happened, and who may see it; `steps` goes on with both
views       what one seat may know; `facts` follow from it
"""
