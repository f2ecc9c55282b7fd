import { expect, test } from "vitest";
import { parseAst } from "vite";
import { faultsWithoutWords } from "./faults-without-words.ts";

function transform(code: string, id: string): string | undefined {
  const { transform: run } = faultsWithoutWords as {
    transform: (this: object, code: string, id: string) => { code: string } | undefined;
  };
  return run.call({ parse: parseAst }, code, id)?.code;
}

test("drops the words of faults, and nothing else", () => {
  const code =
    'if (a) throw new ReportFault(`view "${a}"`, "has (no) bins", use(")"));\nthrow Error("b");';
  expect(transform(code, "/dashboards/query/table/view.ts")).toBe(
    'if (a) throw new ReportFault();\nthrow Error("b");',
  );
  expect(transform("throw new RangeError(`${a} too large`);", "/dashboards/data/kit.ts")).toBe(
    "throw new RangeError();",
  );
  expect(transform(code, "/dashboards/shell/panel.ts")).toBeUndefined();
});
