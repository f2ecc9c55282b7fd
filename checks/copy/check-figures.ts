import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { listPlaces } from "../../generator/blog/figures/fill-figure.ts";
import { blogRoot } from "../../generator/blog/read-posts.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import { copyFilePath, findPicturedPost, type CopyGroupTexts } from "./read-copy.ts";

/** Every text of a post's figures must have a place in one of them; places without a text are faults of the post. */
export async function checkFigures(
  root: string,
  copy: readonly CopyGroupTexts[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { group, texts } of copy) {
    const post = findPicturedPost(group);
    if (post === undefined) continue;
    const places = new Set<string>();
    for await (const file of glob(`${blogRoot}/${post}/*.svg`, { cwd: root })) {
      for (const place of listPlaces(await readFile(join(root, file), "utf8"))) places.add(place);
    }
    for (const key of texts.es?.keys() ?? []) {
      if (places.has(key)) continue;
      const place = { file: copyFilePath("es", group), field: key };
      const folder = `${blogRoot}/${post}`;
      faults.push(fault(place, "copy-figure", { name: `{{${key}}}`, folder }));
    }
  }
  return faults;
}
