import { existsSync, readFileSync } from "node:fs";
import { glob, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { ownEntries } from "../../roots/read-words.ts";
import { movedTexts, type Moves } from "./moves.ts";

type Json = string | number | boolean | null | Json[] | Words;
type Words = { [key: string]: Json };

export type BroughtTexts = {
  /** Number of texts that the owner never changed and the product words anew. */
  adopted: number;
  moved: [from: string, to: string][];
  /** The owner's own texts that the product no longer reads. */
  unread: string[];
};

type Folders = {
  /** The owner's folder, whose texts are rewritten. */
  folder: string;
  /** Folders with the product's texts, of the version before and of this one. */
  before: string;
  after: string;
};

const jsonTexts = "{copy,presentation,reports,scenarios}/**/*.json";

/**
 * Brings the texts of an owner's folder to this version: a text that stands as the version before had it takes the new
 * wording, a moved one its new key; the owner's own words are never changed.
 */
export async function bringTexts(
  { folder, before, after }: Folders,
  moves: Moves = movedTexts,
): Promise<BroughtTexts> {
  const brought: BroughtTexts = { adopted: 0, moved: [], unread: [] };
  for await (const path of glob(jsonTexts, { cwd: join(folder, "content") })) {
    const file = `content/${path}`;
    const [own, old, now] = [folder, before, after].map((root) => {
      const source = readText(join(root, file));
      return source === undefined ? undefined : (JSON.parse(source) as Words);
    });
    if (own === undefined || old === undefined) continue;
    const group = basename(file, ".json");
    const text = JSON.stringify(own);
    moveKeys(own, group, moves, brought);
    moveKeys(old, group, moves);
    if (now !== undefined) adopt(own, old, now, group, brought);
    if (JSON.stringify(own) === text) continue;
    await writeFile(join(folder, file), `${JSON.stringify(own, null, 2)}\n`);
  }
  for await (const path of glob("content/legal/*/*.md", { cwd: folder })) {
    const [own, old, now] = [folder, before, after].map((root) => readText(join(root, path)));
    if (own !== old || now === undefined || now === own) continue;
    await writeFile(join(folder, path), now);
    brought.adopted += 1;
  }
  return { ...brought, unread: [...new Set(brought.unread)] };
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function moveKeys(texts: Words, group: string, moves: Moves, brought?: BroughtTexts): void {
  for (const [from, to] of Object.entries(moves)) {
    if (!from.startsWith(`${group}.`)) continue;
    const value = takeAt(texts, keysOf(from));
    if (value === undefined) continue;
    putAt(texts, keysOf(to), value);
    const isNew = brought?.moved.every(([known]) => known !== from);
    if (isNew === true) brought?.moved.push([from, to]);
  }
}

const keysOf = (name: string) => name.split(".").slice(1);

function takeAt(texts: Words, [key = "", ...rest]: string[]): Json | undefined {
  const value = texts[key];
  if (rest.length > 0) return isWords(value) ? takeAt(value, rest) : undefined;
  delete texts[key];
  return value;
}

function putAt(texts: Words, [key = "", ...rest]: string[], value: Json): void {
  if (rest.length === 0) texts[key] = value;
  else putAt(openAt(texts, key), rest, value);
}

function openAt(texts: Words, key: string): Words {
  const inner = texts[key];
  if (isWords(inner)) return inner;
  return (texts[key] = {});
}

function adopt(own: Words, old: Words, now: Words, path: string, brought: BroughtTexts): void {
  for (const [key, mine] of Object.entries(own)) {
    const [was, is] = [old[key], now[key]];
    const name = `${path}.${key}`;
    if (isWords(mine) && isWords(was) && isWords(is)) adopt(mine, was, is, name, brought);
    else if (was === undefined || isEqual(was, is)) continue;
    else if (is === undefined && !ownEntries.has(path)) {
      if (isEqual(mine, was)) delete own[key];
      else brought.unread.push(name);
    } else if (is !== undefined && isEqual(mine, was)) {
      own[key] = is;
      brought.adopted += 1;
    }
  }
}

function isWords(value: Json | undefined): value is Words {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
