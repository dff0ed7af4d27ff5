## The table by keys

keys-intro = Tab goes through everything; these keys are quicker. They work without Ctrl, Alt or the like, and letters can be turned off in the settings.
key-does = { $does ->
    [market] to the market
    [money] to the money on display
    [palace] to your palace, to the first cell that takes the building
    [hand] to your hand and your buildings
    [buttons] to the buttons of your turn
    [standings] to the standings
    [move] to the next thing in that direction
    [press] do what has the focus: choose, take, show, set
    [slot] choose the building in that slot
    [confirm] confirm: buy, place, rebuild
    [store] keep the building in your reserve
    [dirk] give the building to { dirk }
    [rebuild] redesign your palace
    [cancel] let go of what you have chosen
    [stop] no further action
    [end] end your turn
    [undo] take back a step
    [redo] play it again
    [restart] begin the turn anew
    [sheet] the score sheet
    [log] the course of the game
    [menu] the menu
   *[keys] this list
  }
