import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureInteractions } from "./interactions/measure-interactions.ts";
import { measureNavigations } from "./navigations/measure-navigations.ts";
import { withSites, type Sites } from "./open-sites.ts";
import { measurePages } from "./pages/measure-pages.ts";
import { measurePhone } from "./interactions/phone/measure-phone.ts";
import { keepBaseline, readBaseline } from "./results/baseline.ts";
import { dropUntaken } from "./results/drop-untaken.ts";
import { printResult } from "./results/print-result.ts";
import type { Plan, Result } from "./results/result.ts";

// Measures the parts that are named, all where none is, and compares them with what was kept. It fails on no clock.
const parts: Record<string, (sites: Sites, plan: Plan) => Promise<Result | undefined>> = {
  pages: measurePages,
  interactions: measureInteractions,
  navigations: measureNavigations,
  phone: measurePhone,
};

const { values, positionals } = parseArgs({
  options: { only: { type: "string" }, update: { type: "boolean", default: false } },
  allowPositionals: true,
});
const { only, update } = values;
if (update && only !== undefined)
  throw new Error("A baseline holds all rows: leave out --only, or --update");

const plan: Plan = {
  // "/servicios" stands for "/servicios, return" as well.
  isWanted: (name) => only === undefined || name === only || name.startsWith(`${only},`),
  runsOr: (usual) => Number(process.env["RUNS"] ?? usual),
};
const wanted = positionals.length === 0 ? Object.keys(parts) : positionals;
const baseline = await readBaseline();
const found = await withSites(async (sites) => {
  let count = 0;
  for (const part of wanted) count += Number(await runPart(part, sites));
  return count;
});
if (found === 0) console.error(`Nothing is called "${only ?? ""}" in ${wanted.join(", ")}`);

async function runPart(part: string, sites: Sites): Promise<boolean> {
  const before = loadavg()[0]!;
  const measured = await parts[part]!(sites, plan);
  if (measured === undefined) return false;
  const result = dropUntaken(measured);
  const load = [before, loadavg()[0]!].map((value) => Number(value.toFixed(1)));
  printResult(part, result, baseline[part]?.rows ?? {});
  console.log(`${String(result.runs)} runs each, load ${load.join(" to ")}`);
  if (update) await keepBaseline(part, result, load);
  return true;
}
