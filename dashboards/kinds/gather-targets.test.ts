import { expect, test } from "vitest";
import type { Target } from "../scene/scene.ts";
import { gatherTargets } from "./gather-targets.ts";

const makeTargets = (count: number, step: number): Target[] =>
  Array.from({ length: count }, (_, bin) => ({
    bins: [bin],
    x: bin * step,
    y: 0,
    width: step,
    height: 100,
    name: () => `${String(bin)} h: ${String(bin * 10)}`,
    tip: () => ({
      title: `${String(bin)} h`,
      rows: [{ name: "Incidencias", value: String(bin * 10) }],
    }),
  }));

test("bins too narrow for a finger are one target on a phone, listed one by one", () => {
  const gathered = gatherTargets(makeTargets(20, 15), 15, 350);
  expect(gathered).toHaveLength(10);
  expect(gathered[1]).toMatchObject({ bins: [2, 3], x: 30, width: 30 });
  expect(gathered[1]!.name()).toBe("2 h: 20; 3 h: 30");
  expect(gathered[1]!.tip()).toEqual({
    title: "Incidencias",
    rows: [
      { name: "2 h", value: "20" },
      { name: "3 h", value: "30" },
    ],
  });
});

test("bins stay single where they are wide enough, where a pointer is precise, and where they cannot be gathered alike", () => {
  expect(gatherTargets(makeTargets(12, 26), 26, 350)).toHaveLength(12);
  expect(gatherTargets(makeTargets(20, 15), 15, 480)).toHaveLength(20);
  expect(gatherTargets(makeTargets(21, 15), 15, 350)).toHaveLength(21);
});
