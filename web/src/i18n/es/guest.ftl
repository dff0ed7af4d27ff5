# Quién es uno: nombre, otros dispositivos.

suggested-name = { $which ->
    [0] Golondrina
    [1] Granada
    [2] Farol
    [3] Jazmín
    [4] Ciprés
    [5] Ruiseñor
    [6] Arrayán
    [7] Azafrán
    [8] Almendro
    [9] Halcón
    [10] Luz de Luna
    [11] Azahar
    [12] Cedro
    [13] Turquesa
    [14] Gacela
   *[15] Canela
}

you-menu = { $name }: nombre y ajustes
you-other-device = Jugar en otro dispositivo

name-label = Tu nombre
name-save = Guardar
name-hint = No hace falta cuenta. Lo verán los demás en la mesa.

me-title = Tú
me-device = Jugar en otro dispositivo
me-device-text = Tus asientos pertenecen a este navegador. Un enlace personal los lleva a tu teléfono, tableta u otro ordenador. Sirve una sola vez, durante 15 minutos. No lo compartas con nadie.
me-link-make = Crear un enlace personal
me-link = Abre este enlace en el otro dispositivo
me-link-message = Mis asientos en Alhambra
me-link-code = El enlace personal como código QR

arrive-sure = Ya estás jugando aquí
arrive-sure-text = Este navegador juega como { $name }. Si usas el enlace personal, jugará como quien lo creó y perderá los asientos de { $name }.
arrive-yes = Usar el enlace
arrive-no = Seguir jugando como { $name }
arrived = Te damos la bienvenida, { $name }
arrived-text = Ahora este dispositivo también tiene tus asientos. El otro los conserva.
