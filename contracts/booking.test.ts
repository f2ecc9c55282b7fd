import { expect, test } from "vitest";
import { bookingLimits, findBookingProblems, packageNames } from "./booking.ts";
import { findPrice } from "./find-price.ts";

const fields = {
  name: "Ana Núñez",
  email: "ana@example.com",
  topic: "",
  invoiceName: "",
  taxId: "",
};

test("a name and an address are enough to book", () => {
  expect(findBookingProblems(fields)).toEqual([]);
  expect(findBookingProblems({ ...fields, topic: "Dos\nlíneas" })).toEqual([]);
});

test.each([
  [{ name: " " }, "name", "missing"],
  [{ name: "Ana\r\nBcc: eve@example.com" }, "name", "controlCharacters"],
  [{ name: "x".repeat(bookingLimits.name + 1) }, "name", "tooLong"],
  [{ email: "" }, "email", "missing"],
  [{ email: "ana at example.com" }, "email", "malformed"],
  [{ email: "ana@example.com,eve@example.com" }, "email", "malformed"],
  [{ taxId: "B12\r\nBcc: eve@example.com" }, "taxId", "controlCharacters"],
  [{ invoiceName: "x".repeat(bookingLimits.invoiceName + 1) }, "invoiceName", "tooLong"],
  [{ topic: "x".repeat(bookingLimits.topic + 1) }, "topic", "tooLong"],
])("%j is refused", (changed, field, code) => {
  expect(findBookingProblems({ ...fields, ...changed })).toEqual([{ field, code }]);
});

test("each session of a larger package costs less, and a package costs its sessions (§9)", () => {
  const discounts = { three: 5, five: 10, ten: 15 };
  const prices = { arePlaceholders: false, currency: "EUR", session: 79.99, discounts };
  const found = packageNames.map((name) => findPrice(prices, name));
  expect(found.map(({ sessions }) => sessions)).toEqual([1, 3, 5, 10]);
  expect(found.map(({ sessionCents }) => sessionCents)).toEqual([7999, 7599, 7199, 6799]);
  expect(found.map(({ totalCents }) => totalCents)).toEqual([7999, 22_797, 35_995, 67_990]);
});
