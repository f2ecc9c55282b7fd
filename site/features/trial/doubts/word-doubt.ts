import type { TrialDoubt, TrialOutcome } from "../../../../contracts/trial/file-trial.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import type { Locale } from "../../../../contracts/locale.ts";
import type { Copy } from "../../../copy.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import { writeDay, writeTotal } from "../state/write-values.ts";

type Answer = { label: string; detail: string };

export type WordedDoubt = { title: string; evidence: string; answers: [Answer, Answer] };

/** Words a doubt as a question with its evidence, and both answers with what they come to. */
export function wordDoubt(
  doubt: TrialDoubt,
  copy: Copy["trial"]["doubts"],
  locale: Locale,
): WordedDoubt {
  const words = copy[doubt.code];
  const { column, found, line } = doubt;
  const answers = doubt.answers.map((outcome, place) =>
    wordAnswer(doubt, outcome, { place, copy, locale }),
  ) as WordedDoubt["answers"];
  const [first, second] = doubt.answers.map(({ read }) => nameRead(doubt, read, locale));
  const values = {
    column,
    found,
    line: formatNumber(line, locale),
    rows: formatNumber(doubt.rows, locale),
    first: first!,
    second: second!,
  };
  const isLast = doubt.code === "totals" && found === "";
  const title = isLast ? copy.totals.last : words.title;
  return { title: fillText(title, values), evidence: fillText(words.evidence, values), answers };
}

function nameRead({ code }: TrialDoubt, read: string, locale: Locale): string {
  if (code === "dateOrder") return writeDay(read, locale, false);
  if (code === "totals") return read;
  const [, part = ""] = read.split(".");
  return formatNumber(Number(read), locale, part.length);
}

type Wording = { place: number; copy: Copy["trial"]["doubts"]; locale: Locale };

function wordAnswer(
  doubt: TrialDoubt,
  outcome: TrialOutcome,
  { place, copy, locale }: Wording,
): Answer {
  const { read, total = 0, first = "", last = "" } = outcome;
  const value = nameRead(doubt, read, locale);
  if (doubt.code === "dateOrder") {
    const detail = fillText(copy.dateOrder.detail, {
      first: writeDay(first, locale, true),
      last: writeDay(last, locale, true),
    });
    return { label: value, detail };
  }
  if (doubt.code === "thousandsOrDecimals") {
    const { thousands, decimals, detail } = copy.thousandsOrDecimals;
    return {
      label: fillText(read.includes(".") ? decimals : thousands, { value }),
      detail: fillText(detail, { column: doubt.column, total: writeTotal(total, locale) }),
    };
  }
  const { out, in: kept, detail, none } = copy.totals;
  return {
    label: place === 0 ? out : kept,
    detail:
      outcome.total === undefined
        ? none
        : fillText(detail, { column: read, total: writeTotal(total, locale) }),
  };
}
