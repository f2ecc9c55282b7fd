import { fillText } from "../../../../contracts/fill-text.ts";
import { lowerFirst } from "../../../format/lower-first.ts";
import type { Driver, Explanation } from "../../../query/drivers/explanation.ts";
import { useReport, type OpenReport } from "../../store/use-report.ts";
import { nameDimension } from "./name-sides.ts";
import { orderSteps, scaleSteps, StairBar, Stairs, type Step } from "./stairs.tsx";
import { usePart, type Explained } from "./use-explanation.ts";
import type { WhyQuestion } from "./why-question.ts";
import type { Answer } from "./write-answer.ts";
import { roundParts } from "./write-part.ts";

const mostOthers = 4;

type ReasonsProps = {
  explained: Explained & { explanation: Explanation };
  answer: Answer;
  question: WhyQuestion;
  onChange: (next: Partial<WhyQuestion>) => void;
};

/** The whole as a bar, and below it its parts: by cause, by the bins of a column, and by those inside one of these. */
export function Reasons({ explained, answer, question, onChange }: ReasonsProps) {
  const report = useReport();
  const { explanation, rows } = explained;
  const { write, whole: kind, key } = answer;
  const { drivers, without } = explanation;
  // A single cause is all of the difference: it has no stairs.
  const causes = explanation.causes.length > 1 ? explanation.causes : [];
  const whole = write.difference;
  const { why } = report.copy.shell;
  const [first] = drivers;
  const open = drivers.find(({ dimension }) => dimension.id === question.dimension) ?? first;
  const asked = usePart(rows, explanation, open, question.bin);
  // A single bin that is left out is all of the difference.
  if (open === undefined || whole === 0 || without.length === 1) return null;
  const isFirst = open === first;
  const isNamed = (bin: number): boolean =>
    isFirst && (key === "all" || (key === "bin" && bin === open.key));
  const written = roundParts(open, write);
  const nameOthers = (count: number): string => fillText(why.others, { count });
  const own = makeSteps(report, open, written, isNamed);
  const bin = question.bin ?? (isFirst && explanation.inside !== null ? open.key : null);
  const inner = question.bin === null ? explanation.inside : (asked?.[0] ?? null);
  const begin = bin === null ? 0 : findStart(own, bin, whole, nameOthers);
  const inside =
    bin === null || inner === null
      ? []
      : makeSteps(
          report,
          inner,
          roundParts(inner, write, written[bin]),
          (one) => question.bin === null && key === "inside" && one === inner.key,
        );
  const causeSteps = write.round(causes.map(({ part }) => part)).map((part, at) => ({
    name: why.causes[causes[at]!.cause],
    part,
    bin: null,
    isNamed: key === "cause" && at === 0,
  }));
  const stairs = [causeSteps, own, inside].map((steps) => orderSteps(steps, whole, nameOthers));
  const scale = scaleSteps(stairs.slice(0, 2), whole);
  const known = { whole, scale, write };
  const names = nameDimension(report, open.dimension);
  const others = drivers.filter((driver) => driver !== open).slice(0, mostOthers);
  return (
    <div className="why-reasons">
      <p className="why-whole">
        <span className="why-name">{why.wholeNames[kind]}</span>
        <StairBar from={0} to={1} scale={scale} />
        <b className="why-figure">{write.size(whole)}</b>
      </p>
      {causes.length > 0 && <Stairs {...known} title={why.byCause} steps={stairs[0]!} />}
      <Stairs
        {...known}
        title={fillText(why.by, { dimension: lowerFirst(names.name) })}
        steps={stairs[1]!}
        onOpen={
          without.length > 0
            ? undefined
            : (one) => onChange({ dimension: open.dimension.id, bin: one })
        }
      />
      {bin !== null && inner !== null && (
        <Stairs
          {...known}
          title={fillText(why.inside, {
            name: names.bin(bin),
            dimension: lowerFirst(nameDimension(report, inner.dimension).name),
          })}
          steps={stairs[2]!}
          from={begin}
        />
      )}
      <p className="why-also">
        {why.sum}
        {others.length > 0 && ` ${why.alsoBy} `}
        {others.map(({ dimension }) => (
          <button
            key={dimension.id}
            type="button"
            onClick={() => onChange({ dimension: dimension.id, bin: null })}
          >
            {lowerFirst(nameDimension(report, dimension).name)}
          </button>
        ))}
      </p>
    </div>
  );
}

function makeSteps(
  report: OpenReport,
  { dimension, parts }: Driver,
  written: readonly number[],
  isNamed: (bin: number) => boolean,
): Step[] {
  const names = nameDimension(report, dimension);
  return parts.map((_, bin) => ({
    name: names.short(bin),
    part: written[bin]!,
    bin,
    isNamed: isNamed(bin),
  }));
}

/** Where the step of a bin begins, so that what lies inside it stands below it. */
function findStart(
  steps: readonly Step[],
  bin: number,
  whole: number,
  nameOthers: (count: number) => string,
): number {
  let start = 0;
  for (const step of orderSteps(steps, whole, nameOthers)) {
    if (step.bin === bin) return start;
    start += step.part / whole;
  }
  return 0;
}
