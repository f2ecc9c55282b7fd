import { readNumbers, readPoints, type Form } from "./read-form.ts";
import { bend, type Leg, type Route, type Step } from "./route.ts";

/** Strokes of the forms (decision 069) that the page's line takes, by case. */
export const caseStrokes: Readonly<Record<string, (form: Form) => Route>> = {
  "airline-satisfaction": traceHull,
  "campanas-mkt": traceRibbon,
  "compras-bi": traceStair,
  "logistica-dashboard": traceFloor,
  "logistica-supply-chain": tracePost,
  "nps-bi": traceRow,
  "people-analytics": tracePole,
  "proyectos-bi-gestion": traceBudget,
  "rfm-analysis": traceBar,
  "soporte-bi": traceClock,
  "ventas-bi": traceBoards,
  "ventas-globales": traceProfile,
};

/** Upper half of the fuselage, from the nose to the tail. */
function traceHull({ to, paths }: Form): Route {
  const n = readNumbers(paths("base")[0]!);
  const [nose, tail] = [n.slice(6, 8), n.slice(18, 20)];
  const upper = [[n[4]!, n[5]!, n[2]!, n[3]!, n[0]!, n[1]!], n.slice(22, 24)];
  return {
    start: nose[1]!,
    legs: [
      { steps: [nose] },
      { isMark: true, steps: [...upper, [n[20]!, n[21]!, ...tail]] },
      { steps: [[to, tail[1]!]] },
    ],
  };
}

/** Upper edge of the first ribbon, which the line reaches over the coins and leaves over the people. */
function traceRibbon({ to, paths }: Form): Route {
  const over = 3;
  const n = readNumbers(paths("ribbon")[0]!).slice(0, 14);
  for (const at of [1, 3, 11, 13]) n[at]! -= over;
  return {
    start: n[1]!,
    legs: [
      { steps: [n.slice(0, 2)] },
      { isMark: true, steps: [n.slice(2, 8), n.slice(8)] },
      { steps: [[to, n[13]!]] },
    ],
  };
}

/** Stair of prices, heavy under the marked piles. */
function traceStair({ from, to, paths }: Form): Route {
  const [, start, ...steps] = readNumbers(paths("base")[0]!).slice(1);
  const marked = paths("sack-highlighted", "small-sack-highlighted").length;
  // A height and the end of its step follow each other.
  const tops = [start!, ...steps.filter((_, at) => at % 2 === 1)];
  const ends = steps.filter((_, at) => at % 2 === 0);
  const points = tops.map((top, at): Step[] => [
    [ends[at - 1] ?? from, top],
    [ends[at]!, top],
  ]);
  return {
    start: start!,
    legs: [
      { steps: points.slice(0, -marked).flat() },
      { isMark: true, steps: points.slice(-marked).flat() },
      { steps: [[to, tops.at(-1)!]] },
    ],
  };
}

/** Floor under the lower racks, heavy under its first zone. */
function traceFloor({ to, paths }: Form): Route {
  const sides = [...paths("base")[0]!.matchAll(/M([\d.]+) ([\d.]+)V/g)].map((side) => ({
    x: Number(side[1]),
    foot: Number(side[2]),
  }));
  const start = Math.max(...sides.map(({ foot }) => foot));
  const lower = sides.filter(({ foot }) => foot === start);
  // A rack has two sides, and the zone two racks.
  const zone = lower[3]!.x;
  return {
    start,
    legs: [{ isMark: true, steps: [[zone, start]] }, { steps: [[to, start]] }],
  };
}

/** Post of the promised day, which the line enters from above. */
function tracePost({ from, to, lines }: Form): Route {
  const { x1: x, y1, y2 } = lines("target")[0]!;
  const [before, into] = bend([from, y1], [x, y1], [x, y2]);
  const [until, out] = bend([x, y1], [x, y2], [to, y2]);
  return {
    start: y1,
    legs: [{ steps: [before, into] }, { isMark: true, steps: [until] }, { steps: [out, [to, y2]] }],
  };
}

/** Ground of the row that has marked squares. */
function traceRow({ to, paths, rects }: Form): Route {
  const boxes = [...paths("grid")[0]!.matchAll(/M[\d.]+ ([\d.]+)h[\d.]+v([\d.]+)/g)].map((box) => ({
    top: Number(box[1]),
    foot: Number(box[1]) + Number(box[2]),
  }));
  const { y } = rects("bar-highlighted")[0]!;
  const { foot } = boxes.find((box) => y > box.top && y < box.foot)!;
  const next = Math.min(...boxes.map(({ top }) => top).filter((top) => top > foot));
  const ground = (foot + next) / 2;
  return { start: ground, legs: [{ isMark: true, steps: [[to, ground]] }] };
}

