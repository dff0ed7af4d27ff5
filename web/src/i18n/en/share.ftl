# A link to hand on.

share-copy = Copy the link
share-share = Share …
share-copied = { $copied ->
    [yes] Copied
   *[failed] Copy it by hand, please
}
share-only-here = This address leads to this computer only. To let others in your network come in, start the server with --lan and open the page under the address it shows.
