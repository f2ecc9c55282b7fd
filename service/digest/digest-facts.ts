import type { BackupProblem } from "../storage/backup-age.ts";
import type { Unreachable } from "../delivery/find-unreachable.ts";
import type { OffsiteProblem } from "../storage/offsite/offsite-status.ts";
import type { Copies } from "../storage/watch-copies.ts";
import type { DayViews } from "../views/view-store.ts";

/** Something that the owner has to decide or repair. */
export type Problem =
  | { kind: "failed"; about: "enquiries" | "bookings" | "course"; failed: number; doubtful: number }
  | { kind: "postponed"; about: "enquiries" | "bookings" | "course"; count: number }
  | { kind: "quarantine"; count: number }
  | OffsiteProblem
  | BackupProblem
  | { kind: "holds" }
  | { kind: "payments"; count: number }
  | {
      kind: "calendar-silent";
      setting: string;
      since: number;
      isPaused: boolean;
      isSignedOut: boolean;
    }
  | { kind: "calendar-unwritten"; since: number }
  | Unreachable
  | { kind: "certificate"; until: number };

/** Session `number` of a purchase of `sessions`. */
export type Appointment = {
  startsAt: number;
  name: string;
  topic: string;
  number: number;
  sessions: number;
};

/** Everything that a digest reports, as it is when the mail is sent. */
export type DigestFacts = {
  day: string;
  since: number;
  now: number;
  problems: readonly Problem[];
  appointments: readonly Appointment[];
  enquiries: {
    count: number;
    newest: readonly { name: string; email: string; service: string; receivedAt: number }[];
  };
  quarantined: number;
  bookings: { confirmed: number; moved: number; cancelled: number };
  mails: { delivered: number; failed: number };
  copies: Copies;
  /** Views of the day before; undefined if they are not counted. */
  views: Omit<DayViews, "day"> | undefined;
  /** The end of the certificate of the site; undefined if it could not be read. */
  certificateUntil: number | undefined;
};
