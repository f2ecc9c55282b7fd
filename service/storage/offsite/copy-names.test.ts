import { expect, test } from "vitest";
import { findNewest, listSurplus, nameCopy } from "./copy-names.ts";

const now = Date.UTC(2026, 10, 24, 6, 30);
const [hourMs, dayMs] = [3_600_000, 86_400_000];
const content = { origin: "89abcdef", mark: "0123456789ab" };
const copyAt = (time: number, kind = "enquiries") => nameCopy(kind, time, content);

test("names a copy by kind, time and content, and finds the newest of a kind", () => {
  expect(copyAt(now)).toBe("enquiries-20261124T063000000Z-89abcdef-0123456789ab.sealed");
  const names = [copyAt(now, "bookings"), copyAt(now - 1), copyAt(now - dayMs), "notes.txt"];
  expect(findNewest(names, "enquiries")).toEqual({
    name: copyAt(now - 1),
    kind: "enquiries",
    time: now - 1,
    ...content,
  });
  expect(findNewest(["enquiries-x.sealed", `${copyAt(now)}.part`], "enquiries")).toBeUndefined();
});

test("keeps the newest 20 copies and the last of each day of a month", () => {
  const hourly = Array.from({ length: 60 * 24 }, (_, hours) => copyAt(now - hours * hourMs));
  const surplus = new Set(listSurplus(["notes.txt", ...hourly, `${hourly[0]!}.part`], now));
  const kept = hourly.filter((name) => !surplus.has(name));
  expect(kept.slice(0, 20)).toEqual(hourly.slice(0, 20));
  const lastOfDays = hourly.slice(20).filter((name) => name.includes("T233000000Z"));
  expect(kept.slice(20)).toEqual(lastOfDays.slice(0, 29));
  expect(surplus.size).toBe(hourly.length - kept.length);
});

test("removes what a copy that was cut off left behind, after a day", () => {
  const [old, current] = [`${copyAt(now - dayMs - 1)}.part`, `${copyAt(now - dayMs + 1)}.part`];
  expect(listSurplus([old, current, "notes.part"], now)).toEqual([old]);
});

test("keeps the newest copies however old they are", () => {
  expect(listSurplus([copyAt(now - 400 * dayMs), copyAt(now, "bookings")], now)).toEqual([]);
});
