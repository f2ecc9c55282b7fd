import type { Result as LighthouseResult } from "lighthouse";

export type Category = "performance" | "accessibility" | "best-practices" | "seo";

const indexRule = "is-crawlable";

/** Score of a category from 0 to 100, counted without the index rule for a page that is not to be indexed; prints what costs points. */
export function scoreOf(
  lhr: LighthouseResult,
  category: Category,
  { isHidden }: { isHidden: boolean },
): number {
  const { auditRefs = [], score } = lhr.categories[category] ?? {};
  const judged = auditRefs
    .filter(({ id, weight }) => weight > 0 && !(isHidden && id === indexRule))
    .map(({ id, weight }) => ({ id, weight, score: lhr.audits[id]?.score ?? 1 }));
  const faults = judged.filter((audit) => audit.score < 1);
  const reached = isHidden
    ? sum(judged.map((audit) => audit.score * audit.weight)) /
      sum(judged.map(({ weight }) => weight))
    : (score ?? 0);
  // As Lighthouse rounds: two digits.
  const points = Math.round(reached * 100);
  if (points < 100) {
    const ids = faults.map(({ id }) => id).join(", ");
    console.log(`  ${lhr.requestedUrl ?? ""}: ${category} ${String(points)}: ${ids}`);
  }
  return points;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
