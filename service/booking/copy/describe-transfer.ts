import type { Booking } from "../core/booking.ts";
import { nameReference } from "../core/holds/transfer.ts";
import type { TransferTerms } from "../core/payment-provider.ts";
import { bookingCopy } from "./booking-copy.ts";
import { createTimeFormats, formatAmount } from "./time-formats.ts";

/** Lists what a payer needs for a transfer, label and value; without the account if there is none any more. */
export function describeTransfer(
  booking: Booking,
  terms: TransferTerms | undefined,
): [label: string, value: string][] {
  const { locale, timeZone, totalCents, currency, holdEndsAt } = booking;
  const { amount, holder, iban, reference, until } = bookingCopy[locale].transfer;
  const account: [string, string][] =
    terms === undefined
      ? []
      : [
          [holder, terms.holder],
          [iban, terms.iban.replaceAll(/.{4}(?=.)/g, "$& ")],
        ];
  return [
    [amount, formatAmount(totalCents, currency, locale)],
    ...account,
    [reference, nameReference(booking)],
    [until, createTimeFormats(locale, timeZone).moment(holdEndsAt ?? 0)],
  ];
}
