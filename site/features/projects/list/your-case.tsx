import { useCopy } from "../../../platform/page/page-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import "./your-case.css";

// Raw points of data, at rest in no order.
const points =
  "M17 199h0m18-154h0m7 41h0m5 108h0m2-32h0m27 15h0m24-98h0m9 59h0m55 4h0m27 17h0m29-110h0m29 123h0m25-82h0m9 31h0m13 73h0m37-135h0m26 64h0m2 81h0m13-138h0m25 87h0m7-121h0m4 170h0m3-120h0m17-30h0m14 149h0m26-143h0m17 148h0m9-54h0m5-54h0m36-11h0m20 113h0m11-90h0m19-39h0m15 87h0";

/** The place after the last case, for the visitor's own: raw points above a ground that is not drawn yet. */
export function YourCase() {
  const { yours, cta } = useCopy("projects");
  return (
    <div className="project-card your-case">
      <p className="project-card-kicker">{yours.kicker}</p>
      <svg viewBox="0 0 640 250" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <path d={points} />
      </svg>
      <h3>{yours.title}</h3>
      <p>{yours.description}</p>
      <ButtonLink href="#contact" look="outline">
        {cta}
      </ButtonLink>
    </div>
  );
}
