import { choosePlural } from "../../../platform/language/choose-plural.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { useScrolledTo } from "../../../ui/use-scrolled-to.ts";
import {
  filterProjects,
  projectCards,
  projectFilters,
  type ProjectFilter,
} from "../project-cards.ts";

type ProjectFilterBarProps = {
  selected: ProjectFilter;
  count: number;
  showCount: boolean;
  onSelect: (filter: ProjectFilter) => void;
};

export function ProjectFilterBar({ selected, count, showCount, onSelect }: ProjectFilterBarProps) {
  const copy = useCopy("projects");
  // An address may choose an area that is scrolled out of the bar.
  const list = useScrolledTo(projectFilters.indexOf(selected));

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
              {`${copy.filters[filter]} `}
              <Count of={filterProjects(projectCards, filter).length} />
            </button>
          </li>
        ))}
      </ul>
      <p className={showCount && count > 0 ? "filter-count" : "visually-hidden"} role="status">
        {count > 0 ? choosePlural(copy, "count", count) : copy.empty}
      </p>
    </div>
  );
}

function Count({ of }: { of: number }) {
  return of > 0 && <sup>{of}</sup>;
}
