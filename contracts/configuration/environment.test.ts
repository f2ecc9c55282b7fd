import { expect, test } from "vitest";
import { describeFaults, parseEnvironment } from "./environment.ts";

function faultsOf(record: Record<string, unknown>) {
  const parsed = parseEnvironment(record);
  return parsed.ok ? [] : parsed.faults;
}

test("needs nothing, and takes an empty value for none", () => {
  expect(parseEnvironment({ PORT: "", UNRELATED: "x" })).toEqual({ ok: true, environment: {} });
});

test("reads every kind of value", () => {
  const record = {
    PORT: "8080",
    HOST: "::1",
    TRUSTED_PROXY: "127.0.0.1, fd00::/8",
    DATA_DIR: "/var/lib/site",
    SMTP_URL: "smtps://me:secret@mail.example.com:465",
    MAIL_TO: "me@example.com",
    MAIL_FROM: "Web <web@example.com>",
    VITE_SITE_URL: "https://example.com",
    VITE_CONTENTFUL_SPACE_ID: "0a1b2c3d4e5f",
    VITE_CONTENTFUL_ACCESS_TOKEN: "delivery_token-1",
    VITE_CONTENTFUL_ENVIRONMENT: "staging",
    VITE_CONTENTFUL_ORIGIN: "http://localhost:5210",
    VITE_BOOKING_URL: "https://calendly.com/me/60min",
    VITE_GA_MEASUREMENT_ID: "G-AB12CD34EF",
  };
  expect(parseEnvironment(record)).toEqual({
    ok: true,
    environment: {
      ...record,
      PORT: 8080,
      TRUSTED_PROXY: [
        { address: "127.0.0.1", prefix: 32, family: "ipv4" },
        { address: "fd00::", prefix: 8, family: "ipv6" },
      ],
    },
  });
});

test("a place of copies is a folder, a server or a remote, and needs a key", () => {
  const key = "k".repeat(43);
  const places = ["/mnt/backup", "ssh://me@host:23/~/site", "rclone://disk/bucket"];
  for (const BACKUP_TO of places) expect(faultsOf({ BACKUP_TO, BACKUP_KEY: key })).toEqual([]);
  expect(faultsOf({ BACKUP_TO: "/mnt/backup" })).toMatchObject([
    { name: "BACKUP_KEY", neededBy: "BACKUP_TO" },
  ]);
  expect(faultsOf({ DIGEST_AT: "never" })).toEqual([]);
});

test("a calendar is an account with its password, or an address, and silent for hours or ever", () => {
  const account = { CALDAV_URL: "https://dav.example.com/me/", CALDAV_USER: "me" };
  expect(faultsOf({ ...account, CALDAV_PASSWORD: "my secret" })).toEqual([]);
  expect(faultsOf(account)).toMatchObject([{ name: "CALDAV_PASSWORD", neededBy: "CALDAV_URL" }]);
  expect(faultsOf({ CALENDAR_ICS_URL: "webcal://example.com/me.ics" })).toEqual([]);
  const MICROSOFT_CLIENT_ID = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const GOOGLE_CLIENT_ID = "123-abc.apps.googleusercontent.com";
  expect(faultsOf({ MICROSOFT_CLIENT_ID })).toEqual([]);
  expect(faultsOf({ GOOGLE_CLIENT_ID })).toMatchObject([{ name: "GOOGLE_CLIENT_SECRET" }]);
  for (const [CALENDAR_PAUSE_HOURS, read] of [
    ["12", 12],
    ["never", "never"],
  ]) {
    expect(parseEnvironment({ CALENDAR_PAUSE_HOURS })).toMatchObject({
      environment: { CALENDAR_PAUSE_HOURS: read },
    });
  }
});

const complete = {
  BACKUP_KEY: "k".repeat(43),
  CALDAV_PASSWORD: "secret",
  CALDAV_USER: "me",
  MAIL_TO: "me@example.com",
  VITE_CONTENTFUL_SPACE_ID: "space",
  VITE_CONTENTFUL_ACCESS_TOKEN: "token",
};

