import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { closedPolicy, closePolicy } from "../../contracts/trial/closed-policy.ts";
import {
  policiesFile,
  type DocumentPolicies,
} from "../../contracts/configuration/document-policies.ts";
import { isEmbeddable } from "../../site/features/projects/is-demonstration.ts";
import { listHostRules } from "./hosts/host-rules.ts";
import { writeHostFiles } from "./hosts/write-host-files.ts";
import { listInlineCode, type InlineCode } from "./list-inline-code.ts";

/** Lets every site frame a document. */
function openToFrames(policy: string): string {
  return policy.replace("frame-ancestors 'self'", "frame-ancestors *");
}

/** Writes each document's policy for the service, and the headers and redirects for static hosts. */
export async function writePolicyFiles(
  outDir: string,
  describe: (inline: InlineCode) => string,
  moved: Readonly<Record<string, string>>,
): Promise<void> {
  const files = readdirSync(outDir, { recursive: true, encoding: "utf8" }).map((name) =>
    name.replaceAll("\\", "/"),
  );
  const names = files.filter((name) => name.endsWith(".html"));
  const documents: Record<string, string> = {};
  const all = { scripts: new Set<string>(), styles: new Set<string>() };
  // One at a time: the documents of a thousand posts take 150 MB.
  for (const name of names.toSorted()) {
    const text = readFileSync(join(outDir, name), "utf8");
    const inline = listInlineCode(text);
    const policy = describe(inline);
    documents[name] = text.includes(closedPolicy) ? closePolicy(policy) : policy;
    const [, prefix = "", slug = ""] = /^(en\/)?dashboards\/([\w-]+)\.html$/.exec(name) ?? [];
    if (isEmbeddable(slug)) documents[`${prefix}embed/${slug}.html`] = openToFrames(policy);
    for (const script of inline.scripts) all.scripts.add(script);
    for (const style of inline.styles) all.styles.add(style);
  }
  const others = describe({ scripts: [], styles: [] });
  const policies: DocumentPolicies = { documents, others };
  await writeFile(join(outDir, policiesFile), JSON.stringify(policies));
  const everywhere = describe({ scripts: [...all.scripts], styles: [...all.styles] });
  const addresses = files.toSorted().map((name) => `/${name}`);
  await writeHostFiles(outDir, listHostRules(everywhere, moved, addresses));
}
