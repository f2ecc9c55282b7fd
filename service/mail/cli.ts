import { join, resolve } from "node:path";
import { siteConfig } from "../../site.config.ts";
import { systemClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { EnquiryStore } from "../storage/enquiry-store.ts";
import { runMailCommand } from "./run-mail-command.ts";

// The owner's command (D9): npm run mail -- list | show | export | retry | erase
const { dataDir } = readConfig(resolve(import.meta.dirname, "../.."));
const enquiries = new EnquiryStore(join(dataDir, "enquiries.sqlite"), systemClock.now);
const { exitCode, output } = runMailCommand(process.argv.slice(2), {
  enquiries,
  timeZone: siteConfig.booking.timeZone,
});
enquiries.close();
(exitCode === 0 ? process.stdout : process.stderr).write(output);
process.exitCode = exitCode;
