import { expect, test } from "vitest";
import { listAnswers, longestDecision, readBrief, readGuideAnswers } from "./brief.ts";

function read(given: Record<string, unknown>) {
  const brief = readBrief((field) => given[field]);
  return listAnswers((field) => brief[field]);
}

test("keeps known answers, and leaves out others and what is not text", () => {
  expect(read({ data: "sheets", deadline: "someday", size: 3, keeper: "", other: "x" })).toEqual({
    data: "sheets",
  });
});

test("makes the decision one line of limited length", () => {
  expect(read({ decision: " Cerrar\r\nuna tienda\u2028o dos\u0007 " })).toEqual({
    decision: "Cerrar una tienda o dos",
  });
  expect(read({ decision: "ñ".repeat(longestDecision + 1) }).decision).toHaveLength(
    longestDecision,
  );
  expect(read({ decision: " \n " })).toEqual({});
});

test("does not cut a character in two", () => {
  const { decision = "" } = read({ decision: `${"a".repeat(longestDecision - 1)}🙂` });
  expect(decision.isWellFormed()).toBe(true);
});

test("reads the guide's answers of an address, as far as they are known", () => {
  const query = new URLSearchParams("situation=learn&data=<b>&keeper=unknown&size=small");
  expect(readGuideAnswers((question) => query.get(question))).toEqual({
    situation: "learn",
    keeper: "unknown",
  });
});
