import { useEffect, useRef } from "react";
import { choosePlural } from "../../../platform/language/choose-plural.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import {
  filterProjects,
  projectCards,
  projectFilters,
  type ProjectFilter,
} from "../project-cards.ts";

const edgePx = 60; // hints that there is more before it

type ProjectFilterBarProps = {
  selected: ProjectFilter;
  count: number;
  showCount: boolean;
  onSelect: (filter: ProjectFilter) => void;
};

export function ProjectFilterBar({ selected, count, showCount, onSelect }: ProjectFilterBarProps) {
  const copy = useCopy("projects");
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);

  // On a phone the bar is wider than the screen, and an address may choose an area at its end.
  useEffect(() => {
    const button = list.current?.children[projectFilters.indexOf(selected)];
    if (!(button instanceof HTMLElement)) return;
    list.current?.scrollTo({ left: button.offsetLeft - edgePx });
  }, [selected]);

  return (
    <div className="filter-bar">
      <ul aria-label={copy.filter} ref={list}>
        {projectFilters.map((filter) => (
          <li key={filter}>
            <button
              type="button"
              aria-pressed={filter === selected}
              onClick={() => onSelect(filter)}
            >
              {copy.filters[filter]} <sup>{filterProjects(projectCards, filter).length}</sup>
            </button>
          </li>
        ))}
      </ul>
      <p className={showCount ? "filter-count" : "visually-hidden"} role="status">
        {choosePlural(copy, "count", count, locale)}
      </p>
    </div>
  );
}
