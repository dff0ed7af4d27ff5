## Keyboard shortcuts at the table

keys-intro = Tab takes you through everything; these keys are quicker. Press them on their own, without Ctrl or Alt. You can turn the letters off in the settings.
key-does = { $does ->
    [market] go to the market
    [money] go to the money on display
    [palace] go to your Alhambra, to the first spot where the building fits
    [hand] go to your hand and your buildings
    [buttons] go to the buttons for your turn
    [standings] go to the standings
    [move] move in that direction
    [press] choose, take, show or place what is in focus
    [slot] choose the building on that square
    [confirm] confirm: buy, place, redesign
    [store] put the building in your reserve
    [dirk] give the building to { dirk }
    [rebuild] redesign your Alhambra
    [cancel] cancel your choice
    [stop] take no further action
    [end] end your turn
    [undo] undo one step
    [redo] redo it
    [restart] restart your turn
    [sheet] open the score sheet
    [log] open the game log
    [menu] open the menu
   *[keys] open this list
  }
