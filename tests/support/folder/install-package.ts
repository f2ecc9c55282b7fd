import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** Installs what `npm pack` makes, as npm would: without a type in its programs, and beside its dependencies alone. */
export function installPackage(folder: string): void {
  const product = join(folder, "node_modules/data-analyst-site");
  mkdirSync(product, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder]);
  const tarball = join(folder, packed.toString().trim());
  execFileSync("tar", ["-xzf", tarball, "-C", product, "--strip-components=1"]);
  rmSync(tarball);
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
