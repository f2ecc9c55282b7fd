import { useDeferredValue, useMemo } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { keepInEntry, useEntryState } from "../../platform/navigation/entry-state.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { BoneFilters } from "./list/bone-filters.tsx";
import { EmptyArea } from "./cards/empty-area.tsx";
import { ProjectCard } from "./cards/project-card.tsx";
import { ProjectFilterBar } from "./cards/project-filter-bar.tsx";
import { keepPlace } from "../../platform/navigation/keep-place.ts";
import type { CarouselPlace } from "../../ui/carousel/use-scroll-track.ts";
import {
  filterProjects,
  findDemonstrations,
  projectCards,
  readFilter,
  type ProjectFilter,
} from "./project-cards.ts";
import { LineAcross } from "../../ui/line/line.tsx";
import "./featured-projects.css";

const projectsPlace = keepPlace<CarouselPlace>("projects");

/** The cases as a carousel (§2). */
export function FeaturedProjects() {
  const copy = useCopy("projects");
  const filter = readFilter(useEntryState("filter"));
  // Deferred: the pressed button changes first.
  const listed = useDeferredValue(filter);
  const slides = useMemo(() => listSlides(listed), [listed]);
  const demonstrations = siteConfig.demonstration ? "none" : findDemonstrations(listed);
  return (
    <section
      className="section projects"
      id="projects"
      tabIndex={-1}
      aria-labelledby="projects-title"
    >
      <BoneFilters />
      <Carousel
        label={copy.label}
        previousLabel={copy.previous}
        nextLabel={copy.next}
        describePosition={(n, total) => fillText(copy.position, { n, total })}
        heading={
          <div className="carousel-title">
            <h2 id="projects-title">{copy.title}</h2>
          </div>
        }
        toolbar={
          <ProjectFilterBar
            selected={filter}
            count={slides.length}
            showCount={false}
            onSelect={(chosen) => keepInEntry("filter", chosen)}
          />
        }
        empty={<EmptyArea filter={listed} />}
        slides={slides}
        place={projectsPlace}
        beads={<span className="beads" />}
      />
      {slides.length === 0 && <LineAcross from="right" />}
      {slides.length > 0 && (
        <p className="projects-foot">
          <ButtonLink href="#contact" look="outline">
            {copy.cta}
          </ButtonLink>
          {demonstrations !== "none" && (
            <span className="caption">{copy.pictureNotes[demonstrations]}</span>
          )}
        </p>
      )}
    </section>
  );
}

function listSlides(filter: ProjectFilter) {
  return filterProjects(projectCards, filter).map((card) => ({
    id: card.id,
    content: <ProjectCard card={card} />,
  }));
}
