import { useCopy } from "../../platform/page/page-context.tsx";
import { LineAcross } from "../../ui/line/line.tsx";
import "./how-it-works.css";

// Earlier attempts and the line come together where the session begins.
const tries = [
  "M0 0C18 9 24 32 40 31S68 46 100 50",
  "M0 19C14 24 26 37 42 40S72 48 100 50",
  "M0 34C20 28 30 52 48 45S78 51 100 50",
  "M0 64C16 60 30 50 46 56S76 50 100 50",
  "M0 82C18 96 26 74 40 72S72 54 100 50",
  "M0 100C22 100 32 84 46 72S72 54 100 50",
];
const way = "M0 50C6 50 8 16 15 16S23 84 30 84S38 24 45 24S54 70 61 70S69 40 75 40S86 50 100 50";

export function HowItWorks() {
  const { how, process } = useCopy("consultations");
  const { discuss, session, plan } = process.marks;
  const marks = { discuss, focus: session, followUp: plan };
  return (
    <section className="section how" aria-labelledby="how-title">
      <h2 id="how-title">{how.title}</h2>
      <div className="how-steps">
        <LineAcross from="left" />
        <ol>
          {Object.entries(how.steps).map(([id, { title, description }]) => (
            <li key={id} className={`how-${id}`}>
              <p className="how-mark">{marks[id as keyof typeof marks]}</p>
              <h3>{title}</h3>
              <p>{description}</p>
              {id === "discuss" && <Tangle />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Tangle() {
  return (
    <svg className="how-tangle" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={tries.join("")} />
      <path className="how-halo" d={way} />
      <path className="how-way" d={way} />
    </svg>
  );
}
