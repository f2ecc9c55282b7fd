import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serveSite, type ServedSite } from "./serve-site.ts";

const entry = /^entry-browser-[^.]+\.js/;

/** Serves a copy of the built site whose app never starts, as its entry is empty; a browser that held it back would not prerender. */
export async function serveWithoutApp(folder: string): Promise<ServedSite> {
  await cp("dist", folder, { recursive: true });
  const assets = join(folder, "assets");
  const files = (await readdir(assets)).filter((name) => entry.test(name));
  if (files.length === 0) throw new Error("The site has no entry");
  for (const name of files) {
    if (name.endsWith(".js")) await writeFile(join(assets, name), "");
    else await rm(join(assets, name)); // compressed beforehand
  }
  return serveSite(folder, join(folder, "data"));
}
