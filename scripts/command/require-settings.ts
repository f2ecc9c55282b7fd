import { describeSlip, findConfigSlip } from "../../generator/find-config-slip.ts";

// Before every command: nearly all of them import the settings, and Node would answer a missing comma with its own stack.
const slip = await findConfigSlip();
if (slip !== undefined) {
  console.error(describeSlip(slip));
  process.exit(1);
}
