import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listHostRules } from "../../generator/output/hosts/host-rules.ts";
import { writeHostFiles } from "../../generator/output/hosts/write-host-files.ts";
import { makeFolder, startNginxWith } from "./start-proxy.ts";

/**
 * Starts nginx with the static-host file of `deploy/` and the files that a build writes; returns its port once it
 * answers.
 */
export async function startStaticNginx(
  siteDir: string,
  ...rules: Parameters<typeof listHostRules>
): Promise<number> {
  const folder = makeFolder();
  const dist = join(folder, "dist");
  cpSync(siteDir, dist, { recursive: true, verbatimSymlinks: true });
  await writeHostFiles(dist, listHostRules(...rules));
  const site = readFileSync("deploy/nginx-static.conf", "utf8");
  return startNginxWith(site.replaceAll("/srv/site/dist", dist), folder);
}
