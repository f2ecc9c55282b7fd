import { parseArgs } from "node:util";
import { readArguments } from "./command/read-arguments.ts";
import { newCategory } from "./content/category.ts";
import { newPost } from "./content/post.ts";
import { runContentCommand } from "./content/run-content-command.ts";

const usage = `npm run new -- post "TITLE" --en "ENGLISH TITLE"                    a draft in both languages
npm run new -- category "NAME" --en "ENGLISH NAME" --post FOLDER    a category of the blog, with its first post`;
const options = { en: { type: "string" }, post: { type: "string" } } as const;
const { positionals, values } = readArguments(usage, () =>
  parseArgs({ options, allowPositionals: true }),
);
const [kind, name, surplus] = positionals;
const { en, post } = values;

if (name === undefined || en === undefined || surplus !== undefined) fail();
else if (kind === "post") {
  await runContentCommand(async () => newPost({ title: name, englishTitle: en }));
} else if (kind === "category" && post !== undefined) {
  await runContentCommand(async () => newCategory({ es: name, en }, post));
} else fail();

function fail(): void {
  console.error(usage);
  process.exitCode = 2;
}
