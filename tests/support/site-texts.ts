import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../contracts/locale.ts";
import type { Copy } from "../../site/copy.ts";

/** Reads every translation group of a language. */
export function readCopy(locale: Locale): Copy {
  const folder = join("content/copy", locale);
  const entries = readdirSync(folder).map((file) => {
    const texts: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
    return [file.replace(".json", ""), texts];
  });
  return Object.fromEntries(entries) as Copy;
}
