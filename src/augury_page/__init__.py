"""The page that the server shows, as it was built from `web/`: files in `static/`.

A distribution of its own, since it is twenty times as large as the library: `pip install
'augury[page]'` brings it.
"""
