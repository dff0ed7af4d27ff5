# Lo que dicen los jugadores del ordenador en la mesa: cada cosa de dos maneras, nunca la misma dos veces seguidas.

banter = { $line ->
    [apprentice-exact-1] ¡Justo! ¿Lo habéis visto?
    [apprentice-exact-2] Hasta la última moneda. He contado con los dedos.
    [apprentice-scoring-1] ¿De verdad son todos para mí?
    [apprentice-scoring-2] ¡Ya verá mi maestro cuando se lo cuente!
    [apprentice-steal-1] ¿Ahora soy yo quien más tiene? ¿Yo?
    [apprentice-steal-2] ¡Perdón! Solo quería uno más.
    [apprentice-robbed-1] ¡Eh, de esos el que más tenía era yo!
    [apprentice-robbed-2] Me distraigo un momento y…
    [apprentice-won-1] ¿He ganado? ¡He ganado!
    [apprentice-won-2] ¿Puedo acostarme tarde hoy?
    [apprentice-lost-1] Bueno, he aprendido mucho.
    [apprentice-lost-2] ¿Otra partida? ¡Por favor!
    [trader-exact-1] Buen precio, bien pagado.
    [trader-exact-2] Ni una moneda de más. Eso es comerciar.
    [trader-scoring-1] Hoy va bien el negocio.
    [trader-scoring-2] Ganancias, amigos, ganancias.
    [trader-steal-1] Oferta y demanda, ya se sabe.
    [trader-steal-2] Tenías un buen puesto. Ahora es mío.
    [trader-robbed-1] Regateas como nadie.
    [trader-robbed-2] Eso va a tu cuenta.
    [trader-won-1] Un placer hacer negocios contigo.
    [trader-won-2] ¡Vendido! A mí mismo.
    [trader-lost-1] Unas veces se gana y otras se vende.
    [trader-lost-2] Hoy pierdo. ¿Mañana me haces descuento?
    [mason-exact-1] Encaja como piedra labrada.
    [mason-exact-2] Medir dos veces, pagar una.
    [mason-scoring-1] Piedra sobre piedra, todo suma.
    [mason-scoring-2] Buenos cimientos, estos.
    [mason-steal-1] Yo solo sigo levantando. Son cosas que pasan.
    [mason-steal-2] Lo mío está ahora un poco más alto.
    [mason-robbed-1] Creía que eso estaba bien asentado.
    [mason-robbed-2] Vaya. Me falta argamasa.
    [mason-won-1] Está en pie. Y en pie seguirá.
    [mason-won-2] Y ahora, algo fresco para beber.
    [mason-lost-1] Bien construido, hay que decirlo.
    [mason-lost-2] Bueno, la muralla era buena.
    [gardener-exact-1] Cogido en su punto.
    [gardener-exact-2] El agua justa y las monedas justas.
    [gardener-scoring-1] ¡Mirad cómo florece todo!
    [gardener-scoring-2] Una buena cosecha.
    [gardener-steal-1] Las plantas acaban saltando la valla.
    [gardener-steal-2] Las mías tienen ahora más flor.
    [gardener-robbed-1] Alguien me ha cortado las flores.
    [gardener-robbed-2] ¡Malas hierbas! Solo malas hierbas.
    [gardener-won-1] La paciencia da su fruto.
    [gardener-won-2] Ven, siéntate conmigo a la sombra.
    [gardener-lost-1] Tras el invierno viene la primavera.
    [gardener-lost-2] Hoy tu jardín es el más hermoso.
    [banker-exact-1] Las cuentas cuadran.
    [banker-exact-2] Hasta la última moneda, como debe ser.
    [banker-scoring-1] Llegan los intereses.
    [banker-scoring-2] Un balance muy satisfactorio.
    [banker-steal-1] Una pequeña transferencia a mi favor.
    [banker-steal-2] He reclamado ese préstamo.
    [banker-robbed-1] Tomo nota.
    [banker-robbed-2] Eso no estaba en el presupuesto.
    [banker-won-1] El balance habla por sí solo.
    [banker-won-2] Inversiones sensatas, nada más.
    [banker-lost-1] Se apunta como pérdida.
    [banker-lost-2] Por favor, que no se enteren mis clientes.
    [architect-exact-1] Tal como lo dibujé.
    [architect-exact-2] El plano ya lo preveía.
    [architect-scoring-1] Las proporciones son las buenas.
    [architect-scoring-2] Todo se sigue del plano.
    [architect-steal-1] Un pequeño cambio en los planos.
    [architect-steal-2] Lo tenía dibujado desde el principio.
    [architect-robbed-1] Eso no estaba en mi dibujo.
    [architect-robbed-2] Volvemos al tablero de dibujo.
    [architect-won-1] Construido según el proyecto.
    [architect-won-2] El primer boceto era el bueno.
    [architect-lost-1] Qué hermosa obra la tuya. De verdad.
    [architect-lost-2] Sobre el papel iba ganando yo.
    [vizier-exact-1] Nada sobra y nada se debe.
    [vizier-exact-2] Como había previsto.
    [vizier-scoring-1] La corte está complacida.
    [vizier-scoring-2] Todo va como aconsejé.
    [vizier-steal-1] Le había echado el ojo. Y a ti también.
    [vizier-steal-2] Perdóname. Era demasiado tentador.
    [vizier-robbed-1] Así que ese era tu plan. Ya veo.
    [vizier-robbed-2] Lo recordaré.
    [vizier-won-1] Nunca hubo duda. Bueno, una vez.
    [vizier-won-2] Le hablaré al sultán de tu valor.
    [vizier-lost-1] Has ocultado bien tus planes.
    [vizier-lost-2] Mi consejo: una revancha.
    [master-exact-1] Así se hace.
    [master-exact-2] Cada moneda tiene su sitio.
    [master-scoring-1] Años de práctica, nada más.
    [master-scoring-2] Mira y aprende.
    [master-steal-1] Paciencia. Y luego, todo a la vez.
    [master-steal-2] Te dejaste la puerta abierta.
    [master-robbed-1] Buen ojo. Muy buen ojo.
    [master-robbed-2] Te he enseñado demasiado bien.
    [master-won-1] Has llegado más cerca que la mayoría.
    [master-won-2] Buena partida. Sigue construyendo.
    [master-lost-1] Hoy el alumno soy yo.
   *[master-lost-2] Ya puedo descansar. La paleta es tuya.
}
banter-said = { $name }: { $text }
