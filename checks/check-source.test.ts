import { afterEach, describe, expect, it } from "vitest";
import { checkSource } from "./check-source.ts";
import { describeFaults } from "../generator/faults/describe-faults.ts";
import { makeProject, type Project } from "../tests/support/make-project.ts";

const caseStudies = [
  { slug: "case-1", key: "k1" },
  { slug: "case-2", key: "k2", isFeatured: false },
];
const cards = [{ id: 1, key: "one", slug: "case-1", categories: ["powerbi"] }];
const review = { initials: "A. B.", stars: 5, source: "direct", isSample: true };
const reviews = [
  { ...review, id: "ana" },
  { ...review, id: "anaAgain" },
];
const spanish = "Una frase que se lee como las de esta web, para probar lo que hace.";
const english = "A sentence that reads like those of this site, to try what it does.";

let project: Project;

const compilerOptions = {
  strict: true,
  module: "ESNext",
  moduleResolution: "bundler",
  resolveJsonModule: true,
  types: [],
  lib: ["ES2024"],
};
const useCopy = `
export declare const nav: typeof import("#folder/content/copy/es/nav.json");
export declare const other: typeof import("#folder/content/copy/es/other.json");`;
const imports = 'import { nav, other } from "./use-copy.ts";';
const readNav = `${imports}\nexport const shown = [nav.lead, nav.count_one, nav.count_other];`;

async function check(changes: Record<string, unknown> = {}): Promise<string> {
  project = await makeProject({
    "content/copy/es/nav.json": {
      lead: spanish,
      count_one: "{{n}} caso",
      count_other: "{{n}} casos",
    },
    "content/copy/en/nav.json": {
      lead: english,
      count_one: "{{n}} case",
      count_other: "{{n}} cases",
    },
    "content/legal/es/aviso.md": spanish,
    "content/legal/en/aviso.md": english,
    "content/catalogue/case-studies.json": caseStudies,
    "content/catalogue/project-cards.json": cards,
    "content/catalogue/testimonials.json": reviews,
    "content/catalogue/services.json": [],
    "package.json": { imports: { "#folder/*": "./*" } },
    "checks/usage/tsconfig.json": { compilerOptions, include: ["../../site"] },
    "site/use-copy.ts": useCopy,
    "site/page.tsx": readNav,
    ...changes,
  });
  return describeFaults(await checkSource(project.root, project.root)).join("\n");
}

afterEach(async () => project.remove());

