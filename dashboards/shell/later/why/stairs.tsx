import { useReport } from "../../store/use-report.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import type { DifferenceWriter } from "./make-difference-writer.ts";
import { writeShare } from "./write-part.ts";

/** A part as it is written; `bin` is null for several together, which cannot be looked into. */
export type Step = { name: string; part: number; bin: number | null; isNamed: boolean };

/** Ends of the scale that all stairs of a page share: the whole, and how far steps lead beyond it. */
export type StairScale = { low: number; high: number };

const mostSteps = 8;

/** Orders parts from what adds most in the direction of the whole to what goes back; the smallest stand together. */
export function orderSteps(
  steps: readonly Step[],
  whole: number,
  nameOthers: (count: number) => string,
): Step[] {
  const bySize = steps
    .filter(({ part }) => part !== 0)
    .toSorted((a, b) => Math.abs(b.part) - Math.abs(a.part));
  const shown = bySize.length > mostSteps + 1 ? bySize.slice(0, mostSteps) : bySize;
  const rest = bySize.slice(shown.length);
  const others: Step[] =
    rest.length === 0
      ? []
      : [
          {
            name: nameOthers(rest.length),
            part: rest.reduce((sum, { part }) => sum + part, 0),
            bin: null,
            isNamed: false,
          },
        ];
  return [...shown, ...others].toSorted((a, b) => (b.part - a.part) * Math.sign(whole));
}

/** Where each step begins and ends, in parts of the whole. */
function placeSteps(
  steps: readonly Step[],
  whole: number,
  from = 0,
): (Step & { from: number; to: number })[] {
  let to = from;
  return steps.map((step) => {
    const start = to;
    to += step.part / whole;
    return Object.assign({ from: start, to }, step);
  });
}

/** How far up to the whole, or beyond it, steps lead. */
export function scaleSteps(stairs: readonly (readonly Step[])[], whole: number): StairScale {
  const ends = stairs.flatMap((steps) => placeSteps(steps, whole).map(({ to }) => to));
  return { low: Math.min(0, ...ends), high: Math.max(1, ...ends) };
}

type StairsProps = {
  title: string;
  steps: readonly Step[];
  whole: number;
  /** Where the first step begins, in parts of the whole. */
  from?: number;
  scale: StairScale;
  write: DifferenceWriter;
  onOpen?: ((bin: number) => void) | undefined;
};

/** Parts of a whole as a staircase: each begins where the one before ends, and what goes against the whole leads back. */
export function Stairs({ title, steps, whole, from = 0, scale, write, onOpen }: StairsProps) {
  const { copy, format } = useReport();
  const { why } = copy.shell;
  return (
    <section className="why-stairs">
      <h3>{title}</h3>
      <ol>
        {placeSteps(steps, whole, from).map(({ name, part, bin, isNamed, from: start, to }) => {
          const share = part / whole;
          const figure = fillText(why.figure, {
            part: share < 0 ? write.signed(part) : write.size(part),
            share: writeShare(format, share),
          });
          return (
            <li key={name} className={isNamed ? "is-named" : share < 0 ? "is-back" : undefined}>
              {bin === null || onOpen === undefined ? (
                <span className="why-name">{name}</span>
              ) : (
                <button
                  type="button"
                  className="why-name"
                  title={fillText(why.open, { name })}
                  onClick={() => onOpen(bin)}
                >
                  {name}
                </button>
              )}
              <StairBar from={start} to={to} scale={scale} />
              <span className="why-figure">
                {figure}
                {share < 0 && <span className="unseen"> {why.opposite}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type StairBarProps = { from: number; to: number; scale: StairScale };

const width = 1000;

export function StairBar({ from, to, scale: { low, high } }: StairBarProps) {
  const x = (at: number): number => Math.round(((at - low) / (high - low)) * width);
  return (
    <svg
      className="why-bar"
      viewBox={`0 0 ${String(width)} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        x={Math.min(x(from), x(to))}
        width={Math.max(Math.abs(x(to) - x(from)), 2)}
        height={10}
      />
      <line x1={x(0)} x2={x(0)} y1={-10} y2={20} />
      <line className="why-edge" x1={x(1)} x2={x(1)} y1={-10} y2={20} />
    </svg>
  );
}
