import { describe, expect, it, test } from "vitest";
import { locales } from "../../contracts/locale.ts";
import { parseLegalText, readLegalText } from "./read-legal-text.ts";

const owner = {
  name: "Ana *Pérez*",
  taxId: "1",
  address: "Calle 1",
  city: "Soria",
  email: "ana_perez@example.com",
  phone: "2",
};
const front = "---\ntitle: Aviso\ndescription: Para probar\nupdated: 2026-11-20\n---\n";

function parse(body: string, environment = {}, reports = {}) {
  return parseLegalText("aviso.md", front + body, { brand: "Marca", owner, reports }, environment);
}

describe("parseLegalText", () => {
  it("reads the front matter", () => {
    const { title, description, updated } = parse("\nHola.\n");
    expect({ title, description, updated }).toEqual({
      title: "Aviso",
      description: "Para probar",
      updated: "2026-11-20",
    });
  });

  it("reads headings, paragraphs, lists and tables", () => {
    const { blocks } = parse(
      "## 1. ¿Qué año, señora?\n\n### Analítica {#datos}\n\nUna línea\ny otra.\n\n- uno\n- **dos** y `tres`\n\n| a | b |\n|---|---|\n| 1 | **2** |\n",
    );
    expect(blocks).toEqual([
      { type: "heading", level: 2, id: "que-ano-senora", text: "1. ¿Qué año, señora?" },
      { type: "heading", level: 3, id: "datos", text: "Analítica" },
      { type: "paragraph", content: ["Una línea y otra."] },
      {
        type: "list",
        items: [
          ["uno"],
          [{ type: "strong", content: ["dos"] }, " y ", { type: "code", text: "tres" }],
        ],
      },
      {
        type: "table",
        head: [["a"], ["b"]],
        rows: [[["1"], [{ type: "strong", content: ["2"] }]]],
      },
    ]);
  });

  it("fills in facts, also in addresses, and never parses them as syntax", () => {
    const { blocks } = parse(
      "{{owner.name}} ({{brand}}) en {{siteUrl}}: [{{owner.email}}](mailto:{{owner.email}})\n",
    );
    expect(blocks).toEqual([
      {
        type: "paragraph",
        content: [
          "Ana *Pérez* (Marca) en http://localhost:4321: ",
          {
            type: "link",
            address: "mailto:ana_perez@example.com",
            content: ["ana_perez@example.com"],
          },
        ],
      },
    ]);
  });

  it("accepts links to pages of the site and to https", () => {
    const { blocks } = parse("[a](/politica-cookies#consent) [b](/#contact) [c](https://x.es)\n");
    expect(JSON.stringify(blocks)).toContain("/politica-cookies#consent");
  });

  it.each([
    ["{{owner.fax}}", /^aviso\.md:6: \{\{owner\.fax\}\} is unknown/],
    ["texto {{processors}}", /^aviso\.md:6: \{\{processors\}\} is unknown/],
    ["{{brand", /^aviso\.md:6: a place is not closed/],
    ["\n\nbien\nmal *cursiva*", /^aviso\.md:9: "\*cursiva\*" is not understood/],
    ["una _cursiva_", /^aviso\.md:6: "_cursiva_" is not understood/],
    ["<b>x</b>", /^aviso\.md:6: "<b>" is not understood/],
    ["x <b>x</b>", /^aviso\.md:6: "<b>" is not understood/],
    ["**sin cerrar", /^aviso\.md:6: "\*" is not understood/],
    ["`sin cerrar", /^aviso\.md:6: "`" is not understood/],
    ["mira ![foto](https://x.es/a.png)", /^aviso\.md:6: /],
    ["[a](/no-existe)", /^aviso\.md:6: \/no-existe leads nowhere/],
    ["[a](http://x.es)", /leads nowhere/],
    ["[a](javascript:x)", /leads nowhere/],
    ["# Uno", /^aviso\.md:6: "# Uno" is not understood/],
    ["#### Cuatro", /^aviso\.md:6: "#### Cuatro" is not understood/],
    ["1. uno", /not understood/],
    ["> cita", /not understood/],
    ["- uno\n  - dos", /^aviso\.md:7: "- dos" is not understood/],
    ["## **Título**", /a heading is plain text/],
    ["## Igual\n\n### Igual", /^aviso\.md:8: the id "igual" occurs twice/],
    ["| a | b |\n|---|---|\n| 1 |", /^aviso\.md:8: expected 2 cells/],
    ["| a |\n| 1 |", /^aviso\.md:6: "\|" is not understood/],
    ["| a |\n|:-:|\n| 1 |", /^aviso\.md:6: "\| a \|" is not understood/],
    ["- [ ] uno", /^aviso\.md:6: "- \[ \] uno" is not understood/],
    ["bien\n\n---", /^aviso\.md:8: "---" is not understood/],
    ["mira https://x.es", /^aviso\.md:6: "https:\/\/x\.es" is not understood/],
    ['[a](https://x.es "t")', /is not understood/],
    ["un \\*asterisco", /^aviso\.md:6: "\\" is not understood/],
  ])("refuses %j", (body, message) => {
    expect(() => parse(`${body}\n`)).toThrow(message);
  });

  it.each([
    ["Hola", /^a\.md:1: expected the file to start/],
    [
      "---\ntitle: a\nauthor: b\n---\n",
      /^a\.md:3: author: not a field\. Known are title, description, updated/m,
    ],
    ["---\ntitle:\n---\n", /^a\.md:2: title: expected a text; found null/m],
    ["---\ntitle: a\nupdated: 2026-11-20\n---\n", /^a\.md:1: description: missing/],
    [
      "---\ntitle: a\ndescription: b\nupdated: ayer\n---\n",
      /^a\.md:4: updated: expected a date such as 2026-11-20; found "ayer"/,
    ],
  ])("refuses the front matter of %j", (source, message) => {
    expect(() => parseLegalText("a.md", source, { brand: "x", owner, reports: {} }, {})).toThrow(
      message,
    );
  });
});

