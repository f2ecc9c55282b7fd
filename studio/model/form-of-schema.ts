import type * as v from "valibot";
import type { ValueCode } from "../../contracts/value-faults.ts";
import type { Control, FormNode, ValueNode } from "./form-node.ts";
import type { Path } from "./json-value.ts";

type Schema = v.GenericSchema & {
  pipe?: readonly Part[];
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  value?: Schema;
  wrapped?: Schema;
  options?: readonly string[];
};

type Part = { type: string; requirement?: unknown; message?: unknown };

const controls: Readonly<Record<string, Control>> = {
  number: "number",
  boolean: "switch",
  picklist: "choice",
  string: "text",
};

/** Controls of text fields, by valibot's type or the code of the message (`contracts/value-faults.ts`). */
const textControls: Partial<Record<string, Control>> = {
  email: "email",
  url: "address",
  "report-address": "address",
  "color-code": "color",
  "picture-site": "picture",
  "day-holiday": "day",
  "date-or-time": "day",
} satisfies Partial<Record<ValueCode, Control>>;

/** Derives a form from a valibot schema; throws for a type of schema that no setting uses yet. */
export function formOfSchema(
  schema: v.GenericSchema,
  path: Path = [],
  isRequired = true,
): FormNode {
  const { type, entries, item, value, wrapped } = schema as Schema;
  if (type.endsWith("optional") && wrapped) return formOfSchema(wrapped, path, false);
  if (entries !== undefined) {
    const fields = Object.entries(entries).map(([name, inner]) =>
      formOfSchema(inner, [...path, name]),
    );
    return { kind: "group", path, fields };
  }
  if (type === "array" && item)
    return { kind: "list", path, item: formOfSchema(item, [...path, "0"]) };
  if (type === "record" && value)
    return { kind: "record", path, item: formOfSchema(value, [...path, "*"]) };
  const control = controls[type];
  if (control === undefined) throw new Error(`No form for a schema of the type "${type}"`);
  return describeValue(schema, path, control, isRequired);
}

function describeValue(
  { pipe = [], options }: Schema,
  path: Path,
  control: Control,
  isRequired: boolean,
): ValueNode {
  const find = (type: string) => pipe.find((part) => part.type === type);
  const least = find("min_value")?.requirement;
  const most = find("max_value")?.requirement;
  return {
    kind: "value",
    path,
    control: control === "text" ? narrowText(pipe) : control,
    isRequired,
    ...(typeof least === "number" && { least }),
    ...(typeof most === "number" && { most }),
    ...(options && { options }),
  };
}

function narrowText(pipe: readonly Part[]): Control {
  const codes = pipe.flatMap(({ type, message }) => [type, String(message)]);
  const narrowed = codes.map((code) => textControls[code]).find((control) => control !== undefined);
  if (narrowed !== undefined) return narrowed;
  const longest = pipe.find(({ type }) => type === "max_length")?.requirement;
  return typeof longest === "number" && longest > 100 ? "long" : "text";
}
