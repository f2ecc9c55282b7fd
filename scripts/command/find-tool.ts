import { readFileSync } from "node:fs";
import { join } from "node:path";

const packages: Record<string, string> = {
  depcruise: "dependency-cruiser",
  playwright: "@playwright/test",
  tsc: "typescript",
};

type Manifest = { bin: Record<string, string> };

/** The file that Node runs for npm or a tool of the packages, e.g. `"tsc"`: what is called by that name is a script of the shell on Windows. Undefined for other programs. */
export function findTool(name: string): string | undefined {
  // Each command is started by npm, which says where it lies.
  if (name === "npm") return process.env["npm_execpath"];
  const folder = join("node_modules", packages[name] ?? name);
  try {
    const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
    const file = bin[name];
    return file === undefined ? undefined : join(folder, file);
  } catch {
    return undefined;
  }
}
