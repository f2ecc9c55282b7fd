import { expect, test } from "vitest";
import { readEvents } from "./read-events.ts";

const owner = { timeZone: "Europe/Madrid", addresses: ["hola@example.com"] };
const march = {
  startsAt: Date.parse("2027-03-01T00:00Z"),
  endsAt: Date.parse("2027-04-15T00:00Z"),
};

/** The rules that Exchange writes for Madrid, under its own name. */
const exchangeZone = `BEGIN:VTIMEZONE
TZID:Hora de oficina
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

function calendarOf(...parts: string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...parts, "END:VCALENDAR"]
    .join("\n")
    .replaceAll("\n", "\r\n");
}

function eventOf(lines: string, uid = "one"): string {
  return `BEGIN:VEVENT\nUID:${uid}\nDTSTAMP:20270101T000000Z\n${lines}\nEND:VEVENT`;
}

/** Returns the busy times of events as `start/end` in UTC. */
function busyOf(...parts: string[]): string[] {
  return readEvents(calendarOf(...parts), march, owner).busy.map(
    ({ startsAt, endsAt }) => `${format(startsAt)}/${format(endsAt)}`,
  );
}

const read = (text: string) => () => readEvents(text, march, owner);
const format = (instant: number) => new Date(instant).toISOString().slice(0, 16);

test("an event of UTC, of a zone, of none and with a duration takes its time", () => {
  expect(busyOf(eventOf("DTSTART:20270322T080000Z\nDTEND:20270322T090000Z"))).toEqual([
    "2027-03-22T08:00/2027-03-22T09:00",
  ]);
  expect(busyOf(eventOf("DTSTART;TZID=America/New_York:20270322T090000\nDURATION:PT90M"))).toEqual([
    "2027-03-22T13:00/2027-03-22T14:30",
  ]);
  expect(busyOf(eventOf("DTSTART:20270322T090000\nDTEND:20270322T100000"))).toEqual([
    "2027-03-22T08:00/2027-03-22T09:00",
  ]);
});

test("a day is the owner's, with or without an end, and on the day of 23 hours", () => {
  expect(busyOf(eventOf("DTSTART;VALUE=DATE:20270328"))).toEqual([
    "2027-03-27T23:00/2027-03-28T22:00",
  ]);
  expect(busyOf(eventOf("DTSTART;VALUE=DATE:20270401\nDTEND;VALUE=DATE:20270403"))).toEqual([
    "2027-03-31T22:00/2027-04-02T22:00",
  ]);
  expect(busyOf(eventOf("DTSTART;VALUE=DATE:20270401\nDTEND;VALUE=DATE:20270401"))).toEqual([
    "2027-03-31T22:00/2027-04-01T22:00",
  ]);
});

test("names of Windows are zones, with and without their rules; rules under another name apply too", () => {
  const at = (tzid: string) => eventOf(`DTSTART;TZID=${tzid}:20270322T090000\nDURATION:PT1H`);
  expect(busyOf(at("Eastern Standard Time"))).toEqual(["2027-03-22T13:00/2027-03-22T14:00"]);
  expect(busyOf(at("Romance Standard Time"))).toEqual(["2027-03-22T08:00/2027-03-22T09:00"]);
  const wrong = exchangeZone
    .replace("Hora de oficina", "Romance Standard Time")
    .replaceAll("+0", "+1");
  expect(busyOf(wrong, at("Romance Standard Time"))).toEqual(["2027-03-22T08:00/2027-03-22T09:00"]);
  const later = eventOf("DTSTART;TZID=Hora de oficina:20270330T090000\nDURATION:PT1H");
  expect(busyOf(exchangeZone, later)).toEqual(["2027-03-30T07:00/2027-03-30T08:00"]);
});

test("a recurrence keeps its local time through a change of clocks, without its excluded days", () => {
  const weekly = `DTSTART;TZID=Europe/Madrid:20240101T090000
