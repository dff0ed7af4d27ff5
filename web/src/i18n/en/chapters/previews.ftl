# What programs show of a link to the page: a title and a line of text.
preview-home = Alhambra
    .text = The board game in your browser. Play against the computer, on one device or with friends, with no account needed.
preview-table = Join a game of Alhambra
    .text = Open the link to take a seat or to watch. No account needed.
preview-replay = A game of Alhambra, move by move
    .text = Look back at every turn and see where each point came from.
preview-rules = The rules of Alhambra
    .text = All the rules in plain words, with pictures, questions and answers.
