import { copyFileSync, existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isBuildCurrent } from "../../generator/build-stamp.ts";
import { inProduct, ownerRoot, productRoot } from "../../roots/roots.ts";
import { readConfig } from "../../service/config.ts";
import { dataFiles } from "../../service/data-files.ts";
import { readArguments } from "../command/read-arguments.ts";
import { copyFolder } from "../update/copy-folder.ts";
import { runProgram } from "../update/run-program.ts";
import { showStep } from "../update/show-step.ts";
import { beforeFolder, listWrittenSince, nextFolder, swapBack } from "../update/swap-folders.ts";
import { words } from "../update/update-words.ts";

const usage = `npx data-analyst-site update PACKAGE [--yes]   builds with a later version, shows what changes, and swaps if you agree
npx data-analyst-site update --back            returns to the version before
  PACKAGE  the file of the package, or another name of it that npm understands
  --yes    swaps without a question, unless an address would be lost; with --back also what was written since`;
const { values, positionals } = readArguments(usage, () =>
  parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: "boolean", default: false },
      back: { type: "boolean", default: false },
    },
  }),
);
const name = "data-analyst-site";
if (basename(dirname(productRoot)) !== "node_modules") stop(words.clone);
const before = await readVersion(productRoot);
if (values.back) await goBack();
else await update(positionals[0] ?? stop(words.noPackage));

async function goBack(): Promise<void> {
  const product = join(beforeFolder, "node_modules", name);
  if (!existsSync(product)) stop(words.noBefore);
  const version = await readVersion(product);
  if (!values.yes) {
    const written = await listWrittenSince();
    if (written.length > 0) stop(words.writtenSince(written));
    await requireReadable(product, version);
  }
  swapBack();
  console.log(words.back(version));
}

/** A version may refuse what a later one has stored; stops then. */
async function requireReadable(product: string, version: string): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(ownerRoot);
  if (databaseUrl === undefined && !existsSync(join(dataDir, dataFiles.enquiries.name))) return;
  const list = [
    join(product, "scripts/run.mjs"),
    "service/command/mail",
    "list",
    "--root",
    ownerRoot,
  ];
  const { code, said } = await runProgram(process.execPath, list);
  if (code !== 0) stop(`${words.unreadableData(version)}\n${said}`);
}

/** Installs the version beside this one and hands over to it. */
async function update(wanted: string): Promise<void> {
  const product = await install(wanted);
  const version = await readVersion(product);
  if (version === before && (await isSamePackage())) {
    await rm(nextFolder, { recursive: true });
    stop(words.sameVersion(version), 0);
  }
  console.log(`\n${name} ${before} -> ${version}\n`);
  if (!(await isBuildCurrent())) await showStep(words.built(before), buildAsBefore);
  const args = [join(product, "scripts/run.mjs"), "scripts/update/take-over", "--before", before];
  const { code } = await runProgram(
    process.execPath,
    [...args, ...(values.yes ? ["--yes"] : []), "--root", ownerRoot],
    { isShown: true },
  );
  process.exitCode = code;
}

/** Installs the package in the next folder, which gets its file: the folder can be installed anywhere. */
async function install(wanted: string): Promise<string> {
  const file = resolve(wanted);
  const isFile = existsSync(file);
  if (!isFile && wanted.endsWith(".tgz")) stop(words.noFile(file));
  await showStep(words.copied, copyFolder, () => ".site/next");
  if (isFile) copyFileSync(file, join(nextFolder, `${name}.tgz`));
  const source = isFile ? `./${name}.tgz` : wanted;
  const npm = ["install", "--prefix", ".", "--no-fund", "--no-audit", source];
  await showStep(words.installed, async () => {
    const { code, said } = await runProgram("npm", npm, { cwd: nextFolder });
    if (code !== 0) stop(`${words.notInstalled(wanted)}\n${said}`);
  });
  return join(nextFolder, "node_modules", name);
}

async function buildAsBefore(): Promise<void> {
  const { code, said } = await runProgram(process.execPath, [
    inProduct("scripts/run.mjs"),
    "scripts/build",
    "--root",
    ownerRoot,
  ]);
  if (code !== 0) stop(`${words.notBuiltBefore(before)}\n${said}`);
}

/** Compares the packages by the hashes that npm noted. */
async function isSamePackage(): Promise<boolean> {
  const [own, next] = await Promise.all([ownerRoot, nextFolder].map(readIntegrity));
  return own !== undefined && own === next;
}

async function readIntegrity(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, "package-lock.json"), "utf8").catch(() => "{}");
  const { packages } = JSON.parse(text) as {
    packages?: Record<string, { integrity?: string } | undefined>;
  };
  return packages?.[`node_modules/${name}`]?.integrity;
}

async function readVersion(product: string): Promise<string> {
  const text = await readFile(join(product, "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

function stop(sentence: string, code = 1): never {
  console.log(sentence);
  process.exit(code);
}
