// Loaded before a program by --import: stops its clock, so that every edition offers the same slots; timers still run.
const moment = Date.parse(process.env["FROZEN_AT"] ?? "");

globalThis.Date = class extends Date {
  constructor(...values: unknown[]) {
    super(...((values.length === 0 ? [moment] : values) as [number]));
  }

  static override now(): number {
    return moment;
  }
} as DateConstructor;
