import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureInteractions } from "./interactions/measure-interactions.ts";
import { withSites, type Sites } from "./open-sites.ts";
import { measureLighthouse } from "./pages/measure-lighthouse.ts";
import { measureThreads } from "./pages/measure-threads.ts";
import { drawTable } from "./results/draw-table.ts";
import type { Plan, Result } from "./results/result.ts";

// Measures the named parts, by default all, and prints each with its thresholds. A missed threshold is not an error.
const parts: Record<string, (sites: Sites, plan: Plan) => Promise<Result | undefined>> = {
  threads: measureThreads,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
};

const { values, positionals } = parseArgs({
  options: { only: { type: "string" } },
  allowPositionals: true,
});
const { only } = values;
const plan: Plan = {
  // "/servicios" includes "/servicios, return".
  isWanted: (name) => only === undefined || name === only || name.startsWith(`${only},`),
  runsOr: (usual) => Number(process.env["RUNS"] ?? usual),
};
const wanted = positionals.length === 0 ? Object.keys(parts) : positionals;
await withSites(async (sites) => {
  for (const part of wanted) {
    const result = await parts[part]!(sites, plan);
    if (result === undefined) {
      console.log(`${part}: nothing is called "${only ?? ""}"`);
      continue;
    }
    const circumstances = `${String(result.runs)} runs each, load ${loadavg()[0]!.toFixed(1)}`;
    console.log(`\n${part}: ${circumstances}, ! where a threshold is missed`);
    console.log(drawTable(result).join("\n"));
  }
});
