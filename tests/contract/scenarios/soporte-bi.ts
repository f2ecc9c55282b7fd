import type { Recount } from "../../support/scenarios/recount.ts";

/** Waiting times are shared among more people. */
export const recount: Recount = {
  change: (row, { people, today }) => {
    const factor = today! / (today! + people!);
    const waiting = Math.round(Number((row["waiting"]! * factor).toPrecision(12)));
    const work = row["resolution"]! - row["waiting"]!;
    return {
      ...row,
      waiting,
      resolution: work + waiting,
      firstReply: Math.round(Number((row["firstReply"]! * factor).toPrecision(12))),
    };
  },
  gain: (before, after, { people, cost, hour }, rows) =>
    ((before["waiting"]! - after["waiting"]!) * hour!) / 60 - (1000 * cost! * people!) / rows,
};
