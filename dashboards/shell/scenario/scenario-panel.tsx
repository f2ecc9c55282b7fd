import { useDeferredValue, useEffect, useMemo, useRef, type ComponentType } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import type { Scenario, Settings } from "../../query/scenario/scenario.ts";
import type { Weighed } from "../../query/scenario/weigh-scenario.ts";
import type { ScenarioModule } from "../report-layout.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { countFilters } from "../panels/count-filters.ts";
import { focusAction } from "../toolbar/focus-action.ts";
import { panelCopy } from "./panel-copy.ts";
import { useSettings, type PrepareSteps } from "./use-settings.ts";
import { writeSetting } from "./write-setting.ts";
import { Slider } from "../recommendation/slider.tsx";
import { TextButton } from "../panels/text-button.tsx";

export type PanelParts = {
  scenario: Scenario;
  words: ScenarioModule["words"];
  settings: (asked: Settings) => Settings;
  prepare: PrepareSteps;
  weigh: (settings: Settings) => Weighed;
};

/** Makes the panel of a scenario: sliders, assumptions, result, and the way back. */
export function makePanel(parts: PanelParts): ComponentType {
  return () => <ScenarioPanel parts={parts} />;
}

function ScenarioPanel({ parts }: { parts: PanelParts }) {
  const { store, format } = useReport();
  const snapshot = useSnapshot();
  const { scenario, words, prepare } = parts;
  const copy = panelCopy[format.language];
  const own = words[format.language];
  const settings = parts.settings(snapshot.state.scenario ?? {});
  const [shown, choose] = useSettings(store, settings, prepare);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const written = Object.fromEntries(
    scenario.sliders.map((slider) => [
      slider.id,
      writeSetting(format, slider, own.sliders[slider.id]!, shown[slider.id]!),
    ]),
  );
  const leave = (): void => {
    focusAction("whatIf");
    store.change((state) => ({ ...state, scenario: undefined }));
  };
  return (
    <section className="scenario" aria-labelledby="scenario-title" tabIndex={-1} ref={panel}>
      <h2 id="scenario-title">
        <span className="scenario-mark">{copy.mark}</span> {own.title}
      </h2>
      <div className="scenario-sliders">
        {scenario.sliders.map((slider) => (
          <Slider
            key={slider.id}
            range={slider}
            label={own.sliders[slider.id]!.label}
            value={shown[slider.id]!}
            text={written[slider.id]!}
            onChange={(value) => choose({ ...shown, [slider.id]: value })}
          />
        ))}
      </div>
      <Verdict parts={parts} settings={settings} />
      <details className="scenario-assumptions" open>
        <summary>{copy.assumptions}</summary>
        <ul>
          {own.assumptions.map((text) => (
            <li key={text}>{fillText(text, written)}</li>
          ))}
          <li>{copy.drawn}.</li>
        </ul>
      </details>
      <TextButton onClick={leave}>{copy.reset}</TextButton>
    </section>
  );
}

/** The gain of the settings, and the break-even. */
function Verdict({ parts, settings }: { parts: PanelParts; settings: Settings }) {
  const { format } = useReport();
  const { state } = useSnapshot();
  // Deferred, so that the figures do not wait for it.
  const key = useDeferredValue(JSON.stringify([settings, state.filters, state.drill]));
  const weighed = useMemo(() => parts.weigh((JSON.parse(key) as [Settings])[0]), [parts, key]);
  const own = parts.words[format.language];
  const slider = parts.scenario.sliders.find(({ id }) => id === parts.scenario.breakEven)!;
  const { gain, breakEven, isRising } = weighed;
  const euros = { unit: "euros", decimals: 0 } as const;
  const gained = format.value(euros, Math.abs(gain));
  const direction = /[1-9]/.test(gained) ? (gain > 0 ? "more" : "less") : "same";
  const side =
    typeof breakEven === "number" ? (isRising ? "above" : "below") : (breakEven ?? "none");
  const at = typeof breakEven === "number" ? breakEven : Number.NaN;
  return (
    <p className="scenario-verdict" aria-live="polite">
      <b>
        {fillText(own.breakEven[side], {
          value: format.value({ unit: slider.unit, decimals: 2 }, at),
          percent: format.value({ unit: "percent", decimals: 0 }, at / 100),
        })}
      </b>{" "}
      {fillText(own.gain[direction], { gain: gained })}
      {countFilters(state) > 0 && ` ${panelCopy[format.language].filtered}`}
    </p>
  );
}
