import { expect, test } from "vitest";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { signIn, type Terminal } from "../../scripts/calendar/sign-in.ts";
import { calendarWords } from "../../scripts/calendar/calendar-words.ts";
import { SignInStore } from "../../service/booking/busy/online/sign-in-store.ts";
import { listOnlineServices } from "../../service/booking/busy/start-calendars.ts";
import { book, payByMail } from "../contract/book-first-hour.ts";
import { defaultRules } from "../contract/make-service.ts";
import { FakeGoogle } from "../support/calendar/fake-google.ts";
import { FakeMicrosoft } from "../support/calendar/fake-microsoft.ts";
import { makeCalendarService } from "../support/calendar/owners-calendar.ts";
import { makePlace, openPlace, type Place } from "../support/stores/place.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const ways = ["microsoft", "google"] as const;
const firstHour = { at: "2027-03-22T08:00:00Z" };

/** Changes of the first hour's event by which it takes no time; and where the account's other events are. */
const shapes = {
  microsoft: {
    idle: [
      { showAs: "free" },
      { showAs: "workingElsewhere" },
      { isCancelled: true },
      { responseStatus: { response: "declined" } },
    ],
    busy: [{ showAs: "tentative" }, { showAs: "oof" }],
    second: "home",
  },
  google: {
    idle: [
      { transparency: "transparent" },
      { status: "cancelled" },
      { attendees: [{ self: true, responseStatus: "declined" }] },
    ],
    busy: [{ attendees: [{ self: true, responseStatus: "tentative" }] }],
    second: "home@group.calendar.google.com",
  },
};

for (const way of ways) {
  const { idle, busy, second } = shapes[way];

  test(`free, cancelled and declined events take no time (${way})`, async () => {
    const { calendar, look } = await makeCalendarService(way);
    for (const [index, changed] of idle.entries())
      calendar.add(`event${String(index)}`, firstHour, changed);
    expect((await look())[0]).toBe("22T08:00");
    for (const changed of busy) {
      calendar.add("event", firstHour, changed);
      expect((await look())[0]).toBe("22T09:00");
      calendar.clear();
      expect((await look())[0]).toBe("22T08:00");
    }
  });

  test(`all calendars of the account are read, whole days by the owner's zone (${way})`, async () => {
    const rules = { ...defaultRules, timeZone: "Pacific/Auckland" };
    const { calendar, look } = await makeCalendarService(way, { rules });
    expect((await look(0))[0]).toBe("21T20:00");
    calendar.add("day", { day: "2027-03-22" }, {}, second);
    calendar.add("next", { day: "2027-03-23" }, {}, "others");
    expect((await look())[0]).toBe("22T20:00");
  });

  testOnDatabases(
    `the sign-in lasts, and a token that is refused is renewed (${way})`,
    async (place) => {
      const { calendar, look, databases } = await makeCalendarService(way, { place });
      calendar.add("meeting", firstHour);
      expect((await look(0))[0]).toBe("22T09:00");
      const used = calendar.forms.length;
      await look();
      expect(calendar.forms).toHaveLength(used);
      await look(3_600_000);
      calendar.accessTokens.clear();
      calendar.add("later", { at: "2027-03-22T09:00:00Z" });
      expect((await look())[0]).toBe("22T10:00");
      const [stored] = await databases.bookings.rows("SELECT refresh_token FROM calendar_sign_in");
      expect(stored).toEqual({ refresh_token: calendar.refreshToken });
      expect(calendar.refreshToken === "refresh-1").toBe(way === "google");
    },
  );

  test(`a revoked sign-in is named with its remedy, and mended by the next one (${way})`, async () => {
    const { calendar, look, readHealth, clock, place } = await makeCalendarService(way, {
      pauseHours: 12,
    });
    calendar.add("meeting", firstHour);
    const known = await look(0);
    calendar.isRevoked = true;
    calendar.accessTokens.clear();
    expect(await look()).toEqual(known);
    expect(await readHealth()).toContain(
      "has ended the sign-in. Sign in: npm run calendar -- sign-in. Hours are offered by what it last said",
    );
    clock.time += 13 * 3_600_000;
    expect(await look()).toEqual([]);
    calendar.isRevoked = false;
    await leadThrough(way, calendar, place);
    await look();
    await expect.poll(async () => look(0)).not.toEqual([]);
    expect(await readHealth()).not.toContain(calendar.setting);
  });
}

test("an entry whose answer was lost is found, though its booking was moved since", async () => {
  const { calendar, visit, waitForEntries } = await makeCalendarService("microsoft");
  calendar.fault = "unanswered";
  const visitor = await book(visit());
  await waitForEntries(1);
  calendar.fault = undefined;
  await visitor.follow(es.appointment.move);
  await visitor.follow("11:00");
  await visitor.press(es.change.moveConfirm);
  await expect
    .poll(() => calendar.listEntries().map(({ start }) => start))
    .toEqual(["2027-03-22T10:00"]);
});

