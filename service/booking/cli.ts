import { join, resolve } from "node:path";
import { siteConfig } from "../../site.config.ts";
import { systemClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { BookingStore } from "../storage/booking-store.ts";
import { bookingMigrations } from "../storage/booking-tables.ts";
import { DatabaseFile } from "../storage/database-file.ts";
import { LetterStore } from "../storage/letter-store.ts";
import { runBookingsCommand } from "./run-bookings-command.ts";

// The owner's command (D15): npm run bookings -- list | export | retry | erase
const { dataDir } = readConfig(resolve(import.meta.dirname, "../.."));
const file = new DatabaseFile(join(dataDir, "bookings.sqlite"), bookingMigrations);
const { exitCode, output } = runBookingsCommand(process.argv.slice(2), {
  bookings: new BookingStore(file, systemClock.now),
  letters: new LetterStore(file, systemClock.now),
  timeZone: siteConfig.booking.timeZone,
});
file.close();
(exitCode === 0 ? process.stdout : process.stderr).write(output);
process.exitCode = exitCode;
