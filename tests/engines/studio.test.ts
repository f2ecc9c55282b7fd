import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findEngines } from "../../scripts/suite/find-engines.ts";
import words from "../../studio/words/es.json" with { type: "json" };
import { startStudioProcess, type StudioProcess } from "../support/studio/start-studio-process.ts";
import { startFirefox } from "./firefox.ts";
import type { EngineVisitor } from "./engine-visitor.ts";

const { firefox } = findEngines();
const file = "content/blog/elegir-cinco-kpi/es.md";

describe.runIf(firefox !== undefined)("the studio in Firefox", () => {
  let studio: StudioProcess;
  let visitor: EngineVisitor;

  beforeAll(async () => {
    studio = await startStudioProcess(".cache/studio-engines", { hasPreview: false });
    visitor = await startFirefox(firefox!, { width: 1440, height: 900 }, "es");
  });

  afterAll(async () => {
    await visitor.close();
    studio.child.kill();
  });

  const readStatus = async () =>
    visitor.read(() => document.querySelector(".status")?.textContent ?? "", null);

  test("a post is unsaved while it is written, and Ctrl+S saves it", async () => {
    await visitor.open(studio.address);
    await visitor.click({ role: "link", name: words.posts });
    await visitor.click('a[href="#/posts/elegir-cinco-kpi"]');
    await visitor.type(".cm-content", "Firefox escribe esto. ");
    await expect
      .poll(async () => visitor.read(() => document.body.innerText, null))
      .toContain("sin guardar");
    expect(readFileSync(join(studio.root, file), "utf8")).not.toContain("Firefox escribe");
    await visitor.press("Control+s");
    await expect.poll(readStatus).toBe(words.saved);
    expect(readFileSync(join(studio.root, file), "utf8")).toContain("Firefox escribe esto.");
    expect((await visitor.listErrors()).join("; ")).toBe("");
  });
});
