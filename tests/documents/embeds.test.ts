import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import type { DocumentPolicies } from "../../contracts/configuration/document-policies.ts";
import { inFolder } from "../../roots/roots.ts";

const text = readFileSync(join(inFolder("dist"), "_policies.json"), "utf8");
const { documents } = JSON.parse(text) as DocumentPolicies;

test("other sites may frame each report at an address of its own, under the policy of its document otherwise", () => {
  const embeds = Object.keys(documents).filter((name) => /(?:^|\/)embed\//.test(name));
  expect(embeds).toHaveLength(2 * caseStudies.length);
  for (const name of embeds) {
    const own = documents[name.replace("embed/", "dashboards/")];
    expect(documents[name]).toBe(own?.replace("frame-ancestors 'self'", "frame-ancestors *"));
  }
  const open = Object.values(documents).filter((policy) => policy.includes("frame-ancestors *"));
  expect(open).toHaveLength(embeds.length);
});
