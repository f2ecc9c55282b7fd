import type { Recommend } from "../../query/claims/recommendation.ts";

/** Lifts installation by kept appointments, each of which makes a detractor a passive. */
export const recommend: Recommend = ({ rows, column, code, isFiltered, whole, lever, along }) => {
  if (["reason", "score", "verdict"].some(isFiltered)) return {};
  const [stage, verdict, reason] = [column("stage"), column("verdict"), column("reason")];
  const [promoter, detractor] = [code("verdict", "promoter"), code("verdict", "detractor")];
  const count = (some: readonly number[]) => ({
    promoters: some.filter((row) => verdict[row] === promoter).length,
    detractors: some.filter((row) => verdict[row] === detractor),
  });
  const netOf = (some: readonly number[]): number => {
    const { promoters, detractors } = count(some);
    return (100 * (promoters - detractors.length)) / some.length;
  };
  const byStage = Map.groupBy(rows, (row) => stage[row]!);
  const installation = byStage.get(code("stage", "installation")) ?? [];
  const others = [...byStage.values()].filter((some) => some !== installation);
  const net = netOf(installation);
  if (!(net < 0) || others.length === 0 || others.some((some) => netOf(some) < 0)) return {};
  const { promoters, detractors } = count(installation);
  const missed = detractors.filter(
    (row) => reason[row] === code("reason", "missedAppointment"),
  ).length;
  // As many as bring it to zero, unless asked otherwise.
  const needed = detractors.length - promoters;
  const kept = lever({ min: 1, max: missed, step: 1, start: needed, mark: needed }, whole);
  const reachedBy = (appointments: number): number =>
    net + (100 * appointments) / installation.length;
  const reached = reachedBy(kept.at.value);
  return {
    finding: {
      detractors: whole(detractors.length),
      all: whole(count([...rows]).detractors.length),
      missed: whole(missed),
    },
    action:
      needed > 1 && needed <= missed && Math.round(reached) > Math.round(net)
        ? { reached: whole(reached), missed: whole(missed), net: whole(net) }
        : undefined,
    lever: along(kept, (appointments) => whole(reachedBy(appointments))),
  };
};
