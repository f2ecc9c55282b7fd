import { useMemo, useState } from "react";
import { siteConfig } from "../../../site.config.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { EmptyArea } from "./cards/empty-area.tsx";
import { ProjectCard } from "./cards/project-card.tsx";
import { ProjectFilterBar } from "./cards/project-filter-bar.tsx";
import { filterProjects, projectCards, type ProjectFilter } from "./project-cards.ts";
import "./featured-projects.css";

type FeaturedProjectsProps = {
  title?: string;
  lead?: string;
  showCount?: boolean;
  filter?: ProjectFilter;
  onFilter?: (filter: ProjectFilter) => void;
};

export function FeaturedProjects({
  title,
  lead,
  showCount = false,
  ...choice
}: FeaturedProjectsProps) {
  const copy = useCopy("projects");
  const [ownFilter, setOwnFilter] = useState<ProjectFilter>("all");
  const filter = choice.filter ?? ownFilter;
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
        heading={
          <div className="carousel-title">
            <h2 id="projects-title">{title ?? copy.title}</h2>
            {lead !== undefined && <p className="lead">{lead}</p>}
          </div>
        }
        toolbar={
          <ProjectFilterBar
            selected={filter}
            count={shown.length}
            showCount={showCount}
            onSelect={choice.onFilter ?? setOwnFilter}
          />
        }
        empty={<EmptyArea filter={filter} />}
        slides={slides}
      />
      <p className="projects-foot">
        <ButtonLink href="#contact" look="outline">
          {copy.cta}
        </ButtonLink>
        {shown.length > 0 && !siteConfig.demonstration && (
          <span className="caption">{copy.pictureNote}</span>
        )}
      </p>
    </section>
  );
}
