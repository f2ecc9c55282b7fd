import type { Refusal } from "../../../dashboards/from-file/powerbi/formula/formula.ts";
import type { Translation } from "../../../dashboards/from-file/powerbi/translate-project.ts";
import type { PbirReport } from "../../../ingest/powerbi/report/pbir-report.ts";
import { projectWords as words } from "./project-words.ts";

/** Writes what of a project was translated, named and refused: counts, then each refusal with its place. */
export function writeTranslation(
  { visuals, measures, parts }: Translation,
  { notes }: PbirReport,
): string {
  const count = (state: string): number => visuals.filter((one) => one.state === state).length;
  const refused = measures.flatMap(({ measure, refusal }) =>
    refusal === undefined
      ? []
      : [`${words.measure(measure.name)}: ${writeRefusal(refusal, measure.name)}`],
  );
  const unseen = visuals.flatMap((one) =>
    one.state === "refused"
      ? [`${words.place(one.page.name, one.visual.type)}: ${writeRefusal(one.refusal)}`]
      : [],
  );
  const remarks = visuals.flatMap((one) =>
    one.state !== "translated"
      ? []
      : one.need.remarks.map(
          (code) =>
            `${words.place(one.need.page.name, one.need.visual.type)}: ${words.remark[code]}`,
        ),
  );
  return [
    words.visuals(count("translated"), count("named"), count("refused")),
    words.measures(measures.length - refused.length, refused.length),
    ...list(words.refusals, [...new Set([...refused, ...unseen])]),
    ...list(words.remarks, [...new Set(remarks)]),
    ...list(
      words.notes,
      notes.map(({ code, file, found }) => words.read[code](file, found)),
    ),
    "",
    words.parts,
    ...parts.map(({ facts, needs }, at) =>
      words.part(at + 1, facts.map(({ table }) => table).join(" + "), needs.length),
    ),
  ].join("\n");
}

/** Words a refusal: its reason, and the measure in which it lies, unless it is the one that is named. */
export function writeRefusal({ code, found, measure }: Refusal, named?: string): string {
  const reason = words.refusal[code](found);
  return measure === undefined || measure === named ? reason : words.within(measure, reason);
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  - ${line}`)];
}