DTEND;TZID=Europe/Madrid:20240101T100000
RRULE:FREQ=WEEKLY;BYDAY=MO
EXDATE;TZID=Europe/Madrid:20270308T090000
EXDATE:20270405T070000Z`;
  expect(busyOf(eventOf(weekly)).map((span) => span.slice(0, 16))).toEqual([
    "2027-03-01T08:00",
    "2027-03-15T08:00",
    "2027-03-22T08:00",
    "2027-03-29T07:00",
    "2027-04-12T07:00",
  ]);
});

test("a recurrence ends with its UNTIL, which is in UTC", () => {
  const daily =
    "DTSTART;TZID=America/New_York:20270301T200000\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=20270304T010000Z";
  expect(busyOf(eventOf(daily))).toHaveLength(3);
});

test("a changed occurrence takes its own time: moved, cancelled, or moved in from outside the span", () => {
  const weekly = eventOf("DTSTART:20270301T090000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=10");
  const changed = (id: string, lines: string) => eventOf(`RECURRENCE-ID:${id}\n${lines}`);
  const starts = busyOf(
    weekly,
    changed("20270308T090000Z", "DTSTART:20270309T150000Z\nDURATION:PT1H"),
    changed("20270315T090000Z", "DTSTART:20270315T090000Z\nDURATION:PT1H\nSTATUS:CANCELLED"),
    changed("20270503T090000Z", "DTSTART:20270331T090000Z\nDURATION:PT1H"),
  ).map((span) => span.slice(5, 13));
  expect(starts.toSorted()).toEqual([
    "03-01T09",
    "03-09T15",
    "03-22T09",
    "03-29T09",
    "03-31T09",
    "04-05T09",
    "04-12T09",
  ]);
});

test("a change of all later occurrences moves them", () => {
  const weekly = eventOf("DTSTART:20270301T090000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=6");
  const later = eventOf(
    "RECURRENCE-ID;RANGE=THISANDFUTURE:20270322T090000Z\nDTSTART:20270322T110000Z\nDURATION:PT2H",
  );
  expect([...new Set(busyOf(weekly, later))].toSorted()).toEqual([
    "2027-03-01T09:00/2027-03-01T10:00",
    "2027-03-08T09:00/2027-03-08T10:00",
    "2027-03-15T09:00/2027-03-15T10:00",
    "2027-03-22T11:00/2027-03-22T13:00",
    "2027-03-29T11:00/2027-03-29T13:00",
    "2027-04-05T11:00/2027-04-05T13:00",
  ]);
});

test("an occurrence without its event, as of an invitation to one alone, takes its time", () => {
  const alone = "RECURRENCE-ID:20270308T090000Z\nDTSTART:20270308T090000Z\nDURATION:PT1H";
  expect(busyOf(eventOf(alone))).toHaveLength(1);
});

test("events of other identities keep their occurrences", () => {
  const one = eventOf("DTSTART:20270301T090000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=2");
  const other = eventOf(
    "RECURRENCE-ID:20270308T090000Z\nDTSTART:20270310T090000Z\nDURATION:PT1H",
    "two",
  );
  expect(busyOf(one, other)).toHaveLength(3);
});

test("what is transparent, cancelled or declined by the owner takes no time, but is an event", () => {
  const at = "DTSTART:20270322T080000Z\nDTEND:20270322T090000Z\n";
  const decline = (address: string) =>
    `${at}ATTENDEE;PARTSTAT=DECLINED:mailto:${address}\nATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.com`;
  const free = [`${at}TRANSP:TRANSPARENT`, `${at}STATUS:CANCELLED`, decline("HOLA@example.com")];
  for (const lines of free) {
    expect(readEvents(calendarOf(eventOf(lines)), march, owner)).toEqual({ busy: [], events: 1 });
  }
  expect(busyOf(eventOf(decline("eva@example.com")))).toHaveLength(1);
  expect(busyOf(eventOf(`${at}STATUS:TENTATIVE`))).toHaveLength(1);
});

test("an entry of a booking is known by its identity", () => {
  const text = calendarOf(
    eventOf("DTSTART:20270322T080000Z\nDURATION:PT1H", "consultation-0123456789abcdef"),
  );
  expect(readEvents(text, march, owner).busy[0]?.bookingId).toBe("0123456789abcdef");
});

test("what is no calendar, or holds an event that cannot be read, is refused and named", () => {
  expect(read("<!doctype html><title>Sign in</title>")).toThrow();
  expect(read("")).toThrow();
  expect(read("BEGIN:VCALENDAR\nA secret")).toThrow(/^It answered no iCalendar file$/);
  expect(read(calendarOf(eventOf("SUMMARY:No start")))).toThrow("event one cannot be read");
  expect(read(calendarOf(eventOf("DTSTART:2027\nDTEND:2028")))).toThrow();
  expect(
    read(calendarOf(eventOf("DTSTART:19000101T000000Z\nDURATION:PT1M\nRRULE:FREQ=SECONDLY"))),
  ).toThrow("cannot be read");
  expect(read(calendarOf("BEGIN:VFREEBUSY\nUID:a\nEND:VFREEBUSY"))).toThrow("VFREEBUSY");
});