test.each([
  ["PORT", "http"],
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["HOST", "a host"],
  ["TRUSTED_PROXY", "nginx"],
  ["TRUSTED_PROXY", "127.0.0.1,"],
  ["TRUSTED_PROXY", "127.0.0.1 ::1"],
  ["TRUSTED_PROXY", "0.0.0.0/0"],
  ["SMTP_URL", "mail.example.com"],
  ["HEARTBEAT_URL", "hc-ping.com"],
  ["DIGEST_AT", "7:30"],
  ["DIGEST_AT", "24:00"],
  ["DIGEST_LANGUAGE", "fr"],
  ["BACKUP_TO", "backups"],
  ["BACKUP_TO", "user@host:backups"],
  ["BACKUP_TO", "ssh://host"],
  ["BACKUP_TO", "s3://bucket"],
  ["BACKUP_KEY", "my password"],
  ["CALDAV_URL", "https://me:secret@dav.example.com"],
  ["CALDAV_USER", "me:secret"],
  ["CALENDAR_ICS_URL", "calendar.ics"],
  ["MICROSOFT_CLIENT_ID", "my-site"],
  ["GOOGLE_CLIENT_ID", "123-abc"],
  ["CALENDAR_PAUSE_HOURS", "0"],
  ["CALENDAR_PAUSE_HOURS", "always"],
  ["CALENDAR_FEED_KEY", "short"],
  ["MAIL_TO", "me"],
  ["MAIL_TO", "me@example.com\r\nBcc: eve@example.com"],
  ["VITE_SITE_URL", "https://example.com/"],
  ["VITE_SITE_URL", "example.com"],
  ["VITE_CONTENTFUL_SPACE_ID", "my space"],
  ["VITE_CONTENTFUL_ORIGIN", "cdn.contentful.com"],
  ["VITE_CONTENTFUL_ORIGIN", "https://cdn.contentful.com/cda"],
  ["VITE_CONTENTFUL_ORIGIN", "http://[::1]:5210"],
  ["VITE_CONTENTFUL_ORIGIN", "https://a"],
  ["VITE_CONTENTFUL_ORIGIN", "https://me:secret@cdn.contentful.com"],
  ["VITE_CONTENTFUL_ORIGIN", "https://cdn.contentful.com;script-src"],
  ["VITE_BOOKING_URL", "http://calendly.com/me"],
  ["VITE_GA_MEASUREMENT_ID", "UA-1"],
])("refuses %s=%j", (name, value) => {
  const faults = faultsOf({ ...complete, [name]: value });
  expect(faults.map((fault) => fault.name)).toEqual([name]);
});

test("names every fault at once, with remedy, and what goes together", () => {
  const faults = faultsOf({
    PORT: "x",
    SMTP_URL: "smtp://localhost",
    VITE_CONTENTFUL_SPACE_ID: "space",
    VITE_EMAILJS_TEMPLATE_ID: "template",
  });
  expect(describeFaults(faults).split("\n")).toEqual([
    'PORT: expected a port number from 0 to 65535; found "x". Remedy: correct PORT, or remove it to use the default.',
    "MAIL_TO: expected an e-mail address, e.g. you@example.com; found nothing. Remedy: set MAIL_TO, which SMTP_URL needs, or remove SMTP_URL.",
    "VITE_CONTENTFUL_ACCESS_TOKEN: expected letters, digits, - and _; found nothing. Remedy: set VITE_CONTENTFUL_ACCESS_TOKEN, which VITE_CONTENTFUL_SPACE_ID needs, or remove VITE_CONTENTFUL_SPACE_ID.",
    "VITE_EMAILJS_PUBLIC_KEY: expected letters, digits, - and _; found nothing. Remedy: set VITE_EMAILJS_PUBLIC_KEY, which VITE_EMAILJS_TEMPLATE_ID needs, or remove VITE_EMAILJS_TEMPLATE_ID.",
  ]);
});

test("never repeats a secret", () => {
  const faults = faultsOf({ SMTP_URL: "me:hunter2@mail.example.com", MAIL_TO: "me@example.com" });
  expect(describeFaults(faults)).toContain("found (hidden)");
  expect(describeFaults(faults)).not.toContain("hunter2");
});
