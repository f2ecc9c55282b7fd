/** An object or property of TMDL: `measure 'Sales' = SUM(x)` has keyword, name and value; `dataType: int64` no name. */
export type TmdlNode = {
  keyword: string;
  name: string;
  value: string;
  children: TmdlNode[];
};

type Line = { indent: number; text: string };

/** Reads TMDL, which is indented by tabs, as a tree; the root has no keyword. */
export function readTmdlTree(source: string): TmdlNode {
  const lines = source
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((raw) => ({ indent: countIndent(raw), text: raw.trim() }));
  const root: TmdlNode = { keyword: "", name: "", value: "", children: [] };
  const open: { node: TmdlNode; indent: number }[] = [{ node: root, indent: -1 }];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.text === "" || line.text.startsWith("///")) continue;
    while (open.at(-1)!.indent >= line.indent) open.pop();
    const node = readHead(line.text);
    const end = takeValue(node, lines, at);
    open.at(-1)!.node.children.push(node);
    open.push({ node, indent: line.indent });
    at = end;
  }
  return root;
}

/** Returns the value of a property, or of a flag that is set, "true". */
export function readProperty({ children }: TmdlNode, keyword: string): string | undefined {
  const node = children.find((one) => one.keyword === keyword);
  if (node === undefined) return undefined;
  return node.value === "" && node.name === "" ? "true" : node.value;
}

/** Reads a name with or without quotes at the start of a text, and returns what follows it. */
export function readName(text: string): { name: string; rest: string } {
  const quoted = /^'((?:[^']|'')*)'/.exec(text);
  if (quoted) return { name: quoted[1]!.replaceAll("''", "'"), rest: text.slice(quoted[0].length) };
  const bare = /^[^\s=:]+/.exec(text)?.[0] ?? "";
  return { name: bare, rest: text.slice(bare.length) };
}

function countIndent(raw: string): number {
  const blanks = /^[\t ]*/.exec(raw)![0];
  const tabs = blanks.split("\t").length - 1;
  return tabs + Math.floor((blanks.length - tabs) / 4);
}

function readHead(text: string): TmdlNode {
  const property = /^([\w.]+)\s*:\s*(.*)$/s.exec(text);
  if (property)
    return { keyword: property[1]!, name: "", value: unquote(property[2]!), children: [] };
  const keyword = /^\w+/.exec(text)?.[0] ?? text;
  const { name, rest } = readName(text.slice(keyword.length).trim());
  const value = /^\s*=\s*(.*)$/s.exec(rest);
  return { keyword, name, value: value?.[1] ?? "", children: [] };
}

function unquote(text: string): string {
  const quoted = /^"(.*)"$/s.exec(text.trim());
  return quoted ? quoted[1]!.replaceAll('""', '"') : text.trim();
}

/** Adds the lines of an expression to a node's value, and returns the last line that belongs to it. */
function takeValue(node: TmdlNode, lines: readonly Line[], at: number): number {
  const { indent, text } = lines[at]!;
  if (node.value.startsWith("```")) {
    const end = lines.findIndex((line, index) => index > at && line.text.endsWith("```"));
    const last = end < 0 ? lines.length - 1 : end;
    const inner = lines.slice(at + 1, last).map((line) => line.text);
    node.value = [node.value.slice(3), ...inner, lines[last]!.text.replace(/```$/, "")]
      .join("\n")
      .trim();
    return last;
  }
  const isEmpty = /=\s*$/.test(text);
  if (!isEmpty && !(/^(?:measure|column)\s/.test(text) && node.value !== "")) return at;
  const first = lines.findIndex((line, index) => index > at && line.text !== "");
  const least = isEmpty && first > 0 ? lines[first]!.indent : indent + 2;
  if (least <= indent || (isEmpty && first < 0)) return at;
  let end = at;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next]!;
    if (line.text === "") continue;
    if (line.indent < least) break;
    end = next;
  }
  const block = lines.slice(at + 1, end + 1).map((line) => line.text);
  node.value = [node.value, ...block].join("\n").trim();
  return end;
}
