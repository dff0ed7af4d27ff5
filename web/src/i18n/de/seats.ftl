# Wer an einem Tisch sitzt.

seat-open = Freier Platz
