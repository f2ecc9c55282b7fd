import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Json, JsonObject } from "./json-value.ts";
import { lists } from "./list-definitions.ts";
import {
  addItem,
  listAside,
  moveItem,
  putAside,
  readItems,
  showAgain,
  writeItems,
} from "./list-items.ts";
import { inFolder, ownerRoot } from "../../roots/roots.ts";

const files = globSync(["content/copy/*/*.json", "content/catalogue/*.json"], { cwd: ownerRoot });
const values = Object.fromEntries(
  files.map((file) => [
    file.replaceAll("\\", "/"),
    JSON.parse(readFileSync(inFolder(file), "utf8")) as Json,
  ]),
);
const reviews = lists.find(({ id }) => id === "reviews")!;
const questions = lists.find(({ id }) => id === "questions")!;

test.each(lists.map((list) => [list.id, list] as const))(
  "%s is read and written back as it is",
  (_id, list) => {
    const items = readItems(values, list);
    expect(items.length).toBeGreaterThan(1);
    const written = writeItems(values, list, items);
    for (const [file, value] of Object.entries(written)) {
      expect(JSON.stringify(value)).toBe(JSON.stringify(values[file]));
    }
  },
);

test("a new review has a name, an entry and words to be written in both languages", () => {
  const items = addItem(readItems(values, reviews), reviews);
  const written = writeItems(values, reviews, items);
  const entries = written["content/catalogue/testimonials.json"] as JsonObject[];
  expect(entries.at(-1)).toEqual({
    id: "reviews5",
    initials: "",
    stars: 5,
    source: "direct",
    isSample: false,
  });
  const words = written["content/copy/en/testimonials.json"] as { items: JsonObject };
  expect(words.items["reviews5"]).toEqual({ role: "", content: "" });
  expect(addItem(readItems(values, questions), questions).at(-1)?.es).toEqual({
    id: "questions10",
    question: "",
    detail: "",
  });
});

test("an item is moved in the catalogue or in both languages, and not over the end", () => {
  const items = readItems(values, questions);
  const names = moveItem(items, 0, 2).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual([items[1]?.name, items[2]?.name, items[0]?.name]);
  expect(moveItem(items, 0, -1)).toEqual(items);
});

test("a hidden item is in no list of the site, and comes back to its place", () => {
  const hidden = { ...values, ...putAside(values, reviews, 1) };
  expect(readItems(hidden, reviews)).toHaveLength(3);
  expect(JSON.stringify(hidden["content/copy/es/testimonials.json"])).not.toContain(
    "cinco preguntas",
  );
  expect(listAside(hidden, reviews)).toHaveLength(1);
  const back = { ...hidden, ...showAgain(hidden, reviews, 0) };
  expect(readItems(back, reviews).map(({ name }) => name)).toEqual(
    readItems(values, reviews).map(({ name }) => name),
  );
  expect(back["content/put-aside.json"]).toEqual({});
});
