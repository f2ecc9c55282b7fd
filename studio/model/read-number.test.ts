import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { isDoubtful, readNumber, showNumber } from "./read-number.ts";

test.each([
  ["99,50", 99.5],
  ["99.50", 99.5],
  [" 100 ", 100],
  ["1234", 1234],
  ["1.234,5", 1234.5],
  ["1,234.5", 1234.5],
  ["1.234.567", 1_234_567],
  ["1 234", 1234],
  ["0,125", 0.125],
  ["-3", -3],
])("%s is %d", (text, value) => expect(readNumber(text)).toBe(value));

test.each(["1.234", "1,234", "12.345"])("%s could be two numbers", (text) => {
  expect(readNumber(text)).toBeUndefined();
  expect(isDoubtful(text)).toBe(true);
});

test.each(["", "99,", "12,34,5", "1.2345,6", "a", "9 9", "1e3", "Infinity", "--1"])(
  '"%s" is no number',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
    expect(isDoubtful(text)).toBe(false);
  },
);

test("a number with at most two decimals is read as it is shown", () => {
  assert(
    property(
      integer({ min: -1_000_000, max: 1_000_000 }),
      constantFrom("es" as const, "en" as const),
      (cents, language) => {
        const value = cents / 100;
        expect(readNumber(showNumber(value, language))).toBe(value);
      },
    ),
  );
});
