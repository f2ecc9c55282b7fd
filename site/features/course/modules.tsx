import { useCopy } from "../../platform/page/page-context.tsx";
import { LineAcross } from "../../ui/line/line.tsx";
import { ReportSketch } from "./sketches/report-sketch.tsx";
import "./modules.css";

export function Modules() {
  const { content } = useCopy("course");
  return (
    <section className="section modules" aria-labelledby="modules-title">
      <div className="section-head">
        <h2 id="modules-title">{content.title}</h2>
        <p className="lead">{content.lead}</p>
      </div>
      <LineAcross from="right" />
      <ol>
        {content.modules.map(({ number, title, topics }) => (
          <li key={number}>
            <p className="modules-number">{number}</p>
            <h3>{title}</h3>
            <ul>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
            <ReportSketch pieces={number} />
          </li>
        ))}
      </ol>
    </section>
  );
}
