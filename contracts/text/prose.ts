export type Inline =
  | string
  | { type: "strong"; content: Inline[] }
  | { type: "code"; text: string }
  /** `address` is a path below the edition's prefix, or an https or mailto address. */
  | { type: "link"; address: string; content: Inline[] };

export type Heading = { type: "heading"; level: 2 | 3; id: string; text: string };

export type Table = { type: "table"; head: Inline[][]; rows: Inline[][][] };

/** Long text as data: no markup reaches the browser as a string. */
export type Block =
  | Heading
  | { type: "paragraph"; content: Inline[] }
  | { type: "list"; items: Inline[][] }
  | Table;
