import { useEffect, useState } from "react";
import { whenIdle } from "../../render/when-idle.ts";
import { writeRecommendation } from "./write-recommendation.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { TextButton } from "../panels/text-button.tsx";
import "./recommendation.css";

/** Shows the finding in the filtered rows, what to do and its worth, and the scenario that tries it out. */
export function RecommendationLine() {
  const { copy, format, store } = useReport();
  const advise = useSnapshot((snapshot) => snapshot.advise);
  const [shown, setShown] = useState(advise);
  useEffect(() => {
    let isStale = false;
    // Filters are answered first.
    whenIdle(() => {
      if (!isStale) setShown(advise?.());
    });
    return () => {
      isStale = true;
    };
  }, [advise]);
  if (shown === undefined) return null;
  const { finding, action } = writeRecommendation(copy.report, format, shown);
  const { scenario } = shown;
  const { label, none, tryOut } = copy.shell.recommendation;
  return (
    <section className="recommendation" aria-label={label}>
      <p>{finding ?? none}</p>
      {action !== undefined && <p className="recommendation-action">{action}</p>}
      {scenario && (
        <TextButton onClick={() => store.change((state) => ({ ...state, scenario }))}>
          {tryOut}
        </TextButton>
      )}
    </section>
  );
}
