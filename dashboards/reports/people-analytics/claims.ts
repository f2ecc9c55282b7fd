import type { ClaimReader, ReportAlternatives, ReportClaims } from "../../query/claims/claim.ts";

export { recommend } from "./recommend.ts";

const percent = { unit: "percent", decimals: 0 } as const;
const whole = { unit: "count", decimals: 0 } as const;
const levels = ["entry", "specialist", "manager"];

/** Lists the share of women among those hired, on the staff and in management. */
function listSharesOfWomen({ at }: ClaimReader): number[] {
  return ["hiresShare", "staffShare", "managersShare"].map((step) => at([step, "women"]));
}

/** Returns the share of the managers of a sex who were promoted within five years; NaN where there are none. */
function shareInTime({ sum }: ClaimReader, sex: string): number {
  const promoted = (years: number): number =>
    sum(Array.from({ length: years }, (_, year) => [year, sex] as const));
  return promoted(5) / promoted(13);
}

/** Lists for each level with both sexes whether women are paid less. */
function comparePay({ at }: ClaimReader): boolean[] {
  return levels.flatMap((level) => {
    const [women, men] = [at([level, "women"]), at([level, "men"])];
    return women > 0 && men > 0 ? [women < men] : [];
  });
}

const bands = ["E1", "E2", "S1", "S2", "M1", "M2"];

/** Returns the share of women in some bands; NaN where only one of the sexes is left. */
function shareOfWomen({ sum }: ClaimReader, among: readonly string[]): number {
  const count = (sex: string, some: readonly string[]): number =>
    sum(some.map((band) => [band, sex] as const));
  if (count("women", bands) === 0 || count("men", bands) === 0) return Number.NaN;
  return count("women", among) / (count("women", among) + count("men", among));
}

/** Returns how often women in management leave, as a multiple of men. */
function ratioOfLeavers({ at }: ClaimReader): number {
  return at(["manager", "women"]) / at(["manager", "men"]);
}

export const claims: ReportClaims = {
  leaversBySex: {
    holds: (figures) => ratioOfLeavers(figures) > 2.5 && ratioOfLeavers(figures) < 3,
    ratio: ratioOfLeavers,
  },
  gapByBand: {
    holds: ({ bins, exact }) => {
      const gaps = bins().map((bin) => exact(bin));
      return gaps.length > 2 && gaps.every((gap, at) => at === 0 || gap > gaps[at - 1]!);
    },
  },
  womenByLevel: {
    holds: (figures) =>
      Math.abs(shareOfWomen(figures, bands) - 0.5) < 0.03 &&
      Math.abs(shareOfWomen(figures, ["M1", "M2"]) - 0.25) < 0.03,
    say: (figures) => ({
      staff: figures.say(shareOfWomen(figures, bands), percent),
      managers: figures.say(shareOfWomen(figures, ["M1", "M2"]), percent),
    }),
  },
  monthsToManager: {
    holds: (figures) =>
      shareInTime(figures, "men") - shareInTime(figures, "women") > 0.05 &&
      shareInTime(figures, "women") > 0,
    say: (figures) => ({
      women: figures.say(shareInTime(figures, "women"), percent),
      men: figures.say(shareInTime(figures, "men"), percent),
    }),
  },
  womenByDepartment: {
    holds: ({ at, marked }) => {
      const shares = marked.map((cell) => at(cell)).filter((share) => !Number.isNaN(share));
      return shares.length === marked.length && Math.max(...shares) < 0.5;
    },
  },
  hiresBySex: {
    holds: (figures) => {
      const [hired, staff, managers] = listSharesOfWomen(figures) as [number, number, number];
      return Math.abs(hired - 0.5) < 0.05 && managers < staff - 0.1;
    },
    say: (figures) => {
      const [hired, , managers] = listSharesOfWomen(figures) as [number, number, number];
      return { hired: figures.say(hired, percent), managers: figures.say(managers, percent) };
    },
  },
  stages: {
    holds: ({ at }) => Math.round(at("offer")) > 1,
    say: ({ at, say }) => ({ days: say(at("offer"), whole) }),
  },
  stagesByDepartment: {
    holds: ({ areTop }) => areTop(["technology"], "timeToHire"),
    say: ({ top }) => ({ slowest: { bin: top("timeToHire") } }),
  },
  stayedBySource: {
    holds: ({ at }) => at("referral") > 2 * Math.max(at("jobBoard"), at("agency")),
  },
  hiresBySource: {
    holds: (figures) => Math.round(10 * figures.share(figures.marked)) === 4,
    say: (figures) => ({ share: figures.say(figures.share(figures.marked), percent) }),
  },
  leaversByTenure: {
    holds: (figures) => Math.round(10 * figures.share(figures.marked)) === 5,
    say: (figures) => ({ share: figures.say(figures.share(figures.marked), percent) }),
  },
  leaveRateByTraining: {
    holds: ({ at }) => at("untrained") > 2 * at("trained"),
    say: ({ at, say }) => ({
      untrained: say(at("untrained"), "leaveRate"),
      trained: say(at("trained"), "leaveRate"),
    }),
  },
  hoursBySite: {
    holds: ({ at, others, marked }) => at("headOffice") > 2 * Math.max(...others(marked)),
  },
  untrainedByTenure: {
    holds: ({ all }) => {
      const near = all().filter((share) => Math.abs(share - 1 / 3) < 0.06);
      return all().length > 2 && near.length >= all().length - 1;
    },
    say: ({ whole: read, say }) => ({ share: say(read(), percent) }),
  },
  gapWithin: {
    holds: ({ at, whole: read }) => at("levelGap") >= 0 && read("payGap") > at("levelGap"),
    say: ({ at, whole: read, say }) => ({
      all: say(read("payGap"), percent),
      level: say(at("levelGap"), percent),
    }),
  },
  payByLevel: {
    holds: (figures) => comparePay(figures).filter(Boolean).length === levels.length,
    say: (figures) => {
      const compared = comparePay(figures);
      return {
        count: { count: compared.filter(Boolean).length },
        levels: { count: compared.length },
      };
    },
  },
  gapByLevel: {
    holds: ({ trend, bins }) => bins().length === levels.length && trend(bins()) === 1,
  },
  gapByBandWidth: {
    holds: ({ bins, at, trend }) => {
      const byWidth = bins().toSorted((a, b) => at(a) - at(b));
      return byWidth.length > 3 && trend(byWidth, "payGap") > 0.5;
    },
  },
};

export const alternatives: ReportAlternatives = {
  womenByDepartment: ["staff"],
  leaveRateByTraining: ["leavers"],
  hoursBySite: ["untrained", "staff"],
  untrainedByTenure: ["staff", "women", "leavers"],
  payByLevel: ["staff"],
  gapByLevel: ["pay", "women", "leaveRate"],
};
