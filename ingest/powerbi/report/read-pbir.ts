import type { PbirBookmark, PbirNote, PbirPage, PbirReport, PbirVisual } from "./pbir-report.ts";
import { listBookmarks, readBookmark } from "./read-bookmark.ts";
import { asJson, asList, asText } from "./read-field.ts";
import { readFilters } from "./read-filter.ts";
import { readVisual } from "./read-visual.ts";

/** The largest file of one visual that is read, in characters. */
const mostOfVisual = 4_000_000;
const defaultWidth = 1280;

type Files = ReadonlyMap<string, string>;

/** Reads a report from the files of its `definition` folder, by their paths within it. */
export function readPbir(files: Files): PbirReport {
  const notes: PbirNote[] = [];
  const order = asList(parse(files, "pages/pages.json", notes)["pageOrder"]).map(String);
  const ids = [...new Set([...order, ...listPages(files)])].filter((id) =>
    files.has(`pages/${id}/page.json`),
  );
  const report = parse(files, "report.json", notes);
  if ("sections" in report) notes.push({ code: "legacy", file: "report.json", found: "sections" });
  return {
    pages: ids.map((id) => readPage(id, files, notes)),
    filters: readFilters(report["filterConfig"]),
    bookmarks: readBookmarks(files, notes),
    notes,
  };
}

/** Reads the bookmarks in their order. */
function readBookmarks(files: Files, notes: PbirNote[]): PbirBookmark[] {
  const listed = parse(files, "bookmarks/bookmarks.json", notes)["items"];
  const found = [...files.keys()].filter((path) => path.endsWith(".bookmark.json"));
  return [
    ...new Set([
      ...listBookmarks(listed).map((name) => `bookmarks/${name}.bookmark.json`),
      ...found,
    ]),
  ]
    .filter((path) => files.has(path))
    .map((path) => readBookmark(parse(files, path, notes), path));
}

function listPages(files: Files): string[] {
  return [...files.keys()].flatMap((path) => /^pages\/([^/]+)\/page\.json$/.exec(path)?.[1] ?? []);
}

function readPage(id: string, files: Files, notes: PbirNote[]): PbirPage {
  const page = parse(files, `pages/${id}/page.json`, notes);
  const start = `pages/${id}/visuals/`;
  const paths = [...files.keys()].filter(
    (path) => path.startsWith(start) && path.endsWith("/visual.json"),
  );
  return {
    id,
    name: asText(page["displayName"]) ?? id,
    width: Number(page["width"] ?? defaultWidth),
    isHidden: page["visibility"] === "HiddenInViewMode" || page["type"] === "Tooltip",
    filters: readFilters(page["filterConfig"]),
    visuals: paths
      .map((path) => readFile(path, files, notes))
      .filter((one) => one !== null)
      .toSorted((one, other) => one.y - other.y || one.x - other.x),
  };
}

function readFile(path: string, files: Files, notes: PbirNote[]): PbirVisual | null {
  const size = files.get(path)!.length;
  if (size > mostOfVisual) {
    notes.push({ code: "too-large", file: path, found: `${String(Math.round(size / 1e6))} MB` });
    return null;
  }
  return readVisual(parse(files, path, notes), path, notes);
}

function parse(files: Files, path: string, notes: PbirNote[]): Readonly<Record<string, unknown>> {
  const text = files.get(path);
  if (text === undefined) return {};
  try {
    const json = asJson(JSON.parse(text.replace(/^\uFEFF/, "")));
    const schema = json["$schema"];
    const major = /\/(\d+)\.\d+\.\d+\//.exec(typeof schema === "string" ? schema : "")?.[1];
    if (major !== undefined && Number(major) > newestMajor)
      notes.push({ code: "unknown-schema", file: path, found: String(schema) });
    return json;
  } catch (error) {
    notes.push({ code: "unreadable", file: path, found: (error as Error).message });
    return {};
  }
}

/** The newest major version of the schemas that is known; later minor versions are read as they are. */
const newestMajor = 3;
