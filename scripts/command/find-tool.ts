import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inProduct } from "../../roots/roots.ts";

const packages: Record<string, string> = {
  depcruise: "dependency-cruiser",
  playwright: "@playwright/test",
  tsc: "typescript",
};

type Manifest = { bin: Record<string, string> };

/**
 * Returns the JavaScript file of npm or of a package's tool, e.g. `"tsc"`, whose command is a shell script on Windows;
 * undefined for other programs.
 */
export function findTool(name: string): string | undefined {
  // npm starts each command and sets its own path in the environment.
  if (name === "npm") return process.env["npm_execpath"];
  const folder = inProduct(join("node_modules", packages[name] ?? name));
  try {
    const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
    const file = bin[name];
    return file === undefined ? undefined : join(folder, file);
  } catch {
    return undefined;
  }
}
