import { expect, test } from "vitest";
import figures from "#folder/content/catalogue/case-figures.json" with { type: "json" };
import { listReports, loadReport } from "../../generator/reports/list-reports.ts";
import { siteConfig } from "#folder/site.config.ts";
import {
  editions,
  findNamed,
  findOne,
  linkTarget,
  listTexts,
  readPage,
  tidy,
} from "./read-page.ts";

/** Every string of a group, however deep, that a document shows as it is. */
function listStrings(value: unknown): string[] {
  if (typeof value === "string") return value.includes("{{") ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}

test.each(editions)("holds its whole copy ($locale)", async ({ prefix, copy }) => {
  const { root } = await readPage(prefix || "/");
  const text = tidy(root.body.textContent);
  const { items } = copy.projects;
  const texts = [
    ...listStrings(copy.hero.title),
    copy.hero.subtitle,
    ...copy.about.biography,
    ...listStrings(copy.services.items),
    ...listStrings([items.soporteBI, items.airlineSatisfaction, items.peopleAnalytics, items.nps]),
    copy.hero.guess.questions.fiveProducts.title,
    copy.hero.guess.book,
    copy.workValues.title,
    ...listStrings(copy.workValues.items),
    copy.workValues.story.lead,
    copy.workValues.story.open,
    ...listStrings(copy.testimonials.items),
    ...listStrings(copy.social.networks),
    copy.contact.title,
    copy.footer.tagline,
    siteConfig.brand,
  ];
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((part) => !text.includes(tidy(part)))).toEqual([]);
});

test.each(editions)(
  "has what §2 and §9 count, and leads where it should ($locale)",
  async ({ prefix, copy }) => {
    const { main } = await readPage(prefix || "/");
    const ledger = findNamed(main, "ul, ol", copy.about.achievements.label);
    expect(listTexts(ledger, ":scope > li")).toHaveLength(4);
    const portrait = [...main.querySelectorAll("img")].map((image) => image.getAttribute("alt"));
    expect(portrait).toContain(copy.about.portrait.alt);
    const { title } = copy.projects.items.soporteBI;
    const carousel = findNamed(main, "section", copy.projects.label);
    expect(linkTarget(carousel, `${copy.projects.details}: ${title}`)).toBe(
      `${prefix}/proyectos/soporte-bi`,
    );
    const initials = listTexts(
      findNamed(main, "section", copy.testimonials.label),
      "figcaption strong",
    );
    expect(initials).toHaveLength(4);
    expect(new Set(initials).size, "three reviewers, one of them twice").toBe(3);
  },
);

test.runIf(siteConfig.demonstration).each(editions)(
  "a demonstration proves itself by what it counts: rows of its reports, figures that come out of them ($locale)",
  async ({ prefix, copy, locale }) => {
    const { main } = await readPage(prefix || "/");
    const modules = await Promise.all((await listReports()).map(loadReport));
    const rows = modules.reduce(
      (all, { generate }) => all + Object.values(generate())[0]!.length,
      0,
    );
    const written = new Intl.NumberFormat(locale === "es" ? "es-ES" : "en-US", {
      useGrouping: "always",
    });
    const ledger = findNamed(main, "ul, ol", copy.about.achievements.label);
    const cards = listTexts(ledger, ":scope > li");
    const { reach, satisfaction } = copy.about.proof;
    const description = reach.description.replace("{{reports}}", String(modules.length));
    expect(cards[2]).toBe(tidy(written.format(rows) + reach.title + description));
    const checked = Object.values(figures).flat().length;
    expect(cards[3]).toBe(
      tidy(written.format(checked) + satisfaction.title + satisfaction.description),
    );
    expect(tidy(main.textContent)).not.toContain(written.format(siteConfig.experience.clients));
  },
);

test.each(editions)(
  "opens social networks in a new tab and hands nothing over ($locale)",
  async ({ prefix, copy }) => {
    const { main } = await readPage(prefix || "/");
    const social = findOne(main, "#social");
    const links = [...social.querySelectorAll("a")].map((link) => ({
      name: tidy(link.textContent),
      target: link.getAttribute("target"),
      rel: link.getAttribute("rel"),
      address: link.getAttribute("href"),
    }));
    const networks = Object.values(copy.social.networks);
    expect(networks.length).toBeGreaterThan(1);
    for (const { cta } of networks)
      expect(links).toContainEqual({
        name: expect.stringContaining(tidy(cta)) as string,
        target: "_blank",
        rel: expect.stringContaining("noopener") as string,
        address: expect.stringMatching(/^https:/) as string,
      });
  },
);

test.each(editions)(
  "has a form of five rows and five services ($locale)",
  async ({ prefix, copy: { contact } }) => {
    const { main } = await readPage(prefix || "/");
    const form = findOne(main, "#contact form");
    expect(findOne(form, "textarea").getAttribute("rows")).toBe("5");
    const services = Object.values(contact.services);
    expect(listTexts(form, "#service option")).toEqual([contact.choose, ...services].map(tidy));
  },
);

test.each(editions)(
  "ends with the links, the year, the tagline and the way to consent ($locale)",
  async ({ prefix, copy }) => {
    const { root } = await readPage(prefix || "/");
    const footer = findOne(root, "footer.site-footer");
    for (const [name, path] of [
      [copy.footer.home, prefix || "/"],
      [copy.footer.services, `${prefix}/servicios`],
      [copy.footer.projects, `${prefix}/proyectos`],
      [copy.footer.blog, `${prefix}/blog`],
      [copy.footer.consultations, `${prefix}/consultorias`],
      [copy.footer.privacy, `${prefix}/politica-privacidad`],
      [copy.footer.notice, `${prefix}/aviso-legal`],
      [copy.footer.cookies, `${prefix}/politica-cookies`],
      [copy.footer.accessibility, `${prefix}/accesibilidad`],
      [copy.footer.consent, `${prefix}/politica-cookies#consent`],
    ] as const)
      expect(linkTarget(footer, name), name).toBe(path);
    expect(linkTarget(footer, copy.footer.email)).toMatch(/^mailto:/);
    const text = tidy(footer.textContent);
    for (const part of [copy.footer.tagline, copy.footer.role, String(new Date().getFullYear())])
      expect(text).toContain(tidy(part));
  },
);
