import { expect, onTestFinished, test } from "vitest";
import { jsonCall, enquiryBody } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { runTool, ServiceProcess } from "../contract/service-process.ts";
import { startPostgres } from "../support/stores/start-postgres.ts";

const send = async (url: string, message: string): Promise<number> => {
  const { path, init } = jsonCall(enquiryBody({ message }));
  return (await fetch(new URL(path, url), init)).status;
};

test("while PostgreSQL is unreachable, pages work and forms report it; then the service recovers by itself", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const service = new ServiceProcess(makeSite(), { DATABASE_URL: postgres.url });
  const url = await service.findUrl();
  expect(await send(url, "Antes")).toBe(200);
  await postgres.goDown();
  expect(await send(url, "Durante")).toBe(503);
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(new URL("/booking", url))).status).toBe(503);
  expect((await fetch(new URL("/healthz", url))).status).toBe(503);
  await postgres.comeUp();
  expect(await send(url, "Después")).toBe(200);
  await expect
    .poll(async () => (await fetch(new URL("/healthz", url))).status, { timeout: 10_000 })
    .toBe(200);
  const listed = await runTool("mail", ["export", "--json"], { DATABASE_URL: postgres.url });
  expect(listed.output).toContain("Antes");
  expect(listed.output).toContain("Después");
  expect(await service.end("SIGTERM")).toBe(0);
});

test("a start without its database says so in a sentence, without the password", async () => {
  const settings = { DATABASE_URL: "postgres://web:secret@127.0.0.1:9/site" };
  const service = new ServiceProcess(makeSite(), settings);
  const url = await service.findUrl();
  expect(service.output).toMatch(/^Site on http/);
  expect((await fetch(url)).status).toBe(200);
  expect(await send(url, "Hola")).toBe(503);
  await service.end("SIGTERM");
  const errors = await service.errors;
  expect(errors).toContain(
    "Nothing can be stored in the database 127.0.0.1:9/site: connect ECONNREFUSED 127.0.0.1:9. Start it, or correct DATABASE_URL.",
  );
  expect(errors).not.toContain("secret");
});

test("backup and restore say where the data is", async () => {
  const settings = { DATABASE_URL: "postgres://web:secret@127.0.0.1:9/site" };
  for (const tool of ["backup", "restore"]) {
    const { code, errors } = await runTool(tool, ["folder"], settings);
    expect([code, errors]).toEqual([1, expect.stringContaining("pg_dump")]);
  }
});
