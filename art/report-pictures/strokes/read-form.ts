import type { PaintName } from "../../../dashboards/scene/paints.ts";
import type { Scene } from "../../../dashboards/scene/scene.ts";
import { frameMargin } from "../frame-picture.ts";
import { listLeaves } from "../list-leaves.ts";

export type Form = ReturnType<typeof readForm>;

/** Reads the shapes of a scene by their paint; `from` and `to` are the edges of its frame. */
export function readForm({ marks, width }: Scene) {
  const { shapes } = listLeaves(marks, () => true);
  const of = <Kind extends (typeof shapes)[number]["kind"]>(kind: Kind, ...paints: PaintName[]) =>
    shapes.filter(
      (shape): shape is Extract<(typeof shapes)[number], { kind: Kind }> =>
        shape.kind === kind && paints.includes(shape.paint),
    );
  return {
    width,
    from: -frameMargin.side,
    to: width + frameMargin.side,
    lines: (paint: PaintName) => of("line", paint),
    rects: (paint: PaintName) => of("rect", paint),
    paths: (...paints: PaintName[]) => of("path", ...paints).map(({ d }) => d),
  };
}

/** Reads the numbers of path data. */
export function readNumbers(d: string): number[] {
  return d.match(/-?[\d.]+/g)?.map(Number) ?? [];
}

/** Reads the points of path data that has no other numbers. */
export function readPoints(d: string): number[][] {
  const numbers = readNumbers(d);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1]!]] : []));
}
