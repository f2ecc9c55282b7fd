import { useEffect, useState } from "react";
import { whenIdle } from "../../render/when-idle.ts";
import { writeSentence } from "./write-sentence.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { TextButton } from "../panels/text-button.tsx";
import "./recommendation.css";

/** Shows the finding in the filtered rows, what to do and its worth, and the scenario that tries it out. */
export function RecommendationLine() {
  const { copy, format, store } = useReport();
  const advise = useSnapshot((snapshot) => snapshot.advise);
  const [[by, said], setShown] = useState(() => [advise, advise?.()] as const);
  const isStale = by !== advise;
  useEffect(() => {
    let isWanted = isStale;
    // Filters are answered first.
    whenIdle(() => {
      if (isWanted) setShown([advise, advise?.()]);
    });
    return () => {
      isWanted = false;
    };
  }, [advise, isStale]);
  if (said === undefined) return null;
  const { recommendation: words } = copy.report;
  const { label, none, tryOut } = copy.shell.recommendation;
  const action = writeSentence(words.action, said.action, format);
  const { scenario } = said;
  return (
    <section className="recommendation" aria-label={label} aria-busy={isStale || undefined}>
      <p>{writeSentence(words.finding, said.finding, format) ?? none}</p>
      {action && <p className="recommendation-action">{action}</p>}
      {scenario && (
        <TextButton onClick={() => store.change((state) => ({ ...state, scenario }))}>
          {tryOut}
        </TextButton>
      )}
    </section>
  );
}
