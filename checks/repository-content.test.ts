import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { copyFolder } from "../tests/support/copy-project.ts";
import type { Fault } from "../generator/faults/fault.ts";
import { checkContent, checkSource } from "./check-source.ts";
import { describeFaults } from "../generator/faults/describe-faults.ts";

type Texts = Record<string, unknown>;

// The type checker goes through the whole repository.

const planted = [
  "contact.success.name",
  "contact.errors.summary",
  "hero.chart.footnote",
  "nav.subtitle",
  "blog.article.share",
  "consent.dialog.count_one",
  "caseStudies.npsBI.shortTitle",
  "bookingPage.calendar.legend",
  "reportShell.toolbar.legend",
  "embeds.states.title",
];
/** Checks one project with planted keys and changed counts, in a single run of the type checker. */
let faults: Fault[];

beforeAll(async () => {
  const root = await copyFolder(".cache/planted-copy");
  await changeNumbers(root);
  for (const path of planted) await plantKey(root, path);
  faults = await checkSource(root);
});

function isPlanted({ code }: Fault): boolean {
  return code === "copy-unused";
}

it("lets an owner have any number of anything, in any order", () => {
  expect(describeFaults(faults.filter((fault) => !isPlanted(fault)))).toEqual([]);
});

it("asks for another sentence where a counted list has one item left", async () => {
  const root = await copyFolder(".cache/one-review");
  for (const language of ["es", "en"]) {
    const path = join(root, `content/copy/${language}/servicePage.json`);
    const copy = JSON.parse(await readFile(path, "utf8")) as { questions: { items: Texts[] } };
    const questions = { ...copy.questions, items: copy.questions.items.slice(0, 1) };
    await writeFile(path, JSON.stringify({ ...copy, questions }));
  }
  const found = (await checkContent(root)).filter(({ code }) => code === "copy-count");
  expect(found.map(({ file }) => file)).toEqual([
    "content/copy/es/servicePage.json",
    "content/copy/en/servicePage.json",
  ]);
});

it("finds ten keys that are written in both languages and read nowhere", () => {
  const found = faults.filter(isPlanted).map(({ file, field = "" }) => {
    const [, group = ""] = /content\/copy\/es\/(\w+)\.json/.exec(file) ?? [];
    return `${group}.${field}`;
  });
  expect(found.toSorted()).toEqual(planted.toSorted());
});

async function changeNumbers(root: string): Promise<void> {
  const change = async (file: string, edit: (content: never) => unknown) => {
    const path = join(root, "content", file);
    await writeFile(path, JSON.stringify(edit(JSON.parse(await readFile(path, "utf8")) as never)));
  };
  for (const language of ["es", "en"]) {
    // A tenth question, no review, a thirteenth case with three key points.
    await change(
      `copy/${language}/servicePage.json`,
      (copy: { questions: { items: unknown[] } }) => {
        copy.questions.items.push({ id: "more", question: "?", detail: "." });
        return copy;
      },
    );
    await change(`copy/${language}/testimonials.json`, (copy: Texts) => ({ ...copy, items: {} }));
    await change(`copy/${language}/caseStudies.json`, (copy: Record<string, Texts>) => {
      const points = Object.entries(copy["npsBI"]?.["keyPoints"] ?? {}).slice(0, 3);
      return {
        ...copy,
        thirteenth: { ...copy["npsBI"], keyPoints: Object.fromEntries(points) },
      };
    });
  }
  await change("catalogue/testimonials.json", () => []);
  await change("catalogue/case-studies.json", (cases: Texts[]) => [
    { slug: "another", key: "thirteenth", isFeatured: false },
    ...cases,
  ]);
  await change("catalogue/project-cards.json", (cards: Texts[]) => cards.toReversed());
}

async function plantKey(root: string, path: string): Promise<void> {
  const [group = "", ...names] = path.split(".");
  for (const language of ["es", "en"]) {
    const file = join(root, `content/copy/${language}/${group}.json`);
    const copy = JSON.parse(await readFile(file, "utf8")) as Texts;
    let inner = copy;
    for (const name of names.slice(0, -1)) inner = (inner[name] ??= {}) as Texts;
    inner[names.at(-1) ?? ""] = "x";
    await writeFile(file, JSON.stringify(copy));
  }
}
