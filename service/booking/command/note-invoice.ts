import { failWith, succeed, type CommandResult } from "../../command-result.ts";
import { formatAmount } from "../copy/time-formats.ts";
import type { BookingStore } from "../store/booking-store.ts";

/** Notes the number of an invoice and its tax, as a percentage that the price includes; a number is given once. */
export async function noteInvoice(
  bookings: Pick<BookingStore, "list" | "noteInvoice">,
  id: string,
  number: string,
  percent: string,
): Promise<CommandResult> {
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(percent))
    return failWith(`${percent} is no percentage: write 21, or 0 without tax.\n`);
  const all = await bookings.list();
  const booking = all.find((one) => one.id === id);
  if (booking === undefined) return failWith(`There is no booking ${id}.\n`);
  const { purchaseId, totalCents, currency, name } = booking;
  const other = all.find((one) => one.invoiceNumber === number && one.purchaseId !== purchaseId);
  if (other !== undefined) return failWith(`${number} is the invoice of ${other.name} already.\n`);
  const taxCents = Math.round((totalCents * Number(percent)) / (100 + Number(percent)));
  await bookings.noteInvoice(purchaseId, number, taxCents);
  const [total, tax] = [totalCents, taxCents].map((cents) => formatAmount(cents, currency, "es"));
  return succeed(`${number} for ${name}: ${String(total)}, of which ${String(tax)} are tax.\n`);
}
