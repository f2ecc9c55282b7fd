import { siteConfig } from "#folder/site.config.ts";
import { expect, test } from "vitest";
import { makePlace, openPlace, type Place } from "../../../tests/support/stores/place.ts";
import { addThree, content } from "../../../tests/support/make-outbox.ts";
import { runMailCommand } from "./run-mail-command.ts";
import { testOnDatabases } from "../../../tests/support/stores/test-on-databases.ts";

function makeMailbox(place: Place) {
  const clock = { time: Date.UTC(2026, 6, 11, 8, 5) };
  const { enquiries, course } = openPlace(place, () => clock.time);
  const run = async (...args: string[]) => {
    const { exitCode, output } = await runMailCommand(args, {
      enquiries,
      course,
      timeZone: "Europe/Madrid",
      prices: siteConfig.prices,
    });
    return { exitCode, output: (await Array.fromAsync(output)).join("") };
  };
  return { enquiries, clock, run };
}

testOnDatabases(
  "lists enquiries, the newest first, with the state of their delivery",
  async (place) => {
    const { enquiries, clock, run } = makeMailbox(place);
    expect(await run("list")).toEqual({ exitCode: 0, output: "There are no enquiries yet.\n" });
    const first = (await enquiries.add(content)).id;
    clock.time += 60_000;
    const second = (
      await enquiries.add({
        ...content,
        from_name: "Un nombre tan largo que no cabe en la tabla",
        service: "Otra cosa",
      })
    ).id;
    await enquiries.markDelivered(first);
    await enquiries.postpone(second, clock.time, "451 later");
    expect((await run("list")).output).toBe(
      `ID            DATE                NAME                              SERVICE                          STATE
${second}  11 jul 2026, 10:06  Un nombre tan largo que no cabe   Otra cosa                        stored after attempt 1: 451 later
${first}  11 jul 2026, 10:05  Ana                               Cuadro de mando para mi empresa  delivered
`,
    );
  },
);

testOnDatabases("shows one enquiry in full", async (place) => {
  const { enquiries, run } = makeMailbox(place);
  const { id } = await enquiries.add({ ...content, message: "Una línea\ny otra" });
  const { exitCode, output } = await run("show", id);
  expect(exitCode).toBe(0);
  expect(output).toContain("State: stored\n");
  for (const part of ["Ana", "ana@example.com", "Una línea\ny otra", id]) {
    expect(output).toContain(part);
  }
  expect(await run("show", "nope")).toEqual({ exitCode: 1, output: "There is no enquiry nope.\n" });
});

testOnDatabases("puts one enquiry, or all failed ones, back in the queue", async (place) => {
  const { enquiries, run } = makeMailbox(place);
  const ids = await addThree(enquiries);
  for (const id of ids) await enquiries.markFailed(id, "550 never");
  expect((await run("retry", ids[0] ?? "")).exitCode).toBe(0);
  expect(await enquiries.find(ids[0] ?? "")).toMatchObject({ state: "stored", attempts: 0 });
  expect((await run("retry", "failed")).output).toBe("2 put back in the queue.\n");
  expect((await Array.fromAsync(enquiries.list())).every(({ state }) => state === "stored")).toBe(
    true,
  );
  await enquiries.markDelivered(ids[0] ?? "");
  expect((await run("retry", ids[0] ?? "")).exitCode).toBe(1);
  expect((await run("retry", "nope")).exitCode).toBe(1);
});

testOnDatabases("erases everything that a person sent", async (place) => {
  const { enquiries, run } = makeMailbox(place);
  await enquiries.add(content);
  expect((await run("erase", "eva@example.com")).exitCode).toBe(1);
  expect(await run("erase", "ANA@example.com")).toEqual({ exitCode: 0, output: "1 erased.\n" });
  expect(await Array.fromAsync(enquiries.list())).toEqual([]);
});

testOnDatabases("exports as JSON with ISO times", async (place) => {
  const { enquiries, run } = makeMailbox(place);
  const { id } = await enquiries.add(content);
  expect(JSON.parse((await run("export", "--json")).output)).toEqual([
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

testOnDatabases("exports only what one person sent", async (place) => {
  const { enquiries, run } = makeMailbox(place);
  await enquiries.add(content);
  expect((await run("export", "--json", "eva@example.com")).output).toBe("[]\n");
  const { id } = await enquiries.add({ ...content, reply_to: "eva@example.com" });
  const exported = JSON.parse(
    (await run("export", "--json", "EVA@example.com")).output,
  ) as unknown[];
  expect(exported).toEqual([expect.objectContaining({ id })]);
});

testOnDatabases("exports CSV without formulas that a spreadsheet would run", async (place) => {
  const { enquiries, clock, run } = makeMailbox(place);
  for (const message of ['=1+1"', "+1", "-1", "@SUM(A1)", "\t=1", "a,b\nc"]) {
    clock.time += 1;
    await enquiries.add({ ...content, message });
  }
  const { output } = await run("export");
  expect((await run("export", "--csv")).output).toBe(output);
  expect(output.startsWith("\uFEFFid;receivedAt;template;")).toBe(true);
  const messages = [
    ...output.matchAll(/;Cuadro de mando para mi empresa;("(?:[^"]|"")*"|[^;]*);es/g),
  ].map(([, cell]) => cell);
  expect(messages).toEqual(['"a,b\nc"', "'\t=1", "'@SUM(A1)", "'-1", "'+1", `"'=1+1"""`]);
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
])("explains itself when called with %j %j", async (...args) => {
  const { run } = makeMailbox(makePlace());
  const { exitCode, output } = await run(...args.filter((arg) => arg !== undefined));
  expect(exitCode).toBe(2);
  expect(output).toContain("npm run mail -- list");
});
