import { BusyStore } from "../booking/busy/busy-store.ts";
import { applyBookingEvent } from "../booking/core/apply-booking-event.ts";
import type { Booking } from "../booking/core/booking.ts";
import type { PaymentProvider } from "../booking/core/payment-provider.ts";
import { composeVisitorText } from "../booking/notifications/compose-visitor-text.ts";
import { OwnerChanges, type CancelWay } from "../booking/owner/owner-changes.ts";
import type { Calendars } from "../booking/busy/start-calendars.ts";
import { findBareAddress } from "../delivery/mail-address.ts";
import type { Outbox } from "../delivery/outbox.ts";
import type { Database } from "../storage/database.ts";
import type { AgendaSources } from "./facts/open-agenda.ts";
import type { DeskDependencies } from "./routes/desk-dependencies.ts";
import type { TicketStore } from "./sign-in/ticket-store.ts";
import type { DeskSources } from "./facts/gather-desk.ts";
import { sendTickets } from "./sign-in/send-tickets.ts";
import type { Log } from "../log.ts";
import type { SiteConfig } from "../../contracts/configuration/site-config.ts";

type DeskParts = Pick<
  DeskSources,
  "findPaymentFailure" | "findCertificateEnd" | "listProblems" | "copies" | "now"
> & {
  stores: Pick<DeskSources, "enquiries" | "notifications" | "sessions"> &
    Pick<AgendaSources, "bookings" | "hours" | "payments"> & {
      tickets: TicketStore;
      databases: { bookings: Database };
    };
  smtp: { url: string; to: string; from: string } | undefined;
  site: Pick<SiteConfig, "brand" | "owner" | "booking" | "prices">;
  siteUrl: string;
  payment: PaymentProvider;
  calendars: Calendars | undefined;
  outboxes: { enquiries: Outbox; notifications: Outbox; sessions?: Outbox | undefined } | undefined;
  hasExternalBooking: boolean;
  onEnquiry: () => void;
  onNotifications: () => void;
  log: Log;
};

const certificateMs = 60 * 60_000;

/** Gathers what the owner's pages need of all parts of the service. */
export function composeDesk(
  parts: DeskParts,
): Omit<DeskDependencies, "quotas" | "styles" | "now" | "log"> {
  const { stores, smtp, site, siteUrl, payment, outboxes, hasExternalBooking, now } = parts;
  const { brand, booking: rules, prices } = site;
  const changes = new OwnerChanges({ ...stores, ...parts, rules, prices });
  const busy = new BusyStore(stores.databases.bookings);

  /** Returns the mail that the client would get, from the change that is not made yet. */
  const previewCancel = async (booking: Booking, way: CancelWay): Promise<string> => {
    const refundCents = way === "refund" ? changes.findRefund(booking) : 0;
    const how = { refundCents, isForfeited: way === "forfeit" };
    const changed = applyBookingEvent(booking, { type: "cancel", isOwner: true, ...how }, now());
    const draft = changed.outcome === "changed" ? changed.notifications[0] : undefined;
    if (changed.outcome !== "changed" || draft === undefined) return "";
    const notification = { ...draft, id: "", attempts: 0, copies: 0, booking: changed.booking };
    const key = await stores.bookings.readKey();
    const addresses = { to: site.owner.email, from: site.owner.email };
    const dependencies = { ...addresses, owner: site.owner, rules, payment, key, siteUrl };
    return composeVisitorText({ ...notification, kind: "cancelled" }, dependencies);
  };

  let certificate: { readAt: number; end: number | undefined } | undefined;
  return {
    brand,
    owner: smtp && findBareAddress(smtp.to),
    timeZone: rules.timeZone,
    tickets: stores.tickets,
    sessions: stores.sessions,
    sendTicket: smtp && sendTickets({ ...parts, smtp }),
    sources: {
      ...stores,
      ...parts,
      agenda: hasExternalBooking ? undefined : { ...stores, busy, changes, rules, now },
      provider: payment.sessions === undefined ? undefined : payment.id,
      findOutage: () => outboxes?.enquiries.findOutage() ?? outboxes?.notifications.findOutage(),
      findCertificateEnd: async () => {
        if (certificate === undefined || now() - certificate.readAt > certificateMs)
          certificate = { readAt: now(), end: await parts.findCertificateEnd() };
        return certificate.end;
      },
    },
    previewCancel,
    onEnquiry: parts.onEnquiry,
    onNotifications: parts.onNotifications,
    onSession: () => outboxes?.sessions?.wake(),
  };
}
