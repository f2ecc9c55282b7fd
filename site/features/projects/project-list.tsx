import { useDeferredValue } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import type { PictureFrames } from "../../ui/case-picture.tsx";
import { LineAcross, LineAlong } from "../../ui/line/line.tsx";
import { BoneFilters } from "./list/bone-filters.tsx";
import { EmptyArea } from "./cards/empty-area.tsx";
import { ProjectCard } from "./cards/project-card.tsx";
import { ProjectFilterBar } from "./cards/project-filter-bar.tsx";
import { YourCase } from "./list/your-case.tsx";
import { placeCases, type CasePlace } from "./list/place-cases.ts";
import {
  filterProjects,
  findDemonstrations,
  projectCards,
  type ProjectFilter,
} from "./project-cards.ts";
import "./project-list.css";

type ProjectListProps = {
  title: string;
  lead: string | undefined;
  filter: ProjectFilter;
  onFilter: (filter: ProjectFilter) => void;
};

// From the widths at which their words are at least as large as drawn (decision 032).
const frames: PictureFrames = [{ frame: "middle", media: "(37.5rem <= width < 64rem)" }];
const wideFrames: PictureFrames = [
  { frame: "wide", media: "(width >= 90rem)" },
  { frame: "middle", media: "(width >= 37.5rem)" },
];

/** All cases of an area on one ground, which goes from side to side below them (decision 085). */
export function ProjectList({ title, lead, filter, onFilter }: ProjectListProps) {
  const copy = useCopy("projects");
  // Deferred: the pressed button changes first.
  const listed = useDeferredValue(filter);
  const cards = filterProjects(projectCards, listed);
  const demonstrations = siteConfig.demonstration ? "none" : findDemonstrations(listed);
  return (
    <section
      className="section projects project-list"
      id="projects"
      tabIndex={-1}
      aria-labelledby="projects-title"
      data-wants-app=""
    >
      <h2 id="projects-title">{title}</h2>
      {lead !== undefined && <p className="lead">{lead}</p>}
      <ProjectFilterBar selected={filter} count={cards.length} showCount onSelect={onFilter} />
      {cards.length === 0 ? (
        <>
          <EmptyArea filter={listed} />
          <LineAlong side="left" />
        </>
      ) : (
        <Cases cards={cards} />
      )}
      {cards.length > 0 && demonstrations !== "none" && (
        <p className="caption">{copy.pictureNotes[demonstrations]}</p>
      )}
    </section>
  );
}

function Cases({ cards }: { cards: ReturnType<typeof filterProjects> }) {
  const places = placeCases(cards.length);
  return (
    <>
      <BoneFilters />
      <ul className="case-places">
        {places.map((place, at) => {
          const card = cards[at];
          return (
            <li key={card?.id ?? "yours"} className={describePlace(place)}>
              {card === undefined ? (
                <YourCase />
              ) : (
                <ProjectCard card={card} frames={place.span > 4 ? wideFrames : frames} />
              )}
              <span className="rail" />
              <span className="rail" />
            </li>
          );
        })}
      </ul>
      <LineAcross from="right" />
    </>
  );
}

function describePlace({ span, from, isFirst, isLast, isLead }: CasePlace): string {
  const classes = [
    "case-place",
    `case-place-${String(span)}`,
    `case-place-from-${from}`,
    isFirst && "case-place-first",
    isLast && "case-place-last",
    isLead && "case-place-lead",
  ];
  return classes.filter(Boolean).join(" ");
}
