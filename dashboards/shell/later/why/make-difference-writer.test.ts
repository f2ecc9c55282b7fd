import { expect, test } from "vitest";
import en from "#folder/content/copy/en/reportCharts.json" with { type: "json" };
import es from "#folder/content/copy/es/reportCharts.json" with { type: "json" };
import { createFormatters } from "../../../format/formatters.ts";
import { makeDifferenceWriter } from "./make-difference-writer.ts";

const format = createFormatters("es", es);
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

test("a difference of percentages is in points, with digits for a fiftieth of it", () => {
  const percent = { unit: "percent", decimals: 0 } as const;
  expect(makeDifferenceWriter(format, percent, 0.1201).signed(0.1201)).toBe("+12,0 puntos");
  expect(makeDifferenceWriter(format, percent, -0.0022).signed(-0.0022)).toBe("−0,220 puntos");
  expect(makeDifferenceWriter(format, percent, 0.1201).size(-0.0001)).toBe("0,0 puntos");
});

test("figures get decimals until the one less the other is the difference", () => {
  const euros = { unit: "euros", decimals: 0 } as const;
  const write = makeDifferenceWriter(format, euros, 111_808.14, [1_569_796.63, 1_457_988.49]);
  expect([1_569_796.63, 1_457_988.49].map(write.figure).map(plain)).toEqual([
    "1.569.796,6 €",
    "1.457.988,5 €",
  ]);
  expect(plain(write.size(write.difference))).toBe("111.808,1 €");
  const percent = { unit: "percent", decimals: 0 } as const;
  const points = makeDifferenceWriter(format, percent, 0.020_4, [0.161_8, 0.141_4]);
  expect([0.161_8, 0.141_4].map(points.figure).map(plain)).toEqual(["16,18 %", "14,14 %"]);
  expect(points.size(points.difference)).toBe("2,04 puntos");
});

test("a sign before the unit stays with it", () => {
  const euros = { unit: "euros", decimals: 0 } as const;
  const write = makeDifferenceWriter(createFormatters("en", en), euros, 54_971);
  expect(write.signed(54_971)).toBe("+\u2060€54,971");
  expect(write.signed(-54_971)).toBe("−€54,971");
});

test("what is written of the parts adds up to what is written of the whole", () => {
  const write = makeDifferenceWriter(format, { unit: "count", decimals: 0 }, 100);
  expect(write.round([33.4, 33.3, 33.3])).toEqual([34, 33, 33]);
  expect(write.round([-0.7, 2.5, 10.2], 12)).toEqual([-1, 3, 10]);
  expect(write.round([33.4, 33.3, 33.3], 98)).toEqual([33, 33, 32]);
});
