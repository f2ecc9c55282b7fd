import { expect, test } from "vitest";
import figures from "#folder/content/catalogue/case-figures.json" with { type: "json" };
import en from "#folder/content/copy/en/caseStudies.json" with { type: "json" };
import es from "#folder/content/copy/es/caseStudies.json" with { type: "json" };

// §9
const percentages = ["43.45", "69.44", "24.64", "18.77", "47.81", "23.97"];
const others = ["3.28", "14.71", "15.09", "2.40", "2.62", "2.71"];
const improvement = "15";

const { airlineSatisfaction: spanish } = es;
const { airlineSatisfaction: english } = en;
const copy = {
  es: JSON.stringify([spanish.keyPoints, spanish.results]),
  en: JSON.stringify([english.keyPoints, english.results]),
};

test("states every figure of the airline's case in both languages", () => {
  for (const figure of percentages) {
    expect(copy.es).toContain(`${figure.replace(".", ",")}\u00a0%`);
    expect(copy.en).toContain(`${figure}%`);
  }
  for (const figure of others) {
    expect(copy.es).toContain(figure.replace(".", ","));
    expect(copy.en).toContain(figure);
  }
  expect(copy.es).toContain(`${improvement}\u00a0%`);
  expect(copy.en).toContain(`${improvement}%`);
});

test("lists the same figures in the catalogue", () => {
  const values = figures["airline-satisfaction"].map(({ value }) => value);
  const expected = [...percentages, ...others, improvement].map(Number);
  expect(new Set(values)).toEqual(new Set(expected));
  expect(values).toHaveLength(expected.length);
});
