import { useRef, useEffect } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import { IconButton } from "../panels/icon.tsx";
import { useReport } from "../store/use-report.ts";

type StoryBarProps = { step: number; onStep: (step: number | null) => void };

/** The guided tour: sets the report to the key points of the case study, one after the other. */
export function StoryBar({ step, onStep }: StoryBarProps) {
  const { module, outline, store, copy } = useReport();
  const story = module.definition.story.filter(({ id }) => copy.story[id] !== undefined);
  const labels = copy.shell.story;
  const current = story[step];
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (current === undefined) return;
    store.change(({ lever }) => ({ ...outline.stateOf(current), lever }));
  }, [current, outline, store]);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);

  if (current === undefined) return null;
  const leave = (): void => {
    // A visual that a step has enlarged is restored when the tour ends.
    store.change((state) => (state.focus === current.focus ? { ...state, focus: null } : state));
    onStep(null);
  };
  const point = copy.story[current.id];
  return (
    <section className="story" aria-label={labels.label} tabIndex={-1} ref={bar}>
      <p className="story-step">{fillText(labels.step, { step: step + 1, count: story.length })}</p>
      <div className="story-text" aria-live="polite">
        <h2>{point?.title}</h2>
        <p>{point?.description}</p>
      </div>
      <div className="story-actions">
        <IconButton
          icon="previous"
          name={labels.previous}
          isDisabled={step === 0}
          onClick={() => onStep(step - 1)}
        />
        <IconButton
          icon="next"
          name={labels.next}
          isDisabled={step === story.length - 1}
          onClick={() => onStep(step + 1)}
        />
        <IconButton icon="close" name={labels.close} onClick={leave} />
      </div>
    </section>
  );
}
