import { describe, expect, test } from "vitest";
import details from "#folder/content/catalogue/case-details.json" with { type: "json" };
import figures from "#folder/content/catalogue/case-figures.json" with { type: "json" };
import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import { locales, type Locale } from "../../contracts/locale.ts";
import { describeFigure } from "../../site/features/case-studies/describe-figure.ts";
import type { CaseFigure } from "../../site/page-data.ts";
import { readCopy } from "../support/site/read-copy.ts";

// Counts of parts are spelled out: "Cinco de los veinte productos".
const words: Record<Locale, readonly string[]> = {
  es: ["", "una?", "dos", "tres", "cuatro", "cinco", "seis"],
  en: ["", "one", "two", "three", "four", "five", "six"],
};
// Comparisons in words, which the figure of the key point does not include.
const others: Record<Locale, RegExp> = {
  es: /\b(veinte|siete|diez|ocho|doce|trece|cada tres|que en enero|por correo)\b/,
  en: /\b(twenty|seven|ten|eight|twelve|thirteen|in three|than in January|by email)\b/,
};
const numbers = /\d+(?:[.,]\d+)*/g;

describe.each(locales)("key points of the cases: %s", (locale) => {
  const group = readCopy(locale).caseStudies;
  const points = caseStudies.flatMap(({ slug, key }) => {
    const own = (figures as Record<string, CaseFigure[]>)[slug] ?? [];
    const marks = details[slug as keyof typeof details].keyPoints as Record<string, object>;
    const { keyPoints } = group[key as "ventasBI"] as { keyPoints: Record<string, Text> };
    return Object.entries(keyPoints).map(([id, { description }]) => {
      const mark = (marks[id] as { figure?: string }).figure;
      return {
        name: `${slug} ${id}`,
        description,
        own,
        figure: own.find((one) => one.id === mark),
      };
    });
  });

  test("six of each of twelve cases have a figure", () => {
    expect(points).toHaveLength(72);
    expect(points.filter(({ figure }) => figure === undefined)).toEqual([]);
  });

  test.each(points)("$name says its figure, and what it is compared with", (point) => {
    const { description, own, figure } = point;
    const { number } = describeFigure(figure!, locale, group.shared.units);
    const inWords = figure!.unit === "parts" ? words[locale][figure!.value] : undefined;
    const bare = number.replace(/^[+−]/, "");
    const says = new RegExp(`(?<![\\d.,])${bare.replaceAll(".", "\\.")}(?![\\d]|[.,]\\d)`);
    expect(description).toMatch(inWords === undefined ? says : new RegExp(`\\b${inWords}\\b`, "i"));
    const written = description.match(numbers) ?? [];
    const compared = written.filter((one) => one !== bare).length > 0;
    const isHalf = written.length > 1;
    expect(compared || isHalf || others[locale].test(description), description).toBe(true);
    const known = new Set(
      own.flatMap((one) => {
        const rest = { ...one, value: 100 - one.value };
        return (one.unit === "percent" ? [one, rest] : [one]).map((stated) =>
          describeFigure(stated, locale, group.shared.units).number.replace(/^[+−]/, ""),
        );
      }),
    );
    // Scales, hours of a day and ages of stock are not figures of a report.
    expect(written.filter((one) => !known.has(one) && !scales.has(one))).toEqual([]);
  });
});

type Text = { description: string };
const scales = new Set(["5", "10", "24"]);
