export type CalendarEvent = {
  id: string;
  sequence: number;
  writtenAt: number;
  startsAt: number;
  endsAt: number;
  title: string;
  description: string;
  /** Undefined in a calendar of one person, where nobody is invited. */
  organizer?: { name: string; address: string };
  attendees?: readonly string[];
};

/** Methods of RFC 5546: a file to download, an invitation, and its cancellation. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

const longestLineBytes = 75; // RFC 5545 §3.1, without the line break

/**
 * Writes an iCalendar file (RFC 5545, RFC 5546); calendars replace an event with the same id and a lower sequence
 * (decision 020). A file that a calendar keeps has no method (RFC 4791 §4.1).
 */
export function writeCalendarFile(
  method: CalendarMethod | undefined,
  ...events: readonly CalendarEvent[]
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Consultations//Booking//EN",
    "CALSCALE:GREGORIAN",
    ...(method === undefined ? [] : [`METHOD:${method}`]),
    ...events.flatMap((event) => writeEvent(event, method === "CANCEL")),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function writeEvent(event: CalendarEvent, isCancelled: boolean): string[] {
  const { organizer, attendees = [] } = event;
  return [
    "BEGIN:VEVENT",
    `UID:consultation-${event.id}`,
    `DTSTAMP:${toUtc(event.writtenAt)}`,
    `SEQUENCE:${String(event.sequence)}`,
    `DTSTART:${toUtc(event.startsAt)}`,
    `DTEND:${toUtc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    ...(organizer === undefined
      ? []
      : [`ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${organizer.address}`]),
    ...attendees.map(
      (address) => `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address}`,
    ),
    "END:VEVENT",
  ];
}

function toUtc(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|[\r\n]/g, String.raw`\n`);
}

// A quoted value may hold neither quotes nor control characters (RFC 5545 §3.2).
function quoteParameter(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/\p{Cc}/gu, " ")}"`;
}

function fold(line: string): string {
  let folded = "";
  let lengthBytes = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (lengthBytes + bytes > longestLineBytes) {
      folded += "\r\n ";
      lengthBytes = 1;
    }
    folded += character;
    lengthBytes += bytes;
  }
  return folded;
}
