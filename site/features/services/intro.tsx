import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { SourcesSketch } from "./sketches/sources-sketch.tsx";
import "./intro.css";

export function Intro() {
  const { intro } = useCopy("servicePage");
  const pathTo = usePathTo();
  return (
    <section className="section" aria-labelledby="intro-title">
      <div className="intro">
        <h2 id="intro-title">{intro.title}</h2>
        <SourcesSketch labels={intro.sketch} />
        <div className="intro-text">
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <p>
            <a className="text-link" href={pathTo("trial")}>
              {intro.ownData}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
