import { expect, test } from "vitest";
import { siteConfig } from "#folder/site.config.ts";
import { editions, findOne, linkTarget, readPage, tidy } from "./read-page.ts";

const paths = ["", "/servicios", "/cursos", "/blog", "/proyectos/nps-bi"];

test.runIf(siteConfig.demonstration).each(editions)(
  "every page says once that it is a demonstration, at its foot, and the home page below its chart too ($locale)",
  async ({ prefix, copy }) => {
    for (const path of paths) {
      const { root, main } = await readPage(prefix + path || "/");
      const line = copy.common.demonstration;
      expect(linkTarget(findOne(root, "footer.site-footer"), line)).toBe(`${prefix}/demostracion`);
      const inPage = [...main.querySelectorAll("a")].filter(
        ({ textContent }) => tidy(textContent) === tidy(line),
      );
      expect(inPage, path).toHaveLength(path === "" ? 1 : 0);
    }
  },
);

test.runIf(siteConfig.demonstration).each(editions)(
  "the line takes the place of the notes beside single charts; a review names itself a sample ($locale)",
  async ({ prefix, copy }) => {
    const { main } = await readPage(prefix || "/");
    const text = tidy(main.textContent);
    expect(text).not.toContain(tidy(copy.hero.chart.note));
    expect(text).not.toContain(tidy(copy.projects.pictureNotes.all));
    const captions = [...main.querySelectorAll(".example figcaption")];
    expect(captions.length).toBeGreaterThan(0);
    for (const { textContent } of captions)
      expect(tidy(textContent)).not.toContain(tidy(copy.services.exampleNote));
    const reviews = [...main.querySelectorAll(".testimonial figcaption")];
    expect(reviews.map(({ textContent }) => tidy(textContent))).toEqual(
      reviews.map(() => expect.stringContaining(tidy(copy.testimonials.sample)) as string),
    );
  },
);

test.runIf(siteConfig.demonstration).each(editions)(
  "its page lists what is an example, and is no page for search engines ($locale)",
  async ({ prefix }) => {
    const { answer, root, main } = await readPage(`${prefix}/demostracion`);
    expect(answer.status).toBe(200);
    expect(tidy(main.textContent)).toContain(siteConfig.brand);
    expect(main.querySelectorAll("li").length).toBeGreaterThan(10);
    expect(findOne(root, "meta[name=robots]").getAttribute("content")).toContain("noindex");
  },
);
