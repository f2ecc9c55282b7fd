import { consultation } from "../../../contracts/consultation.ts";
import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { LineAlong } from "../../ui/line/line.tsx";
import "./invitation.css";

const { minutes } = consultation;
// Relative steps, from the foot of a tick to its head and on: repeated ones compress well (decision 022).
const fiveMinutes = "v16m1-16v8m1-8v8m1-8v8m1-8v8m1-8";
const hour = `M0 0${fiveMinutes.repeat(minutes / 5)}v16`;

export function Invitation() {
  const { shared } = useCopy("servicePage");
  const pathTo = usePathTo();
  return (
    <section className="section" aria-labelledby="invitation-title">
      <LineAlong side="left" />
      <svg
        className="invitation-hour"
        viewBox={`0 0 ${String(minutes)} 16`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={hour} />
        <rect width={minutes} height="3" />
      </svg>
      <p className="invitation-scale">
        <span>{shared.from}</span>
        <span>{shared.to}</span>
      </p>
      <div className="invitation">
        <h2 id="invitation-title">{shared.title}</h2>
        <div>
          <p className="lead">{shared.text}</p>
          <ButtonLink href={pathTo("consultations")}>{shared.cta}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
