import { expect, test } from "vitest";
import { findBookingProvider, isAddressOf, listProviders, powerBi } from "./provider.ts";

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
  expect(listProviders({ hasReports: false })).toEqual([]);
});

test("names what is configured, and nothing else", () => {
  const config = { VITE_BOOKING_URL: "https://tidycal.com/you", hasReports: true };
  expect(listProviders(config).map(({ id }) => id)).toEqual(["power-bi", "tidycal"]);
});

test.each([
  ["https://app.powerbi.com/view?r=abc", true],
  ["http://app.powerbi.com/view?r=abc", false],
  ["https://app.powerbi.com.evil.example/view?r=abc", false],
  ["https://app.powerbi.com@evil.example/view", false],
  ["https://evil.example/?https://app.powerbi.com/", false],
  ["javascript:alert(1)//https://app.powerbi.com", false],
])("%s is an address of Power BI: %s", (address, isOne) => {
  expect(isAddressOf(powerBi, address)).toBe(isOne);
});
