import { useDeferredValue, useMemo } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { keepInEntry, useEntryState } from "../../platform/navigation/entry-state.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { EmptyArea } from "./cards/empty-area.tsx";
import { YourCase } from "./cards/your-case.tsx";
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

type FeaturedProjectsProps = {
  title?: string;
  lead?: string | undefined;
  /** Shows all cases and their number from 768 px on; in a narrower window they are a carousel (decision 032). */
  isGrid?: boolean;
  filter?: ProjectFilter;
  onFilter?: (filter: ProjectFilter) => void;
};

const projectsPlace = keepPlace<CarouselPlace>("projects");

export function FeaturedProjects({
  title,
  lead,
  isGrid = false,
  ...choice
}: FeaturedProjectsProps) {
  const copy = useCopy("projects");
  const ownFilter = useEntryState("filter");
  const filter = choice.filter ?? readFilter(ownFilter);
  // Deferred: the pressed button changes first.
  const listed = useDeferredValue(filter);
  const slides = useMemo(() => listSlides(listed), [listed]);
  const demonstrations = siteConfig.demonstration ? "none" : findDemonstrations(listed);
  return (
    <section
      className={isGrid ? "section projects projects-grid" : "section projects"}
      id="projects"
      tabIndex={-1}
      aria-labelledby="projects-title"
    >
      <Carousel
        label={copy.label}
        previousLabel={copy.previous}
        nextLabel={copy.next}
        describePosition={(n, total) => fillText(copy.position, { n, total })}
        heading={
          <div className="carousel-title">
            <h2 id="projects-title">{title ?? copy.title}</h2>
            {lead !== undefined && <p className="lead">{lead}</p>}
          </div>
        }
        toolbar={
          <ProjectFilterBar
            selected={filter}
            count={slides.length}
            showCount={isGrid}
            onSelect={choice.onFilter ?? ((chosen) => keepInEntry("filter", chosen))}
          />
        }
        empty={<EmptyArea filter={listed} />}
        slides={slides}
        tail={isGrid ? <YourCase /> : undefined}
        place={projectsPlace}
        beads={isGrid ? undefined : <span className="beads" />}
      />
      {(isGrid || slides.length === 0) && <LineAcross from="right" />}
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
