# The shuffle that nobody can bend: everyone adds a secret number, promised before any is shown.

shuffle-waits = Shuffling together. Still missing: { $names }.
shuffle-elsewhere = Your secret number for the shuffle is in the browser in which you sat down. Open this table there.
shuffle-stop = Stop the start
shuffle-missed = The last start came to nothing, because a secret number for the shuffle was missing. Everyone is giving a new one.
shuffle-absent = Before the game can start, { $names } must open this table once.

fair-title = A fair shuffle
fair-how = The server and everyone who plays add a secret number to the shuffle. All are fixed before the first is shown, so nobody can choose the cards. This page keeps yours, and checks the shuffle after the game.
fair-server = The server’s promise
fair-promise = { $name }’s promise
fair-mine = Your secret number
fair-start = This is start { $attempt }.
fair-checking = Checking the shuffle …
fair-result = { $result ->
    [fair] The shuffle was fair. Buildings and money came as the promised numbers say, and yours is among them.
    [unkept] Buildings and money came as the numbers say. This browser kept nothing of this shuffle, so it cannot say whether they were the promised ones.
    [unpromised] Buildings and money came as the numbers say. This game is from before everyone promised their number first.
    [unknown] The shuffle could not be checked.
   *[bent] The shuffle was not as promised.
}
fair-fault = { $fault ->
    [secret] The server’s number is not the one it had promised.
    [shares] Somebody’s number is not the one that was promised.
    [mine] Your own number is not in the shuffle.
    [seed] The shuffle does not follow from the numbers.
   *[cards] Buildings or money did not come in the order of the shuffle.
}
fair-starts = It took { $attempts } starts: before, a number was missing.
fair-keep = Save what this browser kept
fair-record = Save the game
