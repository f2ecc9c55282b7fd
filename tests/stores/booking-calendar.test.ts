import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { holdMinutes } from "../../contracts/booking.ts";
import { makePlace } from "../support/stores/place.ts";
import { makeBookingService } from "../contract/make-booking.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const madrid = "/booking?zone=Europe%2FMadrid";
const paths = [
  "/booking",
  "/en/booking",
  "/booking?week=2027-03-29",
  madrid,
  "/booking?anything=1",
];

function makeCountedService(place = makePlace()) {
  const service = makeBookingService({ place });
  const count = vi.spyOn(service.bookings, "listTaken");
  const look = async () => (await service.visit().open("/booking")).slots();
  return { ...service, count, look };
}

/** Holds nine o'clock on the first day, as the form of another process would. */
async function holdElsewhere({ openElsewhere }: ReturnType<typeof makeBookingService>) {
  const startsAt = Date.parse("2027-03-22T08:00:00Z");
  return openElsewhere().hold(
    { startsAt, endsAt: startsAt + 3_600_000, bufferMs: 0 },
    {
      request: "elsewhere",
      holder: "192.0.2.1",
      offeredHours: 100,
      name: "Eva",
      email: "eva@example.com",
      locale: "es",
      timeZone: "Europe/Madrid",
      sessions: 1,
      totalCents: 10_000,
      currency: "EUR",
      topic: "",
    },
  );
}

testOnDatabases(
  "free hours are worked out once for all who look, and again after each change",
  async (place) => {
    const service = makeCountedService(place);
    const { visit, count, look, clock } = service;
    for (const path of [...paths, ...paths]) expect((await visit().open(path)).status).toBe(200);
    expect(count).toHaveBeenCalledTimes(1);

    const visitor = await visit().open("/booking");
    await visitor.follow("9:00");
    await visitor.press(es.details.submit, { name: "Ana", email: "ana@example.com" });
    expect((await look())[0]).toBe("10:00");
    // The days stand on one axis: the first keeps an empty place at nine.
    const places = [...(await visit().open("/booking")).page.querySelectorAll(".booking-slots")];
    expect(new Set(places.map(({ children }) => children.length)).size).toBe(1);
    expect(places.map(({ firstElementChild: nine }) => nine?.children.length)).toEqual([0, 1, 1]);
    expect(count).toHaveBeenCalledTimes(2);
    await visitor.press(es.payment.release);
    expect((await look())[0]).toBe("9:00");
    expect(count).toHaveBeenCalledTimes(3);

    expect((await holdElsewhere(service)).outcome).toBe("booked");
    expect((await look())[0]).toBe("10:00");
    await look();
    expect(count).toHaveBeenCalledTimes(4);

    clock.time += holdMinutes * 60_000;
    expect((await look())[0]).toBe("9:00");
    expect(count).toHaveBeenCalledTimes(5);
  },
);

test("a slot disappears in the minute in which it comes within the notice", async () => {
  const { look, clock } = makeCountedService();
  clock.time = Date.parse("2027-03-21T08:00:00Z");
  expect((await look())[0]).toBe("9:00");
  clock.time += 60_000;
  expect((await look())[0]).toBe("10:00");
});

test("a page is cached for equal requests, and for no others", async () => {
  const { visit, app } = makeCountedService();
  const [plain, english, later, zoned, odd] = await Promise.all(
    paths.map(async (path) => (await visit().open(path)).html),
  );
  expect(new Set([plain, english, later, zoned]).size).toBe(4);
  expect(odd).toBe(plain);
  expect((await visit().open("/booking")).html).toBe(plain);
  const framed = await app.request("/booking", { headers: { "sec-fetch-dest": "iframe" } });
  expect(await framed.text()).not.toContain("<header");
  const visitor = await visit().open("/booking?week=2027-03-29&zone=Asia%2FTokyo");
  await visitor.follow(es.shell.languages.en);
  expect(visitor.path).toBe("/en/booking?week=2027-03-29&zone=Asia%2FTokyo");
});

test("a request for a cached page prepares no statement and makes no formatter", async () => {
  const { visit } = makeBookingService();
  const asked = [...paths, "/booking?week=2027-03-29&zone=Asia%2FTokyo"];
  for (const path of asked) await visit().open(path);
  const costs = [
    vi.spyOn(DatabaseSync.prototype, "prepare"),
    vi.spyOn(Intl, "DateTimeFormat"),
    vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts"),
  ];
  onTestFinished(() => void vi.restoreAllMocks());
  for (const path of asked) await visit().open(path);
  expect(costs.map((cost) => cost.mock.calls)).toEqual([[], [], []]);
});

test("a visitor from elsewhere reads the address without a prefix in their language (D3)", async () => {
  const { app } = makeBookingService();
  const read = async (path: string, languages: string, from = "none") => {
    const headers = { "accept-language": languages, "sec-fetch-site": from };
    return /<html lang="(..)"/.exec(await (await app.request(path, { headers })).text())?.[1];
  };
  expect(await read("/booking", "en-US,en;q=0.9")).toBe("en");
  expect(await read("/booking", "de,es;q=0.5,en;q=0.9")).toBe("en");
  expect(await read("/booking", "de")).toBe("es");
  expect(await read("/booking", "es-MX,es;q=0.9,en;q=0.8", "cross-site")).toBe("es");
  expect(await read("/booking", "en-US,en;q=0.9", "same-origin")).toBe("es");
  expect(await read("/en/booking", "es")).toBe("en");
});
