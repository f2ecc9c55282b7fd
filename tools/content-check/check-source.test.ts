import { afterEach, describe, expect, it } from "vitest";
import { checkSource } from "./check-source.ts";
import { describeFaults } from "./describe-faults.ts";
import { makeProject, type Project } from "./make-project.ts";

const projectIds = [13, 14, 1, 11, 10, 9, 5, 2, 3, 4, 6];
const keyPoints = Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((id) => [id, "x"]));
const caseStudies = Array.from({ length: 12 }, (_, i) => ({
  slug: `case-${String(i)}`,
  key: `k${String(i)}`,
}));
const reviews = ["A. A.", "B. B.", "C. C.", "A. A."].map((initials) => ({ initials, stars: 5 }));
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
    "content/catalogue/project-cards.json": projectIds.map((id) => ({ id, categories: [] })),
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
    const more = { items: { "case-3": "x" }, count: "x" };
    const found = await check({
      "content/copy/es/nav.json": { lead: spanish, ...more },
      "content/copy/en/nav.json": { lead: english, ...more },
      "site/page.tsx": 'const { lead, items, count } = useCopy("nav");',
    });
    expect(found).toBe("");
  });

  it("counts the lists of the copy", async () => {
    const services = { title: "x", items: { a: "x", b: "x", c: "x" } };
    const found = await check({
      "content/copy/es/services.json": services,
      "content/copy/en/services.json": services,
      "site/page.tsx":
        'const { lead, count, title, items: { a, b, c } } = useCopy("nav"), useCopy("services");',
    });
    expect(found).toContain(
      'es/services.json, content/copy/en/services.json: 3 items in "items", not 4',
    );
  });

  it("counts what every case study has", async () => {
    const sound = { keyPoints, results: { a: "x" } };
    const cases = Object.fromEntries(caseStudies.map(({ key }) => [key, sound]));
    const copy = { ...cases, k3: { keyPoints: { a: "x" } } };
    const found = await check({
      "content/copy/es/caseStudies.json": copy,
      "content/copy/en/caseStudies.json": copy,
      "site/case.tsx": 'type Words = Copy["caseStudies"]; const a, b, c, d, e, f;',
    });
    expect(found).toContain('copy/en/caseStudies.json: 1 key points of "k3", not 6');
    expect(found).toContain('copy/en/caseStudies.json: "k3" has no results');
    expect(found).not.toContain('"k2"');
  });

  it("counts the catalogues and keeps the order of the featured projects", async () => {
    const found = await check({
      "content/catalogue/case-studies.json": caseStudies.slice(1),
      "content/catalogue/project-cards.json": projectIds.toReversed().map((id) => ({ id })),
      "content/catalogue/testimonials.json": reviews.map(() => ({ initials: "A. A.", stars: 4 })),
    });
    expect(found).toContain("case-studies.json: 11 case studies, not 12");
    expect(found).toContain("project-cards.json: featured projects are 6 4 3 2 5 9 10 11 1 14 13");
    expect(found).toContain("testimonials.json: 0 testimonials of five stars, not 4");
    expect(found).toContain("testimonials.json: 1 distinct reviewers, not 3");
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
