import { parseArgs } from "node:util";
import { expect, test, vi } from "vitest";
import { readArguments } from "./read-arguments.ts";

test("ends with the usage at an option that a command does not know, and gives what it knows", () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  const options = { out: { type: "string" } } as const;
  const read = (args: string[]) =>
    readArguments("npm run build -- [--out FOLDER]", () => parseArgs({ args, options }).values);
  expect(read(["--out", "x"])).toEqual({ out: "x" });
  expect(() => read(["--ouf", "x"])).toThrow("ended");
  expect(exit).toHaveBeenCalledWith(2);
  expect(print.mock.calls.join()).toMatch(
    /Unknown option '--ouf'[^]*npm run build -- \[--out FOLDER\]/,
  );
  vi.restoreAllMocks();
});
