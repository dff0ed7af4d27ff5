## How one wants the page to be

settings-look = Appearance
settings-course = Pace
settings-table = At the table
settings-keep = Move your settings
settings-keep-text = Your settings are kept in this browser. Save them as a file to move them to another.
settings-export = Save to a file
settings-import = Open a file
settings-reset = Reset settings
settings-told = { $what ->
    [imported] Your settings are loaded.
    [unreadable] This is not a settings file.
   *[reset] All settings are back to their defaults.
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
   *[keys] Letter shortcuts
  }
setting-hint = { $name ->
    [theme] Sand by day, indigo by night.
    [contrast] High contrast has stronger lines and plainer backgrounds.
    [motion] How fast tiles and money move and scoring rounds are shown.
    [pace] How long they pause after each step.
    [ending] Ends automatically only when you have nothing left to do.
    [sound] Short sounds for tiles, money and scoring.
    [hints] When off, tap a spot to see whether the building fits.
    [coordinates] Distances from the starting tile, at the edges of your Alhambra.
   *[keys] Press single letters at the table. The question mark lists them.
  }
setting-option = { $option ->
    [theme-system] System
    [theme-light] Light
    [theme-dark] Dark
    [contrast-system] System
    [contrast-more] High
    [motion-none] None
    [motion-fast] Fast
    [motion-normal] Normal
    [motion-slow] Slow
    [pace-none] No pause
    [pace-fast] Fast
    [pace-normal] Normal
    [pace-slow] Slow
    [ending-button] With the button
    [ending-soon] After a moment
   *[ending-at-once] At once
  }
