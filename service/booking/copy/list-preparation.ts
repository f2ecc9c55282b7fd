import type { Locale } from "../../../contracts/locale.ts";
import { bookingCopy } from "./booking-copy.ts";

export function listPreparation(locale: Locale): string[] {
  const { prepare } = bookingCopy[locale].appointment;
  return [prepare.sentence, prepare.file, prepare.hide];
}
