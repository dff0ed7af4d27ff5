# Un link da passare ad altri.

share-copy = Copia il link
share-share = Condividi…
share-copied = { $copied ->
    [yes] Copiato
   *[failed] Copialo a mano, per favore
}
share-only-here = Questo indirizzo porta solo a questo computer. Per far entrare altre persone della tua rete, avvia il server con l’opzione --lan e apri la pagina all’indirizzo che mostra.
