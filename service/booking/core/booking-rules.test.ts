import { expect, test } from "vitest";
import { canChange, changeNoticeMs } from "./change-notice.ts";
import { findPaymentEnd, findQuotaEnd, hasHoldEnded } from "./holds/hold-quota.ts";
import { findHoldLimitEnd, warnOfHolds } from "./holds/hold-limit.ts";
import { nameMailbox } from "../../delivery/mailbox.ts";
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

test("a session takes an hour, with a buffer before and after", () => {
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

const hold = (
  holder: string,
  email: string,
  endsAt = now,
  paymentClosesAt: number | null = null,
) => ({
  id: `${holder} ${email}`,
  holder,
  email,
  endsAt,
  paymentClosesAt,
});

test("an address or mailbox has at most two open holds; the wait ends with the later limit", () => {
  const me = { holder: "192.0.2.1", email: "ana@example.com" };
  expect(findQuotaEnd([], me)).toBeUndefined();
  const [first, second] = [
    hold(me.holder, "b@example.com", 7),
    hold(me.holder, "c@example.com", 5),
  ];
  expect(findQuotaEnd([first], me)).toBeUndefined();
  expect(findQuotaEnd([first, second], me)).toBe(5);
  const third = hold("192.0.2.2", "Ana+trabajo@example.com", 9);
  expect(findQuotaEnd([first, second, third], me)).toBe(5);
  const fourth = hold("192.0.2.3", "ANA@example.com", 11);
  expect(findQuotaEnd([first, second, third, fourth], me)).toBe(9);
});

test("an address or mailbox pays for one hour at a time", () => {
  const mine = hold("192.0.2.1", "ana@example.com", 7, 6);
  const other = { id: "x", holder: "192.0.2.9", email: "eva@example.com" };
  expect(findPaymentEnd([mine], mine)).toBeUndefined();
  expect(findPaymentEnd([mine], other)).toBeUndefined();
  expect(findPaymentEnd([mine], { ...other, holder: mine.holder })).toBe(7);
  expect(findPaymentEnd([mine], { ...other, email: "Ana+2@example.com" })).toBe(7);
  const unpaid = { ...mine, paymentClosesAt: null };
  expect(findPaymentEnd([unpaid], { ...other, holder: mine.holder })).toBeUndefined();
});

test.each([
  ["Ana@Example.com", "ana@example.com"],
  ["ana+5@example.com", "ana@example.com"],
  ["ana+a+b@example.com.", "ana@example.com"],
  ["a.n.a+x@gmail.com", "ana@gmail.com"],
  ["A.na@googlemail.com", "ana@gmail.com"],
  ["a.na@example.com", "a.na@example.com"],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(nameMailbox(email)).toBe(mailbox);
});

test("one network may hold a tenth of the calendar unpaid, all together half", () => {
  const ofNetwork = (count: number, network: string) =>
    Array.from({ length: count }, (_, index) =>
      hold(`${network}:0:${String(index)}`, `v${String(index)}@${network}.example`, now + index),
    );
  const mine = "2001:db8:9:9";
  expect(findHoldLimitEnd(ofNetwork(18, "2001:db8"), mine, 192)).toBeUndefined();
  expect(warnOfHolds(ofNetwork(18, "2001:db8"), 192)).toEqual([]);
  expect(findHoldLimitEnd(ofNetwork(19, "2001:db8"), mine, 192)).toBe(now);
  expect(warnOfHolds(ofNetwork(19, "2001:db8"), 192)[0]).toContain("from one network");
  expect(findHoldLimitEnd(ofNetwork(19, "2001:db8"), "2001:db9:9:9", 192)).toBeUndefined();
  const many = [1, 2, 3, 4, 5, 6].flatMap((number) => ofNetwork(16, `2a0${String(number)}:1`));
  expect(many).toHaveLength(96);
  expect(findHoldLimitEnd(many.slice(1), "203.0.113.7", 192)).toBeUndefined();
  expect(findHoldLimitEnd(many, "203.0.113.7", 192)).toBe(now);
  expect(warnOfHolds(many, 192)[0]).toMatch(/^Unpaid holds have reached their share/);
  const near = [hold("203.0.113.1", "a@a.example"), hold("203.0.200.1", "b@b.example")];
  expect(findHoldLimitEnd([...near, ...near], "203.0.1.1", 12)).toBe(now);
  expect(findHoldLimitEnd([...near, ...near], "203.1.1.1", 12)).toBeUndefined();
});

test("a hold ends at its time, or when it is erased", () => {
  const open = { paymentClosesAt: null };
  expect(hasHoldEnded({ ...open, holdEndsAt: now + 1 }, now)).toBe(false);
  expect(hasHoldEnded({ ...open, holdEndsAt: now }, now)).toBe(true);
  expect(hasHoldEnded({ ...open, holdEndsAt: null }, now)).toBe(false);
  expect(hasHoldEnded({ holdEndsAt: now, paymentClosesAt: now - 1 }, now)).toBe(false);
  expect(hasHoldEnded(undefined, now)).toBe(true);
});

test("a package is valid for calendar months", () => {
  expect(findPackageEnd(rules, Date.UTC(2027, 0, 15, 8))).toBe(Date.UTC(2028, 0, 15, 8));
});
