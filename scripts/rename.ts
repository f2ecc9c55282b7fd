import { parseArgs } from "node:util";
import { readArguments } from "./command/read-arguments.ts";
import { renameCategory } from "./content/category.ts";
import { renamePost } from "./content/post.ts";
import { runContentCommand } from "./content/run-content-command.ts";

const usage = `npm run rename -- post FOLDER NEW-FOLDER                   its address changes; the old one leads to it
npm run rename -- category "NAME" "NEW NAME" --en "ENGLISH NAME"    in all its posts`;
const { positionals, values } = readArguments(usage, () =>
  parseArgs({ options: { en: { type: "string" } }, allowPositionals: true }),
);
const [kind, from, to, surplus] = positionals;
const { en } = values;

if (from === undefined || to === undefined || surplus !== undefined) fail();
else if (kind === "post") await runContentCommand(async () => renamePost(from, to));
else if (kind === "category" && en !== undefined) {
  await runContentCommand(async () => renameCategory(from, { es: to, en }));
} else fail();

function fail(): void {
  console.error(usage);
  process.exitCode = 2;
}
