import { expect, test } from "vitest";
import { firstHourPath } from "../../contracts/booking.ts";
import { book } from "./book-first-hour.ts";
import { makeBookingService } from "./make-booking.ts";
import { defaultRules } from "./make-service.ts";

type Service = ReturnType<typeof makeBookingService>;

async function askFirst({ app }: Service): Promise<unknown> {
  const answer = await app.request(firstHourPath);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer.json();
}

test("the first free hour is the one after a booked one", async () => {
  const service = makeBookingService();
  // Friday's notice of a day leads to Monday at nine in Madrid.
  expect(await askFirst(service)).toEqual({ slot: "2027-03-22T08:00Z" });
  await book(service.visit());
  expect(await askFirst(service)).toEqual({ slot: "2027-03-22T09:00Z" });
});

test("without a free hour there is none", async () => {
  const service = makeBookingService({ rules: { ...defaultRules, weekly: {} } });
  expect(await askFirst(service)).toEqual({ slot: null });
});
