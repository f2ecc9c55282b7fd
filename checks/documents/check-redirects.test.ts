import { expect, test } from "vitest";
import { describeFault } from "../../generator/faults/describe-faults.ts";
import { checkRedirects } from "./check-redirects.ts";

test("an address that moved must lead to a page, and be none", () => {
  const documents = ["/blog", "/blog/new"].map((path) => ({ path }));
  const check = (moved: Record<string, string>) =>
    checkRedirects(documents, moved).map((fault) => describeFault(fault).problem);
  expect(check({ "/blog/old": "/blog/new", "/old": "/blog?q=a#b" })).toEqual([]);
  expect(check({ "/blog/old": "/nowhere", "/blog": "/blog/new" })).toEqual([
    "/blog/old leads to no page: /nowhere",
    "/blog is a page, so nothing leads on",
  ]);
});
