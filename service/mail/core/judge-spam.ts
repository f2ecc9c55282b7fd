import type { EnquiryContent } from "./enquiry.ts";
import { ownNeed, pitchMoves } from "./pitch-moves.ts";
import { spamSigns, tradeCode, tradeWords } from "./spam-signs.ts";

export type SpamEvidence = {
  enquiry: Pick<EnquiryContent, "message">;
  /** True where the field that nobody sees was filled in. */
  isDecoyTaken: boolean;
  /** True with the header Sec-Fetch-Site, which all current browsers send. */
  isFromBrowser: boolean;
  /** True where another address sent the same message within a day. */
  isRepeated: boolean;
};

type Found = { points: number; reason: string };

const enough = 2;
const mostLinks = 2;
const shortest = 25;
/** A message shorter than this may be the same by chance. */
const longestByChance = 120;
const foreignShare = 0.3;
const link = /https?:\/\/[^\s"'<>)\]]+/gi;
// Not [URL] and [Link], which are columns in DAX and M.
const forumCode = /\[(?:url|link)=["']?\s*https?:|\[(url|link)\]\s*https?:[^[]*\[\/\1\]/i;
const price = /[$£€] ?\d|\d ?(?:[$£€]|euros?\b|eur\b|usd\b|dollars\b|dólares\b|руб)/i;
const anchor = /<a\s+href=["']?https?:/i;
const officeHosts =
  /^https?:\/\/[^/]*(?:powerbi|google|sharepoint|1drv|dropbox|github|imgur|we\.tl|wetransfer|icloud|notion|figma|atlassian)\b/i;

/** Returns why an enquiry goes to quarantine, in the owner's words, or null; one weak sign is not enough (decision 057). */
export function judgeSpam(evidence: SpamEvidence): string | null {
  const { message } = evidence.enquiry;
  const [sending, text] = [judgeSending(evidence), judgeText(message)];
  if (sumPoints(sending) + Math.max(sumPoints(text), -enough) < enough) return null;
  return [...sending, ...text]
    .flatMap(({ points, reason }) => (points > 0 ? [reason] : []))
    .join(", ");
}

function sumPoints(found: readonly Found[]): number {
  return found.reduce((sum, { points }) => sum + points, 0);
}

function judgeSending({ enquiry, isDecoyTaken, isFromBrowser, isRepeated }: SpamEvidence): Found[] {
  const { message } = enquiry;
  const found: Found[] = [];
  if (isDecoyTaken) found.push({ points: 4, reason: "rellena un campo que nadie ve" });
  if (!isFromBrowser) found.push({ points: 1, reason: "no viene de un navegador" });
  if (isRepeated) {
    const isChance = message.length < longestByChance && !message.includes("://");
    found.push({ points: isChance ? 1 : 4, reason: "repite el mensaje de otra dirección" });
  }
  return found;
}

function judgeText(message: string): Found[] {
  const found: Found[] = spamSigns.map(({ reason, most, phrases }) => ({
    reason,
    points: Math.min(phrases.filter((phrase) => phrase.test(message)).length, most),
  }));
  const add = (isSo: boolean, points: number, reason: string) => {
    if (isSo) found.push({ points, reason });
  };
  const links = (message.match(link) ?? []).filter((address) => !officeHosts.test(address));
  const rest = message.replace(link, "").trim();
  const [trade, needs, hasPrice] = [countTrade(rest), isOneOf(ownNeed, rest), price.test(rest)];
  const baits = needs ? 0 : Number(links.length > 0) + Number(hasPrice);
  const moves = countPitchMoves(rest) + baits;
  add(forumCode.test(message) || anchor.test(message), 2, "lleva enlaces en código");
  add(measureForeign(rest) > foreignShare, 1, "está escrito en otro alfabeto");
  add(links.length > 0 && trade === 0, 1, "lleva a otro sitio y no habla de datos");
  add(hasPrice && !needs && trade === 0, 1, "lleva un precio y no pide nada");
  add(links.length > mostLinks, 1, "lleva más de dos enlaces");
  add(links.length > 0 && rest.length < shortest, 1, "es poco más que un enlace");
  add(moves > 1, Math.min(moves - 1, 3), "ofrece algo que nadie ha pedido");
  add(trade > 0, -Math.min(trade, 2), "");
  add(needs, -1, "");
  return found;
}

/** How surely a message is about the trade: code counts for two words. */
function countTrade(message: string): number {
  const words = tradeWords.filter((word) => word.test(message)).length;
  const code = tradeCode.filter((pattern) => pattern.test(message)).length;
  return Math.ceil(words / 2) + 2 * Math.min(code, 1);
}

/** How many different moves of an unasked offer a message makes. */
function countPitchMoves(message: string): number {
  return Object.values(pitchMoves).filter((ways) => isOneOf(ways, message)).length;
}

function isOneOf(patterns: readonly RegExp[], message: string): boolean {
  return patterns.some((pattern) => pattern.test(message));
}

/** The share of letters that neither Spanish nor English has: Cyrillic, Arabic, Chinese … */
function measureForeign(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : foreign / letters;
}
