import * as v from "valibot";

const text = v.pipe(v.string(), v.minLength(1));
/** Fits a phone in one line. */
const annotationText = v.pipe(text, v.maxLength(40));
const byId = v.record(v.string(), text);
/** The texts of a report in one language. */
export const definitionCopySchema = v.strictObject({
  title: text,
  description: text,
  reader: text,
  rows: v.strictObject({ one: text, other: text }),
  pages: byId,
  views: byId,
  columns: byId,
  labels: byId,
  measures: v.record(
    v.string(),
    v.strictObject({
      name: text,
      short: v.optional(text),
      target: v.optional(text),
      how: text,
    }),
  ),
  visuals: v.record(
    v.string(),
    v.strictObject({
      title: text,
      otherwise: v.optional(text),
      reversed: v.optional(text),
      alike: v.optional(text),
      neutral: v.array(text),
      note: v.optional(text),
      target: v.optional(text),
      drawn: v.optional(v.array(v.strictObject({ one: v.optional(text), other: text }))),
      annotations: v.optional(v.array(v.strictObject({ at: text, text: annotationText }))),
    }),
  ),
  recommendation: v.optional(
    v.strictObject({
      finding: text,
      action: text,
      lever: v.strictObject({
        label: text,
        mark: v.optional(text),
        values: v.optional(v.array(text)),
      }),
    }),
  ),
  picture: v.optional(
    v.strictObject({
      above: v.optional(text),
      corner: v.optional(text),
      below: v.optional(text),
      marked: v.optional(v.array(text)),
    }),
  ),
});