/** Left pole of the ladder, heavy down to the lowest marked rung. */
function tracePole({ from, to, lines, paths }: Form): Route {
  const upright = lines("rail").filter(({ x1, x2 }) => x1 === x2);
  const { x1: x, y1, y2 } = upright.toSorted((a, b) => a.x1 - b.x1)[0]!;
  const rungs = lines("rail").filter(({ y1: one, y2: other }) => one === other);
  const marked = rungs.toSorted((a, b) => a.y1 - b.y1)[
    paths("coin-highlighted", "small-coin-highlighted").length - 1
  ]!.y1;
  const [before, into] = bend([from, y1], [x, y1], [x, y2]);
  const [until, out] = bend([x, y1], [x, y2], [to, y2]);
  return {
    start: y1,
    legs: [
      { steps: [before, into] },
      { isMark: true, steps: [[x, marked]] },
      { steps: [until, out, [to, y2]] },
    ],
  };
}

/** Budgets of all phases; the frame of the one that overflows is heavy, and open above. */
function traceBudget({ from, to, rects, paths }: Form): Route {
  const frames = rects("base").toSorted((a, b) => a.x - b.x);
  const [over] = readNumbers(paths("square-highlighted", "small-square-highlighted")[0]!);
  const legs: Leg[] = [];
  let last = from;
  for (const [at, { x, y, width, height }] of frames.entries()) {
    const [end, next] = [x + width, frames[at + 1]];
    const isOver = over! > x && over! < end;
    const turn = next === undefined ? to : (end + next.x) / 2;
    const [left, right]: [Step, Step] = [
      [x, y + height],
      [end, y + height],
    ];
    legs.push({ steps: [[last, y], ...(isOver ? [[x, y]] : [])] });
    if (isOver) legs.push({ isMark: true, steps: [left, right, [end, y]] });
    legs.push({ steps: [[turn, y]] });
    last = turn;
  }
  return { start: frames[0]!.y, legs };
}

/** Edge of the bar, and the days along its foot. */
function traceBar({ to, lines }: Form): Route {
  const { x1: x, y1, y2 } = lines("target")[0]!;
  const [until, out] = bend([x, y1], [x, y2], [to, y2]);
  return {
    start: y1,
    legs: [{ steps: [[x, y1]] }, { isMark: true, steps: [until] }, { steps: [out, [to, y2]] }],
  };
}

/** Hours, heavy until the mean of 24, which is the second line across. */
function traceClock({ to, lines }: Form): Route {
  const { x1, y2 } = lines("grid")[1]!;
  return { start: y2, legs: [{ isMark: true, steps: [[x1, y2]] }, { steps: [[to, y2]] }] };
}

/** Boards of all shelves to and fro, heavy under the marked boxes. */
function traceBoards({ from, to, width, lines, paths }: Form): Route {
  const feet = [...new Set(lines("base").map(({ y1 }) => y1))].toSorted((a, b) => a - b);
  const boxes = [...paths("grip")[0]!.matchAll(/M([\d.]+) ([\d.]+)v([\d.]+)h([\d.]+)/g)].map(
    ([, x, top, height, across]) => ({
      x: Number(x),
      foot: Number(top) + Number(height),
      end: Number(x) + Number(across),
    }),
  );
  // Below the name under the last board.
  const ground = feet.at(-1)! + 22;
  const out = Math.max(width / 40, 10);
  const legs = feet.flatMap((foot, at): Leg[] => {
    const isBack = at % 2 === 1;
    const own = boxes.filter((box) => Math.abs(box.foot - foot) < 1);
    const marks = isBack ? own.toReversed() : own;
    const [edge, beyond] = isBack ? [from, from - out] : [to, to + out];
    const next = feet[at + 1] ?? ground;
    return [
      ...marks.flatMap(({ x, end }): Leg[] => {
        const [first, last] = isBack ? [end, x] : [x, end];
        return [{ steps: [[first, foot]] }, { isMark: true, steps: [[last, foot]] }];
      }),
      {
        steps: [
          [edge, foot],
          [beyond, foot, beyond, next, edge, next],
        ],
      },
    ];
  });
  const isLeft = feet.length % 2 === 0;
  return { start: feet[0]!, legs: isLeft ? [...legs, { steps: [[to, ground]] }] : legs };
}

/** The profile itself, heavy along the marked legs. */
function traceProfile({ to, paths }: Form): Route {
  const points = readPoints(paths("line-0")[0]!);
  const starts = paths("line-selected")[0]!.split("M");
  const marked = new Set(starts.map((leg) => String(readPoints(leg)[0])));
  const legs = points.map((point, at): Leg => {
    const isMark = at > 0 && marked.has(String(points[at - 1]));
    return { steps: [point], ...(isMark && { isMark: true }) };
  });
  return { start: points[0]![1]!, legs: [...legs, { steps: [[to, points.at(-1)![1]!]] }] };
}
