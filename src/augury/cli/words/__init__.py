"""What the terminal says: languages, sentences, and the signs between them."""
