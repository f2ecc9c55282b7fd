import { expect, test } from "vitest";
import { diffLines } from "./diff-lines.ts";

const show = (before: string, after: string) =>
  diffLines(before, after).map(
    ({ kind, text }) => ({ same: " ", added: "+", removed: "-" })[kind] + text,
  );

test("changed lines stand with two around them; what is far is left out", () => {
  const before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";
  expect(show(before, before.replace("5", "five"))).toEqual([
    " …",
    " 3",
    " 4",
    "-5",
    "+five",
    " 6",
    " 7",
    " …",
  ]);
});

test("a new file is all added, one that goes all removed, the same text nothing", () => {
  expect(show("", "a\nb\n")).toEqual(["+a", "+b"]);
  expect(show("a\nb\n", "")).toEqual(["-a", "-b"]);
  expect(show("a\n", "a\n")).toEqual([]);
});

test("two changes in one text keep what is between them", () => {
  expect(show("a\nb\nc\n", "A\nb\nC\n")).toEqual(["-a", "+A", " b", "-c", "+C"]);
});
