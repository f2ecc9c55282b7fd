// Loaded before a program with --import: its clock stands still, so that every edition offers the same hours. Timers run on.
const moment = Date.parse(process.env["FROZEN_AT"] ?? "");

globalThis.Date = class extends Date {
  constructor(...values: unknown[]) {
    super(...((values.length === 0 ? [moment] : values) as [number]));
  }

  static override now(): number {
    return moment;
  }
} as DateConstructor;
