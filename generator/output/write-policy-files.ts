import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  policiesFile,
  type DocumentPolicies,
} from "../../contracts/configuration/document-policies.ts";
import { contentTypes } from "../../contracts/file-kinds.ts";
import { speculationRulesHeader, speculationRulesPath } from "../../contracts/speculation-rules.ts";
import { listSecurityHeaders } from "../../service/http/security-headers.ts";
import { listInlineCode, type InlineCode } from "./list-inline-code.ts";

/** What programs of the site read: hosts know no pattern for the beginning of a name. */
const dataFolders = ["_data", "_blog", "_reports"];

/** Writes the policy of each document of a built site for the service, and the headers for static hosts. */
export async function writePolicyFiles(
  outDir: string,
  describe: (inline: InlineCode) => string,
): Promise<void> {
  const names = (await readdir(outDir, { recursive: true })).filter((name) =>
    name.endsWith(".html"),
  );
  const documents: Record<string, string> = {};
  const all = { scripts: new Set<string>(), styles: new Set<string>() };
  // One after the other: a thousand posts are 150 MB of documents.
  for (const name of names.toSorted()) {
    const inline = listInlineCode(await readFile(join(outDir, name), "utf8"));
    documents[name.replaceAll("\\", "/")] = describe(inline);
    for (const text of inline.scripts) all.scripts.add(text);
    for (const text of inline.styles) all.styles.add(text);
  }
  const others = describe({ scripts: [], styles: [] });
  const policies: DocumentPolicies = { documents, others };
  await writeFile(join(outDir, policiesFile), JSON.stringify(policies));
  await writeFile(
    join(outDir, "_headers"),
    describeHostHeaders(describe({ scripts: [...all.scripts], styles: [...all.styles] })),
  );
}

/** The rules of that file cannot leave a path out, so every answer has the headers of a page, and they know all documents. */
function describeHostHeaders(policy: string): string {
  const page = listSecurityHeaders(policy, { path: "/", contentType: "text/html" });
  const { "Cross-Origin-Resource-Policy": own, ...everywhere } = page;
  // Pictures are left out: other sites show them.
  const ofAssets = { "Cross-Origin-Resource-Policy": own ?? "" };
  // Hosts do not know the type, without which browsers leave the file unread.
  const ofRules = { "Content-Type": contentTypes[".speculationrules"] ?? "" };
  return [
    describeHeaderRule("/*", { ...everywhere, ...speculationRulesHeader }),
    describeHeaderRule("/assets/*", ofAssets),
    describeHeaderRule(speculationRulesPath, ofRules),
    ...dataFolders.map((folder) =>
      describeHeaderRule(`/${folder}/*`, { "X-Robots-Tag": "noindex" }),
    ),
  ].join("");
}

function describeHeaderRule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
