import type { Locale } from "../../../contracts/locale.ts";
import { bookingCopy } from "./booking-copy.ts";

/** The steps with which a visitor prepares a session (§2). */
export function listPreparation(locale: Locale): string[] {
  const { prepare } = bookingCopy[locale].appointment;
  return [prepare.sentence, prepare.file, prepare.hide];
}
