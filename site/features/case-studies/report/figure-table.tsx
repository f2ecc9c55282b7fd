import { useCaseStudy } from "../use-case-study.ts";
import { shareOfScale } from "../describe-figure.ts";
import { FigureValue } from "../article/figure-value.tsx";

const scale = 1000;

export function FigureTable() {
  const { copy, shared, figures, argued } = useCaseStudy();
  return (
    <table className="figure-table">
      <caption>{shared.figures}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{shared.measure}</th>
          <th scope="col">{shared.value}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => {
          const share = shareOfScale(figure);
          return (
            <tr key={figure.id} className={figure.id === argued ? "figure-argued" : undefined}>
              <th scope="row">
                {copy.figures[figure.id]}
                {share !== undefined && <ShareBar share={share} />}
              </th>
              <td>
                <FigureValue figure={figure} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ShareBar({ share }: { share: number }) {
  return (
    <svg
      className="share-bar"
      viewBox={`0 0 ${String(scale)} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={Math.round(share * scale)} height="10" />
    </svg>
  );
}
