"""A table as the fold of its log: what may be ordered, what is decided, and what follows. It knows no time, no wire and
no database.
"""
