import { parseArgs } from "node:util";
import { readArguments } from "../../command/read-arguments.ts";
import { jsonOption } from "../../command/report-faults.ts";
import { renameCase } from "../case/case.ts";
import { renameCategory } from "../category.ts";
import { renamePage } from "../page.ts";
import { renamePost } from "../post.ts";
import { runContentCommand } from "../run-content-command.ts";
import { renameService } from "../service.ts";

const usage = `npm run rename -- post FOLDER NEW-FOLDER                   its address changes; the old one leads to it
npm run rename -- case ADDRESS NEW-ADDRESS                 likewise, with its report: npm run rename -- case nps-bi nps
npm run rename -- page ADDRESS NEW-ADDRESS                 likewise
npm run rename -- category "NAME" "NEW NAME" --en "ENGLISH NAME"    in all its posts
npm run rename -- service ID "NEW NAME" --en "ENGLISH NAME"         on both pages`;
const { positionals, values } = readArguments(usage, () =>
  parseArgs({ options: { ...jsonOption, en: { type: "string" } }, allowPositionals: true }),
);
const [kind = "", from, to, surplus] = positionals;
const { en, json } = values;

if (from === undefined || to === undefined || surplus !== undefined) fail();
else {
  const names = { es: to, en: en ?? "" };
  const renamers: Record<string, () => Promise<string>> = {
    post: async () => renamePost(from, to),
    case: async () => renameCase(from, to),
    page: async () => renamePage(from, to),
    ...(en !== undefined && {
      category: async () => renameCategory(from, names),
      service: async () => renameService(from, names),
    }),
  };
  const rename = renamers[kind];
  if (rename === undefined) fail();
  else await runContentCommand(rename, json);
}

function fail(): void {
  console.error(usage);
  process.exitCode = 2;
}
