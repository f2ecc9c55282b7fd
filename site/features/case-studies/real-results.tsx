import { useMemo } from "react";
import { fillText } from "../../platform/fill-text.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { CaseCard } from "./internal/case-card.tsx";

// §2, in this order
const slugs = [
  "soporte-bi",
  "airline-satisfaction",
  "ventas-bi",
  "logistica-supply-chain",
  "nps-bi",
  "compras-bi",
  "people-analytics",
  "ventas-globales",
] as const;

export type RealResultsCopy = {
  title: string;
  lead: string;
  label: string;
  previous: string;
  next: string;
  /** Name of a card, with the places `{{n}}` and `{{total}}`. */
  position: string;
  details: string;
  items: Record<(typeof slugs)[number], { title: string; description: string }>;
};

/** The carousel of eight case studies that proves what the services page says (§2). */
export function RealResults({ copy }: { copy: RealResultsCopy }) {
  const slides = useMemo(
    () =>
      slugs.map((slug) => ({
        id: slug,
        content: <CaseCard slug={slug} {...copy.items[slug]} details={copy.details} />,
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
