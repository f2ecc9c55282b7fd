import { afterEach, describe, expect, it } from "vitest";
import { checkSource } from "./check-source.ts";
import { describeFaults } from "../generator/describe-faults.ts";
import { makeProject, type Project } from "../tests/support/make-project.ts";

const caseStudies = [
  { slug: "case-1", key: "k1" },
  { slug: "case-2", key: "k2", isFeatured: false },
];
const cards = [{ key: "one", slug: "case-1", categories: ["powerbi"] }];
const reviews = [{ id: "ana" }, { id: "anaAgain" }];
const spanish = "Una frase que se lee como las de esta web, para probar lo que hace.";
const english = "A sentence that reads like those of this site, to try what it does.";

let project: Project;

/** A small sound project, with some files changed. */
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
    "site/page.tsx": 'const { lead, count } = useCopy("nav");',
    ...changes,
  });
  return describeFaults(await checkSource(project.root)).join("\n");
}

afterEach(async () => project.remove());

describe("checkSource", () => {
  it("finds nothing in a sound project", async () => {
    expect(await check()).toBe("");
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

  it("names texts that nothing shows, whatever comments and tests say", async () => {
    const found = await check({
      "site/page.tsx": '// lead\n/* lead */\nconst { count } = useCopy("nav");',
      "site/page.test.tsx": '"lead"',
      "content/copy/es/footer.json": { lead: "x" },
      "content/copy/en/footer.json": { lead: "x" },
    });
    expect(found).toContain('copy/es/nav.json: "lead" is used nowhere');
    expect(found).toContain("copy/es/footer.json: no page takes texts from this group");
    expect(found).not.toContain("count");
  });

  it("takes the category of a post for a use", async () => {
    const found = await check({
      "content/copy/es/nav.json": { lead: { visualizacion: "x", cocina: "x" }, count: "x" },
      "content/copy/en/nav.json": { lead: { visualizacion: "x", cocina: "x" }, count: "x" },
      "content/blog/a/es.md": `---\ncategories: [DAX, Visualización]\n---\n\n${spanish}`,
    });
    expect(found).toContain('"lead.cocina" is used nowhere');
    expect(found).not.toContain("visualizacion");
  });

  it("takes an id of a catalogue for a use", async () => {
    const more = { items: { "case-1": "x" }, count: "x" };
    const found = await check({
      "content/copy/es/nav.json": { lead: spanish, ...more },
      "content/copy/en/nav.json": { lead: english, ...more },
      "site/page.tsx": 'const { lead, items, count } = useCopy("nav");',
    });
    expect(found).toBe("");
  });

  it("asks for the words of what a catalogue names, whatever their number and order", async () => {
    const words = { items: { one: "x" }, filters: { powerbi: "x" } };
    const copy = {
      "content/copy/es/projects.json": words,
      "content/copy/en/projects.json": words,
      "site/page.tsx":
        'const { lead, count } = useCopy("nav"); const { items, filters, one } = useCopy("projects");',
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
      '"items.luis" is not in content/catalogue/testimonials.json. Add it there',
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
    expect(found).toContain('content/blog/post/en.md: paragraph 2 reads like "es"');
  });

  it("lets the mini-course be Spanish in both editions, but for its description", async () => {
    const course = { meta: { title: spanish }, lead: spanish };
    const found = await check({
      "content/copy/es/course.json": course,
      "content/copy/en/course.json": course,
      "site/course.tsx": 'const { meta, title, lead } = useCopy("course");',
    });
    expect(found).toContain('copy/en/course.json: "meta.title" reads like "es"');
    expect(found).not.toContain('course.json: "lead"');
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
});
