import { expect, test } from "vitest";
import { listVerifications } from "./list-verifications.ts";

test("the home page alone has the codes of search engines", () => {
  const config = { verification: [{ name: "google-site-verification", content: "abc" }] };
  expect(listVerifications("home", config)).toEqual([
    { tag: "meta", attributes: { name: "google-site-verification", content: "abc" } },
  ]);
  expect(listVerifications("services", config)).toEqual([]);
  expect(listVerifications("home", {})).toEqual([]);
});