test("a time in a zone of Windows is that zone's", async () => {
  const { calendar, look } = await makeCalendarService("microsoft");
  calendar.add("meeting", firstHour, {
    start: { dateTime: "2027-03-22T09:00:00.0000000", timeZone: "Romance Standard Time" },
    end: { dateTime: "2027-03-22T10:00:00.0000000", timeZone: "Romance Standard Time" },
  });
  expect((await look())[0]).toBe("22T09:00");
});

test("bookings are written anew to the calendar of another account", async () => {
  const { calendar, visit, look, waitForEntries, place } = await makeCalendarService("google");
  await book(visit());
  await waitForEntries(1);
  calendar.events.clear();
  await leadThrough("google", calendar, place);
  await look();
  const second = await visit().open("/booking");
  await second.follow("10:00");
  await second.press(es.details.submit, { name: "Eva", email: "eva@example.com" });
  await payByMail(second);
  await waitForEntries(2);
});

/** Returns the address to which Google sends the browser. */
function answer({ searchParams }: URL): string {
  return `http://127.0.0.1:8976/?state=${searchParams.get("state") ?? ""}&code=4%2F0A&scope=x`;
}

/** Signs in as the owner does in the terminal; returns what was said. */
async function leadThrough(
  way: (typeof ways)[number],
  calendar: FakeMicrosoft | FakeGoogle,
  place: Place,
  { locale = "es", paste = answer }: { locale?: "es" | "en"; paste?: typeof answer } = {},
) {
  const said: string[] = [];
  const waits: number[] = [];
  const terminal: Terminal = {
    words: calendarWords[locale],
    say: (text) => said.push(text),
    ask: async () => {
      const [shown = ""] = /https:\S+/.exec(said.join("\n")) ?? [];
      return Promise.resolve(paste(new URL(shown)));
    },
    sleep: async (waitMs) => {
      waits.push(waitMs);
      return Promise.resolve();
    },
  };
  const [service] = listOnlineServices({ [way]: calendar.settings[way as never] });
  if (service === undefined) throw new Error("There is no service");
  const store = new SignInStore(openPlace(place, Date.now).databases.bookings);
  await signIn(service, { store, place: "bookings.sqlite", now: () => 2 }, terminal);
  return { said: said.join("\n"), waits, store };
}

testOnDatabases("Microsoft is signed in to by a code, in both languages", async (place) => {
  const calendar = new FakeMicrosoft().start();
  for (const locale of ["es", "en"] as const) {
    calendar.pending = ["authorization_pending", "slow_down"];
    const { said, waits, store } = await leadThrough("microsoft", calendar, place, { locale });
    expect(said).toContain("https://microsoft.com/devicelogin");
    expect(said).toContain("FJC3TXK");
    expect(said).toContain("ana@contoso.example");
    expect(said).not.toContain("refresh-");
    expect(waits).toEqual([5_000, 5_000, 10_000]);
    expect(await store.find("microsoft")).toEqual({
      account: "ana@contoso.example",
      refreshToken: calendar.refreshToken,
      signedInAt: 2,
    });
  }
  calendar.pending = ["authorization_declined"];
  await expect(leadThrough("microsoft", calendar, place)).rejects.toThrow("authorization_declined");
});

test("Google is signed in to by a link whose answer is pasted, and warns of an app in testing", async () => {
  const [calendar, place] = [new FakeGoogle().start(), makePlace()];
  const { said, store } = await leadThrough("google", calendar, place);
  expect(said).toContain("scope=https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fcalendar.events.owned");
  expect(said).toContain("code_challenge_method=S256");
  expect(said).not.toContain("ATENCIÓN");
  expect(calendar.forms[0]).toMatchObject({ code: "4/0A", redirect_uri: "http://127.0.0.1:8976/" });
  expect((await store.find("google"))?.account).toBe("ana@gmail.example");

  calendar.grant = { refresh_token_expires_in: 604_799 };
  expect((await leadThrough("google", calendar, place)).said).toContain("caduca en 7 días");
  calendar.grant = { scope: "https://www.googleapis.com/auth/calendar.events.owned" };
  await expect(leadThrough("google", calendar, place)).rejects.toThrow("las dos casillas");
  calendar.grant = {};
  for (const pasted of ["4/0A", "http://127.0.0.1:8976/?state=other&code=4"])
    await expect(leadThrough("google", calendar, place, { paste: () => pasted })).rejects.toThrow(
      "no es la dirección",
    );
});

test("a sign-in to a calendar that the settings no longer name is forgotten", async () => {
  const { place } = await makeCalendarService("google");
  const { databases } = await makeCalendarService("caldav", { place });
  const left = async () => databases.bookings.rows("SELECT 1 FROM calendar_sign_in");
  await expect.poll(left).toEqual([]);
});
