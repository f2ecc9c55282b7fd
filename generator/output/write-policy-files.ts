import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  policiesFile,
  type DocumentPolicies,
} from "../../contracts/configuration/document-policies.ts";
import { listHostRules } from "./hosts/host-rules.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { listInlineCode, type InlineCode } from "./list-inline-code.ts";

/** Writes the policy of each document of a built site for the service, and the headers and redirects for static hosts. */
export async function writePolicyFiles(
  outDir: string,
  describe: (inline: InlineCode) => string,
  moved: Readonly<Record<string, string>>,
): Promise<void> {
  const names = (await readdir(outDir, { recursive: true })).filter((name) =>
    name.endsWith(".html"),
  );
  const documents = await Promise.all(
    names.toSorted().map(async (name) => {
      const inline = listInlineCode(await readFile(join(outDir, name), "utf8"));
      return { name: name.replaceAll("\\", "/"), inline };
    }),
  );
  const policies: DocumentPolicies = {
    documents: Object.fromEntries(documents.map(({ name, inline }) => [name, describe(inline)])),
    others: describe({ scripts: [], styles: [] }),
  };
  await writeFile(join(outDir, policiesFile), JSON.stringify(policies));
  const all = mergeInlineCode(documents.map(({ inline }) => inline));
  await writeHostFiles(outDir, listHostRules(describe(all), moved));
}

function mergeInlineCode(codes: readonly InlineCode[]): InlineCode {
  const merge = (key: keyof InlineCode) => [...new Set(codes.flatMap((code) => code[key]))];
  return { scripts: merge("scripts"), styles: merge("styles") };
}
