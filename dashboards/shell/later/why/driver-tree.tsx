import { useId } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import type { ShownMeasure } from "../../../kinds/chart.ts";
import type { Driver, Explanation } from "../../../query/drivers/explain-difference.ts";
import { Icon } from "../../panels/icon.tsx";
import { useReport } from "../../store/use-report.ts";
import { nameDimension } from "./name-sides.ts";
import { PartBar } from "./part-bar.tsx";
import { PartTable, roundTotals } from "./part-table.tsx";
import type { Explained } from "./use-explanation.ts";
import type { WhyQuestion } from "./why-question.ts";
import { isByMix } from "./write-sentence.ts";
import { makeDifferenceWriter } from "./write-difference.ts";

const mostDrivers = 5;

type DriverTreeProps = {
  explained: Explained & { explanation: Explanation };
  question: WhyQuestion;
  measure: ShownMeasure;
  onChange: (next: Partial<WhyQuestion>) => void;
};

/** The difference, and below it the dimensions that explain most of it; one at a time shows its bins. */
export function DriverTree({ explained, question, measure, onChange }: DriverTreeProps) {
  const { copy, format } = useReport();
  const { drivers, difference } = explained.explanation;
  const write = makeDifferenceWriter(format, measure, difference);
  const writeParts = makeDifferenceWriter(format, measure, difference, 1);
  const shown = drivers.slice(0, mostDrivers);
  const [first] = shown;
  const open = shown.find(({ dimension }) => dimension.column === question.dimension) ?? first;
  const isClosed = question.dimension === closed;
  return (
    <div className="why-tree">
      <p className="why-root">
        <b>{write.signed(difference)}</b> {copy.shell.why.root}
      </p>
      <ol>
        {shown.map((driver) => {
          const { column } = driver.dimension;
          const isOpen = driver === open && !isClosed;
          return (
            <DriverItem
              key={column}
              driver={driver}
              largest={first!.explained}
              part={writeParts.signed(roundTotals(driver, writeParts, difference)[driver.key]!)}
              expected={
                isByMix(difference, driver.mix)
                  ? null
                  : writeParts.signed(driver.parts[driver.key]!.expected)
              }
              isOpen={isOpen}
              onPress={() => onChange({ dimension: isOpen ? closed : column, bin: null })}
            >
              <PartTable
                explained={explained}
                driver={driver}
                write={writeParts}
                bin={question.bin}
                onBin={(bin) => onChange({ dimension: column, bin })}
              />
            </DriverItem>
          );
        })}
      </ol>
    </div>
  );
}

/** Stands for a dimension that is none. */
const closed = "-";

type DriverItemProps = {
  driver: Driver;
  largest: number;
  /** Of the bin that stands out. */
  part: string;
  /** What it would be by its size; null where the mix says more. */
  expected: string | null;
  isOpen: boolean;
  onPress: () => void;
  children: React.ReactNode;
};

function DriverItem({
  driver,
  largest,
  part,
  expected,
  isOpen,
  onPress,
  children,
}: DriverItemProps) {
  const report = useReport();
  const { why } = report.copy.shell;
  const id = useId();
  const { dimension, explained, key, bins } = driver;
  const names = nameDimension(report, dimension);
  const bin = names.bin(bins[key]!);
  const keyText =
    expected === null || expected === part
      ? fillText(why.key, { bin, part })
      : fillText(why.keyBySize, { bin, part, expected });
  return (
    <li>
      <button
        type="button"
        className="why-driver"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onPress}
      >
        <Icon name="next" />
        <span className="why-name">{names.name}</span>
        <PartBar from={0} rate={explained / largest} mix={0} low={0} high={1} />
        <span className="why-key">{keyText}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
