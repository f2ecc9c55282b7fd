import { useRef, useState } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { allDots, drawFirst, type ShownDots } from "./guess/draw-dots.ts";
import { useGuessPlay } from "./guess/use-guess-play.ts";
import { useHome } from "./use-home.ts";
import "./guess.css";

/**
 * A question that a hundred dots answer. The document holds the answer in a closed `details` element; the interactive
 * part is fetched at the first input.
 */
export function Guess() {
  const copy = useCopy("hero").guess;
  const pathTo = usePathTo();
  const { questions } = useHome();
  const section = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<ShownDots>();
  const { play, round, setRound } = useGuessPlay(section, questions.length);
  const question = questions[round];
  // Its cases were removed.
  if (question === undefined) return null;
  const { title, finding } = copy.questions[question.id];
  return (
    <section
      className={shown ? `guess ${shown.look}` : "guess"}
      id="adivina"
      ref={section}
      data-wants-app=""
    >
      <h2 id="guess-title">{title}</h2>
      <div className="guess-board">
        <svg viewBox="0 0 500 80" aria-hidden="true">
          <path d={allDots} />
          <path className="guess-filled" d={drawFirst(shown?.dots ?? question.answer)} />
        </svg>
        <input type="range" aria-labelledby="guess-title" />
      </div>
      <details>
        <summary className="button button-outline">{copy.check}</summary>
        <p>
          {`${fillText(finding, { answer: question.answer, ...question.values })} `}
          <a className="text-link" href={pathTo("consultations")}>
            {copy.book}
          </a>
        </p>
      </details>
      {play && (
        <play.GuessPlay
          section={section}
          questions={questions}
          round={round}
          onRound={setRound}
          onShow={setShown}
        />
      )}
    </section>
  );
}
