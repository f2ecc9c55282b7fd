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
