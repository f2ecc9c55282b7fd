import type { TrialResult } from "../../../../contracts/trial/file-trial.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import type { Locale } from "../../../../contracts/locale.ts";
import type { Copy } from "../../../copy.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import { wordDoubt } from "../doubts/word-doubt.ts";
import type { TrialState } from "../state/trial-state.ts";

export type MessagePart = "headlines" | "columns" | "totals" | "answers";

type Wording = { ticked: readonly MessagePart[]; copy: Copy["trial"]; locale: Locale };

/** Writes the parts of a message that are ticked; "" where none is. */
export function writeMessage(
  {
    headlines,
    totals,
    doubts,
    isOther,
  }: Pick<TrialState, "headlines" | "totals" | "doubts" | "isOther">,
  { rowCount, columns }: Pick<TrialResult, "rowCount" | "columns">,
  { ticked, copy: { talk, doubts: words }, locale }: Wording,
): string {
  const write: Record<MessagePart, () => string> = {
    headlines: () => headlines.map((one, place) => `${String(place + 1)}. ${one}`).join("\n"),
    columns: () => {
      const list = columns.map(({ name, type }) => `${name} (${talk.types[type]})`).join(", ");
      return fillText(talk.columnsText, { list });
    },
    totals: () => fillText(talk.totalsText, { list: totals.join("; ") }),
    answers: () => {
      const list = doubts.map((doubt, place) => {
        const { title, answers } = wordDoubt(doubt, words, locale);
        return `${title} ${answers[isOther[place] === true ? 1 : 0].label}`;
      });
      return fillText(talk.answersText, { list: list.join("; ") });
    },
  };
  if (ticked.length === 0) return "";
  const size = fillText(talk.size, {
    rows: formatNumber(rowCount, locale),
    columns: formatNumber(columns.length, locale),
  });
  return [size, ...ticked.map((part) => write[part]())].join("\n\n");
}
