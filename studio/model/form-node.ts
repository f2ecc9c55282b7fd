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

/** One value that has no language: of the settings, or of a catalogue. */
export type ValueNode = {
  kind: "value";
  path: Path;
  control: Control;
  isRequired: boolean;
  least?: number;
  most?: number;
  options?: readonly string[];
};

/** One text, in Spanish and in English; `missing` are the languages without words. */
export type TextNode = {
  kind: "text";
  path: Path;
  isLong: boolean;
  missing: readonly ("es" | "en")[];
};

type GroupNode = { kind: "group"; path: Path; fields: readonly FormNode[] };

/** A list that can grow; `item` is its form at the position 0. */
type ListNode = { kind: "list"; path: Path; item: FormNode };

/** Named values of one kind, whose names are the owner's. */
type RecordNode = { kind: "record"; path: Path; item: FormNode };

export type FormNode = ValueNode | TextNode | GroupNode | ListNode | RecordNode;
