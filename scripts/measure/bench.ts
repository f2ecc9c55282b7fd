import { existsSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { isBuildCurrent } from "../../generator/build-stamp.ts";
import { readArguments } from "../command/read-arguments.ts";
import { runScript } from "../command/run-script.ts";
import { ensureChromium, findChromium } from "../suite/find-chromium.ts";

type BenchArea = {
  file: string;
  /** The parts of the file's work that are measured; all of them without any. */
  args?: readonly string[];
  options: NonNullable<ParseArgsConfig["options"]>;
  needs: readonly ("packages" | "build" | "browser")[];
};

const packages = "bench";

// The areas by name: the first is measured where none is given. An area reads its options itself; here they are checked.
const areas: Readonly<Record<string, BenchArea>> = {
  site: measureSite(),
  pages: measureSite("threads", "lighthouse"),
  threads: measureSite("threads"),
  interactions: measureSite("interactions"),
  early: {
    file: "bench/early.ts",
    options: { touches: { type: "string" }, seed: { type: "string" } },
    needs: ["build", "browser"],
  },
  dashboards: { file: "bench/dashboards/measure-engines.ts", options: {}, needs: ["packages"] },
  ingest: {
    file: "bench/ingest/measure-ingest.ts",
    options: { pollock: { type: "string" } },
    needs: [],
  },
  drop: { file: "bench/ingest/measure-drop.ts", options: {}, needs: ["build", "browser"] },
  load: { file: "bench/load/measure-load.ts", options: {}, needs: ["packages", "build"] },
};

const usage = `npm run bench -- [AREA] [OPTIONS], where AREA is one of ${Object.keys(areas).join(", ")}`;
const { area, options } = chooseArea(process.argv.slice(2));
if (area.needs.includes("packages")) await installPackages();
if (area.needs.includes("browser")) await provideBrowser();
if (area.needs.includes("build") && !(await isBuildCurrent())) await runScript("scripts/build.ts");
await runScript(area.file, [...(area.args ?? []), ...options]);

/** Measures pages and interactions beside a page without JavaScript. */
function measureSite(...args: readonly string[]): BenchArea {
  return {
    file: "bench/run.ts",
    args,
    options: { only: { type: "string" } },
    needs: ["packages", "build", "browser"],
  };
}

function chooseArea(args: readonly string[]): { area: BenchArea; options: readonly string[] } {
  const isNamed = args[0] !== undefined && !args[0].startsWith("-");
  const name = isNamed ? args[0]! : Object.keys(areas)[0]!;
  const chosen = areas[name];
  if (chosen === undefined) {
    console.error(`There is no area "${name}".\n\n${usage}`);
    process.exit(2);
  }
  const rest = isNamed ? args.slice(1) : args;
  readArguments(usage, () => parseArgs({ args: [...rest], options: chosen.options }));
  return { area: chosen, options: rest };
}

/** Installs what only the bench measures with. */
async function installPackages(): Promise<void> {
  if (!existsSync(`${packages}/node_modules`))
    await runScript("npm", ["ci", "--prefix", packages, "--ignore-scripts"]);
  await runScript("tsc", ["-p", packages]);
}

async function provideBrowser(): Promise<void> {
  await ensureChromium();
  process.env["CHROME_PATH"] = findChromium();
}
