import * as v from "valibot";
import { isMap, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import { readIssue } from "../../contracts/value-faults.ts";
import type { Fault, FaultCode } from "../faults/fault.ts";

export type FieldFault = Omit<Fault, "file">;

/** Gives a fault of a field a more exact code; undefined where the general one holds. */
type Specify = (field: string, code: FaultCode) => FaultCode | undefined;

/** Reads the YAML between two `---` by a strict schema, or returns every fault with its line in the file. */
export function readFields<
  Output,
  const Schema extends v.GenericSchema<unknown, Output> & { entries: object },
>(
  yaml: string,
  schema: Schema,
  specify: Specify = () => undefined,
): v.InferOutput<Schema> | FieldFault[] {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  // Line 1 of the file is "---".
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      code: "yaml-syntax",
      params: { reason: message },
    }));
  }
  const values: unknown = document.toJS() ?? {};
  const parsed = v.safeParse(schema, values, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const lines = listFieldLines(document, lineAt);
  const known = Object.keys(schema.entries).join(", ");
  return parsed.issues.map((issue) => {
    const { field: path, code, params } = readIssue("", issue);
    if (path === undefined) return { line: 1, code: "fields-none", params: {} };
    const field = path.split(".")[0] ?? "";
    return {
      line: lines.get(field) ?? 1,
      field,
      code: specify(field, code) ?? (code === "surplus" ? "field-unknown" : code),
      params: { ...params, known },
    };
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
