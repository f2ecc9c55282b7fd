import { expect, test } from "vitest";
import type { Copy } from "../../site/copy.ts";
import { nameCaseData } from "./name-case-data.ts";
import { readCopy } from "./read-copy.ts";

const openData = {
  source: "Padrón continuo, INE",
  licence: "CC BY 4.0",
  address: "https://www.ine.es/",
};

test("a case on open data names source and licence wherever others have the demonstration note", async () => {
  const { shared } = (await readCopy("es", "caseStudies")) as Copy["caseStudies"];
  const named = "Datos reales: Padrón continuo, INE, con licencia CC BY 4.0.";
  expect(nameCaseData(shared, { openData, isDemonstration: true })).toMatchObject({
    source: named,
    illustrative: named,
  });
  expect(nameCaseData(shared, { isDemonstration: true })).toBe(shared);
  const own = nameCaseData(shared, { isDemonstration: false });
  expect([own.source, own.illustrative]).toEqual(["", ""]);
});
