import type { CaseFigure } from "../../../page-data.ts";
import { useLocale } from "../../../platform/page/page-context.tsx";
import { useCaseStudy } from "../use-case-study.ts";
import { describeFigure } from "../describe-figure.ts";

export function FigureValue({ figure }: { figure: CaseFigure }) {
  const locale = useLocale();
  const { shared } = useCaseStudy();
  const { number, unit, space } = describeFigure(figure, locale, shared.units);
  return (
    <span className="figure-value">
      {number}
      {unit !== "" && (
        <span className={space === "" ? "figure-unit" : "figure-unit figure-unit-apart"}>
          {space}
          {unit}
        </span>
      )}
    </span>
  );
}
