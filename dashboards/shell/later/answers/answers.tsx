import { useSnapshot } from "../../store/use-report.ts";
import { countFilters } from "../../panels/count-filters.ts";
import { FootBar } from "./foot-bar.tsx";
import { LiveRegion } from "./live-region.tsx";

/** Responses to a change besides the figures: announcements for screen readers, and a bar on a phone. */
export function Answers() {
  const { state } = useSnapshot();
  return (
    <>
      {countFilters(state) > 0 && <FootBar />}
      <LiveRegion />
    </>
  );
}
