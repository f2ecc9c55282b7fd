import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inFolder, inProduct, ownerRoot } from "../../roots/roots.ts";
import { readArguments } from "../command/read-arguments.ts";
import { askFacts, type Facts } from "./ask-facts.ts";
import { writeFolder } from "./write-folder.ts";

const usage = `npx data-analyst-site init [--yes] [--with-example] [--from FOLDER]
  --yes           asks nothing: the facts are placeholders, to be written later
  --with-example  keeps the example cases, posts and reviews
  --from FOLDER   takes facts, texts and settings over from an edited copy of the product, without unchanged examples`;
const options = {
  yes: { type: "boolean", default: false },
  "with-example": { type: "boolean", default: false },
  from: { type: "string" },
} as const;
const {
  yes: isSilent,
  "with-example": hasExamples,
  from,
} = readArguments(usage, () => parseArgs({ options }).values);

const taken = ["site.config.ts", "content"].find((name) => existsSync(inFolder(name)));
if (taken !== undefined) {
  console.error(
    `${inFolder(taken)} exists: nothing was written. Choose an empty folder: --root FOLDER`,
  );
  process.exit(1);
}
const isAsked = !isSilent && from === undefined && process.stdin.isTTY;
const facts: Partial<Facts> = isAsked ? await askFacts() : {};
const source = from === undefined ? inProduct("demo") : findSource(resolve(from));
const kept = from === undefined ? "none" : "changed";
await writeFolder({ source, facts, examples: hasExamples ? "all" : kept });
console.log(`${ownerRoot} holds your site: facts in site.config.ts, texts in content.
npx data-analyst-site start     shows it on this machine
npx data-analyst-site studio    edits it as forms, in the browser
npx data-analyst-site doctor    lists what to write and to confirm before it is public`);

/** Finds the settings and content in a copy of the product, in which older versions had them at the top. */
function findSource(copy: string): string {
  const found = [copy, join(copy, "demo")].find((folder) =>
    existsSync(join(folder, "site.config.ts")),
  );
  if (found !== undefined) return found;
  console.error(
    `${copy} holds no site.config.ts: name the folder that you edited. Nothing was written.`,
  );
  process.exit(1);
}
