import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { beforeAll, expect, test, vi } from "vitest";
import type { SaveAnswer } from "../../studio/app/api.ts";
import { createStudio } from "../../studio/server/create-studio.ts";
import { copyProject } from "../support/copy-project.ts";

const port = 4781;
const token = "a-token-of-this-start";
const report = "https://app.powerbi.com/view?r=abc";

vi.setConfig({ testTimeout: 60_000 });

let root: string;
let studio: Hono;
let restarts = 0;
const restart = () => void (restarts += 1);

beforeAll(async () => {
  root = await copyProject(".cache/studio-commands", {});
  const preview = { address: "http://localhost:1", isReady: () => false, restart };
  studio = await createStudio({ root, port, token, app: new Map(), preview });
}, 30_000);

const read = (file: string) => readFileSync(join(root, file), "utf8");

async function command(kind: string, ...args: string[]) {
  const response = await studio.request("/_studio/api/content-command", {
    method: "POST",
    headers: {
      host: `localhost:${String(port)}`,
      origin: `http://localhost:${String(port)}`,
      cookie: `studio-${String(port)}=${token}`,
    },
    body: JSON.stringify({ command: "new", kind, args }),
  });
  return response.status === 200
    ? ((await response.json()) as SaveAnswer)
    : { outcome: response.status };
}

test.each([
  [
    "service",
    ["Auditoría", "--en", "Audit"],
    { file: "content/copy/en/services.json", text: '"title": "Audit"' },
  ],
  [
    "category",
    ["Rendimiento", "--en", "Performance", "--post", "elegir-cinco-kpi"],
    { file: "content/copy/en/blog.json", text: '"rendimiento": "Performance"' },
  ],
  [
    "case",
    ["Farmacias", "--en", "Pharmacies", "--report", report],
    { file: "site.config.ts", text: report },
  ],
])("a new %s passes the check and is written; twice it is refused", async (kind, args, added) => {
  expect(read(added.file)).not.toContain(added.text);
  expect(await command(kind, ...args)).toMatchObject({ outcome: "written" });
  expect(read(added.file)).toContain(added.text);
  const again = await command(kind, ...args);
  expect(again).toMatchObject({
    outcome: "refused",
    faults: [{ problem: expect.stringContaining("already") as string }],
  });
});

test("the preview reads the settings anew when a command wrote into them, and only then", () => {
  expect(restarts).toBe(1);
});

test("what no command of the studio makes is refused", async () => {
  expect(await command("page", "Sobre mí", "--en", "About me")).toEqual({ outcome: 404 });
});
