import { expect, test } from "vitest";
import {
  parseCalendarFile,
  readInstant,
  readText,
} from "../../../tests/support/booking/parse-calendar-file.ts";
import { writeCalendarFile, type CalendarEvent } from "./calendar-file.ts";

const startsAt = Date.UTC(2027, 2, 28, 7);
const event: CalendarEvent = {
  id: "0123456789abcdef",
  sequence: 0,
  writtenAt: Date.UTC(2027, 2, 20, 9, 30, 15, 678),
  startsAt,
  endsAt: startsAt + 3_600_000,
  title: "Consultoría; con «Ana», a las 9:00",
  description: String.raw`Línea uno\n
Línea dos: 🎯 ${"ñandú, ".repeat(40)}`,
  organizer: { name: 'Ana "la de datos" Núñez; S.L.', address: "hola@example.com" },
  attendees: ["eva@example.com"],
};

test("a calendar file contains the event, in lines that any program can read", () => {
  const parsed = parseCalendarFile(writeCalendarFile("REQUEST", event));
  expect(parsed.method).toBe("REQUEST");
  expect(readText(parsed, "SUMMARY")).toBe(event.title);
  expect(readText(parsed, "DESCRIPTION")).toBe(event.description);
  expect(readInstant(parsed, "DTSTART")).toBe(event.startsAt);
  expect(readInstant(parsed, "DTEND")).toBe(event.endsAt);
  expect(parsed.properties.get("DTSTAMP")?.value).toBe("20270320T093015Z");
  expect(parsed.properties.get("STATUS")?.value).toBe("CONFIRMED");
  expect(parsed.properties.get("ORGANIZER")).toEqual({
    parameters: `;CN="Ana 'la de datos' Núñez; S.L."`,
    value: "mailto:hola@example.com",
  });
  expect(parsed.properties.get("ATTENDEE")?.value).toBe("mailto:eva@example.com");
});

test("a change and a cancellation keep the id and raise the sequence", () => {
  const first = parseCalendarFile(writeCalendarFile("REQUEST", event));
  const last = parseCalendarFile(writeCalendarFile("CANCEL", { ...event, sequence: 2 }));
  expect(last.properties.get("UID")).toEqual(first.properties.get("UID"));
  expect(last.properties.get("SEQUENCE")?.value).toBe("2");
  expect(last.properties.get("STATUS")?.value).toBe("CANCELLED");
});

test("a file to download invites nobody", () => {
  const parsed = parseCalendarFile(writeCalendarFile("PUBLISH", { ...event, attendees: [] }));
  expect(parsed.properties.has("ATTENDEE")).toBe(false);
});

test("no text can inject a line", () => {
  const hostile = "x\r\nATTENDEE:mailto:eve@example.com\nEND:VEVENT\r";
  const organizer = { name: hostile, address: "hola@example.com" };
  const text = writeCalendarFile("PUBLISH", {
    ...event,
    title: hostile,
    organizer,
    attendees: [],
  });
  expect(parseCalendarFile(text).properties.has("ATTENDEE")).toBe(false);
});
