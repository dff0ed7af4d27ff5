# A link to hand on.

share-copy = Copy the link
share-share = Share…
share-copied = { $copied ->
    [yes] Copied
   *[failed] Please copy it by hand
}
share-only-here = This address only works on this computer. To let others on your network join, start the server with --lan and open the page at the address it shows.
