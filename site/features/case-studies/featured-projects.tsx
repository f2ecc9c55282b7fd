import { useMemo, useState } from "react";
import { fillText } from "../../platform/fill-text.ts";
import { useCopy } from "../../platform/page-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { EmptyArea } from "./empty-area.tsx";
import { ProjectCard } from "./project-card.tsx";
import { ProjectFilterBar } from "./project-filter-bar.tsx";
import { filterProjects, projectCards, type ProjectFilter } from "./project-cards.ts";
import "./featured-projects.css";

/** The carousel of featured projects with its filter by area (§2). */
export function FeaturedProjects() {
  const copy = useCopy("projects");
  const [filter, setFilter] = useState<ProjectFilter>("all");
  const shown = useMemo(() => filterProjects(projectCards, filter), [filter]);
  const slides = useMemo(
    () => shown.map((card) => ({ id: card.id, content: <ProjectCard card={card} /> })),
    [shown],
  );
  return (
    <section className="section projects" id="projects" aria-labelledby="projects-title">
      <Carousel
        label={copy.label}
        previousLabel={copy.previous}
        nextLabel={copy.next}
        describePosition={(n, total) => fillText(copy.position, { n, total })}
        heading={<h2 id="projects-title">{copy.title}</h2>}
        toolbar={<ProjectFilterBar selected={filter} count={shown.length} onSelect={setFilter} />}
        empty={<EmptyArea filter={filter} />}
        slides={slides}
      />
      <p className="projects-foot">
        <ButtonLink href="#contact" look="outline">
          {copy.cta}
        </ButtonLink>
        <span className="caption">{copy.pictureNote}</span>
      </p>
    </section>
  );
}
