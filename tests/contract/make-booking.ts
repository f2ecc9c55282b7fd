import type { SendMailOptions } from "nodemailer";
import { demonstrationPayment } from "../../service/booking/payment/demonstration-payment.ts";
import { composeNotification } from "../../service/booking/notifications/compose-notification.ts";
import type { Notification } from "../../service/booking/core/notification.ts";
import type { BookingStore } from "../../service/booking/store/booking-store.ts";
import { findConfirmationLink } from "../support/booking/find-confirmation-link.ts";
import { openPlace } from "../support/stores/place.ts";
import { defaultRules, makeService, owner, siteUrl, type ChangedService } from "./make-service.ts";
import { Visitor } from "./visitor.ts";

const addresses = { to: "Dueña <owner@example.org>", from: "Web <web@site.example>" };

type Mail = {
  notification: Notification;
  mail: SendMailOptions;
  text: string;
  /** The calendar file; empty if the mail has none. */
  file: string;
};

/** Makes a service with its booking calendar, on a Friday a week before the clocks change in Europe. */
export function makeBookingService({
  rules = defaultRules,
  payment = demonstrationPayment,
  ...changed
}: ChangedService = {}) {
  const service = makeService({
    time: Date.parse("2027-03-19T10:00:00Z"),
    hasExternalBooking: false,
    rules,
    payment,
    ...changed,
  });
  const { bookings, notifications, clock, place } = service;
  /** Returns a visitor from an address, or through a proxy that forwards the visitor's address. */
  const visit = (remoteAddress = "198.51.100.1", forwardedFor?: string) =>
    new Visitor(async (path, init) => {
      const headers = new Headers(init.headers);
      if (forwardedFor !== undefined) headers.set("x-forwarded-for", forwardedFor);
      return service.app.request(
        path,
        { ...init, headers },
        { incoming: { socket: { remoteAddress } } },
      );
    }, takeLink);

  const waiting: Mail[] = [];

  /** Returns all queued mails, composed as for sending, and removes them. */
  async function takeMails(): Promise<Mail[]> {
    await emptyQueue();
    return waiting.splice(0);
  }

  /** Returns the path of the last mail that asks to confirm, and removes it. */
  async function takeLink(): Promise<string> {
    await emptyQueue();
    const last = waiting.findLastIndex(({ notification }) => notification.kind === "confirm");
    const [mail] = last < 0 ? [] : waiting.splice(last, 1);
    return findConfirmationLink(mail?.text ?? "");
  }

  async function emptyQueue(): Promise<void> {
    for (;;) {
      const notification = await notifications.claimNext();
      if (notification === undefined) return;
      const key = await bookings.readKey();
      const dependencies = { owner, rules, payment, key, siteUrl, ...addresses };
      const mail = composeNotification(notification, dependencies);
      const file = (mail.icalEvent as { content: string } | undefined)?.content ?? "";
      waiting.push({ notification, mail, text: mail.text as string, file });
      await notifications.markDelivered(notification.id);
    }
  }

  /** Opens the bookings as another process would. */
  function openElsewhere(): BookingStore {
    return openPlace(place, () => clock.time).bookings;
  }

  return { ...service, visit, takeMails, openElsewhere };
}
