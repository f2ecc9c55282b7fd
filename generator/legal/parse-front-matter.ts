import { faultAt } from "./text-fault.ts";

export type FrontMatter = { values: Record<string, string>; body: string[]; bodyLine: number };

/** Splits a Markdown file into the `name: value` lines between its two `---` and the lines below; exactly the given names must be there. */
export function parseFrontMatter(
  file: string,
  source: string,
  names: readonly string[],
): FrontMatter {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) {
    throw faultAt({ file, line: 1 }, "expected the file to start with a block between two ---");
  }
  const values: Record<string, string> = {};
  for (const [index, text] of lines.slice(1, end).entries()) {
    const [, name = "", value = ""] = /^(\w+): *(.*?) *$/.exec(text) ?? [];
    const place = { file, line: index + 2 };
    if (!names.includes(name)) throw faultAt(place, `expected one of ${names.join(", ")}`);
    if (value === "" || name in values) throw faultAt(place, `expected one value for ${name}`);
    values[name] = value;
  }
  const missing = names.find((name) => !(name in values));
  if (missing !== undefined) throw faultAt({ file, line: 1 }, `${missing} is missing`);
  return { values, body: lines.slice(end + 1), bodyLine: end + 2 };
}
