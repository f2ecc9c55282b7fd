import type { EnquiryContent } from "./enquiry.ts";

export type SpamEvidence = {
  enquiry: Pick<EnquiryContent, "message">;
  /** True where the field that nobody sees was filled in. */
  isDecoyTaken: boolean;
  /** Every browser of the last years tells where a form is sent from. */
  isFromBrowser: boolean;
  /** Enquiries of the last hour, from anybody. */
  receivedLately: number;
  /** True where another address sent the same message within a day. */
  isRepeated: boolean;
};

const enough = 2;
const mostLinks = 2;
const mostAnHour = 20;

/** Returns why an enquiry goes to quarantine, in the owner's words, or null; one weak sign is not enough. */
export function judgeSpam(evidence: SpamEvidence): string | null {
  const { enquiry, isDecoyTaken, isFromBrowser, receivedLately, isRepeated } = evidence;
  const { message } = enquiry;
  const signs: [boolean, number, string][] = [
    [/<a\s|\[(?:url|link)[=\]]/i.test(message), 2, "lleva enlaces en código"],
    [isDecoyTaken, 2, "rellena un campo que nadie ve"],
    [isRepeated, 2, "repite el mensaje de otra dirección"],
    [(message.match(/https?:\/\//gi) ?? []).length > mostLinks, 1, "lleva más de dos enlaces"],
    [!isFromBrowser, 1, "no viene de un navegador"],
    [receivedLately >= mostAnHour, 1, "llegó entre muchas en una hora"],
  ];
  const found = signs.filter(([isFound]) => isFound);
  const weight = found.reduce((sum, [, points]) => sum + points, 0);
  return weight < enough ? null : found.map(([, , reason]) => reason).join(", ");
}
