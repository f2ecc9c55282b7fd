import { assignDays } from "../../data/assign-days.ts";
import { drawColumn } from "../../data/draw-column.ts";
import { SeededRandom } from "../../data/seeded-random.ts";
import { shuffleCodes } from "../../data/spread-quota.ts";
import { weighDays } from "../../data/weigh-days.ts";
import type { Integers } from "../../query/table/column.ts";
import { firstDay, lastDay, lastQuarter, stages, verdicts } from "./subjects.ts";

/**
 * Promoters, passives and detractors of 4,000 responses for each stage: NPS 45, -20, 50, 29 and 56, together 20 %, 28 %
 * and 52 % of 20,000.
 */
const responses = [
  [2300, 1200, 500],
  [1200, 800, 2000],
  [2440, 1120, 440],
  [1900, 1360, 740],
  [2560, 1120, 320],
];

const complaint = verdicts.indexOf("detractor");
const installation = stages.indexOf("installation");
// Whole weights from here on, in the order of the subjects.
const scoresByVerdict = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 53],
  [0, 0, 0, 0, 0, 0, 0, 42, 58, 0, 0],
  [6, 5, 7, 10, 12, 22, 38, 0, 0, 0, 0],
];
const tenuresByStage = [
  [88, 6, 3, 3],
  [83, 8, 5, 4],
  [14, 31, 25, 30],
  [16, 30, 25, 29],
  [20, 29, 23, 28],
];
const byArea = [30, 18, 15, 10, 14, 13];
// Percent of the usual weight of each area among the detractors of installation.
const failedInstallations = [82, 128, 90, 165, 100, 88];
const complaints = [
  [6, 0, 19, 8, 6, 20, 8, 4, 22, 7],
  [44, 17, 12, 7, 0, 2, 6, 3, 3, 6],
  [0, 0, 6, 14, 36, 25, 5, 1, 8, 6],
  [21, 2, 20, 29, 0, 2, 7, 12, 2, 5],
  [0, 0, 29, 27, 6, 8, 14, 2, 9, 5],
];
const passiveReasons = [2, 2, 14, 6, 3, 17, 12, 14, 9, 21];
const praise = [0, 3, 2, 0, 0, 10, 29, 27, 9, 20];
const callsOfDetractors = [0, 16, 15, 24, 45];
// Percent who answered again, by verdict.
const answersAgain = [46, 41, 38];
const nextScores = {
  detractor: {
    hours24: [1, 1, 2, 3, 4, 8, 12, 20, 24, 17, 8],
    hours48: [0, 1, 2, 3, 4, 8, 13, 23, 25, 15, 6],
    later: [6, 6, 7, 10, 11, 16, 16, 13, 9, 4, 2],
    never: [8, 8, 9, 11, 12, 16, 14, 10, 7, 3, 2],
  },
  passive: [0, 0, 1, 1, 2, 5, 9, 30, 30, 15, 7],
  promoter: [0, 0, 0, 1, 1, 2, 4, 9, 19, 33, 31],
};

/** Generates 20,000 responses, split so that every score of the case is exact. */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(38);
  const cellOf = shuffleCodes(responses.flat(), random);
  const stage = cellOf.map((cell) => Math.floor(cell / verdicts.length));
  const verdict = cellOf.map((cell) => cell % verdicts.length);
  const reason = drawColumn(
    cellOf,
    complaints.flatMap((own) => [keepTo(own, praise), keepTo(own, passiveReasons), own]),
    random,
  );
  const area = drawColumn(
    cellOf,
    stages.flatMap((id) =>
      verdicts.map((kind) =>
        id === "installation" && kind === "detractor"
          ? byArea.map((weight, code) => weight * failedInstallations[code]!)
          : byArea,
      ),
    ),
    random,
  );
  const call = drawColumn(verdict, [[1], [1], callsOfDetractors], random);
  const day = drawDays(cellOf.length, random);
  const { detractor, passive, promoter } = nextScores;
  const next = drawColumn(
    verdict.map((code, row) => (code === complaint ? code + call[row]! - 1 : code)),
    [promoter, passive, ...Object.values(detractor)],
    random,
  );
  const isAsked = drawColumn(
    verdict,
    answersAgain.map((percent) => [100 - percent, percent]),
    random,
  );
  return {
    day,
    stage,
    score: drawColumn(verdict, scoresByVerdict, random),
    verdict,
    installation: verdict.map((code, row) => (stage[row] === installation ? code + 1 : 0)),
    area,
    tenure: drawColumn(stage, tenuresByStage, random),
    reason,
    call,
    // Code -1 means no second answer.
    nextScore: Int8Array.from(next, (score, row) =>
      isAsked[row] === 1 && day[row]! < lastQuarter ? score : -1,
    ),
  };
}

/** Keeps the weights of the reasons that apply to a stage; the others are 0. */
function keepTo(own: readonly number[], weights: readonly number[]): number[] {
  return weights.map((weight, code) => (own[code] === 0 ? 0 : weight));
}

function drawDays(count: number, random: SeededRandom): Int32Array {
  const year = weighDays(firstDay, lastDay, {
    byWeekday: [17, 17, 16, 16, 14, 11, 9],
    byMonth: [10, 9, 10, 9, 10, 10, 9, 7, 11, 11, 10, 9],
  });
  return assignDays(count, year, { low: 90, spread: 21 }, random);
}
