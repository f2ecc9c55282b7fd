import { LineAcross } from "../../../ui/line/line.tsx";
import type { CaseStudyCopy } from "../../../page-data.ts";
import { useCaseStudy } from "../use-case-study.ts";
import "./case-sketches.css";

const drawings = [
  { id: "stayed", width: 420, height: 260 },
  { id: "rejected", width: 420, height: 260 },
  { id: "chosen", width: 560, height: 260 },
] as const;

type Sketches = NonNullable<CaseStudyCopy["sketches"]>;

/** Drawings of the same rows that led to the case's form, on one ground: the page's line, heavy under the chosen one. */
export function CaseSketches({ sketches }: { sketches: Sketches }) {
  const { slug, copy, shared } = useCaseStudy();
  return (
    <section className="section" aria-labelledby="sketches-title">
      <h2 id="sketches-title">{shared.sketches}</h2>
      <div className="case-sketches">
        {drawings.map(({ id, ...size }, at) => (
          <figure key={id}>
            <img src={`/images/projects/${slug}.${id}.svg`} alt="" loading="lazy" {...size} />
            <figcaption>
              {at + 1}. {sketches[id]}
            </figcaption>
          </figure>
        ))}
        <LineAcross from="left" />
        <span className="rail case-ground" />
        <p>{sketches.before}</p>
        <p>{sketches.after}</p>
      </div>
      <details className="report-words">
        <summary>{shared.approach}</summary>
        {copy.approach.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </section>
  );
}
