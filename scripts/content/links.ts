import { glob, readFile, writeFile } from "node:fs/promises";
import { inFolder, ownerRoot } from "../../roots/roots.ts";

const texts = ["content/blog/*/*.md", "content/legal/*/*.md"];

/** Files of texts that link to an address of the site, e.g. `/proyectos/nps-bi`. */
export async function findLinks(address: string): Promise<string[]> {
  const linking: string[] = [];
  for await (const file of glob(texts, { cwd: ownerRoot })) {
    if (linkTo(address).test(await readFile(inFolder(file), "utf8")))
      linking.push(file.replaceAll("\\", "/"));
  }
  return linking.toSorted();
}

export async function replaceLinks(from: string, to: string): Promise<void> {
  for (const file of await findLinks(from)) {
    const text = await readFile(inFolder(file), "utf8");
    await writeFile(inFolder(file), text.replaceAll(linkTo(from), `$1${to}`));
  }
}

function linkTo(address: string): RegExp {
  return new RegExp(String.raw`(\]\()${address}(?=[)#?])`, "g");
}
