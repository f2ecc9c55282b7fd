import type { Claim, ClaimReader, ReportClaims, Said } from "../query/claims/claim.ts";
import type { ClaimKind, FileDefinition } from "./file-definition.ts";

const percent = { unit: "percent", decimals: 0 } as const;
const half = 0.5;
const third = 1 / 3;
/** Least share of pairs that rise, less those that fall, for a trend. */
const leastTrend = 0.3;

/** Opens the claims of a report from a file; each is about the first measure of its visual. */
export function openClaims({
  claims,
  pages,
}: Pick<FileDefinition, "claims" | "pages">): ReportClaims {
  const visuals = pages.flatMap((page) => page.visuals);
  return Object.fromEntries(
    visuals.map(({ id, measures }) => [id, makers[claims[id] ?? "always"](measures[0]!)]),
  );
}

const makers: Readonly<Record<ClaimKind, (measure: string) => Claim>> = {
  highest: (measure) => ({
    holds: ({ top }) => top() >= 0,
    say: (figures) => {
      const best = figures.top();
      const isOne = best >= 0;
      return {
        best: { bin: best },
        bestValue: figures.say(isOne ? figures.at(best) : Number.NaN, measure),
        share: figures.say(isOne ? figures.share([best]) : Number.NaN, percent),
      };
    },
  }),
  few: () => ({
    holds: (figures) => {
      const few = listFew(figures);
      return few.length > 1 && few.length <= figures.bins().length * third;
    },
    say: (figures) => {
      const few = listFew(figures);
      return {
        few: { count: few.length },
        all: { count: figures.bins().length },
        share: figures.say(figures.share(few), percent),
      };
    },
  }),
  rising: (measure) => ({
    holds: (figures) => isTrend(figures, 1),
    say: (figures) => sayEnds(figures, measure),
  }),
  falling: (measure) => ({
    holds: (figures) => isTrend(figures, -1),
    say: (figures) => sayEnds(figures, measure),
  }),
  always: () => ({ holds: () => true }),
};

/** True where the bins in order tend one way, and the last lies that way from the first. */
function isTrend({ bins, trend, at }: ClaimReader, sign: 1 | -1): boolean {
  const all = bins();
  if (all.length < 3) return false;
  return sign * trend(all) >= leastTrend && sign * (at(all.at(-1)!) - at(all[0]!)) > 0;
}

/** Lists the largest bins that make up half of the sum. */
function listFew({ bins, exact, sum }: ClaimReader): number[] {
  const ordered = bins().toSorted((one, other) => exact(other) - exact(one));
  const whole = sum(ordered);
  let reached = 0;
  const end = ordered.findIndex((bin) => (reached += exact(bin)) >= whole * half);
  return ordered.slice(0, end + 1);
}

function sayEnds({ bins, at, say }: ClaimReader, measure: string): Record<string, Said> {
  const [first = -1, last = -1] = [bins()[0], bins().at(-1)];
  const read = (bin: number): Said => say(bin < 0 ? Number.NaN : at(bin), measure);
  return {
    first: { bin: first },
    firstValue: read(first),
    last: { bin: last },
    lastValue: read(last),
  };
}
