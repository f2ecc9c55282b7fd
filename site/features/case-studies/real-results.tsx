import { useMemo } from "react";
import { fillText } from "../../platform/language/fill-text.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { CaseCard } from "./cards/case-card.tsx";

export type RealResultsCopy = {
  title: string;
  lead: string;
  label: string;
  previous: string;
  next: string;
  /** Name of a card, with the places `{{n}}` and `{{total}}`. */
  position: string;
  details: string;
  /** By the slug of the case study, in the order they are shown. */
  items: Record<string, { title: string; description: string }>;
};

/** The carousel of case studies that proves what the services page says (§2). */
export function RealResults({ copy }: { copy: RealResultsCopy }) {
  const slides = useMemo(
    () =>
      Object.entries(copy.items).map(([slug, words]) => ({
        id: slug,
        content: <CaseCard slug={slug} {...words} details={copy.details} />,
      })),
    [copy],
  );
  return (
    <section className="section" aria-labelledby="results-title">
      <Carousel
        label={copy.label}
        previousLabel={copy.previous}
        nextLabel={copy.next}
        describePosition={(n, total) => fillText(copy.position, { n, total })}
        heading={
          <div className="carousel-title">
            <h2 id="results-title">{copy.title}</h2>
            <p className="lead">{copy.lead}</p>
          </div>
        }
        slides={slides}
      />
    </section>
  );
}
