import { afterEach, expect, it, vi } from "vitest";
import en from "#folder/content/copy/en/reportCharts.json" with { type: "json" };
import type { Axis } from "../query/table/axis.ts";
import { dayNumber } from "../query/table/calendar.ts";
import { createFormatters } from "./formatters.ts";
import { spanish } from "../kinds/fixtures/make-test-chart.ts";

const english = createFormatters("en", en);
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, " ");
const percent = { unit: "percent", decimals: 2 } as const;
const minutes = { unit: "minutes", decimals: 0 } as const;
const euros = { unit: "euros", decimals: 0 } as const;
const rating = { unit: "rating", decimals: 2 } as const;

afterEach(() => void vi.restoreAllMocks());

it("writes values with their unit in both languages", () => {
  expect(plain(spanish.value(percent, 0.4345))).toBe("43,45 %");
  expect(english.value(percent, 0.4345)).toBe("43.45%");
  expect(plain(spanish.value(minutes, 1440))).toBe("1.440 min");
  expect(spanish.value(rating, 3.28)).toBe("3,28 de 5");
  expect(english.value(rating, 3.28)).toBe("3.28 out of 5");
  expect(plain(spanish.value(euros, -1200))).toBe("−1.200 €");
  expect(spanish.value(percent, Number.NaN)).toBe("—");
});

it("writes one in the singular", () => {
  const points = { unit: "points", decimals: 0 } as const;
  expect([0, 1, -1, 2].map((value) => spanish.value(points, value))).toEqual([
    "0 puntos",
    "1 punto",
    "−1 punto",
    "2 puntos",
  ]);
  expect(english.change(points, 1)).toBe("+1 point");
  expect(spanish.value({ unit: "times", decimals: 1 }, 1)).toBe("1,0 veces");
});

it("gives nought no sign and a change its sign", () => {
  expect(plain(spanish.value({ unit: "percent", decimals: 1 }, -0.0001))).toBe("0,0 %");
  expect(plain(spanish.change(percent, 0.032))).toBe("+3,20 %");
  expect(plain(spanish.change(percent, -0.032))).toBe("−3,20 %");
});

it("writes the numbers of one drawing in one notation", () => {
  const all = (written: typeof euros | typeof rating, values: number[], format = spanish) =>
    values.map((value) => plain(format.alike(written, values)(value)));
  expect(all(euros, [400_500, 64_300, 0, -3671])).toEqual([
    "400,5 mil €",
    "64,3 mil €",
    "0 €",
    "−3,7 mil €",
  ]);
  expect(all(euros, [46_416_056, 5_000_000])).toEqual(["46,4 M €", "5,0 M €"]);
  expect(all(euros, [46_416_056, 400_000])).toEqual(["46,42 M €", "0,40 M €"]);
  expect(all(euros, [400_500, 64_300, -20_000], english)).toEqual(["€400.5K", "€64.3K", "−€20.0K"]);
  // 640 is written in full, so the others are too.
  expect(all(euros, [12_000, 3671, 640])).toEqual(["12.000 €", "3.671 €", "640 €"]);
  expect(all(rating, [2.5, Number.NaN])).toEqual(["2,50", "—"]);
});

it("writes all ticks of a scale alike", () => {
  const count = { unit: "count", decimals: 0 } as const;
  expect([5000, 20_000].map((tick) => plain(spanish.onScale(count, tick, 20_000)))).toEqual([
    "5 mil",
    "20 mil",
  ]);
  expect(spanish.onScale(count, 5000, 8000)).toBe("5.000");
});

it("takes figure and unit apart, unless the unit leads", () => {
  expect(spanish.parts(percent, 0.4345)).toEqual({ figure: "43,45", unit: "%" });
  expect(spanish.parts(minutes, 1440)).toEqual({ figure: "1.440", unit: "min" });
  expect(spanish.parts(rating, 2.4)).toEqual({ figure: "2,40", unit: "de 5" });
  expect(english.parts(euros, 1200)).toEqual({ figure: "€1,200", unit: "" });
  expect(english.parts(euros, -4192)).toEqual({ figure: "−€4,192", unit: "" });
});

it("writes units alike in browsers with another edition of the Unicode data", () => {
  expect(spanish.parts(euros, 5_380_000)).toEqual({ figure: "5,38", unit: "M\u{a0}€" });
  const formatToParts = Reflect.get(Intl.NumberFormat.prototype, "formatToParts") as (
    this: Intl.NumberFormat,
    value: Parameters<Intl.NumberFormat["formatToParts"]>[0],
  ) => Intl.NumberFormatPart[];
  vi.spyOn(Intl.NumberFormat.prototype, "formatToParts").mockImplementation(function earlier(
    this: Intl.NumberFormat,
    value,
  ) {
    const parts = formatToParts.call(this, value);
    return parts.filter(({ type }, at) => type !== "literal" || parts[at - 1]?.type !== "compact");
  });
  expect(spanish.parts(euros, 5_380_000)).toEqual({ figure: "5,38", unit: "M\u{a0}€" });
});

const ages: Axis = {
  kind: "numbers",
  size: 4,
  starts: [0, 18, 30, 65],
  end: 80,
  isOpenBelow: true,
  isOpenAbove: true,
};

it("names bins of numbers: whole things end before the next begins, money runs up to it", () => {
  const names = { name: "Edad" };
  expect([0, 1, 2, 3].map((bin) => spanish.bin(ages, names, bin))).toEqual([
    "menos de 18",
    "18–29",
    "30–64",
    "65 o más",
  ]);
  const prices = { name: "Precio", unit: "euros", decimals: 0 } as const;
  expect(plain(spanish.bin({ ...ages, isOpenBelow: false }, prices, 0))).toBe("0–18 €");
  const years: Axis = { ...ages, size: 2, starts: [7, 8], end: 9, isOpenAbove: false };
  expect(spanish.bin({ ...years, isOpenBelow: false }, names, 1)).toBe("8");
});

it("names days of the week and periods that the axis has no names for", () => {
  const week: Axis = { kind: "labels", size: 2, labels: ["weekday0", "weekday6"] };
  expect([0, 1].map((bin) => spanish.bin(week, { name: "Día" }, bin))).toEqual([
    "lunes",
    "domingo",
  ]);
  const months: Axis = {
    kind: "days",
    size: 2,
    period: "month",
    starts: [dayNumber(2023, 12, 1), dayNumber(2024, 1, 1)],
    end: dayNumber(2024, 2, 1),
  };
  expect(spanish.bin(months, undefined, 0)).toBe("diciembre de 2023");
  expect(english.bin(months, undefined, 1)).toBe("January 2024");
  expect([0, 1].map((bin) => spanish.tick(months, undefined, bin))).toEqual([
    "dic 2023",
    "ene 2024",
  ]);
  expect(spanish.bin({ ...months, period: "quarter" }, undefined, 0)).toBe("T4 2023");
});
