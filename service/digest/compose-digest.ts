import type { SendMailOptions } from "nodemailer";
import { findBareAddress, makeMessageId } from "../delivery/mail-address.ts";
import type { DigestFacts } from "./digest-facts.ts";
import { renderLetterHtml } from "./render-letter-html.ts";
import { renderLetterText } from "./render-letter-text.ts";
import { writeLetter, type LetterSettings } from "./write-letter.ts";

export type DigestSettings = LetterSettings & { to: string; from: string; accent: string };

/** Composes the owner's daily mail, as HTML and as plain text in the same order. */
export async function composeDigest(
  facts: DigestFacts,
  settings: DigestSettings,
): Promise<SendMailOptions & { subject: string; text: string; html: string }> {
  const { brand, to, from, accent } = settings;
  const letter = writeLetter(facts, settings);
  const sender = findBareAddress(from);
  return {
    from: { name: brand, address: sender },
    to,
    subject: letter.headline,
    // Never change this format: a mail that waits across an update keeps its id.
    messageId: makeMessageId(`digest-${facts.day}`, sender),
    // Prevents automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    text: renderLetterText(letter),
    html: await renderLetterHtml(letter, accent),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
