import { expect, test } from "vitest";
import { findBookingProvider, listProviders } from "./provider.ts";

test.each([
  ["https://calendly.com/you/60min", "calendly"],
  ["https://cal.com/you", "cal-com"],
  ["https://app.cal.com/you", "cal-com"],
  ["https://tidycal.com/you/60", "tidycal"],
  ["https://calendly.com.evil.example/you", "booking"],
  ["https://citas.example/ana", "booking"],
])("%s is booked at %s", (address, id) => {
  expect(findBookingProvider(address).id).toBe(id);
});

test("an unknown platform goes by its host", () => {
  expect(findBookingProvider("https://citas.example/ana")).toMatchObject({
    name: "citas.example",
    hosts: ["citas.example"],
    policy: "https://citas.example",
  });
});

test("nothing configured, no third party", () => {
  expect(listProviders({})).toEqual([]);
});
