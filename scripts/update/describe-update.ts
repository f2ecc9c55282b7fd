import type { BuildChanges, PageChange } from "../../generator/output/compare-builds.ts";
import type { BroughtSettings } from "./bring-settings.ts";
import type { BroughtTexts } from "./bring-texts.ts";
import { words } from "./update-words.ts";

const mostShown = 8;
const pathWidth = 28;
const kindWidth = 11;

/** Describes the pages that an update changes: figures first, pages with the same changes in one line. */
export function describePages({ changed, added, lost, before }: BuildChanges): string[] {
  const groups = Object.values(Object.groupBy(changed, describeChange)) as PageChange[][];
  const lines = [
    ...groups.toSorted((one, other) => rank(one) - rank(other)).map(describeGroup),
    ...added.map((path) => line(path, words.added, "")),
  ];
  const rest = lines.length - mostShown;
  const figures = changed.reduce((sum, page) => sum + page.figures.length, 0);
  return [
    words.verdict(changed.length, lost.length),
    "",
    ...lines.slice(0, mostShown),
    ...(rest > 0 ? [`  ${words.more(rest)}`] : []),
    ...(lines.length === 0 ? [] : [""]),
    `  ${words.summary(before - lost.length, before, figures)}`,
  ];
}

const rank = ([page]: PageChange[]) => ((page?.figures.length ?? 0) > 0 ? 0 : 1);

function describeGroup([first, ...others]: PageChange[]): string {
  if (first === undefined) return "";
  const same = others.length === 0 ? "" : `, ${words.same(others.length)}`;
  return line(first.path, kindOf(first), describeDetail(first) + same);
}

function line(path: string, kind: string, detail: string): string {
  return `  ${path.padEnd(pathWidth)} ${kind.padEnd(kindWidth)} ${detail}`.trimEnd();
}

function kindOf(page: PageChange): string {
  if (page.figures.length > 0) return words.figure;
  return countTexts(page) > 0 ? words.text : words.picture;
}

function describeDetail(page: PageChange): string {
  const [figure] = page.figures;
  if (figure !== undefined) return `${figure.from} -> ${figure.to}`;
  return countTexts(page) > 0 ? words.textCount(countTexts(page)) : "";
}

const countTexts = ({ gone, added }: PageChange) => Math.max(gone.length, added.length);

/** Returns the same text for pages that change in the same way. */
function describeChange({ path: _path, ...change }: PageChange): string {
  return JSON.stringify(change);
}

/** Describes the effect of an update on the owner's texts and settings. */
export function describeFolder(texts: BroughtTexts, settings: BroughtSettings): string[] {
  return [
    words.adopted(texts.adopted),
    ...texts.moved.map(([from, to]) => words.movedText(from, to)),
    ...texts.unread.map(words.unreadText),
    ...settings.moved.map(([from, to]) => words.movedSetting(from, to)),
    ...settings.dropped.map(([name, value]) => words.droppedSetting(name, value)),
  ].map((text) => `  ${text}`);
}
