import { expect, test } from "vitest";
import { canChange, changeNoticeMs } from "./change-notice.ts";
import { findQuotaEnd, hasHoldEnded } from "./hold-quota.ts";
import { findPackageEnd } from "./package-validity.ts";
import { isOffered, toSpan } from "./slots.ts";

const now = Date.parse("2027-03-19T10:00:00Z");
const rules = {
  timeZone: "Europe/Madrid",
  weekly: { mon: ["09:00-11:00"] },
  noticeHours: 24,
  horizonWeeks: 1,
  bufferMinutes: 15,
  holidays: [],
  packageMonths: 12,
};

test.each([
  ["2027-03-22T08:00:00Z", true, "the first session of the working hours"],
  ["2027-03-22T08:30:00Z", false, "between two sessions"],
  ["2027-03-23T08:00:00Z", false, "on a closed day"],
  ["2027-03-29T07:00:00Z", false, "beyond the horizon"],
])("%s is offered: %s, %s", (slot, expected) => {
  expect(isOffered(Date.parse(slot), rules, now)).toBe(expected);
  expect(isOffered(Date.parse(slot), { ...rules, noticeHours: 24 * 4 }, now)).toBe(false);
});

test("a session takes an hour, and its pause before and after", () => {
  expect(toSpan(now, rules)).toEqual({
    startsAt: now,
    endsAt: now + 3_600_000,
    bufferMs: 900_000,
  });
});

test("only a confirmed booking can be changed, and not within the notice", () => {
  const startsAt = now + changeNoticeMs;
  expect(canChange({ state: "confirmed", startsAt }, now)).toBe(true);
  expect(canChange({ state: "confirmed", startsAt }, now + 1)).toBe(false);
  expect(canChange({ state: "held", startsAt }, now)).toBe(false);
  expect(canChange({ state: "cancelled", startsAt }, now)).toBe(false);
});

test("two open holds of an address or a mailbox are the most; the later quota ends the wait", () => {
  expect(findQuotaEnd([])).toBeUndefined();
  expect(findQuotaEnd([{ count: 1, firstEndsAt: 5 }])).toBeUndefined();
  const full = { count: 2, firstEndsAt: 5 };
  expect(findQuotaEnd([full, { count: 1, firstEndsAt: 9 }])).toBe(5);
  expect(findQuotaEnd([full, { count: 3, firstEndsAt: 9 }])).toBe(9);
});

test("a hold ends at its time, or when it is erased", () => {
  expect(hasHoldEnded({ holdEndsAt: now + 1 }, now)).toBe(false);
  expect(hasHoldEnded({ holdEndsAt: now }, now)).toBe(true);
  expect(hasHoldEnded({ holdEndsAt: null }, now)).toBe(false);
  expect(hasHoldEnded(undefined, now)).toBe(true);
});

test("a package is valid for months of the calendar", () => {
  expect(findPackageEnd(rules, Date.UTC(2027, 0, 15, 8))).toBe(Date.UTC(2028, 0, 15, 8));
});
