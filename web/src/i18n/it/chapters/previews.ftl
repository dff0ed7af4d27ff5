preview-home = Alhambra
    .text = Il gioco da tavolo nel tuo browser. Gioca contro il computer, su un solo dispositivo o con gli amici, senza bisogno di un account.
preview-table = Unisciti a una partita di Alhambra
    .text = Apri il link per sederti al tavolo o per guardare. Non serve un account.
preview-replay = Una partita di Alhambra, mossa per mossa
    .text = Rivedi ogni turno e scopri da dove viene ogni punto.
preview-rules = Le regole di Alhambra
    .text = Tutte le regole in parole semplici, con figure, domande e risposte.
