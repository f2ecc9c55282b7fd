import en from "#folder/content/scenarios/en/soporte-bi.json" with { type: "json" };
import es from "#folder/content/scenarios/es/soporte-bi.json" with { type: "json" };
import type { Scenario } from "../../query/scenario/scenario.ts";

const minutes = 60;
/** Default number of people who work today. */
const today = 12;

/**
 * More people shorten waits and first replies in proportion; the work on a ticket takes as long. It models no queue.
 */
export const scenario: Scenario = {
  sliders: [
    { id: "people", min: 1, max: 8, step: 1, start: 1, unit: "count", scale: 1 },
    { id: "today", min: 4, max: 40, step: 1, start: today, unit: "count", scale: 1 },
    { id: "cost", min: 20, max: 70, step: 1, start: 36, unit: "euros", scale: 0.001 },
    { id: "hour", min: 0, max: 20, step: 1, start: 3, unit: "euros", scale: 1 },
  ],
  change: ({ columns }, { people, today: working }) => {
    const [waiting, firstReply, resolution] = ["waiting", "firstReply", "resolution"].map((name) =>
      Uint16Array.from(columns[name]!.values),
    ) as [Uint16Array, Uint16Array, Uint16Array];
    const shorten = (waited: number): number =>
      Math.round((waited * working!) / (working! + people!));
    for (let ticket = 0; ticket < waiting.length; ticket += 1) {
      const waits = shorten(waiting[ticket]!);
      resolution[ticket]! -= waiting[ticket]! - waits;
      waiting[ticket] = waits;
      firstReply[ticket] = shorten(firstReply[ticket]!);
    }
    return { waiting, firstReply, resolution };
  },
  // The cost of the people is divided among all tickets.
  gain: ({ columns: before, rowCount }, { columns: after }, { people, cost, hour }) => {
    const [now, then] = [before["waiting"]!.values, after["waiting"]!.values];
    const share = (people! * cost! * 1000) / rowCount;
    return (ticket) => ((now[ticket]! - then[ticket]!) / minutes) * hour! - share;
  },
  // The number of people that brings the wait to the mean.
  likeMean: (read) => {
    const { own, mean } = read("wait");
    return { people: Math.max(Math.round(today * (own / mean - 1)), 1), today };
  },
  breakEven: "hour",
};

export const words = { es, en };
