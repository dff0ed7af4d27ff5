# Un enlace para compartir.

share-copy = Copiar el enlace
share-share = Compartir…
share-copied = { $copied ->
    [yes] Copiado
   *[failed] Cópialo a mano, por favor
}
share-only-here = Esta dirección solo funciona en este ordenador. Para que entren otras personas de tu red, inicia el servidor con --lan y abre la página con la dirección que muestra.
