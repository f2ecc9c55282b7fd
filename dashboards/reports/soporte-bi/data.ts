import { assignCells } from "../../data/assign-cells.ts";
import { assignDays } from "../../data/assign-days.ts";
import { drawColumn } from "../../data/draw-column.ts";
import { nudgeToSum } from "../../data/nudge-to-sum.ts";
import { SeededRandom } from "../../data/seeded-random.ts";
import { weighDays } from "../../data/weigh-days.ts";
import { wholePower } from "../../data/whole-power.ts";
import { readWeekday } from "../../query/table/calendar.ts";
import type { Integers } from "../../query/table/column.ts";
import { handedOverCount, splitTickets, ticketCount, type Cell } from "./split-tickets.ts";
import { firstDay, lastDay, longestMinutes, opening, shownDay } from "./subjects.ts";

/** Minutes to resolve in all: means of 2,400 with a change of team and 1,200 without give 1,440 (§9). */
const handedOverMinutes = 2400 * handedOverCount;
const keptMinutes = 1200 * (ticketCount - handedOverCount);
const waitingMinutes = (handedOverMinutes + keptMinutes) / 2;
const shortestMinutes = 30;

// Percent of the usual time, by category and by priority.
const paceByCategory = [74, 121, 111, 135, 100, 115];
const paceByPriority = [78, 100, 122];
// Percent of a ticket's time spent waiting, by team.
const waitByTeam = [40, 48, 51, 59];
const firstContactByTeam = [46, 27, 21, 12];
/** Weights of the teams that hand tickets over, by the team that closes them. */
const sendersByTeam = [
  [0, 5, 4, 2],
  [70, 0, 22, 8],
  [72, 17, 0, 11],
  [58, 18, 24, 0],
];
const arrivals = {
  monday: [34, 38, 26, 16, 9, 6, 7, 9, 8, 6, 4, 2],
  weekday: [14, 18, 17, 13, 10, 6, 8, 11, 10, 8, 5, 3],
  weekend: [3, 5, 6, 6, 4, 3, 3, 4, 4, 3, 2, 2],
};
// Mean minutes to a first reply: Monday from 8 and from 10, later on Monday, other mornings, other afternoons, weekend.
const replyByMoment = [225, 185, 125, 68, 92, 105];
const replyByPriority = [50, 100, 135];
const replyStep = 5;

/** Generates the 20,000 tickets of a year, with the figures of the case as exact quotas. */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(1440);
  const { read, draw } = assignCells(splitTickets(), random);
  const handedOver = read((cell) => cell.handedOver);
  const priority = read((cell) => cell.priority);
  const { day, hour } = drawArrivals(random);
  const resolution = fixSums(
    draw(weighHours).map((hours, row) => Math.max(hours * 60 + (row % 60), shortestMinutes)),
    handedOver,
    random,
  );
  const waiting = nudgeToSum(
    draw(weighWaits).map((percent, row) => Math.floor((resolution[row]! * percent) / 100)),
    { sum: waitingMinutes, min: 60, max: longestMinutes - 60 },
    random,
  ).map((minutes, row) => Math.min(minutes, resolution[row]! - 5));
  const moments = hour.map((opened, row) => readMoment(day[row]!, opened));
  const replies = drawColumn(
    moments.map((moment, row) => moment * replyByPriority.length + priority[row]!),
    replyByMoment.flatMap((mean) => replyByPriority.map((pace) => weighReplies(mean, pace))),
    random,
  );
  return {
    day,
    hour,
    category: read((cell) => cell.category),
    priority,
    team: read((cell) => cell.team),
    sender: draw(({ team, handedOver: moved }) =>
      moved === 1 ? sendersByTeam[team]! : sendersByTeam.map((_, at) => (at === team ? 1 : 0)),
    ),
    handedOver,
    firstContact: draw(({ team, handedOver: moved }) =>
      moved === 1 ? [1, 0] : [100 - firstContactByTeam[team]!, firstContactByTeam[team]!],
    ),
    // A first reply cannot come later than the ticket's waiting time.
    firstReply: replies.map((step, row) =>
      Math.min(step * replyStep + (row % replyStep), waiting[row]!),
    ),
    waiting,
    resolution,
    ticket: numberShown(day),
  };
}

/** Numbers the tickets of the day that is shown, from 1; those of other days are 0. */
function numberShown(day: Int32Array): Uint16Array {
  let last = 0;
  return Uint16Array.from(day, (one) => (one === shownDay ? (last += 1) : 0));
}

function drawArrivals(random: SeededRandom): { day: Int32Array; hour: Uint16Array } {
  const year = weighDays(firstDay, lastDay, {
    byWeekday: [25, 20, 18, 17, 15, 2, 1],
    byMonth: [88, 90, 92, 92, 96, 97, 94, 78, 102, 106, 110, 98],
  });
  const day = assignDays(ticketCount, year, { low: 85, spread: 31 }, random);
  const kinds = Uint16Array.from(day, (number) => {
    const weekday = readWeekday(number);
    return weekday === 0 ? 0 : weekday < 5 ? 1 : 2;
  });
  const hours = drawColumn(kinds, Object.values(arrivals), random);
  return { day, hour: hours.map((at) => opening.from + at) };
}

function fixSums(minutes: Uint16Array, handedOver: Uint16Array, random: SeededRandom): Uint16Array {
  for (const [flag, sum] of [keptMinutes, handedOverMinutes].entries()) {
    const rows = [...handedOver.keys()].filter((row) => handedOver[row] === flag);
    const values = Uint16Array.from(rows, (row) => minutes[row]!);
    nudgeToSum(values, { sum, min: shortestMinutes, max: longestMinutes }, random);
    for (const [at, row] of rows.entries()) minutes[row] = values[at]!;
  }
  return minutes;
}

/** Weighs hours to resolve, 0 to 59: about 20 and a long tail, or about 40 after a change of team. */
function weighHours({ category, priority, handedOver }: Cell): number[] {
  const pace = Math.floor((paceByCategory[category]! * paceByPriority[priority]!) / 100);
  return Array.from({ length: 60 }, (_, hour) => {
    if (handedOver === 1) {
      const tilt = 200 + Math.floor(((pace - 132) * (hour - 40)) / 20);
      return Math.floor((wholePower(hour + 1, 5) * wholePower(60 - hour, 2) * tilt) / 10_000);
    }
    const rest = Math.max(60 * pace - 100 * hour, 0);
    return Math.floor((wholePower(hour + 1, 3) * wholePower(Math.floor(rest / 100), 7)) / 100_000);
  });
}

/** Weighs percentages of a ticket's time spent waiting, within 18 points of the team's usual value. */
function weighWaits({ team, handedOver }: Cell): number[] {
  const usual = waitByTeam[team]! + (handedOver === 1 ? 7 : 0);
  return Array.from({ length: 100 }, (_, percent) => Math.max(18 - Math.abs(percent - usual), 0));
}

function readMoment(day: number, hour: number): number {
  const weekday = readWeekday(day);
  if (weekday > 4) return 5;
  if (weekday === 0) return hour < 10 ? 0 : hour < 12 ? 1 : 2;
  return hour < 12 ? 3 : 4;
}

function weighReplies(mean: number, pace: number): number[] {
  const longest = Math.floor((3 * mean * pace) / (100 * replyStep));
  return Array.from({ length: longest }, (_, step) => (step + 1) * wholePower(longest - step, 3));
}
