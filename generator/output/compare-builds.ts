import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Addresses of pages, by what became of them between two builds. */
export type BuildChanges = { changed: string[]; added: string[]; lost: string[] };

/** Compares the titles and texts of the pages of two built sites; undefined where nothing was built before. */
export async function compareBuilds(
  before: string,
  after: string,
): Promise<BuildChanges | undefined> {
  const [old, now] = [await readTexts(before), await readTexts(after)];
  if (old.size === 0) return undefined;
  return {
    changed: [...now].flatMap(([path, text]) =>
      old.has(path) && old.get(path) !== text ? [path] : [],
    ),
    added: [...now.keys()].filter((path) => !old.has(path)),
    lost: [...old.keys()].filter((path) => !now.has(path)),
  };
}

const mostNamed = 5;

/** Describes the changes in a line, with the first addresses of each kind. */
export function describeChanges({ changed, added, lost }: BuildChanges): string {
  const kinds = { changed, new: added, lost };
  const counts = Object.entries(kinds).map(([kind, paths]) => {
    const named = paths.slice(0, mostNamed).join(", ");
    const rest = paths.length > mostNamed ? ", …" : "";
    return `${String(paths.length)} ${kind}${paths.length === 0 ? "" : ` (${named}${rest})`}`;
  });
  return `Pages beside the build before: ${counts.join(", ")}.`;
}

/** Returns the text of each page by its address; a page is also written as `index.html` of a folder. */
async function readTexts(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const name of glob("**/*.html", { cwd: folder })) {
    const file = name.replaceAll("\\", "/");
    if (file.endsWith("/index.html")) continue;
    const html = await readFile(join(folder, name), "utf8");
    texts.set(file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`, readText(html));
  }
  return texts;
}

/** Returns the words of a page without its code, which changes with each version. */
function readText(html: string): string {
  const [, title = ""] = /<title\b[^>]*>(.*?)<\/title>/s.exec(html) ?? [];
  const [, main = ""] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const words = main.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " ");
  return `${title} ${words}`.replaceAll(/\s+/g, " ");
}
