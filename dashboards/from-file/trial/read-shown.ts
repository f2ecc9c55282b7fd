/** Reads what a report shows at present: the titles of its visuals, and its main figures with their names. */
export function readShown(report: HTMLElement): { headlines: string[]; totals: string[] } {
  const readAll = (selector: string): string[] =>
    [...report.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) =>
      innerText.replaceAll(/\s+/g, " ").trim(),
    );
  return { headlines: readAll(".visual-title"), totals: readAll(".report-cards .card") };
}
