import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A number of a page and the one that replaced it in the same words. */
type FigureChange = { from: string; to: string };

export type PageChange = {
  path: string;
  figures: FigureChange[];
  /** Texts that are gone or new, without those where only figures changed. */
  gone: string[];
  added: string[];
  /** Whether a drawing or an image is another. */
  isDrawnAnew: boolean;
};

/** Pages by what became of them between two builds; the lost ones are their addresses. */
export type BuildChanges = {
  changed: PageChange[];
  added: string[];
  lost: string[];
  before: number;
};

type Page = { texts: string[]; pictures: string };

/** Compares titles, texts and drawings of the pages of two built sites; undefined where nothing was built before. */
export async function compareBuilds(
  before: string,
  after: string,
): Promise<BuildChanges | undefined> {
  const [old, now] = [await readPages(before), await readPages(after)];
  if (old.size === 0) return undefined;
  return {
    changed: [...now].flatMap(([path, page]) => {
      const change = comparePages(path, old.get(path) ?? page, page);
      return change === undefined ? [] : [change];
    }),
    added: [...now.keys()].filter((path) => !old.has(path)),
    lost: [...old.keys()].filter((path) => !now.has(path)),
    before: old.size,
  };
}

function comparePages(path: string, old: Page, now: Page): PageChange | undefined {
  const gone = subtract(old.texts, now.texts);
  const added = subtract(now.texts, old.texts);
  const isDrawnAnew = old.pictures !== now.pictures;
  if (gone.length === 0 && added.length === 0 && !isDrawnAnew) return undefined;
  const sameWords = gone.flatMap((text) => {
    const at = added.findIndex((other) => shapeOf(other) === shapeOf(text));
    return at === -1 ? [] : [{ text, by: added.splice(at, 1)[0] ?? "" }];
  });
  const replaced = new Set(sameWords.map(({ text }) => text));
  return {
    path,
    figures: sameWords.flatMap(({ text, by }) => compareFigures(text, by)),
    gone: gone.filter((text) => !replaced.has(text)),
    added,
    isDrawnAnew,
  };
}

/** Returns the texts of a list that another lacks; a text that stands twice counts twice. */
function subtract(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

const number = /\d+(?:[.,:]\d+)*(?:\s?%)?/g;

function shapeOf(text: string): string {
  return text.replaceAll(number, "0");
}

function compareFigures(text: string, by: string): FigureChange[] {
  const [old, now] = [text, by].map((one) => one.match(number) ?? []);
  return (old ?? []).flatMap((from, at) => {
    const to = now?.[at] ?? "";
    return from === to ? [] : [{ from, to }];
  });
}

const mostNamed = 5;

/** Describes the changes in a line, with the first addresses of each kind. */
export function describeChanges({ changed, added, lost }: BuildChanges): string {
  const kinds = { changed: changed.map(({ path }) => path), new: added, lost };
  const counts = Object.entries(kinds).map(([kind, paths]) => {
    const named = paths.slice(0, mostNamed).join(", ");
    const rest = paths.length > mostNamed ? ", …" : "";
    return `${String(paths.length)} ${kind}${paths.length === 0 ? "" : ` (${named}${rest})`}`;
  });
  return `Pages beside the build before: ${counts.join(", ")}.`;
}

/** Returns the pages by their addresses; each is also written as `index.html` of a folder. */
async function readPages(folder: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  for await (const name of glob("**/*.html", { cwd: folder })) {
    const file = name.replaceAll("\\", "/");
    if (file.endsWith("/index.html")) continue;
    const html = await readFile(join(folder, name), "utf8");
    pages.set(file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`, readPage(html));
  }
  return pages;
}

/** Reads words and drawings of a page without its code, which changes with each version. */
function readPage(html: string): Page {
  const [, title = ""] = /<title\b[^>]*>(.*?)<\/title>/s.exec(html) ?? [];
  const [, all = ""] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const main = all.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const texts = [title, ...main.split(/<[^>]*>/)].map((text) =>
    text.replaceAll(/\s+/g, " ").trim(),
  );
  const drawings = main.match(/<svg\b.*?<\/svg>|<img\b[^>]*>/gs) ?? [];
  return { texts: texts.filter((text) => text !== ""), pictures: drawings.join("\n") };
}
