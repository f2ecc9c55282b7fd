import { expect, test } from "vitest";
import { consultation } from "../../contracts/consultation.ts";
import { siteConfig } from "#folder/site.config.ts";
import { readCopy } from "../support/site/read-copy.ts";
import {
  editions,
  findNamed,
  findOne,
  linkTarget,
  listTexts,
  readPage,
  tidy,
  tidyAll,
} from "./read-page.ts";

// §2, in this order
const resultSlugs = [
  "soporte-bi",
  "airline-satisfaction",
  "ventas-bi",
  "logistica-supply-chain",
  "nps-bi",
  "compras-bi",
  "people-analytics",
  "ventas-globales",
] as const;

test.each(editions)(
  "the services stand in their order and lead where they should ($locale)",
  async ({ prefix, copy: { servicePage: copy } }) => {
    const { main } = await readPage(`${prefix}/servicios`);
    expect(listTexts(main, "h1")).toEqual([tidy(Object.values(copy.hero.title).join(""))]);
    expect(listTexts(main, "h1 mark")).toEqual(
      tidyAll([copy.hero.title.highlight, copy.hero.title.highlight2]),
    );
    expect(listTexts(main, ".page-hero .lead mark")).toEqual(
      tidyAll([copy.hero.subtitle.highlight, copy.hero.subtitle.highlight2]), // §2
    );
    expect(listTexts(main, "h2")).toEqual(
      tidyAll([
        copy.intro.title,
        copy.questions.title,
        copy.results.title,
        copy.selector.title,
        copy.options.title,
        copy.benefits.title,
        copy.challenges.title,
        copy.shared.title,
        copy.contact.title,
      ]),
    );
    expect(linkTarget(main, copy.hero.cta)).toBe(`${prefix}/consultorias`);
    const questions = findNamed(main, "section", copy.questions.title);
    expect(listTexts(questions, "h3")).toEqual(
      tidyAll(copy.questions.items.map(({ question }) => question)),
    );
    expect(listTexts(questions, "h3")).toHaveLength(9); // §9
    expect(listTexts(questions, "figcaption")).toEqual(
      tidyAll(copy.questions.items.map(({ drawing }) => drawing)),
    );
    const carousel = findNamed(main, "section", copy.results.label);
    const titles = resultSlugs.map((slug) => copy.results.items[slug].title);
    expect(listTexts(carousel, "h3")).toEqual(tidyAll(titles));
    expect(
      titles.map((title) => linkTarget(carousel, `${copy.results.details}: ${title}`)),
    ).toEqual(resultSlugs.map((slug) => `${prefix}/proyectos/${slug}`));
    const { cost, automation, prediction, experience } = copy.benefits.items;
    const benefits = findNamed(main, "section", copy.benefits.title);
    expect(listTexts(benefits, "h3")).toEqual(
      tidyAll([cost, automation, prediction, experience].map(({ title }) => title)),
    );
    const { items } = copy.challenges;
    const challenges = findNamed(main, "section", copy.challenges.title);
    expect(listTexts(challenges, "h3")).toEqual(
      tidyAll(
        [
          items.clarity,
          items.integration,
          items.quality,
          items.successFactors,
          items.manualReports,
          items.roi,
          items.predictive,
        ].map(({ title }) => title),
      ),
    );
    const invitation = findNamed(main, "section", copy.shared.title);
    expect(linkTarget(invitation, copy.shared.cta)).toBe(`${prefix}/consultorias`);
    findOne(main, "#contact form");
  },
);

test.each(editions)(
  "the consultations stand in their order, with what §2 and §9 count ($locale)",
  async ({ prefix, copy: { consultations: copy } }) => {
    const { main } = await readPage(`${prefix}/consultorias`);
    expect(listTexts(main, "h1")).toEqual([tidy(Object.values(copy.hero.title).join(""))]);
    expect(listTexts(main, "h2")).toEqual(
      tidyAll([
        copy.why.title,
        copy.how.title,
        copy.areas.title,
        copy.process.title,
        copy.packages.title,
        copy.faq.title,
        copy.booking.title,
        copy.contact.title,
      ]),
    );
    const { how, areas, process } = copy;
    // §2, in this order
    const lists = [
      [how.title, [how.steps.discuss, how.steps.focus, how.steps.followUp]],
      [
        areas.title,
        [
          areas.items.dashboardReview,
          areas.items.powerBI,
          areas.items.careerGuidance,
          areas.items.dataVisualization,
          areas.items.implementation,
          areas.items.kpis,
        ],
      ],
      [
        process.title,
        [process.steps.book, process.steps.prepare, process.steps.session, process.steps.plan],
      ],
    ] as const;
    for (const [name, items] of lists) {
      const section = findNamed(main, "section", name);
      expect(listTexts(section, "li")).toHaveLength(items.length);
      expect(listTexts(section, "h3")).toEqual(tidyAll(items.map(({ title }) => title)));
      const text = tidy(section.textContent);
      for (const { description } of items) expect(text).toContain(tidy(description));
    }
    expect(listTexts(findNamed(main, "section", how.title), ".how-mark")).toEqual(
      tidyAll([process.marks.discuss, process.marks.session, process.marks.plan]),
    );
    const { payment, preparation, extend, packages, reschedule } = copy.faq.items;
    // §2
    expect(listTexts(findNamed(main, "section", copy.faq.title), "h3")).toEqual(
      tidyAll([payment, preparation, extend, packages, reschedule].map(({ question }) => question)),
    );
    const { facts } = copy.booking;
    // §9
    expect(listTexts(findOne(main, "#booking"), ".booking-facts > li")).toEqual(
      tidyAll([
        `60 ${facts.duration.unit}${facts.duration.text}`,
        `7 ${facts.followUp.unit}${facts.followUp.text}`,
        `24 ${facts.reschedule.unit}${facts.reschedule.text}`,
      ]),
    );
    expect(consultation).toMatchObject({ minutes: 60, followUpDays: 7, rescheduleHours: 24 });
  },
);

