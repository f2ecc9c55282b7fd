import { fillText } from "../../../../contracts/fill-text.ts";
import { formatDate } from "../../../platform/language/format-date.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { usePosts } from "../state/use-posts.ts";
import { countByWeek } from "./count-by-week.ts";
import "./week-ticks.css";

const weeks = 24;

/** A tick on the line for each of the last weeks up to the newest post, high where one came out. */
export function WeekTicks() {
  const { weekTicks } = useCopy("blog");
  const locale = useLocale();
  const posts = usePosts(undefined).data ?? [];
  const dates = posts.map(({ publishDate }) => publishDate);
  const newest = dates.toSorted().at(-1);
  if (newest === undefined) return null;
  const counts = countByWeek(dates, weeks);
  const drawTicks = (isHigh: boolean): string =>
    counts
      .map((count, week) =>
        count > 0 === isHigh ? `M${String(week)} 1V${isHigh ? "0" : ".7"}` : "",
      )
      .join("");
  return (
    <div className="week-ticks">
      <svg viewBox={`0 0 ${String(weeks - 1)} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={drawTicks(false)} />
        <path d={drawTicks(true)} />
      </svg>
      <p className="caption">
        {fillText(weekTicks, {
          weeks,
          count: counts.filter((count) => count > 0).length,
          date: formatDate(newest, locale),
        })}
      </p>
    </div>
  );
}
