import { describeFaults } from "../../generator/faults/describe-faults.ts";
import { findConfigSlip } from "../../generator/find-config-slip.ts";

// Runs before every command: most import the settings, and Node would report a missing comma by a stack trace.
const slip = await findConfigSlip();
if (slip !== undefined) {
  console.error(describeFaults([slip]).join("\n"));
  process.exit(1);
}