test.each(editions)(
  "one session and packages of 3, 5 and 10 are drawn as so many hours ($locale)",
  async ({ prefix, copy }) => {
    const { packages } = copy.consultations;
    const { main } = await readPage(`${prefix}/consultorias`);
    const section = findNamed(main, "section", packages.title);
    const { single, three, five, ten } = packages.items;
    const titles = listTexts(section, "h3");
    expect(titles).toEqual(tidyAll([single, three, five, ten].map(({ title }) => title)));
    expect(titles.filter((title) => /\b(?:3|5|10)\b/.test(title))).toHaveLength(3); // §9
    const hours = [...section.querySelectorAll("li")].map(
      (item) => item.querySelector("path")?.getAttribute("d")?.split("z").length,
    );
    expect(hours).toEqual([2, 4, 6, 11]); // §9, and what follows the last bar
    expect(listTexts(section, "strong").map((price) => price.replace(/\D/g, ""))).toEqual([
      "100",
      "285",
      "450",
      "850",
    ]);
    expect(tidy(section.textContent)).toContain(tidy(packages.examplePrices));
  },
);

test.each(editions)(
  "the projects stand below their areas ($locale)",
  async ({ prefix, copy: { projectsPage: copy } }) => {
    const { main } = await readPage(`${prefix}/proyectos`);
    const { title } = copy.hero;
    expect(listTexts(main, "h1 mark")).toEqual(tidyAll([title.highlight, title.highlight2]));
    expect(listTexts(main, "h2")).toEqual(
      tidyAll([copy.areas.title, copy.list.title, copy.contact.title]),
    );
  },
);

test.each(editions)(
  "the course is in Spanish, says so where the page is not, and holds all of it ($locale)",
  async ({ locale, prefix }) => {
    const { course } = readCopy("es");
    const { root, main } = await readPage(`${prefix}/cursos`);
    expect(root.documentElement.getAttribute("lang")).toBe(locale);
    const heading = findOne(main, "h1");
    expect(tidy(heading.textContent)).toBe(tidy(Object.values(course.hero.title).join("")));
    expect(heading.closest("[lang]")?.getAttribute("lang")).toBe("es");
    if (locale !== "es")
      expect(tidy(findOne(root, "main > [lang=es]").textContent)).toContain(course.signup.title);
    expect(listTexts(main, "h2")).toEqual(
      tidyAll([
        course.audience.title,
        course.content.title,
        course.faq.title,
        course.instructor.title,
        course.signup.title,
      ]),
    );
    const facts = listTexts(main, ".course-facts li");
    expect(facts).toHaveLength(course.hero.facts.length);
    for (const [index, { title, text, closed = text }] of course.hero.facts.entries()) {
      expect(facts[index]).toContain(tidy(title));
      expect(facts[index]).toContain(tidy(siteConfig.course.signup ? text : closed));
    }
    const points = listTexts(findNamed(main, "section", course.audience.title), "li");
    expect(points).toEqual(tidyAll(course.audience.items));
    expect(points).toHaveLength(5); // §9

    const { modules } = course.content;
    expect(modules.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]); // §9
    const content = findNamed(main, "section", course.content.title);
    const items = [...content.querySelectorAll("ol > li")];
    expect(items).toHaveLength(8);
    for (const [index, { number, title, topics }] of modules.entries()) {
      const item = items[index]!;
      expect(tidy(item.textContent)).toContain(String(number));
      expect(listTexts(item, "h3")).toEqual([tidy(title)]);
      expect(listTexts(item, "li")).toEqual(tidyAll(topics));
    }
    const questions = listTexts(findNamed(main, "section", course.faq.title), "h3");
    expect(questions).toEqual(tidyAll(course.faq.items.map(({ question }) => question)));
    expect(questions).toHaveLength(5); // §9
  },
);

test.each(editions)(
  "the instructor tells the owner's years and clients as Spanish writes them ($locale)",
  async ({ prefix }) => {
    const { title, alt, facts, paragraphs } = readCopy("es").course.instructor;
    const { main } = await readPage(`${prefix}/cursos`);
    const section = findNamed(main, "section", title);
    const { years, clients } = siteConfig.experience;
    const number = new Intl.NumberFormat("es-ES", { useGrouping: "always" });
    expect(findOne(section, "img").getAttribute("alt")).toBe(alt);
    const text = tidy(section.textContent);
    for (const paragraph of paragraphs) expect(text).toContain(tidy(paragraph));
    expect(listTexts(section, "li")).toEqual(
      tidyAll([
        `+${number.format(years)}${facts.years.label}`,
        `+${number.format(clients)}${facts.clients.label}`,
      ]),
    );
  },
);
