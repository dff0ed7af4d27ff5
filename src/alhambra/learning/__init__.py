"""What the page teaches with: the pictures of the rules book and the lessons, each checked by the engine.

A picture is a position in notation and what the book claims about it; a lesson is a position, a goal and the mistakes
its texts talk about. The words are the page's, one set for each language; here is what has to be true of them.
"""
