import { choosePlural } from "../../platform/choose-plural.ts";
import { useCopy, useLocale } from "../../platform/page-context.tsx";
import {
  filterProjects,
  projectCards,
  projectFilters,
  type ProjectFilter,
} from "./project-cards.ts";

type ProjectFilterBarProps = {
  selected: ProjectFilter;
  count: number;
  onSelect: (filter: ProjectFilter) => void;
};

/** One area at a time; pressing the chosen one again changes nothing (§2). */
export function ProjectFilterBar({ selected, count, onSelect }: ProjectFilterBarProps) {
  const copy = useCopy("projects");
  const locale = useLocale();
  return (
    <div className="filter-bar">
      <ul aria-label={copy.filter}>
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
      <p className="visually-hidden" role="status">
        {choosePlural(copy, "count", count, locale)}
      </p>
    </div>
  );
}
