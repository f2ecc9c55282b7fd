import { useRef, useEffect } from "react";
import { fillText } from "../../format/fill-text.ts";
import { Sign } from "./sign.tsx";
import { useReport } from "../store/use-report.ts";

type StoryBarProps = { step: number; onStep: (step: number | null) => void };

/** The guided reading: a key point of the case study at a time, the report set to what it is about. */
export function StoryBar({ step, onStep }: StoryBarProps) {
  const { module, model, store, text } = useReport();
  const { story } = module.definition;
  const words = text.shell.story;
  const current = story[step];
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (current !== undefined) store.change(() => model.stateOf(current));
  }, [current, model, store]);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);

  if (current === undefined) return null;
  const said = text.story[current.id];
  return (
    <section className="story" aria-label={words.label} tabIndex={-1} ref={bar}>
      <p className="story-step">{fillText(words.step, { step: step + 1, count: story.length })}</p>
      <div className="story-text" aria-live="polite">
        <h2>{said?.title}</h2>
        <p>{said?.description}</p>
      </div>
      <div className="story-acts">
        <button
          type="button"
          className="icon-button"
          aria-label={words.previous}
          disabled={step === 0}
          onClick={() => onStep(step - 1)}
        >
          <Sign name="previous" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.next}
          disabled={step === story.length - 1}
          onClick={() => onStep(step + 1)}
        >
          <Sign name="next" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={words.close}
          onClick={() => onStep(null)}
        >
          <Sign name="close" />
        </button>
      </div>
    </section>
  );
}
