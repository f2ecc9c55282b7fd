import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Hono } from "hono";
import { createTransport } from "nodemailer";
import type { Diagnosis } from "../../scripts/doctor/finding.ts";
import { FaultError } from "../../generator/faults/fault-error.ts";
import { fault } from "../../generator/faults/fault.ts";
import { readPrinted } from "../store/read-printed.ts";
import { writeAtomically } from "../store/write-atomically.ts";
import type { StudioContext } from "./studio-context.ts";
import { inProduct } from "../../roots/roots.ts";
import { environmentFor } from "../../roots/environment-for.ts";

type MailSettings = { SMTP_URL: string; MAIL_TO: string };

const mailNames = ["SMTP_URL", "MAIL_TO"] as const;
const patienceMs = 10_000;
const hiddenPassword = "••••••••";
const password = /(?<=^smtps?:\/\/[^:@/]*:)[^@/]+(?=@)/;

/** Adds the routes of the first steps: findings of the doctor, and the mail settings of `.env`. */
export function addSetupRoutes(studio: Hono, { root, inTurn }: StudioContext): void {
  studio.get("/_studio/api/doctor", async (c) => c.json(await askDoctor(root)));
  studio.get("/_studio/api/mail", async (c) => {
    const { SMTP_URL, MAIL_TO } = await readMail(root);
    return c.json({ SMTP_URL: SMTP_URL.replace(password, hiddenPassword), MAIL_TO });
  });
  studio.post("/_studio/api/mail", async (c) => {
    const given = await c.req.json<MailSettings>();
    const mail = await withPassword(root, given);
    if (mailNames.some((name) => /["\r\n]/.test(mail[name])))
      throw new FaultError([fault("", "mail-characters")]);
    await inTurn(async () => writeMail(root, mail));
    return c.json({ outcome: "written" });
  });
  studio.post("/_studio/api/mail/test", async (c) => {
    const mail = await withPassword(root, await c.req.json<MailSettings>());
    return c.json(await sendTestMail(mail));
  });
}

async function askDoctor(root: string): Promise<Diagnosis | { error: string }> {
  return new Promise((resolve) => {
    const args = [inProduct("scripts/doctor.ts"), "--json"];
    execFile(
      process.execPath,
      args,
      { env: environmentFor(root), maxBuffer: 1 << 24 },
      (_error, stdout, stderr) => {
        const printed = readPrinted(stdout) as Diagnosis | undefined;
        resolve(printed ?? { error: (stdout + stderr).trim() });
      },
    );
  });
}

async function readMail(root: string): Promise<MailSettings> {
  const { SMTP_URL = "", MAIL_TO = "" } = parseEnv(await readSettings(root));
  return { SMTP_URL, MAIL_TO };
}

async function withPassword(root: string, mail: MailSettings): Promise<MailSettings> {
  if (!mail.SMTP_URL.includes(hiddenPassword)) return mail;
  const [known = ""] = password.exec((await readMail(root)).SMTP_URL) ?? [];
  return { ...mail, SMTP_URL: mail.SMTP_URL.replace(hiddenPassword, () => known) };
}

/** Writes each setting over its line, or over the commented sample. */
async function writeMail(root: string, mail: MailSettings): Promise<void> {
  let text = await readSettings(root);
  for (const name of mailNames) {
    const line = mail[name] === "" ? `# ${name}=` : `${name}="${mail[name]}"`;
    const old = new RegExp(`^(?:# ?)?${name}=.*$`, "m");
    text = old.test(text)
      ? text.replace(old, () => line)
      : `${text.replace(/\n*$/, "\n")}${line}\n`;
  }
  await writeAtomically(join(root, ".env"), text, join(root, ".cache/studio/temporary"));
}

async function readSettings(root: string): Promise<string> {
  const file = [".env", ".env.example"].map((name) => join(root, name)).find(existsSync);
  return file === undefined ? "" : readFile(file, "utf8");
}

async function sendTestMail({ SMTP_URL, MAIL_TO }: MailSettings) {
  try {
    const transport = createTransport({
      url: SMTP_URL,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    });
    const text =
      "Si lees esto, los mensajes de tu web llegan aquí.\nIf you read this, the messages of your site arrive here.";
    await transport.sendMail({ from: MAIL_TO, to: MAIL_TO, subject: "Prueba · Test", text });
    transport.close();
    return { isSent: true };
  } catch (error) {
    return { isSent: false, reason: (error as Error).message };
  }
}
