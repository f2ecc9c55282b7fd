import { expect, test } from "vitest";
import { findText, listGroups } from "./find-text.ts";

const values = {
  "content/copy/es/hero.json": {
    title: { before: "Convierto" },
    terms: "1 h, {{price:session}}",
    kicker: "Analista de datos",
  },
  "content/copy/es/about.json": { items: ["Uno", "Analista de datos en casa"] },
  "content/copy/en/hero.json": { kicker: "Data analyst" },
};

test.each([
  ["Analista de\n datos", "es", "content/copy/es/hero.json", "kicker"],
  ["1 h, 100 €", "es", "content/copy/es/hero.json", "terms"],
  ["Convierto tus datos", "es", "content/copy/es/hero.json", "title.before"],
  ["Analista de datos en casa", "es", "content/copy/es/about.json", "items.1"],
  ["Data analyst", "en", "content/copy/en/hero.json", "kicker"],
] as const)("%s is found", (shown, locale, file, path) => {
  expect(findText(values, shown, locale, [])).toEqual({ file, path: path.split(".") });
});

const equal = {
  "content/copy/es/bookingPage.json": { name: "Nombre" },
  "content/copy/es/contact.json": { name: "Nombre", policy: "Política de privacidad" },
  "content/copy/es/footer.json": { privacy: "Política de privacidad" },
  "content/copy/es/hero.json": { cta: "Reserva tu consultoría" },
  "content/copy/es/nav.json": { cta: "Reserva tu consultoría" },
};

test.each([
  ["Nombre", "/servicios", true, "contact"],
  ["Política de privacidad", "/servicios", true, "contact"],
  ["Política de privacidad", "/servicios", false, "footer"],
  ["Reserva tu consultoría", "/", true, "hero"],
  ["Reserva tu consultoría", "/", false, "nav"],
])(
  "of equal texts %s, that of the place is found (%s, within main: %s)",
  (shown, path, isInMain, group) => {
    const found = findText(equal, shown, "es", listGroups(path, isInMain));
    expect(found?.file).toBe(`content/copy/es/${group}.json`);
  },
);

test("the English edition and a case lead to the groups of their pages", () => {
  expect(listGroups("/en/servicios", true)).toContain("servicePage");
  expect(listGroups("/proyectos/soporte-bi", true)).toContain("caseStudies");
});

test("what is no text of the content is not found", () => {
  expect(findText(values, "Otra cosa", "es", [])).toBeUndefined();
  expect(findText(values, " ", "es", [])).toBeUndefined();
});
