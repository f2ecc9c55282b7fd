import { useState, type MouseEvent } from "react";
import type { HomeStory } from "../../../page-data.ts";
import { reportPath } from "../../../../contracts/paths/report-paths.ts";
import { loadPart } from "../../../platform/page/load-part.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";

type Live = typeof import("./live-report.tsx") & { address: string };

/** A link to the report where the story ends, over a million rows; the app opens it in place. */
export function StoryReport({ story: { report, opened } }: { story: HomeStory }) {
  const { story: copy } = useCopy("workValues");
  const address = reportPath(report, useLocale()) + opened;
  // The address stays the same: the open report is notified of a change of language and keeps its state.
  const [live, setLive] = useState<Live>();
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadPart("live-report", async () => import("./live-report.tsx")).then(
      (part) => setLive({ ...part, address }),
      () => location.assign(address),
    );
  }
  if (live) return <live.LiveReport address={live.address} />;
  return (
    <p className="story-open">
      <a className="button button-outline" href={address} data-wants-app="" onClick={open}>
        {copy.open}
      </a>
    </p>
  );
}
