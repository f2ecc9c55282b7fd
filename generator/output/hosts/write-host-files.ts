import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeApache } from "./describe-apache.ts";
import { describeHeadersFile, describeRedirectsFile } from "./describe-netlify.ts";
import { describeNginx } from "./describe-nginx.ts";
import { describeVercel } from "./describe-vercel.ts";
import type { HostRules } from "./host-rules.ts";

/** Files, by name, that set headers and redirects on static hosts (docs/deployment.md). */
const describers: Record<string, (rules: HostRules) => string> = {
  _headers: describeHeadersFile,
  _redirects: describeRedirectsFile,
  "_vercel.json": describeVercel,
  "_nginx.conf": describeNginx,
  ".htaccess": describeApache,
  // Without this file GitHub Pages omits folders that begin with `_`.
  ".nojekyll": () => "",
};

export async function writeHostFiles(outDir: string, rules: HostRules): Promise<void> {
  for (const [name, describe] of Object.entries(describers)) {
    await writeFile(join(outDir, name), describe(rules));
  }
}
