import { expect, test } from "vitest";
import { frameRights } from "./frame-rights.ts";

test.each([
  ["report", "allow-popups allow-same-origin allow-scripts", "fullscreen"],
  [
    "booking",
    "allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts",
    "",
  ],
] as const)("a %s may do this and nothing else", (kind, sandbox, allow) => {
  expect(frameRights[kind].sandbox.split(" ").toSorted().join(" ")).toBe(sandbox);
  expect(frameRights[kind].allow).toBe(allow);
});
