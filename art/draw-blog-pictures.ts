// Draws the covers and figures of the blog into content/blog/<slug>: run by hand after changing one.
import { mkdir, writeFile } from "node:fs/promises";
import { drawPostPictures } from "./blog-pictures/draw-post-pictures.ts";

const blog = new URL("../content/blog/", import.meta.url);

for (const [path, svg] of await drawPostPictures()) {
  const file = new URL(path, blog);
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, svg);
}