describe("effects of the configuration", () => {
  const body = "{{processors}}\n\n{{storage-table}}\n";
  const ids = (environment = {}, reports = {}) =>
    parse(body, environment, reports).blocks.map((block) => {
      if (block.type === "processors")
        return block.processors.map((one) =>
          "payment" in one ? `paid by ${one.payment}` : one.id,
        );
      return block.type === "storage-table" ? block.entries.map(({ name }) => name) : [];
    });

  it("names only our own service and our own keys by default", () => {
    expect(ids()).toEqual([
      ["ownMail", "ownBooking", "paid by demonstration"],
      ["cookieConsent", "i18nextLng", "contact-draft", "report-views"],
    ]);
  });

  it("names each calendar that bookings are written to, and a feed, but no published file", () => {
    const calendars = {
      MICROSOFT_CLIENT_ID: "0f8fad5b-d9cb-469f-a165-70867728950e",
      GOOGLE_CLIENT_ID: "1-a.apps.googleusercontent.com",
      CALDAV_URL: "https://cloud.example.com/remote.php/dav",
      CALENDAR_FEED_KEY: "f".repeat(32),
      CALENDAR_ICS_URL: "https://calendar.example/a.ics",
    };
    const [block] = parse(body, calendars).blocks;
    expect(block).toEqual({
      type: "processors",
      processors: [
        { id: "ownMail" },
        { id: "ownBooking" },
        { payment: "demonstration" },
        { id: "microsoftCalendar" },
        { id: "googleCalendar" },
        { id: "caldav", host: "cloud.example.com" },
        { id: "calendarFeed" },
      ],
    });
    const elsewhere = { ...calendars, VITE_BOOKING_URL: "https://calendly.com/me/60min" };
    expect(ids(elsewhere)[0]).toEqual(["ownMail", "booking"]);
  });

  it("names every provider that is configured, and the cookies of analytics", () => {
    const environment = {
      VITE_EMAILJS_PUBLIC_KEY: "k",
      VITE_CONTENTFUL_SPACE_ID: "s",
      VITE_BOOKING_URL: "https://calendly.com/me/60min",
      VITE_GA_MEASUREMENT_ID: "G-AB12",
      VITE_COUNT_VIEWS: "1",
    };
    const reports = { "nps-bi": "https://app.powerbi.com/view?r=abc" };
    expect(ids(environment, reports)).toEqual([
      ["emailjs", "contentful", "powerBi", "booking", "analytics", "ownCounter"],
      [
        "cookieConsent",
        "i18nextLng",
        "contact-draft",
        "report-views",
        "_ga",
        "_ga_AB12",
        "Power BI",
        "Calendly",
      ],
    ]);
    const [block] = parse(body, environment).blocks;
    expect(block).toMatchObject({
      processors: expect.arrayContaining([{ id: "booking", host: "calendly.com" }]),
    });
  });
});

test.each(locales)("understands the legal texts in %s", async (locale) => {
  const paths = ["/aviso-legal", "/politica-privacidad", "/politica-cookies", "/accesibilidad"];
  const texts = await Promise.all(paths.map(async (path) => readLegalText(path, locale, {})));
  const headings = texts[2]?.blocks.filter((block) => block.type === "heading") ?? [];
  expect(headings.map(({ id }) => id)).toContain("consent");
  for (const { blocks } of texts) expect(blocks.length).toBeGreaterThan(10);
});
