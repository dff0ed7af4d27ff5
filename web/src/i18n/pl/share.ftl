# Link do przekazania.

share-copy = Kopiuj link
share-share = Udostępnij…
share-copied = { $copied ->
    [yes] Skopiowano
   *[failed] Skopiuj ręcznie, proszę
}
share-only-here = Ten adres prowadzi tylko do tego komputera. Aby wpuścić innych ze swojej sieci, uruchom serwer z opcją --lan i otwórz stronę pod adresem, który pokaże.