describe("checkSource", () => {
  it("finds nothing in a sound project", async () => {
    expect(await check()).toBe("");
  });

  it("names a picture of a case that a language lacks", async () => {
    const found = await check({ "content/images/projects/case-1.wide.es.svg": "<svg/>" });
    expect(found).toContain("content/images/projects/case-1.wide.en.svg: the picture is missing");
  });

  it("asks for no translation of the pictures of a post that cannot be read", async () => {
    const found = await check({
      "content/blog/roto/es.md": "",
      "content/blog-pictures/es/roto.json": { title: spanish },
    });
    expect(found).toContain("content/blog/roto/es.md");
    expect(found).not.toContain("the group exists only in es");
  });

  it("names words of a post's figures that have no place in one", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><text>{{a.0}}</text></svg>';
    const words = { a: ["x", "y"], b: "z" };
    const found = await check({
      "content/blog/roto/figura.svg": svg,
      "content/blog-pictures/es/roto.json": words,
      "content/blog-pictures/en/roto.json": words,
    });
    expect(found).toContain('blog-pictures/es/roto.json: "a.1" is in no figure');
    expect(found).toContain('"b" is in no figure');
    expect(found).not.toContain('"a.0"');
    expect(found).not.toContain("no code takes copy");
  });

  it("names a missing key, a superfluous one and a missing file", async () => {
    const found = await check({
      "content/copy/en/nav.json": { leed: english, count_one: "{{n}}", count_other: "{{n}}" },
      "content/copy/es/footer.json": { lead: "x" },
    });
    expect(found).toContain('copy/en/nav.json: "lead" is missing');
    expect(found).toContain('copy/es/nav.json: "leed" is missing');
    expect(found).toContain("copy/en/footer.json: the group exists only in es");
  });

  it("names a place to fill in that only one language has", async () => {
    const found = await check({
      "content/copy/en/nav.json": { lead: english, count_one: "{{m}} case", count_other: "cases" },
    });
    expect(found).toContain('"count_one" has {{m}} where Spanish has {{n}}');
    expect(found).toContain('"count_other" has no place to fill where Spanish has {{n}}');
  });

  it("names copy that nothing reads, whatever comments, tests and other objects say", async () => {
    const other = { lead: "x" };
    const found = await check({
      "site/page.tsx": `${imports}\n// nav.lead\nconst hero = { lead: "lead" };\nexport const shown = [hero.lead, nav.count_one];`,
      "site/page.test.tsx": `${imports}\nexport const shown = [nav.lead];`,
      "content/copy/es/other.json": other,
      "content/copy/en/other.json": other,
    });
    expect(found).toContain('copy/es/nav.json: "lead" is used nowhere');
    expect(found).toContain("copy/es/other.json: no code takes copy from this group");
    expect(found).toContain('"count_other" is used nowhere');
    expect(found).not.toContain("count_one");
  });

  it.each([
    ["destructured", "const { a: { b, ...rest } } = other; export const x = [b, rest.c];"],
    ["by a name of few", 'export const x = (key: "b" | "c") => other.a[key];'],
    ["by any name", "export const x = (key: string) => (other.a as Record<string, string>)[key];"],
    ["one after another", "export const x = Object.values(other.a);"],
    [
      "under another type",
      "type Words = { b: string; c: string }; const f = ({ b, c }: Words) => b + c; export const x = f(other.a);",
    ],
    [
      "by forms of a count",
      'declare const f: (a: Record<"b" | "c", string>) => string; export const x = f(other.a);',
    ],
  ])("sees that copy is read %s", async (_how, code) => {
    const copy = { a: { b: "x", c: "x" }, planted: { b: "x" } };
    const found = await check({
      "content/copy/es/other.json": copy,
      "content/copy/en/other.json": copy,
      "site/other.tsx": `${imports}\n${code}\nexport { nav };`,
    });
    expect(found).toContain('other.json: "planted" is used nowhere');
    expect(found.split("\n")).toHaveLength(1);
  });

  it("sees that only a part is read under another type", async () => {
    const copy = { a: { b: "x", c: "x" }, list: [{ b: "x", c: "x" }] };
    const found = await check({
      "content/copy/es/other.json": copy,
      "content/copy/en/other.json": copy,
      "site/other.tsx": `${imports}
type Words = { b: string; c: string };
const f = ({ b }: { b: string }) => b;
const g = (words: Words) => f(words);
export const x = [g(other.a), ...other.list.map((item) => item.b), nav];`,
    });
    expect(found).toContain('"a.c" is used nowhere');
    expect(found).toContain('"list.*.c" is used nowhere');
    expect(found).not.toContain(".b");
  });

  it("asks for the words of what a catalogue names, whatever their number and order", async () => {
    const words = { items: { one: "x" }, filters: { powerbi: "x" } };
    const copy = {
      "content/copy/es/projects.json": words,
      "content/copy/en/projects.json": words,
      "site/projects.ts": `export declare const projects: typeof import("#folder/content/copy/es/projects.json");
export const shown = [projects.items.one, projects.filters.powerbi];`,
    };
    expect(await check(copy)).toBe("");
    const more = [{ key: "one", categories: ["ml"] }, ...cards, { key: "two", categories: [] }];
    const found = await check({
      ...copy,
      "content/catalogue/project-cards.json": more,
    });
    expect(found).toContain(
      'project-cards.json: "filters.ml" has no words in content/copy/es/projects.json',
    );
    expect(found).toContain('"items.two" has no words in content/copy/en/projects.json');
    expect(found).not.toContain("items.one");
  });

  it("names words of a review that the catalogue does not have", async () => {
    const items = { ana: "x", anaAgain: "x", luis: "x" };
    const found = await check({
      "content/copy/es/testimonials.json": { items },
      "content/copy/en/testimonials.json": { items },
    });
    expect(found).toContain(
      '"testimonials.items.luis" is not in content/catalogue/testimonials.json. Add it there',
    );
    expect(found).not.toContain("items.ana");
  });

  it("asks for the card of a case study that does not say it has none", async () => {
    const found = await check({
      "content/catalogue/project-cards.json": [{ key: "one", slug: "case-9", categories: [] }],
    });
    expect(found).toContain('the case study "case-1" has no project card');
    expect(found).toContain('there is no case study "case-9"');
    expect(found).not.toContain("case-2");
  });

  it("asks for the name of a new category of the blog in both languages", async () => {
    const blog = { categories: { dax: "DAX" } };
    const found = await check({
      "content/copy/es/blog.json": { categories: { ...blog.categories, rendimiento: "R" } },
      "content/copy/en/blog.json": blog,
      "content/blog/a/es.md": `---\ntitle: A\nexcerpt: E\npublishDate: 2026-01-01\ncategories: [DAX, Rendimiento]\nisPublished: true\n---\n\n${spanish}`,
    });
    expect(found).toContain(
      'copy/en/blog.json: the category "Rendimiento" of the blog has no name. Add "rendimiento"',
    );
    expect(found).not.toContain("copy/es/blog.json: the category");
  });

  it("tells the two languages apart, in the copy and in Markdown", async () => {
    const counts = { count_one: "{{n}}", count_other: "{{n}}" };
    const found = await check({
      "content/copy/es/nav.json": { lead: english, ...counts },
      "content/copy/en/nav.json": { lead: spanish, ...counts },
      "content/blog/post/en.md": `${english}\n\n${spanish}\n`,
    });
    expect(found).toContain('copy/es/nav.json: "lead" reads like "en"');
    expect(found).toContain('copy/en/nav.json: "lead" reads like "es"');
    expect(found).toContain('content/blog/post/en.md:3: the text reads like "es"');
  });

  it("lets the mini-course be Spanish in both editions, but for its description", async () => {
    const course = { meta: { title: spanish }, lead: spanish };
    const found = await check({
      "content/copy/es/course.json": course,
      "content/copy/en/course.json": course,
      "site/course.ts": `declare const course: typeof import("#folder/content/copy/es/course.json");
export const shown = [course.meta.title, course.lead];`,
    });
    expect(found).toContain('copy/en/course.json: "meta.title" reads like "es"');
    expect(found).not.toContain('course.json: "lead"');
  });

  it("names lessons that are not sent, or share a number", async () => {
    const lesson = "---\ntitle: Uno\n---\n\nTexto.\n";
    const found = await check({
      "content/course/01-uno.md": lesson,
      "content/course/01-otro.md": lesson,
      "content/course/tres.md": lesson,
      "content/course/04-cuatro.md": "---\ntitle: Cuatro\n---\n",
    });
    expect(found).toContain("content/course/01-uno.md: another lesson has its number");
    expect(found).toContain(
      "content/course/04-cuatro.md, content/course/tres.md: it cannot be read as a lesson",
    );
    expect(found).not.toContain("01-otro");
  });

  it.each(["Lorem ipsum", "TODO: título", "Xxxx", "Tu texto aquí", "Coming soon"])(
    "names what is left of a draft: %s",
    async (lead) => {
      const found = await check({
        "content/copy/es/nav.json": { lead, count_one: "{{n}}", count_other: "{{n}}" },
      });
      expect(found).toMatch(
        /copy\/es\/nav\.json: "lead" contains ".+"\. Write the finished text\./,
      );
    },
  );

  it("finds words that one language lacks, and entries of a catalogue that are not of their shape", async () => {
    const faults = await check({
      "content/copy/en/nav.json": {
        lead: " ",
        count_one: "{{n}} case",
        count_other: "{{n}} cases",
      },
      "content/catalogue/testimonials.json": [
        { ...review, id: "ana", stars: 6 },
        { ...review, id: "ana" },
      ],
    });
    expect(faults).toContain('content/copy/en/nav.json: "lead" has no words. Write it in "en".');
    expect(faults).toContain("content/catalogue/testimonials.json: 0.stars: expected 1 to 5.");
    expect(faults).toContain('content/catalogue/testimonials.json: id "ana" stands twice.');
  });
});
