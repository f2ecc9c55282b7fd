import { expect, test } from "vitest";
import type { StateShape } from "../../../query/state/state-codec.ts";
import { makeQuestion, readQuestion, writeQuestion, type WhyQuestion } from "./why-question.ts";

const shape: StateShape = {
  pages: ["all"],
  visuals: [],
  measures: ["satisfied"],
  views: { age: [{ size: 6, parents: null, isFilterable: true }] },
};
const asked = { measure: "satisfied", view: "age", bins: [1] };

test.each<Partial<WhyQuestion>>([
  {},
  { view: "total", bins: [] },
  { bins: [0, 1, 2, 3] },
  { bins: [0, 2], kind: "weight", dimension: "class", bin: 2, hasRows: true },
  { hasRows: true },
  { within: { view: "age", bins: [0, 1, 2] } },
])("a question is read as it was written: %j", (own) => {
  const question = { ...makeQuestion(asked), ...own };
  expect(readQuestion(writeQuestion(question), shape, 0)).toEqual(question);
});

test.each([
  "",
  "none~age~1",
  "satisfied~none~1",
  "satisfied~age",
  "satisfied~age~99",
  "satisfied~age~x",
  "satisfied~total~1",
  "satisfied~age~1~~~~~none~0",
  "satisfied~age~1~~~~~age~99",
  "satisfied~age~1~~~~~age",
])("a question about nothing of the report is none: %s", (text) => {
  expect(readQuestion(text, shape, 0)).toBeNull();
});
