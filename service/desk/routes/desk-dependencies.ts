import type { Context } from "hono";
import type { Locale } from "../../../contracts/locale.ts";
import type { Booking } from "../../booking/core/booking.ts";
import type { CancelWay } from "../../booking/owner/owner-changes.ts";
import type { Log } from "../../log.ts";
import type { DeskSources } from "../facts/gather-desk.ts";
import type { SessionStore } from "../sign-in/session-store.ts";
import type { MadeTicket, TicketStore } from "../sign-in/ticket-store.ts";

export type DeskDependencies = {
  brand: string;
  styles: readonly string[];
  /** The only address that is let in; undefined where no mail goes out, and the command alone lets in. */
  owner: string | undefined;
  timeZone: string;
  tickets: TicketStore;
  sessions: SessionStore;
  /** Each function counts one request of a visitor, and returns the seconds to wait if the limit is reached. */
  quotas: Record<"ask" | "enter", (c: Context) => Promise<number | undefined>>;
  sendTicket: ((ticket: MadeTicket & { locale: Locale }) => void) | undefined;
  /** Sources of what the pages show and change. */
  sources: DeskSources;
  /** Returns the mail that a client would get about a cancellation. */
  previewCancel: (booking: Booking, way: CancelWay) => Promise<string>;
  onEnquiry: () => void;
  onNotifications: () => void;
  onSession: () => void;
  now: () => number;
  log: Log;
};
