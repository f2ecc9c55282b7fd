import type { MouseEvent } from "react";
import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { AreaMarks } from "./cards/area-marks.tsx";
import { filterProjects, projectCards, type ProjectFilter } from "./project-cards.ts";
import { LineAcross } from "../../ui/line/line.tsx";
import "./area-cards.css";

const areas = ["powerbi", "analisis", "etl", "ml"] as const;

const countCases = (area: ProjectFilter) => filterProjects(projectCards, area).length;

type AreaCardsProps = { selected: ProjectFilter; onSelect: (filter: ProjectFilter) => void };

/** Links to the filtered page, which the app turns into a jump on this one (§2). */
export function AreaCards({ selected, onSelect }: AreaCardsProps) {
  const { areas: copy } = useCopy("projectsPage");
  const pathTo = usePathTo();

  // A choice of the same page is no new entry of the history; the browser jumps to the anchor, focus included.
  function select(event: MouseEvent, area: ProjectFilter): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(area);
    location.replace("#projects");
  }

  return (
    <section className="section areas" aria-labelledby="areas-title">
      <h2 id="areas-title">{copy.title}</h2>
      <LineAcross from="right" />
      <ul>
        {areas.map((id) => (
          <li key={id} className={countCases(id) > 0 ? undefined : "area-unknown"}>
            <AreaMarks count={countCases(id)} total={projectCards.length} />
            <h3>
              <a
                href={pathTo("projects", { query: { area: id }, hash: "projects" })}
                data-wants-app=""
                aria-current={id === selected ? "true" : undefined}
                onClick={(event) => select(event, id)}
              >
                {copy.items[id].title}
              </a>
            </h3>
            <p>{copy.items[id].description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
