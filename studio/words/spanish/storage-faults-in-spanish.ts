import type { FaultWords } from "../../../contracts/value-faults.ts";
import type { storageFaults } from "../../../generator/faults/english/storage-faults.ts";

/** Findings of the doctor about stored data and its copies, in Spanish. */
export const storageFaultsInSpanish: Record<keyof typeof storageFaults, FaultWords> = {
  "data-folder": [
    "No se puede guardar nada en {{folder}}: {{reason}}",
    "Permite que escriba ahí el usuario del servicio, o elige otra carpeta con DATA_DIR.",
  ],
  "data-disk": [
    "Al disco de {{folder}} le quedan {{megabytes}} MB",
    "Libera espacio: cuando se llene, se rechazarán mensajes y reservas.",
  ],
  "data-database": [
    "La base de datos no se puede usar ({{reason}})",
    "Hasta entonces se rechazan mensajes y reservas.",
  ],
  "backup-none": [
    "Todavía no hay copia de seguridad de {{folder}}",
    "Usa «npm run backup -- CARPETA»; docs/deployment.md tiene una línea para hacerlo cada día.",
  ],
  "backup-old": [
    "La última copia de seguridad de {{folder}} tiene {{days}} días",
    "Usa «npm run backup -- CARPETA»; docs/deployment.md tiene una línea para hacerlo cada día.",
  ],
  "offsite-failing": [
    "Desde {{since}} no llega ninguna copia a BACKUP_TO ({{reason}})",
    "Haz que se llegue al sitio, o corrige BACKUP_TO; el servicio lo intenta cada minuto.",
  ],
  "offsite-unrestored": [
    "La copia de BACKUP_TO no se pudo restaurar en el ensayo de {{since}} ({{reason}})",
    "Vuelve a poner la BACKUP_KEY con la que se hizo, o vacía el sitio: el servicio lo copiará todo otra vez.",
  ],
  "offsite-away": [
    "No se llega a BACKUP_TO ({{reason}})",
    "Monta el disco, o conéctate una vez a mano con el usuario del servicio: él no puede escribir contraseñas ni aceptar un servidor nuevo.",
  ],
  "offsite-none": [
    "Todavía no se ha copiado nada a BACKUP_TO",
    "Arranca el servicio: copia en unos segundos y ensaya enseguida una restauración.",
  ],
  "offsite-rehearsed": [
    "La copia de BACKUP_TO se restauró por última vez en el ensayo de {{time}}: {{enquiries}} mensajes, {{bookings}} reservas",
    "Guarda BACKUP_KEY también en otro sitio: sin ella no se abre ninguna copia (docs/restore.md).",
  ],
  "offsite-database": [
    "BACKUP_TO no tiene efecto con DATABASE_URL",
    "Haz las copias de PostgreSQL con pg_dump o con tu proveedor, y quita BACKUP_TO.",
  ],
};
