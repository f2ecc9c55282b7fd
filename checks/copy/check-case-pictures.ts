import { glob } from "node:fs/promises";
import { basename } from "node:path";
import { locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";

const folder = "content/images/projects";
const inLanguage = new RegExp(String.raw`^(.+)\.(${locales.join("|")})\.svg$`);

/** A picture of a case that one language shows must exist in every language. */
export async function checkCasePictures(root: string): Promise<Fault[]> {
  const files = new Set<string>();
  for await (const path of glob(`${folder}/*.svg`, { cwd: root })) files.add(basename(path));
  const names = [...files].flatMap((file) => inLanguage.exec(file)?.[1] ?? []);
  return [...new Set(names)].flatMap((name) =>
    locales
      .map((locale) => `${name}.${locale}.svg`)
      .filter((file) => !files.has(file))
      .map((file) => fault(`${folder}/${file}`, "case-picture")),
  );
}
