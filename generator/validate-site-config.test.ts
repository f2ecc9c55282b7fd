import { expect, test } from "vitest";
import { siteConfig } from "../site.config.ts";
import { findSiteConfigFaults } from "./validate-site-config.ts";

const report = "https://app.powerbi.com/view?r=eyJrIjoiMTIzIn0%3D&pageName=a-1";

test("the configuration that comes with the site has no fault", () => {
  expect(findSiteConfigFaults(siteConfig)).toEqual([]);
});

test("takes what Power BI gives for a case study", () => {
  expect(findSiteConfigFaults({ ...siteConfig, reports: { "nps-bi": report } })).toEqual([]);
});

test.each([
  "http://app.powerbi.com/view?r=abc",
  "https://app.powerbi.com/reportEmbed?r=abc",
  "https://app.powerbi.com.evil.example/view?r=abc",
  "https://evil.example/https://app.powerbi.com/view?r=abc",
  'https://app.powerbi.com/view?r=abc" onload="alert(1)',
])("refuses %s, naming the case and what is expected", (address) => {
  const [fault, ...others] = findSiteConfigFaults({
    ...siteConfig,
    reports: { "nps-bi": address },
  });
  expect(others).toEqual([]);
  expect(fault).toMatch(/reports\.nps-bi: expected the address that “Publish to web”/);
});

test("refuses a report of an unknown case study, naming those there are", () => {
  const faults = findSiteConfigFaults({ ...siteConfig, reports: { nps: report } });
  expect(faults).toEqual([
    expect.stringMatching(/reports\.nps: there is no such case study\. Use one of soporte-bi, /),
  ]);
});
