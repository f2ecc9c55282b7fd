import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const whole = { unit: "count", decimals: 0 } as const;

/** Lists the highlighted bins that have a value under the filters. */
function listMarked({ at, marked }: ClaimReader): ClaimReader["marked"] {
  return marked.filter((bin) => !Number.isNaN(at(bin)));
}

function countProjects(figures: ClaimReader) {
  const { at, bins } = figures;
  const delivered = bins("progress").filter((bin) => at(bin, "progress") === 1);
  return {
    delivered: delivered.length,
    onTime: delivered.filter((bin) => at(bin, "delay") <= 0).length,
    open: bins("progress").length - delivered.length,
    atRisk: listMarked(figures).length,
  };
}

/**
 * True where a role's load rises (1) or falls (-1) over most pairs of quarters, and from their first half to the
 * second.
 */
function isCourse({ trend, bins, sum }: ClaimReader, role: number, sign: 1 | -1): boolean {
  const quarters = bins().filter((bin) => bin % 3 === role);
  const half = Math.floor(quarters.length / 2);
  const change = sum(quarters.slice(-half)) - sum(quarters.slice(0, half));
  return sign * trend(quarters) > 0.3 && sign * change > 0;
}

export const claims: ReportClaims = {
  calendar: {
    holds: (figures) => {
      const { delivered, open } = countProjects(figures);
      return delivered > 0 && open > 0;
    },
    say: (figures) =>
      Object.fromEntries(
        Object.entries(countProjects(figures)).map(([name, count]) => [
          name,
          figures.say(count, whole),
        ]),
      ),
  },
  usedAgainstProgress: {
    holds: (figures) => {
      const atRisk = listMarked(figures);
      const { at } = figures;
      return atRisk.length > 0 && atRisk.every((bin) => at(bin) > at(bin, "progress"));
    },
  },
  delayByChanges: {
    holds: ({ bins, at }) => {
      const changed = bins("changes").filter((bin) => at(bin, "changes") > 3);
      return changed.length > 1 && changed.every((bin) => at(bin, "delay") > 0);
    },
  },
  sharesByPhase: {
    holds: ({ at }) => at("data", "hoursShare") > at("data", "budgetShare"),
    say: ({ at, say }) => ({
      hours: say(at("data", "hoursShare"), "hoursShare"),
      budget: say(at("data", "budgetShare"), "budgetShare"),
    }),
  },
  usedByPhase: {
    holds: (figures) => {
      const late = listMarked(figures);
      return late.length > 0 && late.every((bin) => figures.at(bin) > 2);
    },
  },
  dataByProject: {
    holds: ({ bins, at }) => {
      const most = bins().filter((bin) => at(bin) > 0.5);
      return most.length > 1 && most.every((bin) => at(bin, "delay") > 0);
    },
    lines: { target: ({ whole: read }) => read("dataBudget") },
  },
  hoursOverTime: {
    holds: ({ all }) => {
      const near = all().filter((share) => share >= 0.4 && share <= 0.6);
      return near.length >= 0.75 * all().length;
    },
    say: ({ whole: read, say }) => ({ share: say(read(), "dataHours") }),
    lines: { target: ({ whole: read }) => read("dataBudget") },
  },
  loadByRole: {
    holds: ({ at }) => at("dataSpecialist") > 1,
    say: ({ at, say }) => ({ load: say(at("dataSpecialist"), "load") }),
  },
  loadByQuarter: {
    holds: (figures) => isCourse(figures, 1, 1) && isCourse(figures, 2, -1),
  },
  opensByTraining: {
    holds: ({ at }) => at("trained") > 2 * at("untrained"),
    say: ({ at, say }) => ({
      trained: say(at("trained"), "opens"),
      untrained: say(at("untrained"), "opens"),
    }),
  },
  byManager: { holds: ({ all }) => all().filter((share) => share < 1).length > 1 },
};

export const alternatives: ReportAlternatives = {
  usedAgainstProgress: ["hours", "delay"],
  usedByPhase: ["hours", "budget"],
  dataByProject: ["hours", "delay"],
  hoursOverTime: ["hours"],
  loadByRole: ["hours"],
  loadByQuarter: ["hours"],
  opensByTraining: ["projects"],
};
