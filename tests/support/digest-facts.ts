import type { DigestFacts } from "../../service/digest/digest-facts.ts";

/** Tuesday, 24 November 2026, half past seven in Madrid. */
export const digestTime = Date.UTC(2026, 10, 24, 6, 30);
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/** A day on which nothing happened. */
export const quietDay: DigestFacts = {
  day: "2026-11-24",
  since: digestTime - dayMs,
  now: digestTime,
  problems: [],
  appointments: [],
  enquiries: { count: 0, newest: [] },
  quarantined: 0,
  bookings: { confirmed: 0, moved: 0, cancelled: 0 },
  mails: { delivered: 0, failed: 0 },
  copies: {
    kind: "offsite",
    currentAt: digestTime - 9_000,
    rehearsal: {
      at: digestTime - 4 * hourMs - 20 * minuteMs,
      rows: { enquiries: 1284, bookings: 97 },
    },
  },
  views: undefined,
  certificateUntil: digestTime + 80 * dayMs,
};

/** A day with everything that a digest can say. */
export const busyDay: DigestFacts = {
  ...quietDay,
  problems: [
    { kind: "failed", about: "bookings", failed: 1, doubtful: 0 },
    { kind: "quarantine", count: 2 },
  ],
  appointments: [
    {
      startsAt: digestTime + 4 * hourMs,
      name: "Elena Roca",
      topic: "Elegir los KPI de almacén",
      number: 1,
      sessions: 1,
    },
    {
      startsAt: digestTime + 8.5 * hourMs,
      name: "Jaime <b>Soler</b>",
      topic: "",
      number: 2,
      sessions: 3,
    },
  ],
  enquiries: {
    count: 6,
    newest: [
      {
        name: "Nuria Vidal",
        email: "nuria+web@example.com",
        service: "dashboard",
        receivedAt: digestTime - hourMs,
      },
      {
        name: "Óscar Mena",
        email: "oscar@example.com",
        service: "training",
        receivedAt: digestTime - 9 * hourMs,
      },
      {
        name: "Taller Iruña",
        email: "taller@example.com",
        service: "otra cosa",
        receivedAt: digestTime - 20 * hourMs,
      },
    ],
  },
  quarantined: 2,
  bookings: { confirmed: 3, moved: 1, cancelled: 0 },
  mails: { delivered: 31, failed: 1 },
  views: { pages: 212, cases: 41 },
};
