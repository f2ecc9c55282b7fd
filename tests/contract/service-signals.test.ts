import { spawn } from "node:child_process";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sendPath } from "../../contracts/enquiry.ts";
import { writeInstalledProject } from "../support/installed-project.ts";
import { enquiryBody } from "./make-service.ts";
import { makeSite } from "./make-site.ts";
import { ServiceProcess } from "./service-process.ts";
import { makeDataDir } from "../support/stores/place.ts";

const root = resolve(import.meta.dirname, "../..");

/** Makes a project whose `start` runs the service without a build. */
function makeProject(): string {
  const project = makeDataDir();
  const code = `import ${JSON.stringify(join(root, "service/main.ts"))};\n`;
  writeInstalledProject(project, { name: "start", code });
  return project;
}

test.each([
  ["npm start --", "SIGTERM"],
  ["node scripts/run.mjs scripts/start", "SIGTERM"],
  ["node scripts/run.mjs scripts/start", "SIGINT"],
] as const)("ends with the command `%s` on %s, and frees its port", async (command, signal) => {
  const [file = "", ...args] = `${command} --site ${makeSite()}`.split(" ");
  const env = { PATH: process.env["PATH"], PORT: "0", DATA_DIR: makeDataDir(), SMTP_URL: "" };
  const cwd = makeProject();
  const child = spawn(file, args, { cwd, env, stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const findUrl = () => /http:\/\/\S+/.exec(output)?.[0] ?? "";
  await expect.poll(findUrl, { timeout: 20_000 }).not.toBe("");
  expect((await fetch(findUrl())).status).toBe(200);
  child.kill(signal);
  await once(child, "exit");
  await expect.poll(async () => isDown(findUrl()), { timeout: 20_000 }).toBe(true);
});

async function isDown(url: string): Promise<boolean> {
  return fetch(url).then(
    () => false,
    () => true,
  );
}

test("a second signal does not cut off the request that the first waits for", async () => {
  const service = new ServiceProcess(makeSite(), { DATA_DIR: makeDataDir() });
  const url = await service.findUrl();
  const body = JSON.stringify(enquiryBody());
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const call = request(url + sendPath, { method: "POST", headers });
  call.write(body.slice(0, 20));
  // The service has started to read this request once it answers another one sent later.
  await fetch(`${url}/healthz`);
  service.child.kill("SIGINT");
  await expect.poll(async () => isDown(url), { timeout: 20_000 }).toBe(true);
  service.child.kill("SIGINT");
  const answer = once(call, "response") as Promise<[IncomingMessage]>;
  call.end(body.slice(20));
  expect((await answer)[0].statusCode).toBe(200);
  expect(await service.exited).toBe(0);
});

test("continues when the reader of its output has ended", async () => {
  const service = new ServiceProcess(makeSite(), { DATA_DIR: makeDataDir() });
  const url = await service.findUrl();
  service.child.stdout.destroy();
  service.child.stderr.destroy();
  await expect(service.errors).rejects.toThrow("Premature close");
  for (let index = 0; index < 5; index += 1) {
    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
  }
  expect(await service.end("SIGTERM")).toBe(0);
});
