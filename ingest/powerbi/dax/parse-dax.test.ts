import { expect, test } from "vitest";
import type { Dax } from "./dax-tree.ts";
import { parseDax } from "./parse-dax.ts";

/** Writes a tree with all its brackets. */
function write(dax: Dax): string {
  switch (dax.kind) {
    case "column":
      return `${dax.table}[${dax.name}]`;
    case "reference":
      return `[${dax.name}]`;
    case "name":
      return dax.name;
    case "call":
      return `${dax.name}(${dax.args.map(write).join(",")})`;
    case "unary":
      return `(${dax.operator} ${write(dax.of)})`;
    case "binary":
      return `(${write(dax.left)} ${dax.operator} ${write(dax.right)})`;
    case "list":
      return `{${dax.items.map(write).join(",")}}`;
    case "let":
      return `${dax.name}:=${write(dax.value)};${write(dax.body)}`;
    case "blank":
      return "_";
    case "boolean":
    case "date":
    case "number":
    case "text":
      return JSON.stringify(dax.value);
  }
}

test.each([
  ["1 + 2 * 3 - 4", "((1 + (2 * 3)) - 4)"],
  ["-2 ^ 2", "(- (2 ^ 2))"],
  ["a && b || NOT c = 1", "((a && b) || (NOT (c = 1)))"],
  ["'My ''Table'''[A]]B] & \"x\"\"y\"", `(My 'Table'[A]B] & "x\\"y")`],
  ["sum(Sales[Amount]) -- a remark\n/ 2 // more /* */", "(SUM(Sales[Amount]) / 2)"],
  ['T[a] in {1, "b"}', '(T[a] IN {1,"b"})'],
  ["RANKX(ALL(T[c]), [M], , DESC)", "RANKX(ALL(T[c]),[M],_,DESC)"],
  ["var x = 1 var y = x return y + x", "x:=1;y:=x;(y + x)"],
  ["IF(TRUE(), BLANK(), PERCENTILE.INC(T[a], .5))", "IF(true,_,PERCENTILE.INC(T[a],0.5))"],
  ["NOT(ISBLANK([M])) && TRUE", "((NOT ISBLANK([M])) && true)"],
  ["Año[Ventas]", "Año[Ventas]"],
])("parses %s", (source, tree) => {
  expect(write(parseDax(source))).toBe(tree);
});

test.each(["1 +", "SUM(T[a]", "VAR x = 1", "a b", "T[a] ? 1"])("refuses %s", (source) => {
  expect(() => parseDax(source)).toThrow("DAX is not read");
});
