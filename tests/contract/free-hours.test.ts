import { expect, test } from "vitest";
import { freeHoursPath } from "../../contracts/booking.ts";
import { book } from "./book-first-hour.ts";
import { makeBookingService } from "./make-booking.ts";
import { defaultRules } from "./make-service.ts";

type Service = ReturnType<typeof makeBookingService>;

async function askFree({ app }: Service): Promise<string[]> {
  const answer = await app.request(freeHoursPath);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { slots } = (await answer.json()) as { slots: string[] };
  return slots;
}

test("the free hours of eight days begin after a booked one", async () => {
  const service = makeBookingService();
  const before = await askFree(service);
  // Friday's notice of a day leads to Monday at nine in Madrid.
  expect(before.slice(0, 2)).toEqual(["2027-03-22T08:00Z", "2027-03-22T09:00Z"]);
  // Clocks have changed by then.
  expect(before.at(-1)).toBe("2027-03-30T07:00Z");
  await book(service.visit());
  expect((await askFree(service))[0]).toBe("2027-03-22T09:00Z");
});

test("without a free hour there is none", async () => {
  const service = makeBookingService({ rules: { ...defaultRules, weekly: {} } });
  expect(await askFree(service)).toEqual([]);
});
