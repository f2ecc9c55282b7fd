// Saves two files together, repeatedly, until the process is ended.
import { ChangeJournal, readFileAs64 } from "../../../studio/store/change-journal.ts";
import { join } from "node:path";

const [root = ""] = process.argv.slice(2);
const journal = new ChangeJournal(root);
await journal.recover();
process.stdout.write("saving\n");
for (let round = 1; ; round += 1) {
  const text = `${String(round)} `.repeat(50_000);
  const after = Buffer.from(text).toString("base64");
  const files = await Promise.all(
    ["content/es.json", "content/en.json"].map(async (file) => ({
      file,
      before: await readFileAs64(join(root, file)),
      after,
    })),
  );
  await journal.apply(String(round), files);
}
