import type { Path } from "./json-value.ts";

export type Control =
  | "text"
  | "long"
  | "number"
  | "switch"
  | "choice"
  | "color"
  | "day"
  | "email"
  | "address"
  | "picture";

/** Untranslated value of the settings or of a catalogue. */
export type ValueNode = {
  kind: "value";
  path: Path;
  control: Control;
  isRequired: boolean;
  least?: number;
  most?: number;
  options?: readonly string[];
};

/** Text in Spanish and English; `missing` lists the languages that lack it. */
export type TextNode = {
  kind: "text";
  path: Path;
  isLong: boolean;
  missing: readonly ("es" | "en")[];
};

type GroupNode = { kind: "group"; path: Path; fields: readonly FormNode[] };

/** List of any length; `item` is the form of its entry 0. */
type ListNode = { kind: "list"; path: Path; item: FormNode };

/** Values by names that the owner chooses. */
type RecordNode = { kind: "record"; path: Path; item: FormNode };

export type FormNode = ValueNode | TextNode | GroupNode | ListNode | RecordNode;
