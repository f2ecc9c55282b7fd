import { parseArgs } from "node:util";
import { readArguments } from "../../command/read-arguments.ts";
import { jsonOption } from "../../command/report-faults.ts";
import { removeCase } from "../case/case.ts";
import { removeCategory } from "../category.ts";
import { removeExamples } from "../examples/remove-examples.ts";
import { removePage } from "../page.ts";
import { removePost } from "../post.ts";
import { runContentCommand } from "../run-content-command.ts";
import { removeService } from "../service.ts";

const usage = `npm run remove -- post FOLDER [--to /ADDRESS]    its address leads to the blog, or to the address
npm run remove -- case ADDRESS [--to /ADDRESS]   with its report and card; its address leads to the projects
npm run remove -- page ADDRESS [--to /ADDRESS]   its address leads home
npm run remove -- category "NAME"                from all its posts
npm run remove -- service ID                     from both pages
npm run remove -- examples [--unchanged]         all cases, posts and reviews that are examples, or those as shipped`;
const options = {
  ...jsonOption,
  to: { type: "string" },
  unchanged: { type: "boolean", default: false },
} as const;
const { positionals, values } = readArguments(usage, () =>
  parseArgs({ options, allowPositionals: true }),
);
const [kind = "", name, surplus] = positionals;
const isEverything = kind === "examples" && name === undefined;
const removers: Record<string, (name: string, to?: string) => Promise<string>> = {
  post: removePost,
  case: removeCase,
  page: removePage,
  category: removeCategory,
  service: removeService,
};
const remove = removers[kind];

if (isEverything)
  await runContentCommand(async () => removeExamples(values.unchanged), values.json);
else if (remove === undefined || name === undefined || surplus !== undefined) {
  console.error(usage);
  process.exitCode = 2;
} else await runContentCommand(async () => remove(name, values.to), values.json);
