import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of the product's code; programs may run in any other. */
export const productRoot = resolve(import.meta.dirname, "..");

/** The owner's folder, with settings, content, the built site, caches and data: `SITE_FOLDER`, else the demonstration. */
export const ownerRoot = follow(resolve(process.env["SITE_FOLDER"] ?? join(productRoot, "demo")));

/** Returns the absolute path of a file of the product. */
export function inProduct(path: string): string {
  return join(productRoot, path);
}

/** Returns the absolute path of a file of the owner's folder. */
export function inFolder(path: string): string {
  return join(ownerRoot, path);
}

/** Follows a link, which a publish may lead elsewhere while this process runs. */
function follow(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}
