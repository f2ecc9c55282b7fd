import * as v from "valibot";
import { expect, test } from "vitest";
import { siteConfig } from "#folder/site.config.ts";
import { siteConfigSchema } from "./configuration/site-config.ts";
import { describeIssue } from "./value-faults.ts";

const { booking, prices } = siteConfig;

function faultsOf(changed: object): string[] {
  const { issues = [] } = v.safeParse(siteConfigSchema, { ...siteConfig, ...changed });
  return issues.map(describeIssue);
}

test("the rules and prices that come with the site are in order", () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  ["timeZone", "Madrid", "timeZone: expected a time zone such as Europe/Madrid"],
  ["timeZone", "+01:00", "timeZone: expected a time zone such as Europe/Madrid"],
  ["weekly", { mon: ["9-14"] }, 'weekly.mon.0: expected hours such as "09:00-14:00"'],
  ["weekly", { mon: ["14:00-09:00"] }, 'weekly.mon.0: expected hours such as "09:00-14:00"'],
  ["weekly", { mon: ["09:00-09:45"] }, "weekly.mon.0: expected hours such as"],
  ["weekly", { mon: ["23:00-24:30"] }, "weekly.mon.0: expected hours such as"],
  [
    "weekly",
    { tue: ["09:00-12:00", "11:00-13:00"] },
    "weekly.tue: expected hours in order that do not overlap",
  ],
  ["weekly", { someday: ["09:00-12:00"] }, "weekly.someday: "],
  ["noticeHours", -1, "noticeHours: expected 0 or more"],
  ["horizonWeeks", 0, "horizonWeeks: expected 1 or more"],
  ["bufferMinutes", 7.5, "bufferMinutes: expected a whole number"],
  ["holidays", ["2026-02-30"], "holidays.0: expected a day such as 2026-12-25"],
  ["holidays", ["25/12/2026"], "holidays.0: expected a day such as 2026-12-25"],
])("a fault in booking.%s (%j) is named", (field, value, fault) => {
  const faults = faultsOf({ booking: { ...booking, [field]: value } });
  expect(faults).toEqual([expect.stringContaining(`booking.${fault}`)]);
});

test.each([
  ["session", 0, "session: expected a price of 1 or more"],
  ["session", 10_001, "session: expected a price of 10000 or less"],
  ["session", 99.999, "session: expected no more than two decimals"],
  ["currency", "euro", "currency: expected a currency code such as EUR"],
  ["discounts", { three: 5, five: 5, ten: 15 }, "discounts: expected discounts that grow"],
  ["discounts", { three: 0, five: 5, ten: 15 }, "discounts.three: expected a percentage"],
  ["discounts", { three: 5, five: 10, ten: 100 }, "discounts.ten: expected a percentage"],
])("a fault in prices.%s (%j) is named", (field, value, fault) => {
  const faults = faultsOf({ prices: { ...prices, [field]: value } });
  expect(faults).toEqual([expect.stringContaining(`prices.${fault}`)]);
});
