import { expect, it } from "vitest";
import { checkSource } from "./check-source.ts";
import { describeFaults } from "./describe-faults.ts";

const faults = await checkSource(".");
const isUnused = /is used nowhere|no page takes texts/;

it("finds keys, places, counts and languages of this repository's content in order", () => {
  expect(describeFaults(faults.filter(({ problem }) => !isUnused.test(problem)))).toEqual([]);
});

it.each(["caseStudies", "projects", "contact", "hero", "services", "about"])(
  "finds every text of %s shown",
  (group) => {
    const unused = faults.filter(({ file }) => file.endsWith(`/${group}.json`));
    expect(describeFaults(unused)).toEqual([]);
  },
);
