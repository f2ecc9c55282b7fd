import { dotFields, drawFirst, drawSheaf } from "./draw-dots.ts";
import "./guess-board.css";

type GuessBoardProps = {
  guess: number;
  answer: number;
  /** Dots of the answer that are filled: fewer while it counts up. */
  filled: number;
};

const tens = Array.from({ length: 11 }, (_, at) => at * 10);

/** A hundred dots on a ruler, which is a piece of the page's line. Parts named "true" show with the open answer. */
export function GuessBoard({ guess, answer, filled }: GuessBoardProps) {
  return (
    <div className="guess-board">
      <svg
        className="guess-sheaf"
        viewBox="0 0 1000 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={drawSheaf()} />
      </svg>
      <Dots field="wide" guess={guess} filled={filled} />
      <Dots field="narrow" guess={guess} filled={filled} />
      <span className="rail guess-in" />
      <span className="rail guess-out">
        <span className="beads" />
      </span>
      <svg className="guess-ruler" aria-hidden="true">
        {tens.map((ten) => (
          <text key={ten} x={percent(ten)} y="48">
            {ten}
          </text>
        ))}
        <line className="guess-reach guess-halo" x2="100%" y1="20" y2="20" />
        <line className="guess-reach" x2="100%" y1="20" y2="20" />
        <line className="guess-reach guess-said" x2={percent(guess)} y1="20" y2="20" />
        <line className="guess-reach guess-true" x2={percent(filled)} y1="20" y2="20" />
        <circle className="guess-true" cx={percent(filled)} cy="20" r="16" />
      </svg>
      <Difference guess={guess} answer={answer} />
      <input type="range" aria-labelledby="guess-title" />
    </div>
  );
}

type DotsProps = { field: keyof typeof dotFields; guess: number; filled: number };

function Dots({ field, guess, filled }: DotsProps) {
  const { columns, rows, across, down } = dotFields[field];
  const draw = (count: number): string => drawFirst(dotFields[field], count);
  return (
    <svg
      className={`guess-dots guess-${field}`}
      viewBox={`0 0 ${String(columns * across)} ${String(rows * down)}`}
      aria-hidden="true"
    >
      <path className="guess-all" d={draw(100)} />
      <path className="guess-said" d={draw(guess)} />
      <path className="guess-ring guess-true" d={draw(Math.max(guess, filled))} />
      <path className="guess-hole guess-true" d={draw(guess)} />
      <path className="guess-filled guess-true" d={draw(filled)} />
    </svg>
  );
}

/** A bracket over the dots, from the answer to the guess. */
function Difference({ guess, answer }: { guess: number; answer: number }) {
  const [from, to] = [percent(answer), percent(guess)];
  return (
    <svg className="guess-difference guess-true" aria-hidden="true">
      <line x1={from} x2={to} y1="1" y2="1" />
      <line x1={to} x2={to} y2="12" />
      <line x1={from} x2={from} y2="100%" />
    </svg>
  );
}

type GuessNumberProps = Omit<GuessBoardProps, "answer"> & { unit: string };

/** The guess below its tick, or the answer, with the unit on the side that has room. */
export function GuessNumber({ guess, filled, unit }: GuessNumberProps) {
  const values = { "guess-said": guess, "guess-true": filled };
  return (
    <svg className="guess-number" aria-hidden="true">
      {Object.entries(values).map(([look, value]) => (
        <g key={look} className={look}>
          <text x={percent(value)} y="0.74em">
            {value}
          </text>
          <text
            className={value > 60 ? "guess-beside guess-beside-left" : "guess-beside"}
            x={percent(value)}
            dx={value > 60 ? "-9.5rem" : "9.5rem"}
            y="9.5rem"
          >
            {unit}
          </text>
        </g>
      ))}
    </svg>
  );
}

function percent(value: number): string {
  return `${String(value)}%`;
}
