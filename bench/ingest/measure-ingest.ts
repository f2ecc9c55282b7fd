import { parseArgs } from "node:util";
import { printPollock } from "./score-pollock.ts";
import { printSpeed } from "./measure-speed.ts";

// Measures the readers of `ingest`: speed, and with `--pollock=FOLDER` the score on a checkout of Pollock.
const { values } = parseArgs({ options: { pollock: { type: "string" } } });
if (values.pollock !== undefined) await printPollock(values.pollock);
await printSpeed();
