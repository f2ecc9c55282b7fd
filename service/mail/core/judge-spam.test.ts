import { expect, test } from "vitest";
import { judgeSpam, type SpamEvidence } from "./judge-spam.ts";

const honest: SpamEvidence = {
  enquiry: { message: "Queremos un informe de ventas. Así es el de hoy: https://example.com/a" },
  isDecoyTaken: false,
  isFromBrowser: true,
  receivedLately: 0,
  isRepeated: false,
};
const withLinks = { message: "https://a.example http://b.example HTTPS://c.example" };

test.each<[string, Partial<SpamEvidence>, string | null]>([
  ["an enquiry", {}, null],
  ["one from no browser", { isFromBrowser: false }, null],
  ["one of many", { receivedLately: 200 }, null],
  ["three links", { enquiry: withLinks }, null],
  ["links as code", { enquiry: { message: 'Hi <a href="x">x</a>' } }, "lleva enlaces en código"],
  ["links of forums", { enquiry: { message: "[url=x]x[/url]" } }, "lleva enlaces en código"],
  ["a field that nobody sees", { isDecoyTaken: true }, "rellena un campo que nadie ve"],
  ["the same from another", { isRepeated: true }, "repite el mensaje de otra dirección"],
  [
    "two weak signs",
    { enquiry: withLinks, isFromBrowser: false },
    "lleva más de dos enlaces, no viene de un navegador",
  ],
  [
    "a flood by a program",
    { isFromBrowser: false, receivedLately: 20 },
    "no viene de un navegador, llegó entre muchas en una hora",
  ],
])("%s", (_, changed, reason) => {
  expect(judgeSpam({ ...honest, ...changed })).toBe(reason);
});
