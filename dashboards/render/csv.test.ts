import { expect, it } from "vitest";
import en from "#folder/content/copy/en/reportCharts.json" with { type: "json" };
import { createFormatters } from "../format/formatters.ts";
import { makeTestVisual } from "./fixtures/make-test-visual.ts";
import { toCsv, writeCsv } from "./csv.ts";

it("writes what a visual shows in the separators of its language", () => {
  const visual = makeTestVisual("class", { kind: "bars" });
  expect(toCsv(visual)).toBe(
    "\uFEFFClase;Pasajeros;Satisfechos (%)\r\nBusiness;300;66,666667\r\nEconomy;200;0\r\nEconomy Plus;100;0\r\n",
  );
  expect(toCsv({ ...visual, format: createFormatters("en", en) }).split("\r\n")[1]).toBe(
    "Business,300,66.666667",
  );
});

it("adds the unfiltered values where a filter changes any, in the order asked for", () => {
  const state = { filters: { age: { from: 0, to: 1 } } };
  const visual = makeTestVisual("class", { kind: "bars" }, { state });
  const [head, first] = toCsv(visual, { by: "passengers", isDescending: false }).split("\r\n");
  expect(head).toBe("\uFEFFClase;Pasajeros;Satisfechos (%);Pasajeros: sin filtros");
  expect(first).toBe("Economy Plus;10;0;100");
});

it("names both bins of a pair", () => {
  expect(toCsv(makeTestVisual("heat", { kind: "heatmap" })).split("\r\n")[1]).toBe(
    "Business;Tienda en línea;200;75",
  );
});

it("quotes what would break a row and leaves the missing empty", () => {
  expect(writeCsv("es", [['dice "hola"; adiós', Number.NaN, 1.5]])).toBe(
    '\uFEFF"dice ""hola""; adiós";;1,5\r\n',
  );
});

it("writes days as every program reads them", () => {
  const visual = makeTestVisual("class", { kind: "bars" });
  const measures = [{ id: "passengers", name: "Desde", unit: "date", decimals: 0 }] as const;
  expect(toCsv({ ...visual, measures }).split("\r\n")[1]).toBe("Business;1970-10-28");
});
