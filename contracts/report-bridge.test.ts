import { expect, test } from "vitest";
import { readReportMessage, writeReportMessage, type ReportNews } from "./report-bridge.ts";

const origin = "https://site.example";
const frame = {};
const receive = (data: unknown, from: { origin?: string; source?: unknown } = {}): unknown =>
  readReportMessage(
    { data, origin: from.origin ?? origin, source: from.source ?? frame },
    { origin, window: frame },
  );

test("reads what was written", () => {
  const news: ReportNews[] = [
    { type: "ready" },
    { type: "height", height: 812.5 },
    { type: "state", state: "p=overview", timing: { rows: 24_000, milliseconds: 0.4 } },
    { type: "language", language: "en" },
    { type: "theme", theme: null },
  ];
  for (const one of news) expect(receive(writeReportMessage(one))).toMatchObject(one);
});

test("ignores another origin, another window, another version and garbage", () => {
  const ready = writeReportMessage({ type: "ready" });
  expect(receive(ready)).not.toBeNull();
  expect(receive(ready, { origin: "https://elsewhere.example" })).toBeNull();
  expect(receive(ready, { source: {} })).toBeNull();
  const garbage = [
    null,
    "ready",
    7,
    {},
    { ...ready, version: 2 },
    { ...ready, source: "another" },
    { ...ready, type: "toString" },
    { ...ready, type: "height" },
    { ...ready, type: "height", height: -1 },
    { ...ready, type: "height", height: Number.NaN },
    { ...ready, type: "height", height: 1e9 },
    { ...ready, type: "state", state: "x".repeat(5000) },
    { ...ready, type: "language", language: "fr" },
    { ...ready, type: "theme", theme: "blue" },
  ];
  for (const one of garbage) expect(receive(one), JSON.stringify(one)).toBeNull();
});
