import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variableNames } from "./environment.ts";

test(".env.example names every variable that is read, and no other", () => {
  const example = readFileSync("demo/.env.example", "utf8");
  const named = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(variableNames));
});
