import type { ReportFigures } from "../../query/report-figures.ts";
import { idleAfterDays, november } from "./warehouse.ts";

export const figures: ReportFigures = {
  occupied: { measure: "occupied", value: 85 },
  idle: { measure: "idle", value: 20 },
  withoutIdle: { measure: "withoutIdle", value: 68 },
  idleDays: {
    value: idleAfterDays,
    // Bins hold 30 days; the first one with idle stock begins the day after the limit.
    compute: (read) => 30 * read("idleDays", "since").findIndex((days) => days > 0),
  },
  coldOccupied: { measure: "occupied", where: { zone: ["cold"] }, value: 97 },
  novemberOccupied: { measure: "occupied", where: { month: november }, value: 97 },
  bulkOccupied: { measure: "occupied", where: { zone: ["bulk"] }, value: 67 },
  farItems: {
    value: 5,
    compute: (read) => {
      const departures = read("departures", "item");
      const metres = read("distance", "item");
      const best = [...departures.keys()].toSorted((a, b) => departures[b]! - departures[a]!);
      // An aisle holds five of the forty items.
      const limit = metres.toSorted((a, b) => b - a)[15]!;
      return best.slice(0, 8).filter((item) => metres[item]! > limit).length;
    },
  },
};
