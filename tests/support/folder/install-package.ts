import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { packProduct } from "./pack-product.ts";

/** Installs what `npm pack` makes, as npm would: without a type in its programs, and beside its dependencies alone. */
export function installPackage(folder: string): void {
  const product = join(folder, "node_modules/data-analyst-site");
  mkdirSync(product, { recursive: true });
  execFileSync("tar", ["-xzf", packProduct(), "-C", product, "--strip-components=1"]);
  const listed = execFileSync("npm", ["ls", "--omit=dev", "--all", "--parseable"], {
    encoding: "utf8",
  });
  const [root = "", ...paths] = listed.trim().split("\n");
  for (const name of paths.map((path) => relative(join(root, "node_modules"), path))) {
    if (name.includes("node_modules")) continue;
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve("node_modules", name), link);
  }
}
