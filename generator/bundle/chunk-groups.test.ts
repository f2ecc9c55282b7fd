import { expect, test } from "vitest";
import { isInGroup, listIdlePatterns, type ChunkGroup } from "./chunk-groups.ts";

const group: ChunkGroup = {
  name: "shell",
  holds: [/ui\//, /head/, /content\/scenarios\//],
  except: [/ui\/tabs/],
  priority: 1,
};

test("a group holds what a pattern matches, but for its exceptions", () => {
  const ids = ["/site/ui/icon.tsx", "/site/ui/tabs.tsx", "/site/app.tsx"];
  expect(ids.filter((id) => isInGroup(group, id))).toEqual(["/site/ui/icon.tsx"]);
});

test("a pattern or an exception that matches nothing is listed with its group, but for the content, which is the owner's", () => {
  const ids = ["/site/ui/icon.tsx", "/site/app.tsx"];
  expect(listIdlePatterns([group], ids)).toEqual(["shell: head", String.raw`shell: ui\/tabs`]);
});
