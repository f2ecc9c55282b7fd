import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { sendFormPath, sendPath } from "../../contracts/contact-message.ts";
import { createApp, type AppParts } from "../../service/app.ts";
import type { LogEntry } from "../../service/log.ts";
import { EnquiryStore } from "../../service/storage/enquiry-store.ts";
import { makeSite } from "./make-site.ts";

export const ids = { user_id: "own-service", service_id: "site", template_id: "contact" };

export const params = {
  from_name: "Ana Pérez",
  reply_to: "ana.perez@example.com",
  message: "Quiero un dashboard de ventas.",
  service: "dashboard",
};

/** The whole service without a socket: its store, its clock and its log in the test's hands. */
export function makeService(parts: Partial<AppParts> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "data-"));
  const clock = { time: Date.UTC(2026, 6, 11, 8, 5) };
  const now = () => clock.time;
  const enquiries = new EnquiryStore(join(dataDir, "enquiries.sqlite"), now);
  onTestFinished(() => {
    enquiries.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const log: LogEntry[] = [];
  const woken: string[] = [];
  const app = createApp({
    siteDir: makeSite(),
    enquiries,
    onEnquiry: () => woken.push("woken"),
    booking: undefined,
    listWarnings: () => [],
    contactEmail: "hola@example.com",
    trustedProxies: [],
    now,
    elapsed: now,
    log: (entry) => log.push(entry),
    ...parts,
  });
  return { app, enquiries, clock, log, woken, dataDir };
}

/** The call as emailjs.send makes it. */
export function jsonCall(body: unknown, headers: Record<string, string> = {}) {
  return {
    path: sendPath,
    init: {
      method: "POST",
      headers: { "Content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
  };
}

/** The call as emailjs.sendForm, or a browser without JavaScript, makes it. */
export function formCall(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { path: sendFormPath, init: { method: "POST", headers, body } };
}

/** An enquiry of the form, whole but for what is given. */
export function enquiryBody(changed: Record<string, unknown> = {}) {
  return { lib_version: "4.4.1", ...ids, template_params: { ...params, ...changed } };
}
