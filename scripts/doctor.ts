import { parseArgs } from "node:util";
import { readArguments } from "./command/read-arguments.ts";
import { runScript } from "./command/run-script.ts";
import { findConfigSlips } from "./doctor/slips/find-config-slips.ts";
import { findJsonSlips } from "./doctor/slips/find-json-slips.ts";
import { describeFault, describePlace } from "../generator/faults/describe-faults.ts";
import type { Diagnosis, Finding } from "./doctor/finding.ts";

const usage = `npm run doctor -- [--fix] [--online] [--json]
  --fix     mends what needs no decision, and says what it did
  --online  also asks the DNS, the mail server and the addresses in the settings whether they are there
  --json    prints what it found for another program`;
const options = {
  fix: { type: "boolean", default: false },
  online: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;
const {
  fix: mayMend,
  online: isOnline,
  json: isForProgram,
} = readArguments(usage, () => parseArgs({ options }).values);

const { faults, claims, notes } = await diagnose();
const mends = mayMend ? [...faults, ...notes].flatMap(({ mend }) => mend ?? []) : [];
if (mends.length > 0) {
  for (const { does, apply } of mends) {
    await apply();
    console.log(`✓ ${does}`);
  }
  // A separate process reads the mended files anew.
  await runScript("scripts/doctor.ts", process.argv.slice(2));
} else {
  if (isForProgram) console.log(JSON.stringify({ faults, claims, notes }));
  else report({ faults, claims, notes });
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** Unreadable files come first: everything else is found by reading them. */
async function diagnose(): Promise<Diagnosis> {
  const slips = [...(await findJsonSlips()), ...(await findConfigSlips())];
  if (slips.length > 0) return { faults: slips, claims: [], notes: [] };
  const { examine } = await import("./doctor/examine.ts");
  return examine({ isOnline });
}

function report(found: Diagnosis): void {
  print("Faults: mend them before the site is public", found.faults);
  print("Claims: for you to confirm", found.claims);
  print("Notes", found.notes);
  const mendable = [...found.faults, ...found.notes].filter(({ mend }) => mend !== undefined);
  if (mendable.length > 0) {
    console.log(`npm run doctor -- --fix mends ${String(mendable.length)} of these.`);
  }
  const numbers = [found.faults.length, found.claims.length, found.notes.length].map(String);
  console.log(`${numbers.join(" faults, ").replace(/ faults, (\d+)$/, " claims, $1 notes")}.`);
}

function print(title: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  console.log(`${title}\n`);
  for (const finding of findings) {
    const place = finding.file === "" ? "" : `${describePlace(finding)}: `;
    const { problem, remedy } = describeFault(finding);
    const note = finding.mend === undefined ? "" : " (--fix does)";
    console.log(`- ${place}${problem}\n  ${remedy}${note}`);
  }
  console.log("");
}
