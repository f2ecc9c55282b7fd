import { useCopy } from "../../../platform/page/page-context.tsx";
import "./your-case.css";

// Raw points of data, at rest in no order.
const points =
  "M44 196h0m22-34h0m14 28h0m18-66h0m20 40h0m8-78h0m24 58h0m16-30h0m14 64h0m22-92h0m12 50h0m22-24h0m10 58h0m20-70h0m14 34h0";

/** The place after the last case, for the visitor's own: raw points above a ground that is not drawn yet. */
export function YourCase() {
  const { yours, cta } = useCopy("projects");
  return (
    <div className="project-card your-case">
      <p className="project-card-kicker">{yours.kicker}</p>
      <svg viewBox="0 0 640 250" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <path d={`${points}${points.replace("M44 196", "M384 150")}`} />
      </svg>
      <h3>{yours.title}</h3>
      <p>{yours.description}</p>
      <a className="text-link" href="#contact">
        {cta}
      </a>
    </div>
  );
}
