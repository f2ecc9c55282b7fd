import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { findFreePort } from "../../engines/find-free-port.ts";

export type CalendarServer = {
  /** The settings of the account. */
  settings: { url: string; user: string; password: string };
  /** Sends a request as the owner's calendar program. */
  send: (
    method: string,
    path: string,
    body?: string,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** The path of the owner's calendar. */
  calendar: string;
};

const user = "ana";
const password = "secret";

const makeCalendar = `<?xml version="1.0"?><mkcol xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>
  <resourcetype><collection/><C:calendar/></resourcetype></prop></set></mkcol>`;

/** Programs of Debian by name: their arguments for a folder and a port, and the path of the owner's home. */
const programs = {
  radicale: (folder: string, port: number) => {
    writeFileSync(join(folder, "users"), `${user}:${password}\n`);
    const settings = {
      "server-hosts": `127.0.0.1:${String(port)}`,
      "auth-type": "htpasswd",
      "auth-htpasswd-filename": join(folder, "users"),
      "auth-htpasswd-encryption": "plain",
      "storage-filesystem-folder": join(folder, "data"),
    };
    return [
      "--config",
      "",
      ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    ];
  },
  xandikos: (folder: string, port: number) =>
    Object.entries({
      directory: join(folder, "data"),
      port: String(port),
      "listen-address": "127.0.0.1",
      "current-user-principal": `/${user}/`,
    })
      .map(([name, value]) => `--${name}=${value}`)
      .concat("--defaults"),
};

export const calendarServers = Object.keys(programs) as (keyof typeof programs)[];

/** Starts a calendar server with an empty calendar, until the end of the test. */
export async function startCalendarServer(name: keyof typeof programs): Promise<CalendarServer> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await findFreePort();
  const server = spawn(name, programs[name](folder, port), { stdio: "ignore" });
  const ended = once(server, "exit");
  onTestFinished(async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${String(port)}`;
  const credentials = Buffer.from(`${user}:${password}`).toString("base64");
  const send: CalendarServer["send"] = async (method, path, body, headers) =>
    fetch(new URL(path, address), {
      method,
      headers: { Authorization: `Basic ${credentials}`, ...headers },
      ...(body !== undefined && { body }),
    });
  await vi.waitFor(async () => send("OPTIONS", "/"), { timeout: 60_000 });
  const calendar = name === "radicale" ? `/${user}/office/` : `/${user}/calendars/office/`;
  const made = await send("MKCOL", calendar, makeCalendar, { "Content-Type": "application/xml" });
  if (made.status !== 201) throw new Error(`${name} answered ${String(made.status)} to MKCOL`);
  return { settings: { url: address + calendar, user, password }, send, calendar };
}
