import { describe, expect, test } from "vitest";
import {
  answerAll,
  consentVersion,
  makeConsentRecord,
  readConsentRecord,
  type ConsentRecord,
} from "./consent-record.ts";
import { listProviders } from "./provider.ts";

const now = new Date("2026-11-20T10:00:00Z");
const providers = listProviders({
  VITE_GA_MEASUREMENT_ID: "G-AB12",
  VITE_BOOKING_URL: "https://calendly.com/tu-perfil/60min",
  hasReports: false,
});
const version = consentVersion(providers);
const rejected = makeConsentRecord(answerAll(false, providers), version, now);

function read(record: unknown, at = now): ConsentRecord | undefined {
  return readConsentRecord(JSON.stringify(record), version, at);
}

test("a record holds an answer for every third party, none of them assumed", () => {
  expect(rejected).toEqual({
    necessary: true,
    analytics: false,
    embeds: { calendly: false },
    timestamp: "2026-11-20T10:00:00.000Z",
    version: "1:analytics,calendly",
  });
  expect(read(rejected)).toEqual(rejected);
});

test.each([
  null,
  "",
  "{",
  "null",
  "[]",
  "true",
  '"1"',
  JSON.stringify({ ...rejected, necessary: false }),
  JSON.stringify({ ...rejected, analytics: "yes" }),
  JSON.stringify({ ...rejected, embeds: [true] }),
  JSON.stringify({ ...rejected, embeds: { calendly: 1 } }),
  JSON.stringify({ ...rejected, timestamp: "yesterday" }),
  JSON.stringify({ ...rejected, timestamp: "2031-01-01T00:00:00Z" }),
  JSON.stringify({ ...rejected, version: "0:analytics,calendly" }),
  JSON.stringify({ necessary: true, analytics: true, timestamp: rejected.timestamp }),
])("%s is asked again", (text) => {
  expect(readConsentRecord(text, version, now)).toBeUndefined();
});

describe("24 months (D17)", () => {
  const accepted = makeConsentRecord(answerAll(true, providers), version, now);
  test.each([accepted, rejected])("hold for a yes and for a no alike", (record) => {
    expect(read(record, new Date("2028-11-20T09:59:59Z"))).toEqual(record);
    expect(read(record, new Date("2028-11-20T10:00:00Z"))).toBeUndefined();
  });
});

test("another set of third parties is another question", () => {
  expect(readConsentRecord(JSON.stringify(rejected), consentVersion([]), now)).toBeUndefined();
  const other = listProviders({
    VITE_BOOKING_URL: "https://citas.example/ana",
    hasReports: false,
  });
  expect(consentVersion(other)).toBe("1:citas.example");
});
