import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeProject } from "../../tests/support/make-project.ts";
import { bringTexts } from "./bring-texts.ts";

const file = "content/copy/es/hero.json";
const shipped = { title: "Datos", lead: { before: "Uno", after: "Dos" }, gone: "x", list: ["a"] };

let project: Awaited<ReturnType<typeof makeProject>> | undefined;
afterEach(async () => project?.remove());
beforeEach(() => (project = undefined));

async function bring(own: object, after: object, moves = {}) {
  const texts = { own, before: shipped, after };
  const files = Object.entries(texts).map(([name, value]) => [
    `${name}/${file}`,
    JSON.stringify(value),
  ]);
  project = await makeProject(Object.fromEntries(files) as Record<string, string>);
  const { root } = project;
  const places = { folder: `${root}/own`, before: `${root}/before`, after: `${root}/after` };
  const brought = await bringTexts(places, moves);
  const text = await readFile(`${root}/own/${file}`, "utf8");
  return { brought, own: JSON.parse(text) as unknown, text };
}

test("a text that the owner never changed takes the new wording, the owner's own stays", async () => {
  const own = { ...shipped, title: "Mis datos", list: ["a"] };
  const after = { ...shipped, title: "Cifras", lead: { before: "Un", after: "Dos" }, list: ["b"] };
  const { brought, own: texts } = await bring(own, after);
  expect(texts).toEqual({ ...own, lead: { before: "Un", after: "Dos" }, list: ["b"] });
  expect(brought).toEqual({ adopted: 2, moved: [], unread: [] });
});

test("a text that moves keeps the owner's words, or takes the new ones where they are the product's", async () => {
  const after = { title: { main: "Datos", small: "Dos a" }, lead: { before: "Uno" }, list: ["a"] };
  const moves = { "hero.title": "hero.title.main", "hero.lead.after": "hero.title.small" };
  const { brought, own } = await bring({ ...shipped, title: "Mío" }, after, moves);
  expect(own).toEqual({ ...after, title: { main: "Mío", small: "Dos a" } });
  expect(brought.moved).toEqual(Object.entries(moves));
});

test("a text that is no longer read leaves where it is the product's, and stays where it is the owner's", async () => {
  const { gone: _gone, ...after } = shipped;
  expect((await bring(shipped, after)).own).toEqual(after);
  await project?.remove();
  const { brought, own } = await bring({ ...shipped, gone: "Mío" }, after);
  expect(own).toEqual({ ...after, gone: "Mío" });
  expect(brought.unread).toEqual(["hero.gone"]);
});

test("an entry that the product no longer has stays, changed or not", async () => {
  const group = "content/copy/es/services.json";
  const entries = { items: { mine: { name: "Uno" }, kept: { name: "Dos" } } };
  project = await makeProject({
    [`own/${group}`]: JSON.stringify(entries),
    [`before/${group}`]: JSON.stringify(entries),
    [`after/${group}`]: JSON.stringify({ items: { kept: { name: "Tres" } } }),
  });
  const { root } = project;
  await bringTexts({ folder: `${root}/own`, before: `${root}/before`, after: `${root}/after` });
  const text = await readFile(`${root}/own/${group}`, "utf8");
  expect(JSON.parse(text)).toEqual({ items: { mine: { name: "Uno" }, kept: { name: "Tres" } } });
});

test("a file without a change is not written", async () => {
  const { text } = await bring(shipped, shipped);
  expect(text).toBe(JSON.stringify(shipped));
});

test("a legal text that was never changed is the new one, and one that was stays", async () => {
  const [privacy, notice] = ["content/legal/es/privacy.md", "content/legal/es/notice.md"];
  project = await makeProject({
    [`own/${privacy}`]: "One",
    [`own/${notice}`]: "Mine",
    [`before/${privacy}`]: "One",
    [`before/${notice}`]: "One",
    [`after/${privacy}`]: "Two",
    [`after/${notice}`]: "Two",
  });
  const { root } = project;
  const places = { folder: `${root}/own`, before: `${root}/before`, after: `${root}/after` };
  expect((await bringTexts(places)).adopted).toBe(1);
  const read = async (name: string) => readFile(`${root}/own/${name}`, "utf8");
  expect([await read(privacy), await read(notice)]).toEqual(["Two", "Mine"]);
});
