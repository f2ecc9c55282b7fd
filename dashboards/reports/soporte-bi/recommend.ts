import type { Recommend } from "../../query/claims/recommendation.ts";

/** Spares a part of the tickets that change teams what they wait longer than those of their kind that do not. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  addUp,
  whole,
  inPercent,
  lever,
  along,
}) => {
  const [category, priority] = [column("category"), column("priority")];
  const [waiting, resolution] = [column("waiting"), column("resolution")];
  const handedOver = column("handedOver");
  const isMoved = code("handedOver", "handedOver");
  const waitOf = (row: number): number => waiting[row]! / 60;
  const [moved, kept] = [true, false].map((is) =>
    rows.filter((row) => (handedOver[row] === isMoved) === is),
  ) as [Uint32Array, Uint32Array];
  const mean = (some: ArrayLike<number> & Iterable<number>, of: (row: number) => number): number =>
    addUp(some, of) / some.length;
  const [movedWait, keptWait] = [mean(moved, waitOf), mean(kept, waitOf)];
  if (!(movedWait > keptWait)) return {};
  const kindOf = (row: number): number => category[row]! * 100 + priority[row]!;
  const keptByKind = Map.groupBy(kept, kindOf);
  const longer = addUp(Map.groupBy(moved, kindOf), ([kind, some]) => {
    const like = keptByKind.get(kind);
    return like ? addUp(some, waitOf) - some.length * mean(like, waitOf) : 0;
  });
  const part = lever({ min: 0.05, max: 1, step: 0.05, start: 0.25 }, inPercent);
  const saved = part.at.value * longer;
  return {
    finding: {
      hours: whole(mean(rows, (row) => resolution[row]! / 60)),
      waiting: whole(mean(rows, waitOf)),
      moved: whole(moved.length),
      movedWaiting: whole(movedWait),
      keptWaiting: whole(keptWait),
    },
    action:
      saved > 0 && moved.length >= 30
        ? { saved: whole(saved), all: whole(addUp(rows, waitOf)) }
        : undefined,
    lever: along(part, (right) => whole(right * longer)),
  };
};
