import { parseArgs } from "node:util";
import { simulate } from "../../tests/support/simulation/simulate.ts";
import { readArguments } from "../command/read-arguments.ts";

const usage = `npm run simulate -- --seeds=NUMBER    plays the seeds from 1 on; without it 200
npm run simulate -- --seed=SEED       plays one, and prints all that happens`;
const { values } = readArguments(usage, () =>
  parseArgs({ options: { seeds: { type: "string" }, seed: { type: "string" } } }),
);
const only = readNumber(values.seed);
const last = only ?? readNumber(values.seeds) ?? 200;
const begun = performance.now();
let failed = 0;
let mostCopies = 0;
for (let seed = only ?? 1; seed <= last; seed += 1) {
  const { faults, trace, copies } = await simulate(seed);
  mostCopies = Math.max(mostCopies, copies);
  if (only !== undefined) console.log(trace.join("\n"));
  if (seed % 1000 === 0) console.log(`${String(seed)} seeds ...`);
  if (faults.length === 0) continue;
  failed += 1;
  console.error(`${String(faults[0])}\n  npm run simulate -- --seed=${String(seed)}`);
}
const seconds = Math.round((performance.now() - begun) / 1000);
const played = only === undefined ? `${String(last)} seeds` : `seed ${String(only)}`;
console.log(
  `${played} in ${String(seconds)} s, with faults: ${String(failed)}; most copies of a mail: ${String(mostCopies)}`,
);
if (failed > 0) process.exit(1);

function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  console.error(`"${text}" is not a number from 1 on.\n\n${usage}`);
  return process.exit(2);
}
