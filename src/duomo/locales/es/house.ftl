# Quién cuida del servidor, y lo que dice de los asientos.

server-seat-taken = Este asiento ya está ocupado. Una invitación sirve una sola vez; pide otra al anfitrión.
server-seat-in-time = Su tiempo no se ha agotado. Un asiento solo se puede ceder cuando un bot juega en él.
server-seat-not-abandoned =
    { $days ->
        [one] Este asiento es de alguien. Se puede ceder cuando lleve un día sin venir.
       *[other] Este asiento es de alguien. Se puede ceder cuando lleve { $days } días sin venir.
    }
server-table-closed = Quienes cuidan del servidor han cerrado esta mesa.
server-other-host = Este servidor no se llama «{ $host }». Si debe llamarse así, quien lo aloja añade el nombre: duomo serve --allowed-host { $host }
server-banned = No puedes usar este servidor. { $reason }
server-draining = El servidor está a punto de reiniciarse; las partidas en curso seguirán después. Inténtalo de nuevo en unos minutos.
server-no-steward = Solo pueden hacerlo quienes cuidan del servidor.
server-older-database = La base de datos tiene el esquema { $found } de un Duomo más antiguo; este necesita { $wanted }. Haz una copia de seguridad (duomo admin backup ARCHIVO) y ejecuta: duomo admin migrate
server-no-setting = No hay ningún ajuste «{ $name }»; docs/settings.md los enumera todos.
server-bad-setting = El ajuste «{ $name }» no puede ser así: { $reason }.
server-bad-settings-file = No se pueden leer los ajustes de { $file }: { $reason }.
server-mail-without-address = El correo necesita «public_address»: donde se abre la página, por ejemplo https://play.example.org. Los enlaces de las cartas llevan allí.
server-no-address = «{ $address }» no es una dirección ni una red, como 203.0.113.7 o 203.0.113.0/24.
server-bad-backup = La copia { $file } no se puede usar: { $reason }.
server-not-empty = Ya hay partidas en esta base de datos; una copia se restaura en una vacía.
