import { existsSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { isBuildCurrent } from "../generator/build-stamp.ts";
import { readArguments } from "./command/read-arguments.ts";
import { runScript } from "./command/run-script.ts";
import { ensureChromium, findChromium } from "./suite/find-chromium.ts";

type BenchArea = {
  file: string;
  options: NonNullable<ParseArgsConfig["options"]>;
  /** Folder of the packages that it measures with, which nothing else installs. */
  packages?: string;
  /** What it needs beforehand. */
  needs: readonly ("build" | "browser")[];
};

// What is measured, by name: the first is measured where none is given. An area reads the options that it declares here itself.
const areas: Readonly<Record<string, BenchArea>> = {
  pages: {
    file: "bench/pages.ts",
    options: { update: { type: "boolean" } },
    packages: "bench",
    needs: ["build", "browser"],
  },
  dashboards: {
    file: "bench/dashboards/run.ts",
    options: { only: { type: "string" }, update: { type: "boolean" } },
    packages: "bench/dashboards",
    needs: ["build", "browser"],
  },
  booking: { file: "bench/booking.ts", options: {}, needs: ["build"] },
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
await runScript(area.file, options);

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
