import { describe, expect, test } from "vitest";
import type { VisitorContext } from "./booking-platform.ts";
import { findBookingPlatform } from "./find-booking-platform.ts";

const visitor: VisitorContext = { locale: "es", scheme: "light", host: "www.example.com" };
const typed: VisitorContext = { ...visitor, name: "Ana Peña & Co", email: "ana+1@example.com" };
const [calendly, calCom, tidycal, any] = (
  ["calendly", "cal-com", "tidycal", "booking"] as const
).map(findBookingPlatform) as [Platform, Platform, Platform, Platform];
type Platform = ReturnType<typeof findBookingPlatform>;

function frameOf(platform: Platform, address: string, about: VisitorContext) {
  const { origin, pathname, searchParams } = new URL(platform.toFrameAddress(address, about));
  return [origin + pathname, Object.fromEntries(searchParams)];
}

describe("the address of the frame", () => {
  test("Calendly: gets its host and the page's language, without fields that nobody typed", () => {
    expect(frameOf(calendly, "https://calendly.com/ana/60min?month=2026-12", visitor)).toEqual([
      "https://calendly.com/ana/60min",
      { month: "2026-12", embed_domain: "www.example.com", embed_type: "Inline", locale: "es" },
    ]);
  });

  test("Calendly: with name and e-mail, and the colours of the dark scheme", () => {
    const dark: VisitorContext = { ...typed, scheme: "dark" };
    expect(frameOf(calendly, "https://calendly.com/ana", dark)[1]).toMatchObject({
      name: "Ana Peña & Co",
      email: "ana+1@example.com",
      background_color: "1c1813",
      text_color: "f4eee2",
    });
  });

  test("parameters in the owner's address win", () => {
    const address = "https://calendly.com/ana?locale=en&hide_gdpr_banner=1";
    expect(frameOf(calendly, address, visitor)[1]).toMatchObject({
      locale: "en",
      hide_gdpr_banner: "1",
    });
  });

  test.each([
    ["https://cal.com/ana/60min", "https://cal.com/ana/60min/embed"],
    ["https://cal.com/ana/60min/", "https://cal.com/ana/60min/embed"],
    ["https://app.cal.com/ana/embed", "https://app.cal.com/ana/embed"],
  ])("Cal.com: only %s may be framed as %s", (address, path) => {
    expect(frameOf(calCom, address, typed)).toEqual([
      path,
      {
        embed: "booking",
        embedType: "inline",
        layout: "month_view",
        theme: "light",
        "ui.color-scheme": "light",
        name: "Ana Peña & Co",
        email: "ana+1@example.com",
      },
    ]);
  });

  test("TidyCal: its embedded form, and nothing about the visitor", () => {
    expect(frameOf(tidycal, "https://tidycal.com/ana/60", typed)).toEqual([
      "https://tidycal.com/ana/60",
      { embed: "1" },
    ]);
  });

  test("an unknown platform: as it is configured", () => {
    const address = "https://citas.example/ana?x=1#y";
    expect(any.toFrameAddress(address, typed)).toBe(address);
  });
});

const garbage = [
  undefined,
  null,
  0,
  "calendly.event_scheduled",
  "__proto__",
  [],
  {},
  { event: {} },
  { event: "calendly.page_height" },
  { event: "calendly.page_height", payload: null },
  { event: "calendly.page_height", payload: { height: "tall" } },
  { event: "calendly.page_height", payload: { height: "12px" } },
  { originator: "CAL" },
  { originator: "CAL", type: {} },
  { originator: "CAL", type: "__dimensionChanged", data: { iframeHeight: "900" } },
  { originator: "OTHER", type: "bookingSuccessfulV2", data: { status: "ACCEPTED" } },
  { type: "bookingSuccessfulV2", data: { status: "ACCEPTED", paymentRequired: false } },
];

test.each(garbage)("no platform reads a message from %j", (message) => {
  expect(calendly.readMessage?.(message)).toBeUndefined();
  expect(calCom.readMessage?.(message)).toBeUndefined();
});

test.each([
  [{ event: "calendly.event_type_viewed", payload: {} }, { type: "ready" }],
  [{ event: "calendly.profile_page_viewed", payload: {} }, { type: "ready" }],
  [
    { event: "calendly.page_height", payload: { height: "902px" } },
    { type: "height", px: 902 },
  ],
  [
    {
      event: "calendly.event_scheduled",
      payload: { event: { uri: "https://api.calendly.com/1" } },
    },
    { type: "booked" },
  ],
  [{ event: "calendly.date_and_time_selected", payload: {} }, undefined],
])("Calendly's %j means %j", (message, news) => {
  expect(calendly.readMessage?.(message)).toEqual(news);
});

test.each([
  [
    "__iframeReady",
    {},
    { type: "waiting", answer: { originator: "CAL", method: "parentKnowsIframeReady" } },
  ],
  ["linkReady", {}, { type: "ready" }],
  ["linkFailed", { code: "404" }, { type: "failed" }],
  ["__dimensionChanged", { iframeHeight: 720 }, { type: "height", px: 720 }],
  ["bookingSuccessfulV2", { status: "ACCEPTED", paymentRequired: false }, { type: "booked" }],
  ["bookingSuccessfulV2", { status: "ACCEPTED", paymentRequired: true }, undefined],
  ["bookingSuccessfulV2", { status: "PENDING", paymentRequired: false }, undefined],
  ["bookingSuccessful", { confirmed: true }, undefined],
  ["__routeChanged", {}, undefined],
])("Cal.com's %s with %j means %j", (type, data, news) => {
  const message = {
    originator: "CAL",
    type,
    namespace: "booking",
    fullType: `CAL:booking:${type}`,
    data,
  };
  expect(calCom.readMessage?.(message)).toEqual(news);
});

test("the other platforms send no known messages", () => {
  expect(tidycal.readMessage).toBeUndefined();
  expect(any.readMessage).toBeUndefined();
});
