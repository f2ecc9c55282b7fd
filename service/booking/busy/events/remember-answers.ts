import { createHash } from "node:crypto";
import type { Span } from "../../core/slots.ts";
import type { BusyAnswer } from "../busy-calendar.ts";

type Read = (text: string, span: Span) => BusyAnswer;

/**
 * Keeps the answers for a span until another one is asked for: expanding ten years of a daily event takes a third of a
 * second, and most files are the same at the next reading.
 */
export function rememberAnswers(read: Read): Read {
  let answers = new Map<string, BusyAnswer>();
  let known: Span = { startsAt: 0, endsAt: 0 };
  return (text, span) => {
    if (span.startsAt !== known.startsAt || span.endsAt !== known.endsAt) answers = new Map();
    known = span;
    const hash = createHash("sha256").update(text).digest("base64");
    const answer = answers.get(hash) ?? read(text, span);
    answers.set(hash, answer);
    return answer;
  };
}
