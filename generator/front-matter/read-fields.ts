import * as v from "valibot";
import { isMap, isScalar, LineCounter, parseDocument, type Document } from "yaml";

export type FieldFault = { line: number; problem: string; remedy: string };

type FieldsOptions = {
  describeStray?: (field: string) => Omit<FieldFault, "line"> | undefined;
  documentedIn?: string;
};

/** Reads the YAML between two `---` by a strict schema, or returns every fault with its line in the file. */
export function readFields<
  Output,
  const Schema extends v.GenericSchema<unknown, Output> & { entries: object },
>(yaml: string, schema: Schema, options: FieldsOptions = {}): v.InferOutput<Schema> | FieldFault[] {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  // Line 1 of the file is "---".
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      problem: message,
      remedy: "Put a text that holds a colon, # or quotes between quotes.",
    }));
  }
  const values: unknown = document.toJS() ?? {};
  const parsed = v.safeParse(schema, values, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const lines = listFieldLines(document, lineAt);
  const known = Object.keys(schema.entries);
  return parsed.issues.map((issue) => {
    const field = v.getDotPath(issue)?.split(".")[0] ?? "";
    const { problem, remedy } = describeIssue(field, issue, known, options);
    return { line: lines.get(field) ?? 1, problem, remedy };
  });
}

function listFieldLines(
  { contents }: Document.Parsed,
  lineAt: (offset: number) => number,
): Map<string, number> {
  if (!isMap(contents)) return new Map();
  const lines = new Map<string, number>();
  for (const { key } of contents.items) {
    if (isScalar(key)) lines.set(String(key.value), lineAt(key.range?.[0] ?? 0));
  }
  return lines;
}

function describeIssue(
  field: string,
  { expected, received, message }: v.BaseIssue<unknown>,
  known: readonly string[],
  { describeStray, documentedIn }: FieldsOptions,
): Omit<FieldFault, "line"> {
  if (expected === "never") {
    const remedy = `Known are ${known.join(", ")}.`;
    return describeStray?.(field) ?? { problem: `${field}: not a field`, remedy };
  }
  if (message === "" || received === "undefined") {
    if (field === "")
      return { problem: "no fields", remedy: "Write lines such as title: My title." };
    const where = documentedIn === undefined ? "" : ` (${documentedIn})`;
    return { problem: `${field}: missing`, remedy: `Add ${field}${where}.` };
  }
  return { problem: `${field}: expected ${message}; found ${received}`, remedy: "Correct it." };
}
