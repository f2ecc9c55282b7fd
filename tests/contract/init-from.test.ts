import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environmentFor } from "../../roots/environment-for.ts";

let parent: string;

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), "taken-over-"));
});

afterAll(() => rmSync(parent, { recursive: true }));

const ownPost = "content/blog/mio";
const examplePost = "content/blog/tabla-de-calendario";

const writtenPost = `---
title: Mi primer artículo
excerpt: Lo que aprendí con los datos de un cliente.
publishDate: 2026-01-15
categories: [Power BI]
isPublished: true
---

Un párrafo que escribo yo, con lo que aprendí.
`;

/** Writes a copy of the product as older versions were, with settings and content at the top, and edits it. */
async function writeOldCopy(): Promise<string> {
  const old = join(parent, "old");
  for (const name of ["content", "site.config.ts"])
    await cp(join("demo", name), join(old, name), { recursive: true });
  rmSync(join(old, "content/catalogue/pages.json"));
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(old, file), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(old, file), text.replace(from, to));
  };
  edit("site.config.ts", 'brand: "Dato Firme"', 'brand: "Núñez Datos"');
  edit("content/copy/es/hero.json", "estratégicas", "claras");
  edit(`${examplePost}/es.md`, "\n## ", "\nUna frase mía.\n\n## ");
  edit("content/copy/en/testimonials.json", '"content": "', '"content": "Indeed. ');
  mkdirSync(join(old, ownPost));
  writeFileSync(join(old, ownPost, "es.md"), writtenPost);
  mkdirSync(join(old, "site"));
  writeFileSync(
    join(old, "site/routes.ts"),
    `  notice: { path: "/aviso-legal", page: "legal", copy: ["legal"] },\n  "sobre-mi": { path: "/sobre-mi", page: "legal", copy: ["legal"] },\n`,
  );
  for (const locale of ["es", "en"])
    await cp(
      join(old, `content/legal/${locale}/accesibilidad.md`),
      join(old, `content/legal/${locale}/sobre-mi.md`),
    );
  writeFileSync(join(old, ".env"), "MAIL_TO=yo@example.com\n");
  return old;
}

test("an edited copy of the product becomes a folder: what the owner changed stays, unchanged examples do not", async () => {
  const old = await writeOldCopy();
  const folder = join(parent, "mine");
  mkdirSync(folder);
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      env: environmentFor(folder),
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };
  const read = (file: string) => readFileSync(join(folder, file), "utf8");

  expect(run("scripts/folder/init.ts", "--from", parent)).toMatchObject({ status: 1 });
  expect(run("scripts/folder/init.ts", "--from", old).said).toContain("holds your site");
  expect(read("site.config.ts")).toContain('brand: "Núñez Datos"');
  expect(read("content/copy/es/hero.json")).toContain("claras");
  expect(read(`${examplePost}/es.md`)).toContain("Una frase mía.");
  expect(existsSync(join(folder, ownPost, "es.md"))).toBe(true);
  expect(JSON.parse(read("content/catalogue/pages.json"))).toEqual(["sobre-mi"]);
  expect(read(".env")).toBe("MAIL_TO=yo@example.com\n");
  expect(existsSync(join(folder, "content/blog/media-mediana-y-nps"))).toBe(false);
  expect(JSON.parse(read("content/catalogue/case-studies.json"))).toEqual([]);
  const reviews = JSON.parse(read("content/catalogue/testimonials.json")) as unknown[];
  expect(reviews).toHaveLength(1);
  expect(run("scripts/content/commands/check-content.ts")).toEqual({
    status: 0,
    said: "content: 0 faults\n",
  });
});
