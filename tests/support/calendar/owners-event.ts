/** An event of the owner's: an hour from an instant on, or a whole day. */
export type OwnersEvent = { at: string } | { day: string };

/** A booking as a calendar has it: `text` is all that was written. */
export type WrittenEntry = { uid: string; start: string; end: string; title: string; text: string };

/** Writes an event as the owner's calendar program does. */
export function writeEvent(uid: string, lines: string): string {
  const event = ["BEGIN:VEVENT", `UID:${uid}`, "DTSTAMP:20270101T000000Z", lines, "END:VEVENT"];
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Owner//Calendar//EN",
    ...event,
    "END:VCALENDAR",
    "",
  ]
    .join("\n")
    .replaceAll("\n", "\r\n");
}

/** Returns the lines of an event's time. */
export function writeTime(event: OwnersEvent): string {
  const digits = ("day" in event ? event.day : event.at).replaceAll(/[-:]/g, "");
  return "day" in event ? `DTSTART;VALUE=DATE:${digits}` : `DTSTART:${digits}\nDURATION:PT1H`;
}

/** Reads the fields of a file with one event. */
export function readFields(file: string): Record<string, string> {
  const fields = file
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .map((line) => line.split(/:(.*)/s));
  return Object.fromEntries(fields.map(([name = "", value = ""]) => [name, value]));
}
