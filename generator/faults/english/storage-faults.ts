import type { FaultWords } from "../../../contracts/value-faults.ts";

/** Findings of the doctor about stored data and its copies, in English. */
export const storageFaults = {
  "data-folder": [
    "Nothing can be stored in {{folder}}: {{reason}}",
    "Let the user who runs the service write there, or choose another folder with DATA_DIR.",
  ],
  "data-disk": [
    "The disk of {{folder}} has {{megabytes}} MB left",
    "Free up space: enquiries and bookings are refused when it is full.",
  ],
  "data-database": ["{{reason}}", "Enquiries and bookings are refused until then."],
  "backup-none": [
    "There is no backup of {{folder}} yet",
    "npm run backup -- FOLDER; docs/deployment.md has a line for every day.",
  ],
  "backup-old": [
    "The last backup of {{folder}} is {{days}} days old",
    "npm run backup -- FOLDER; docs/deployment.md has a line for every day.",
  ],
  "offsite-failing": [
    "No copy has reached BACKUP_TO since {{since}}: {{reason}}",
    "Make the place reachable, or correct BACKUP_TO; the service tries again every minute.",
  ],
  "offsite-unrestored": [
    "The copy at BACKUP_TO could not be restored in the rehearsal of {{since}}: {{reason}}",
    "Put back the BACKUP_KEY it was made with, or empty the place: the service then copies everything again.",
  ],
  "offsite-away": [
    "BACKUP_TO cannot be reached: {{reason}}",
    "Mount the disk, or connect once by hand as the service's user: it can neither type a password nor accept a new host.",
  ],
  "offsite-none": [
    "Nothing has been copied to BACKUP_TO yet",
    "Start the service: it copies within seconds, and rehearses a restore at once.",
  ],
  "offsite-rehearsed": [
    "The copy at BACKUP_TO was last restored in a rehearsal on {{time}}: {{enquiries}} enquiries, {{bookings}} bookings",
    "Keep BACKUP_KEY elsewhere too: without it no copy can be opened (docs/restore.md).",
  ],
  "offsite-database": [
    "BACKUP_TO has no effect with DATABASE_URL",
    "Back PostgreSQL up with pg_dump or your provider's tools, and remove BACKUP_TO.",
  ],
} as const satisfies Record<string, FaultWords>;
