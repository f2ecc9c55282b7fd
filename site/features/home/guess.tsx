import { useRef, useState } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { GuessBoard, GuessNumber } from "./guess/guess-board.tsx";
import { middle, type ShownGuess } from "./guess/shown-guess.ts";
import { useGuessPlay } from "./guess/use-guess-play.ts";
import { useHome } from "./use-home.ts";
import "../../ui/line/line.css";
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
  const [shown, setShown] = useState<ShownGuess>();
  const { play, round, setRound } = useGuessPlay(section, questions.length);
  const question = questions[round];
  // Its cases were removed.
  if (question === undefined) return null;
  const { answer, caseStudy, values } = question;
  const { context, title, unit, finding } = copy.questions[question.id];
  const dots = { guess: shown?.guess ?? middle, filled: shown?.filled ?? answer };
  return (
    <section
      className={shown ? "guess guess-touched" : "guess"}
      id="adivina"
      ref={section}
      data-wants-app=""
    >
      <div className="guess-head">
        <p>{fillText(context, values)}</p>
        <h2 id="guess-title">{title}</h2>
      </div>
      <p className="guess-told" role="status">
        {shown?.told}
      </p>
      <GuessBoard {...dots} answer={answer} />
      <div className="guess-foot">
        <p className="guess-unit" aria-hidden="true">
          <span className="guess-drag">{copy.drag}</span>
          <span>{unit}</span>
        </p>
        <GuessNumber {...dots} unit={unit} />
        <details>
          <summary className="button button-outline">{copy.check}</summary>
          <p>
            {`${fillText(finding, { answer, ...values })} `}
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
        <p className="guess-note">
          {`${copy.note} `}
          <a className="text-link" href={pathTo("caseStudy", { params: { slug: caseStudy } })}>
            {copy.caseStudy}
          </a>
        </p>
      </div>
    </section>
  );
}
