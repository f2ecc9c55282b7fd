import { expect, test } from "vitest";
import course from "#folder/content/copy/es/course.json" with { type: "json" };
import { describeSignupProblems } from "./describe-signup-problems.ts";

test("distinguishes a missing address from an incomplete one", () => {
  const { errors } = course;
  expect(describeSignupProblems([], errors)).toEqual({});
  expect(
    describeSignupProblems(
      [
        { field: "from_name", code: "missing" },
        { field: "reply_to", code: "missing" },
      ],
      errors,
    ),
  ).toEqual({ from_name: errors.nameMissing, reply_to: errors.emailMissing });
  expect(describeSignupProblems([{ field: "reply_to", code: "malformed" }], errors)).toEqual({
    reply_to: errors.emailMalformed,
  });
});
