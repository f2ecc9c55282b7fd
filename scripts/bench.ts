import { existsSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { isBuildCurrent } from "../generator/build-stamp.ts";
import { readArguments } from "./command/read-arguments.ts";
import { runScript } from "./command/run-script.ts";
import { ensureChromium, findChromium } from "./suite/find-chromium.ts";

type BenchArea = {
  file: string;
  /** Which part of the file's work it is. */
  args?: readonly string[];
  options: NonNullable<ParseArgsConfig["options"]>;
  /** Folder of the packages that it measures with, which nothing else installs. */
  packages?: string;
  /** Preparation before the measurement. */
  needs: readonly ("build" | "browser")[];
};

const baselineOptions = { only: { type: "string" }, update: { type: "boolean" } } as const;

// Measurements by name; the first is the default. An area reads its options itself; here they are checked.
const areas: Readonly<Record<string, BenchArea>> = {
  site: measureSite(),
  pages: measureSite("pages"),
  interactions: measureSite("interactions"),
  navigations: measureSite("navigations"),
  phone: measureSite("phone"),
  dashboards: {
    file: "bench/dashboards/run.ts",
    options: baselineOptions,
    packages: "bench/dashboards",
    needs: ["build", "browser"],
  },
  early: {
    file: "bench/early.ts",
    options: { touches: { type: "string" }, seed: { type: "string" } },
    needs: ["build", "browser"],
  },
  booking: { file: "bench/booking.ts", options: {}, needs: ["build"] },
  load: { file: "bench/load/measure-load.ts", options: {}, needs: ["build"] },
  hostile: { file: "bench/hostile/measure-visitor.ts", options: {}, needs: ["build"] },
  build: {
    file: "bench/build/measure-builds.ts",
    options: { posts: { type: "string" } },
    needs: [],
  },
};

const usage = `npm run bench -- [AREA] [OPTIONS], where AREA is one of ${Object.keys(areas).join(", ")}`;
const { area, options } = chooseArea(process.argv.slice(2));
if (area.packages !== undefined) await installPackages(area.packages);
if (area.needs.includes("browser")) await provideBrowser();
if (area.needs.includes("build") && !(await isBuildCurrent())) await runScript("scripts/build.ts");
await runScript(area.file, [...(area.args ?? []), ...options]);

/** Pages, interactions and navigations beside a page without JavaScript. */
function measureSite(...args: readonly string[]): BenchArea {
  return {
    file: "bench/run.ts",
    args,
    options: baselineOptions,
    packages: "bench",
    needs: ["build", "browser"],
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

async function installPackages(folder: string): Promise<void> {
  if (!existsSync(`${folder}/node_modules`))
    await runScript("npm", ["ci", "--prefix", folder, "--ignore-scripts"]);
  await runScript("tsc", ["-p", folder]);
}

async function provideBrowser(): Promise<void> {
  await ensureChromium();
  process.env["CHROME_PATH"] = findChromium();
}
