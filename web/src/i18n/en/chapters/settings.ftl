## How one wants the page to be

settings-look = Looks
settings-course = Pace
settings-table = At the table
settings-keep = Take along
settings-keep-text = Settings are kept in this browser. A file takes them to another one.
settings-export = Save as a file
settings-import = Read a file
settings-reset = Reset the settings
settings-told = { $what ->
    [imported] These settings are yours now.
    [unreadable] This is no file of settings.
   *[reset] Everything is as on the first visit.
  }
setting = { $name ->
    [theme] Theme
    [contrast] Contrast
    [motion] Motion
    [pace] Computer players
    [ending] End of the turn
    [sound] Sounds
    [hints] Show where a building fits
    [coordinates] Coordinates
   *[keys] Keys with letters
  }
setting-hint = { $name ->
    [theme] Sand by day, indigo by night.
    [contrast] More contrast has stronger lines and plainer grounds.
    [motion] How fast tiles settle, money flies and scorings are shown.
    [pace] How long each of their steps stays to be seen.
    [ending] By itself only when nothing is left to do.
    [sound] Short sounds for tiles, money and scorings.
    [hints] Without it, tap a cell to hear whether it takes the building.
    [coordinates] Steps from the fountain, at the edges of the palace.
   *[keys] Single letters do something at the table. The question mark shows them.
  }
setting-option = { $option ->
    [theme-system] System
    [theme-light] Light
    [theme-dark] Dark
    [contrast-system] System
    [contrast-more] More
    [motion-none] None
    [motion-fast] Fast
    [motion-normal] Normal
    [motion-slow] Slow
    [pace-none] No pause
    [pace-fast] Fast
    [pace-normal] Normal
    [pace-slow] Slow
    [ending-button] By the button
    [ending-soon] After a moment
   *[ending-at-once] At once
  }
