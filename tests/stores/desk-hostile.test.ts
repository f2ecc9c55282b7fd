import { expect } from "vitest";
import { locales, localePrefix } from "../../contracts/locale.ts";
import { deskPath } from "../../contracts/paths/desk-path.ts";
import { book } from "../support/booking/booking-store.ts";
import { openDesk } from "../support/desk/open-desk.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";
import { params } from "../contract/make-service.ts";

const nine = Date.UTC(2026, 6, 13, 7);
const pages = [
  "",
  "/code",
  "/enter",
  "/messages",
  "/remove",
  "/bookings",
  "/booking",
  "/cancel",
  "/day",
];
const acts =
  "ask code enter answered release remove retry move cancel missed hours unblock seen".split(" ");
const fields =
  "id ticket code email slot other way missed date from to part kind queue answered q done undo".split(
    " ",
  );

const starts = [
  "",
  "0",
  "-1",
  "null",
  "'",
  '"',
  "\\",
  "%00",
  "\u0000",
  "<script>alert(1)</script>",
];
const words = [
  "' OR 1=1 --",
  "1; DROP TABLE booking",
  "../../etc/passwd",
  "//evil.example",
  "javascript:alert(1)",
  "\r\nSet-Cookie: __Host-desk=evil",
  "__proto__",
  "constructor",
  "2026-02-30",
  "9999-12-31",
  "0000-00-00",
  "2026-07-13T07:00Z",
  "${7*7}",
  "{{7*7}}",
  "\uD800",
  "é".repeat(300),
  "a".repeat(5000),
  "\u202Eevil",
  "[object Object]",
  "NaN",
  "1e999",
  "true",
];
/** 320 texts that no page expects. */
const hostile = Array.from({ length: 10 }, (_, index) =>
  [...starts, ...words].map((text) => text + (starts[index] ?? "")),
).flat();

testOnDatabases(
  "320 hostile inputs on each address change nothing, break nothing and are never echoed as markup",
  async (place) => {
    const { app, browser, bookings, enquiries, hours, sessions } = await openDesk({
      place,
      elapsed: makeEndlessClock(),
    });
    await book(bookings, nine);
    await enquiries.add({ ...params, template: "contact", locale: "es", caseStudy: null }, "links");
    const read = async () =>
      JSON.stringify([
        await bookings.list(),
        await Array.fromAsync(enquiries.list()),
        await hours.list(),
        (await sessions.list()).length,
      ]);
    const before = await read();
    const cookies = {
      none: "",
      forged: "__Host-desk=forged; __Host-desk-ask=forged",
      own: `__Host-desk=${browser.cookies.get("__Host-desk") ?? ""}`,
    };
    expect(hostile).toHaveLength(320);
    let asked = 0;
    const check = async (path: string, init: RequestInit, input: string) => {
      const response = await app.request(path, init);
      asked += 1;
      const html = await response.text();
      expect(response.status, `${path} ${input}`).toBeLessThan(500);
      expect(html).not.toContain("<script");
      for (const line of response.headers.getSetCookie())
        expect(line).not.toMatch(/^__Host-desk=[^;]/);
      const location = response.headers.get("location");
      if (location !== null) expect(location).toMatch(/^(?:\/en)?\/_desk(?:[/?]|$)/);
    };
    for (const [index, input] of hostile.entries()) {
      const field = fields[index % fields.length] ?? "id";
      const cookie = Object.values(cookies)[index % 3] ?? "";
      const edition = localePrefix[locales[index % 2] ?? "es"] + deskPath;
      const query = new URLSearchParams({ [field]: input, id: input, date: input, ticket: input });
      for (const page of pages)
        await check(`${edition}${page}?${String(query)}`, { headers: { cookie } }, input);
      // An hour that is blocked by a right date would be a change that was asked for.
      const body = new URLSearchParams({
        [field]: input,
        id: input,
        ticket: input,
        code: input,
        date: `x${input}`,
      });
      const headers = { cookie, "sec-fetch-site": "same-origin" };
      for (const act of acts)
        await check(`${edition}/${act}`, { method: "POST", headers, body }, input);
    }
    expect(asked).toBe(320 * (pages.length + acts.length));
    expect(await read()).toBe(before);
  },
);

/** A clock by which every limit is over at once. */
function makeEndlessClock(): () => number {
  let time = 0;
  return () => (time += 3_600_000);
}
