import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inFolder } from "../../roots/roots.ts";
import { bringSettings } from "./bring-settings.ts";

const settings = readFileSync(inFolder("site.config.ts"), "utf8");

test("settings that this version knows stay as they are written", () => {
  expect(bringSettings(settings)).toEqual({ text: settings, moved: [], dropped: [] });
});

test("a renamed setting keeps its value, also below another, and a comment elsewhere stays", () => {
  const old = settings.replace("course: { signup: false }", "courseSignup: true");
  const { text, moved, dropped } = bringSettings(old, { courseSignup: "course.signup" });
  expect(text.replaceAll(/\s/g, "")).toContain('"course":{"signup":true}');
  expect(text).not.toContain("courseSignup");
  expect(text).toContain("// Stated beside every form");
  expect([moved, dropped]).toEqual([[["courseSignup", "course.signup"]], []]);
});

test("a setting that this version does not know leaves, and its value is named", () => {
  const old = settings.replace(
    "profiles: {",
    'banner: "Hola",\n  profiles: { video: "https://a.b/",',
  );
  const { text, dropped } = bringSettings(old);
  expect(text).not.toMatch(/banner|video/);
  expect(dropped).toEqual([
    ["profiles.video", '"https://a.b/"'],
    ["banner", '"Hola"'],
  ]);
});
