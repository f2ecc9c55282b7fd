import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentTypes } from "../../contracts/file-kinds.ts";
import { speculationRulesHeader, speculationRulesPath } from "../../contracts/speculation-rules.ts";
import { listSecurityHeaders } from "../../service/http/security-headers.ts";

export async function writePolicyFiles(outDir: string, policy: string): Promise<void> {
  await writeFile(join(outDir, "_csp.txt"), policy);
  await writeFile(join(outDir, "_headers"), describeHostHeaders(policy));
}

/** The rules of that file cannot leave a path out, so every answer has the headers of a page. */
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
  ].join("");
}

function describeHeaderRule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
