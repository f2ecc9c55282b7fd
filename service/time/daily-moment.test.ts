import { expect, test } from "vitest";
import { findLastMoment } from "./daily-moment.ts";

const at = (time: string) => Date.parse(time);

test.each([
  [
    "before it, the moment of the day before",
    "2026-11-24T06:29:59Z",
    "2026-11-23",
    "2026-11-23T06:30Z",
  ],
  ["from it on, that of the day", "2026-11-24T06:30:00Z", "2026-11-24", "2026-11-24T06:30Z"],
  ["in summer an hour of UTC earlier", "2026-07-01T12:00:00Z", "2026-07-01", "2026-07-01T05:30Z"],
])("%s", (_case, now, day, instant) => {
  expect(findLastMoment("Europe/Madrid", "07:30", at(now))).toEqual({ day, instant: at(instant) });
});

test("every day has one moment, also when the clocks change", () => {
  const days = new Map<string, number>();
  for (let now = at("2026-03-25T00:00Z"); now < at("2026-11-01T00:00Z"); now += 1_800_000) {
    const { day, instant } = findLastMoment("Europe/Madrid", "02:30", now);
    expect(instant).toBeLessThanOrEqual(now);
    expect(days.get(day) ?? instant).toBe(instant);
    days.set(day, instant);
  }
  expect(days.size).toBe(222);
});
