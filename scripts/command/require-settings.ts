import { describeSlip, findConfigSlip } from "../../generator/find-config-slip.ts";

// Runs before every command: most import the settings, and Node would report a missing comma by a stack trace.
const slip = await findConfigSlip();
if (slip !== undefined) {
  console.error(describeSlip(slip));
  process.exit(1);
}
