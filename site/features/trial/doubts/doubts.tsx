import { useState } from "react";
import type { TrialDoubt } from "../../../../contracts/trial/file-trial.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import type { Trial } from "../state/use-trial.ts";
import { wordDoubt } from "./word-doubt.ts";
import "./doubts.css";

/** The doubts that change a figure, ours marked; sent untouched, the usual case is right. */
export function Doubts({ trial: { state, answer } }: { trial: Trial }) {
  const copy = useCopy("trial").doubts;
  const locale = useLocale();
  const { doubts, file, progress, readMs } = state;
  const [isOther, setIsOther] = useState(state.isOther);
  return (
    <section className="trial-doubts">
      <p className="caption">
        {fillText(copy.file, {
          name: file.name,
          rows: formatNumber(progress.rows, locale),
          seconds: formatNumber(readMs / 1000, locale, 1),
        })}
      </p>
      <div className="trial-doubts-head">
        <h1 tabIndex={-1}>{copy.titles[doubts.length - 1]}</h1>
        <p>{copy.lead}</p>
      </div>
      {doubts.map((doubt, place) => (
        <Doubt
          key={`${doubt.code} ${doubt.column}`}
          doubt={doubt}
          name={`doubt-${String(place)}`}
          isOther={isOther[place] === true}
          onAnswer={(other) => setIsOther(isOther.map((one, at) => (at === place ? other : one)))}
        />
      ))}
      <div className="trial-doubts-foot">
        <p>{copy.foot}</p>
        <Button onClick={() => answer(isOther)}>{copy.draw}</Button>
      </div>
    </section>
  );
}

type DoubtProps = {
  doubt: TrialDoubt;
  name: string;
  isOther: boolean;
  onAnswer: (isOther: boolean) => void;
};

function Doubt({ doubt, name, isOther, onAnswer }: DoubtProps) {
  const copy = useCopy("trial").doubts;
  const locale = useLocale();
  const { title, evidence, answers } = wordDoubt(doubt, copy, locale);
  return (
    <fieldset className="trial-doubt" aria-describedby={`${name}-evidence`}>
      <legend>{title}</legend>
      <p id={`${name}-evidence`}>{evidence}</p>
      <div className="trial-answers">
        {answers.map(({ label, detail }, place) => (
          <label key={label} className="trial-answer">
            <input
              type="radio"
              name={name}
              checked={isOther === (place === 1)}
              onChange={() => onAnswer(place === 1)}
            />
            <strong>{label}</strong>
            <span>{detail}</span>
            <Months months={doubt.answers[place]!.months} label={copy.dateOrder.months} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const height = 44;
const width = 8;

/** Rows by month under an answer, as bars. */
function Months({ months, label }: { months: readonly number[] | undefined; label: string }) {
  if (months === undefined || months.length < 2) return null;
  const most = Math.max(...months);
  const path = months
    .map((rows, place) => {
      const bar = rows === 0 ? 0 : Math.max(2, (rows / most) * height);
      return `M${String(place * width)} ${String(height)}v${(-bar).toFixed(1)}h${String(width - 2)}V${String(height)}z`;
    })
    .join("");
  return (
    <svg
      viewBox={`0 0 ${String(months.length * width)} ${String(height + 1)}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      <path d={path} />
      <path
        className="trial-axis"
        d={`M0 ${String(height + 0.5)}h${String(months.length * width)}`}
      />
    </svg>
  );
}
