import { consultation } from "../../../contracts/consultation.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import "./packages.css";

const packages = ["single", "three", "five", "ten"] as const;
const shares = { step: 10, bar: 8.6 }; // percent of the largest package

export function Packages() {
  const copy = useCopy("consultations").packages;
  return (
    <section className="section packages" aria-labelledby="packages-title">
      <div className="section-head">
        <h2 id="packages-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <ul>
        {packages.map((id) => (
          <li key={id}>
            <h3>{copy.items[id].title}</h3>
            <Hours count={consultation.packageSizes[id]} />
            <p>{copy.items[id].description}</p>
          </li>
        ))}
      </ul>
      <p className="caption">{copy.note}</p>
    </section>
  );
}

function Hours({ count }: { count: number }) {
  const hours = Array.from({ length: count }, (_, index) => index * shares.step);
  return (
    <svg className="packages-hours" width="100%" height="40" aria-hidden="true">
      {hours.map((x) => (
        <rect key={x} x={`${String(x)}%`} width={`${String(shares.bar)}%`} height="40" />
      ))}
    </svg>
  );
}
