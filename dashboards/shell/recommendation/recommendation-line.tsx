import { useEffect, useState } from "react";
import { whenIdle } from "../../render/when-idle.ts";
import { writeHandle, writeLever, writeSentence } from "./write-sentence.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { Slider } from "./slider.tsx";
import { TextButton } from "../panels/text-button.tsx";
import "./recommendation.css";

/** Shows the report's reader, its finding in the filtered rows, what to do with its lever, and the scenario of that. */
export function RecommendationLine() {
  const { copy, format, store, handle, module } = useReport();
  const advise = useSnapshot((snapshot) => snapshot.advise);
  const adviseAt = useSnapshot((snapshot) => snapshot.adviseAt);
  const lever = useSnapshot(({ state }) => state.lever);
  const [moved, setMoved] = useState<number>();
  const set = moved ?? lever;
  const [{ said, ...by }, show] = useState(() => ({ advise, set, said: advise?.(lever) }));
  const isStale = by.advise !== advise || by.set !== set;
  useEffect(() => {
    let isWanted = isStale;
    // Filters are answered first.
    const update = async (): Promise<void> => {
      const next = await (set === undefined ? advise?.() : adviseAt?.(set).catch(() => undefined));
      if (!isWanted) return;
      setMoved(undefined);
      // Without the files that answer it, the lever goes back.
      if (next === undefined && moved !== undefined) return;
      show({ advise, set, said: next });
      if (moved !== undefined) store.change((state) => ({ ...state, lever: moved }));
    };
    whenIdle(() => {
      if (isWanted) void update();
    });
    return () => {
      isWanted = false;
    };
  }, [advise, adviseAt, set, moved, isStale, store]);
  const { recommendation: words, reader } = copy.report;
  useEffect(
    () => handle.move(writeHandle(said?.lever, words, format, { moved, onMove: setMoved })),
    [handle, said, words, format, moved],
  );
  if (said === undefined || words === undefined) return null;
  const { label, none, nothing, tryOut } = copy.shell.recommendation;
  const { lever: range, scenario } = said;
  const value = range && writeLever(range, words.lever, format);
  const isOnForm = module.layout.pages.some((page) => page.visuals.some((one) => one.hasLever));
  const action = writeSentence(words.action, said.action, format, value);
  return (
    <section className="recommendation" aria-label={label} aria-busy={isStale || undefined}>
      <p>
        <b>{reader}</b> · {writeSentence(words.finding, said.finding, format) ?? none}
      </p>
      {range && (
        <p className="recommendation-action" aria-live={set === undefined ? "off" : "polite"}>
          {action ?? nothing}
        </p>
      )}
      {range && (
        <div className="recommendation-lever">
          <Slider
            range={range}
            label={words.lever.label}
            value={moved ?? range.at.value}
            text={value!}
            mark={words.lever.mark}
            results={isOnForm ? undefined : range.results.map(({ value: gained }) => gained || 0)}
            onChange={setMoved}
          />
          {scenario && (
            <TextButton onClick={() => store.change((state) => ({ ...state, scenario }))}>
              {tryOut}
            </TextButton>
          )}
        </div>
      )}
    </section>
  );
}
