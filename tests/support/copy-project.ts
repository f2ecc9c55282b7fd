import { cp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

// What is made, or no part of a build.
const others = /^(?:\..*|node_modules|dist|data|docs|bench|tests|test-results|playwright-report)$/;

/** Copies what a build needs into a folder, with other reports in site.config.ts: what an owner would write there. */
export async function copyProject(
  folder: string,
  reports: Record<string, string>,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  const sources = (await readdir(".")).filter((name) => !others.test(name));
  for (const source of sources) await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const file = join(folder, "site.config.ts");
  const config = await readFile(file, "utf8");
  if (!config.includes("reports: {}")) throw new Error(`${file}: no empty reports to replace`);
  await writeFile(file, config.replace("reports: {}", `reports: ${JSON.stringify(reports)}`));
  return resolve(folder);
}
