import { existsSync } from "node:fs";
import { inFolder, inProduct } from "./roots.ts";

/** Texts that the product has for what an owner's folder leaves out. */
const shipped = /^content\/(?:copy|legal|presentation|reports|scenarios)\//;

/** Returns the absolute path of a file of the owner's folder, or of the product's own where its text is left out. */
export function findFile(path: string): string {
  const own = inFolder(path);
  return shipped.test(path) && !existsSync(own) ? inProduct(`demo/${path}`) : own;
}
