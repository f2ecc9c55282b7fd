import { expect, test } from "vitest";
import type { SiteConfig } from "../contracts/configuration/site-config.ts";
import { siteConfig } from "#folder/site.config.ts";
import { describeFaults } from "./faults/describe-faults.ts";
import { findSiteConfigFaults } from "./validate-site-config.ts";

const report = "https://app.powerbi.com/view?r=eyJrIjoiMTIzIn0%3D&pageName=a-1";

async function find(config: SiteConfig): Promise<string[]> {
  return describeFaults(await findSiteConfigFaults(config));
}

test("the configuration that comes with the site has no fault", async () => {
  expect(await find(siteConfig)).toEqual([]);
});

test("accepts the address that Power BI gives for a case study", async () => {
  expect(await find({ ...siteConfig, reports: { "nps-bi": report } })).toEqual([]);
});

test.each([
  "http://app.powerbi.com/view?r=abc",
  "https://app.powerbi.com/reportEmbed?r=abc",
  "https://app.powerbi.com.evil.example/view?r=abc",
  "https://evil.example/https://app.powerbi.com/view?r=abc",
  'https://app.powerbi.com/view?r=abc" onload="alert(1)',
])("refuses %s, naming the case and what is expected", async (address) => {
  const [fault, ...others] = await find({
    ...siteConfig,
    reports: { "nps-bi": address },
  });
  expect(others).toEqual([]);
  expect(fault).toMatch(/reports\.nps-bi: expected the address that “Publish to web”/);
});

test("rejects a report of an unknown case study, naming the existing ones", async () => {
  const faults = await find({ ...siteConfig, reports: { nps: report } });
  expect(faults).toEqual([
    expect.stringMatching(/reports\.nps: there is no such case study\. Use one of soporte-bi, /),
  ]);
});

test.each([
  [
    "#0f766e",
    /dark words on #0f766e have a contrast of 3\.\d.* The nearest that passes is #[\da-f]{6}/,
  ],
  ["#ffffff", undefined],
  ["#14b8a6", undefined],
  ["red", /accent: expected a color such as/],
])("an accent must be readable: %s", async (accent, said) => {
  const [fault] = await find({ ...siteConfig, accent });
  if (said === undefined) expect(fault).toBeUndefined();
  else expect(fault).toMatch(said);
  const nearest = /nearest that passes is (#\w+)/.exec(fault ?? "")?.[1];
  if (nearest !== undefined) expect(await find({ ...siteConfig, accent: nearest })).toEqual([]);
});
