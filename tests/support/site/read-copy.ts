import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../../contracts/locale.ts";
import type { Copy } from "../../../site/copy.ts";
import { fillCounts } from "../../../generator/pages/fill-counts.ts";
import { inFolder } from "../../../roots/roots.ts";

const read = new Map<Locale, Copy>();

/** Returns every translation group as pages show it, with counts filled in; read once in each process. */
export function readCopy(locale: Locale): Copy {
  const copy = read.get(locale) ?? readGroups(locale);
  read.set(locale, copy);
  return copy;
}

function readGroups(locale: Locale): Copy {
  const folder = inFolder(join("content/copy", locale));
  const entries = readdirSync(folder).map((file) => {
    const group = file.replace(".json", "");
    const texts: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
    return [group, fillCounts(locale, group, texts)];
  });
  return Object.fromEntries(entries) as Copy;
}
