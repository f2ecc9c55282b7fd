import { fillText } from "../../../contracts/fill-text.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { CaseCard } from "./cards/case-card.tsx";
import { BoneFilters } from "./list/bone-filters.tsx";
import { keepPlace } from "../../platform/navigation/keep-place.ts";
import type { CarouselPlace } from "../../ui/carousel/use-scroll-track.ts";
import "./real-results.css";

export type RealResultsCopy = {
  title: string;
  lead: string;
  label: string;
  previous: string;
  next: string;
  position: string;
  details: string;
  items: Record<string, { title: string; description: string }>;
};

const resultsPlace = keepPlace<CarouselPlace>("results");

/** The results in the copy; without any the section is left out. */
export function RealResults({ copy }: { copy: RealResultsCopy }) {
  const slides = Object.entries(copy.items).map(([slug, item]) => ({
    id: slug,
    content: <CaseCard slug={slug} {...item} details={copy.details} />,
  }));
  if (slides.length === 0) return null;
  return (
    <section className="section results" aria-labelledby="results-title">
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
        place={resultsPlace}
        hangs
      />
      <BoneFilters />
    </section>
  );
}
