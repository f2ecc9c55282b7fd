import { parseArgs } from "node:util";
import { readArguments } from "./command/read-arguments.ts";
import { removeCategory } from "./content/category.ts";
import { removePost } from "./content/post.ts";
import { runContentCommand } from "./content/run-content-command.ts";

const usage = `npm run remove -- post FOLDER [--to /ADDRESS]    its address leads to the blog, or to the address
npm run remove -- category "NAME"                from all its posts`;
const { positionals, values } = readArguments(usage, () =>
  parseArgs({ options: { to: { type: "string" } }, allowPositionals: true }),
);
const [kind, name, surplus] = positionals;

if (name === undefined || surplus !== undefined) fail();
else if (kind === "post") await runContentCommand(async () => removePost(name, values.to));
else if (kind === "category") await runContentCommand(async () => removeCategory(name));
else fail();

function fail(): void {
  console.error(usage);
  process.exitCode = 2;
}
