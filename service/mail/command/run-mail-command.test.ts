import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { EnquiryContent } from "../core/enquiry.ts";
import { openStores } from "../../open-stores.ts";
import { runMailCommand } from "./run-mail-command.ts";

const content: EnquiryContent = {
  template: "contact",
  from_name: "Ana",
  reply_to: "ana@example.com",
  service: "dashboard",
  message: "Hola",
  locale: "es",
  caseStudy: null,
};

function makeMailbox() {
  const folder = mkdtempSync(join(tmpdir(), "cli-"));
  const clock = { time: Date.UTC(2026, 6, 11, 8, 5) };
  const { enquiries, close } = openStores(folder, () => clock.time);
  onTestFinished(() => {
    close();
    rmSync(folder, { recursive: true });
  });
  const run = (...args: string[]) => {
    const { exitCode, output } = runMailCommand(args, { enquiries, timeZone: "Europe/Madrid" });
    return { exitCode, output: Array.from(output).join("") };
  };
  return { enquiries, clock, run };
}

test("lists enquiries, the newest first, with the state of their delivery", () => {
  const { enquiries, clock, run } = makeMailbox();
  expect(run("list")).toEqual({ exitCode: 0, output: "There are no enquiries yet.\n" });
  const first = enquiries.add(content).id;
  clock.time += 60_000;
  const second = enquiries.add({
    ...content,
    from_name: "Un nombre tan largo que no cabe en la tabla",
    service: "Otra cosa",
  }).id;
  enquiries.markDelivered(first);
  enquiries.postpone(second, clock.time, "451 later");
  expect(run("list").output).toBe(
    `ID            DATE                NAME                              SERVICE                          STATE
${second}  11 jul 2026, 10:06  Un nombre tan largo que no cabe   Otra cosa                        stored after attempt 1: 451 later
${first}  11 jul 2026, 10:05  Ana                               Cuadro de mando para mi empresa  delivered
`,
  );
});

test("shows one enquiry complete", () => {
  const { enquiries, run } = makeMailbox();
  const { id } = enquiries.add({ ...content, message: "Una línea\ny otra" });
  const { exitCode, output } = run("show", id);
  expect(exitCode).toBe(0);
  expect(output).toContain("State: stored\n");
  for (const part of ["Ana", "ana@example.com", "Una línea\ny otra", id]) {
    expect(output).toContain(part);
  }
  expect(run("show", "nope")).toEqual({ exitCode: 1, output: "There is no enquiry nope.\n" });
});

test("puts one enquiry back in the queue, or all that failed", () => {
  const { enquiries, run } = makeMailbox();
  const ids = ["a", "b", "c"].map((message) => enquiries.add({ ...content, message }).id);
  for (const id of ids) enquiries.markFailed(id, "550 never");
  expect(run("retry", ids[0] ?? "").exitCode).toBe(0);
  expect(enquiries.find(ids[0] ?? "")).toMatchObject({ state: "stored", attempts: 0 });
  expect(run("retry", "failed").output).toBe("2 put back in the queue.\n");
  expect([...enquiries.list()].every(({ state }) => state === "stored")).toBe(true);
  enquiries.markDelivered(ids[0] ?? "");
  expect(run("retry", ids[0] ?? "").exitCode).toBe(1);
  expect(run("retry", "nope").exitCode).toBe(1);
});

test("erases all that a person sent", () => {
  const { enquiries, run } = makeMailbox();
  enquiries.add(content);
  expect(run("erase", "eva@example.com").exitCode).toBe(1);
  expect(run("erase", "ANA@example.com")).toEqual({ exitCode: 0, output: "1 erased.\n" });
  expect([...enquiries.list()]).toEqual([]);
});

test("exports as JSON with ISO times", () => {
  const { enquiries, run } = makeMailbox();
  const { id } = enquiries.add(content);
  expect(JSON.parse(run("export", "--json").output)).toEqual([
    {
      ...content,
      id,
      receivedAt: "2026-07-11T08:05:00.000Z",
      state: "stored",
      attempts: 0,
      deliveredAt: null,
      lastError: null,
      suspicion: null,
    },
  ]);
});

test("exports only what one person sent", () => {
  const { enquiries, run } = makeMailbox();
  enquiries.add(content);
  expect(run("export", "--json", "eva@example.com").output).toBe("[]\n");
  const { id } = enquiries.add({ ...content, reply_to: "eva@example.com" });
  const exported = JSON.parse(run("export", "--json", "EVA@example.com").output) as unknown[];
  expect(exported).toEqual([expect.objectContaining({ id })]);
});

test("exports as CSV that no spreadsheet runs", () => {
  const { enquiries, clock, run } = makeMailbox();
  for (const message of ['=1+1"', "+1", "-1", "@SUM(A1)", "\t=1", "a,b\nc"]) {
    clock.time += 1;
    enquiries.add({ ...content, message });
  }
  const { output } = run("export");
  expect(run("export", "--csv").output).toBe(output);
  expect(output.startsWith('\uFEFF"id";"receivedAt";"template";')).toBe(true);
  const messages = [
    ...output.matchAll(/"Cuadro de mando para mi empresa";"((?:[^"]|"")*)";"es"/g),
  ].map(([, cell]) => cell);
  expect(messages).toEqual(["a,b\nc", "'\t=1", "'@SUM(A1)", "'-1", "'+1", `'=1+1""`]);
  expect(output.split("\r\n")).toHaveLength(8);
});

test.each([
  [],
  ["help"],
  ["constructor"],
  ["show"],
  ["retry"],
  ["erase"],
  ["export", "--xml"],
  ["erase", "ana@example.com", "eva@example.com"],
])("explains itself when called with %j %j", (...args) => {
  const { run } = makeMailbox();
  const { exitCode, output } = run(...args.filter((arg) => arg !== undefined));
  expect(exitCode).toBe(2);
  expect(output).toContain("npm run mail -- list");
});
