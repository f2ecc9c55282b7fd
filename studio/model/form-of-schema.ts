import type * as v from "valibot";
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

const dayExample = /day such as|date such as/;
const controls: Readonly<Record<string, Control>> = {
  number: "number",
  boolean: "switch",
  picklist: "choice",
  string: "text",
};

/** The form of what a valibot schema describes; throws for kinds of schema that no setting has so far. */
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
  const expected = pipe
    .map(({ message }) => message)
    .findLast((message) => typeof message === "string");
  return {
    kind: "value",
    path,
    control: control === "text" ? narrowText(pipe, expected ?? "") : control,
    isRequired,
    ...(typeof least === "number" && { least }),
    ...(typeof most === "number" && { most }),
    ...(options && { options }),
    ...(expected !== undefined && { expected }),
  };
}

function narrowText(pipe: readonly Part[], expected: string): Control {
  if (pipe.some(({ type }) => type === "email")) return "email";
  if (pipe.some(({ type }) => type === "url") || expected.includes("https://")) return "address";
  if (expected.includes("color")) return "color";
  if (expected.includes("picture")) return "picture";
  if (dayExample.test(expected)) return "day";
  const longest = pipe.find(({ type }) => type === "max_length")?.requirement;
  return typeof longest === "number" && longest > 100 ? "long" : "text";
}
