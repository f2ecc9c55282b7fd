import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { enquiryLimits } from "../../../contracts/enquiry.ts";
import { judgeSpam, type SpamEvidence } from "./judge-spam.ts";

const honest: SpamEvidence = {
  enquiry: { message: "Queremos un informe de ventas. Así es el de hoy: https://example.com/a" },
  isDecoyTaken: false,
  isFromBrowser: true,
  isRepeated: false,
};
const withLinks = {
  message:
    "Tres sitios que me gustan bastante: https://a.example http://b.example HTTPS://c.example",
};
const long = {
  message: "Compra ya y ahorra en todo lo que necesitas para tu casa y tu oficina. ".repeat(2),
};
const code = "lleva enlaces en código, lleva a otro sitio y no habla de datos";

test.each<[string, Partial<SpamEvidence>, string | null]>([
  ["an enquiry", {}, null],
  ["one from no browser", { isFromBrowser: false }, null],
  [
    "one link without a word",
    { enquiry: { message: "Hola: https://a.example es mi tienda de muebles" } },
    null,
  ],
  [
    "links as code",
    { enquiry: { message: 'Hi all of you out there <a href="https://x.example">x</a>' } },
    code,
  ],
  [
    "links of forums",
    { enquiry: { message: "Hello to all of you out there [url=https://x.example]x[/url]" } },
    code,
  ],
  ["columns of DAX", { enquiry: { message: "Ventas[URL] y [Link] salen vacías" } }, null],
  ["a comparison", { enquiry: { message: "si el margen es <a la media" } }, null],
  ["a field that nobody sees", { isDecoyTaken: true }, "rellena un campo que nadie ve"],
  [
    "a field that nobody sees, with words of the trade",
    {
      enquiry: { message: "Necesito un informe de ventas con Power BI y SQL" },
      isDecoyTaken: true,
    },
    "rellena un campo que nadie ve",
  ],
  ["the same from another", { isRepeated: true }, "repite el mensaje de otra dirección"],
  [
    "long words from two",
    { enquiry: long, isRepeated: true },
    "repite el mensaje de otra dirección",
  ],
  [
    "short words of two people",
    { enquiry: { message: "Me interesa el curso" }, isRepeated: true },
    null,
  ],
  [
    "an offer in moves",
    { enquiry: { message: "Optimizamos tu tienda en 48 horas desde 90 €. ¿Hablamos?" } },
    "ofrece y apremia como un anuncio, lleva un precio y no pide nada, ofrece algo que nadie ha pedido",
  ],
  [
    "an offer of the client's own, and what they need",
    { enquiry: { message: "Reparamos tu coche gratis, dice mi anuncio. Necesito medirlo." } },
    null,
  ],
  ["a few words about another alphabet", { enquiry: { message: "Я живу в Аликанте" } }, null],
  [
    "another alphabet and a link",
    { enquiry: { message: "Доставка цветов по Москве https://x.example" } },
    "está escrito en otro alfabeto, lleva a otro sitio y no habla de datos",
  ],
  [
    "two weak signs",
    { enquiry: withLinks, isFromBrowser: false },
    "no viene de un navegador, lleva a otro sitio y no habla de datos, lleva más de dos enlaces",
  ],
])("%s", (_, changed, reason) => {
  expect(judgeSpam({ ...honest, ...changed })).toBe(reason);
});

/** A message a line, its own breaks as in code. */
function readTexts(name: string): string[] {
  const lines = readFileSync(`tests/support/spam/${name}.txt`, "utf8").trim().split("\n");
  return lines.map((line) => line.replaceAll("\\n", "\n").replaceAll("\\t", "\t"));
}

function listHidden(messages: readonly string[]): string[] {
  return messages.filter((message) => judgeSpam({ ...honest, enquiry: { message } }) !== null);
}

// Signs were written by `tuned` and `fresh`, the moves of a pitch by `pitches`; `held-out` was written before the signs.
// `unseen` was written after all of them: its share is what spam in new words meets.
test.each([
  ["tuned", 130, 0.9],
  ["held-out", 100, 0.9],
  ["fresh", 25, 0.8],
  ["pitches", 120, 0.85],
  ["unseen", 30, 0.5],
])(
  "of the texts that are %s no honest one is hidden, and enough spam is caught",
  (part, count, least) => {
    const [enquiries, spam] = [readTexts(`honest-${part}`), readTexts(`spam-${part}`)];
    expect([enquiries.length, spam.length]).toEqual([count, count]);
    expect(new Set([...enquiries, ...spam]).size).toBe(2 * count);
    expect(listHidden(enquiries)).toEqual([]);
    expect(listHidden(spam).length / count).toBeGreaterThanOrEqual(least);
  },
);

test.each(["let = ", "1", "select ", "[a ", "we'll will can ", "te lo "])(
  "a longest message of %j costs little processor time",
  (part) => {
    const message = part.repeat(enquiryLimits.message / part.length);
    const before = process.cpuUsage();
    judgeSpam({ ...honest, enquiry: { message } });
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(250);
  },
);
