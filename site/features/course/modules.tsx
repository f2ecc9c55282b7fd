import { useCopy } from "../../platform/page/page-context.tsx";
import { ModuleSketch } from "./sketches/module-sketch.tsx";
import "../../ui/line/line.css";
import "./modules.css";

/** The line goes to and fro through the modules, and frames the report that they build. */
export function Modules() {
  const { content } = useCopy("course");
  return (
    <section className="section modules" aria-labelledby="modules-title">
      <div className="section-head">
        <h2 id="modules-title">{content.title}</h2>
        <p className="lead">{content.lead}</p>
      </div>
      <ol>
        {content.modules.map(({ number, title, topics }) => (
          <li key={number}>
            <span className="rail" />
            <span className="rail" />
            <ModuleSketch number={number} />
            {number === content.modules.length && <span className="rail modules-frame" />}
            <p className="modules-number">{number}</p>
            <h3>{title}</h3>
            <ul>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
