import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { format } from "oxfmt";
import { redirectsFile } from "../../contracts/paths/redirects.ts";
import { compareBuilds } from "../../generator/output/compare-builds.ts";
import { inFolder, inProduct } from "../../roots/roots.ts";
import { bringSettings } from "./bring-settings.ts";
import { bringTexts } from "./bring-texts.ts";
import { isChangedSinceCopy } from "./copy-folder.ts";
import { describeFolder, describePages } from "./describe-update.ts";
import { runProgram } from "./run-program.ts";
import { showBuilds } from "./show-builds.ts";
import { showStep } from "./show-step.ts";
import { nextFolder, swapFolders } from "./swap-folders.ts";
import { words } from "./update-words.ts";

// The new version's part of an update, which the version before starts: brings the folder along, builds, compares, swaps.
const { values } = parseArgs({
  options: { before: { type: "string" }, yes: { type: "boolean", default: false } },
});
const { before = "" } = values;
const { version } = JSON.parse(await readFile(inProduct("package.json"), "utf8")) as {
  version: string;
};
const texts = await bringTexts({
  folder: nextFolder,
  before: inFolder("node_modules/data-analyst-site/demo"),
  after: inProduct("demo"),
});
const areTextsOther = texts.adopted + texts.moved.length > 0;
const settings = await bringOwnSettings();
const areSettingsOther = settings.moved.length + settings.dropped.length > 0;
const built = join(nextFolder, "dist");
const changes = await showStep(words.built(version), build, (found) =>
  words.pages(found.before - found.lost.length + found.added.length),
);
const lost = await listLost();
console.log(["", ...describePages({ ...changes, lost })].join("\n"));
console.log([...describeFolder(texts, settings), ""].join("\n"));
if (lost.length > 0) stop(words.lost(lost));
if (!(await isWanted())) {
  await rm(nextFolder, { recursive: true });
  stop(words.refused(before), 0);
}
if (await isChangedSinceCopy()) stop(words.changedMeanwhile);
if (!areTextsOther) await rm(join(nextFolder, "content"), { recursive: true });
if (!areSettingsOther) await rm(join(nextFolder, "site.config.ts"));
swapFolders();
console.log(words.done(version));

async function bringOwnSettings() {
  const file = join(nextFolder, "site.config.ts");
  const brought = bringSettings(await readFile(file, "utf8"));
  if (brought.moved.length + brought.dropped.length === 0) return brought;
  const { code } = await format("site.config.ts", brought.text, { printWidth: 100 });
  await writeFile(file, code);
  return brought;
}

async function build() {
  const args = [inProduct("scripts/run.mjs"), "scripts/build", "--root", nextFolder];
  const { code, said } = await runProgram(process.execPath, args);
  if (code !== 0) stop(`${words.notBuilt(before, version)}\n${said}`);
  const found = await compareBuilds(inFolder("dist"), built);
  return found ?? { changed: [], added: [], lost: [], before: 0 };
}

/** Lists the addresses that are gone and lead nowhere. */
async function listLost(): Promise<string[]> {
  const text = await readFile(join(built, redirectsFile), "utf8").catch(() => "{}");
  const redirected = JSON.parse(text) as Record<string, string>;
  return changes.lost.filter((path) => redirected[path] === undefined);
}

async function isWanted(): Promise<boolean> {
  if (values.yes) return true;
  console.log(words.stays(before));
  if (!process.stdin.isTTY) {
    console.log(words.unasked);
    return false;
  }
  const { addresses, close } = await showBuilds([inFolder("dist"), built]);
  console.log(words.look(addresses[0] ?? "", addresses[1] ?? ""));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`\n${words.question(version)}`);
  terminal.close();
  await close();
  return /^[sy]/i.test(answer.trim());
}

function stop(sentence: string, code = 1): never {
  console.log(sentence);
  process.exit(code);
}
