# Um link para passar adiante.

share-copy = Copiar o link
share-share = Compartilhar…
share-copied = { $copied ->
    [yes] Copiado
   *[failed] Copie à mão, por favor
}
share-only-here = Este endereço só leva a este computador. Para que outras pessoas da sua rede entrem, inicie o servidor com --lan e abra a página pelo endereço que ele mostra.
