import { fillText } from "../../../../contracts/fill-text.ts";
import { TableScroll } from "../../../render/table/table-scroll.tsx";
import type { Driver, Explanation } from "../../../query/drivers/explain-difference.ts";
import { useReport } from "../../store/use-report.ts";
import { nameDimension } from "./name-sides.ts";
import { PartBar } from "./part-bar.tsx";
import { usePartDrivers, type Explained } from "./use-explanation.ts";
import type { DifferenceWriter } from "./write-difference.ts";

type PartTableProps = {
  explained: Explained & { explanation: Explanation };
  driver: Driver;
  write: DifferenceWriter;
  /** The bin that is split once more. */
  bin: number | null;
  onBin: (bin: number | null) => void;
};

/** The bins of a dimension and what each contributes: together, the difference. */
export function PartTable({ explained, driver, write, bin, onBin }: PartTableProps) {
  const report = useReport();
  const { why } = report.copy.shell;
  const { difference } = explained.explanation;
  const names = nameDimension(report, driver.dimension);
  const shown = [...driver.parts.keys()].filter((slot) => driver.parts[slot]!.hasRows);
  const hasMix = driver.parts.some(({ mix }) => mix !== 0);
  const parts = shown.map((slot) => driver.parts[slot]!);
  const totals = roundTotals(driver, write, difference);
  const [ofRates = 0, ofMixes = 0] = write.round([driver.rate, driver.mix], difference);
  const ends = parts.flatMap(({ rate, mix, total }) => [rate, mix, total, 0]);
  const scale = { low: Math.min(...ends), high: Math.max(...ends) };
  const heads = [
    { name: why.total, className: "number" },
    ...(hasMix
      ? [
          { name: why.rate, className: "number why-of-rate" },
          { name: why.mix, className: "number why-of-mix" },
        ]
      : []),
  ];
  return (
    <TableScroll>
      <table className="numbers why-parts">
        <caption className="unseen">{fillText(why.parts, { dimension: names.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{names.name}</th>
            <td aria-hidden="true" />
            {heads.map(({ name, className }) => (
              <th key={name} scope="col" className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((slot) => (
            <PartRow
              key={slot}
              explained={explained}
              driver={driver}
              slot={slot}
              write={write}
              total={totals[slot]!}
              scale={scale}
              columns={heads.length + 2}
              isOpen={driver.bins[slot] !== null && driver.bins[slot] === bin}
              onBin={onBin}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{why.together}</th>
            <td aria-hidden="true" />
            <td>
              <b>{write.plain(difference)}</b>
            </td>
            {hasMix && <td>{write.plain(ofRates)}</td>}
            {hasMix && <td>{write.plain(ofMixes)}</td>}
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  );
}

type PartRowProps = Omit<PartTableProps, "bin"> & {
  slot: number;
  /** As it is written. */
  total: number;
  scale: { low: number; high: number };
  columns: number;
  isOpen: boolean;
};

function PartRow({ explained, driver, slot, write, total, isOpen, ...row }: PartRowProps) {
  const names = nameDimension(useReport(), driver.dimension);
  const own = driver.bins[slot]!;
  const { rate, mix } = driver.parts[slot]!;
  const hasMix = row.columns > 3;
  const [ofRate = 0, ofMix = 0] = write.round([rate, mix], total);
  return (
    <>
      <tr>
        <th scope="row">
          {own === null ? (
            names.bin(own)
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => row.onBin(isOpen ? null : own)}
            >
              {names.bin(own)}
            </button>
          )}
        </th>
        <td className="why-drawn">
          <PartBar from={0} rate={rate} mix={mix} {...row.scale} />
        </td>
        <td>
          <b>{write.plain(total)}</b>
        </td>
        {hasMix && <td>{write.plain(ofRate)}</td>}
        {hasMix && <td>{write.plain(ofMix)}</td>}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={row.columns} className="why-inside">
            <PartInside
              explained={explained}
              driver={driver}
              slot={slot}
              write={write}
              name={names.bin(own)}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** By slot, what is written of each part. */
export function roundTotals(
  { parts }: Driver,
  write: DifferenceWriter,
  difference: number,
): number[] {
  return write.round(
    parts.map(({ total }) => total),
    difference,
  );
}

const mostInside = 3;

type PartInsideProps = {
  explained: Explained & { explanation: Explanation };
  driver: Driver;
  slot: number;
  write: DifferenceWriter;
  name: string;
};

/** One level more: by what the part of one bin can be split again. */
function PartInside({ explained, driver, slot, write, name }: PartInsideProps) {
  const report = useReport();
  const { why } = report.copy.shell;
  const drivers = usePartDrivers(explained, driver, slot);
  if (drivers === undefined) return null;
  if (drivers.length === 0) return <p>{fillText(why.insideNothing, { name })}</p>;
  return (
    <>
      <p>{fillText(why.inside, { name, part: write.signed(driver.parts[slot]!.rate) })}</p>
      <ul>
        {drivers.slice(0, mostInside).map(({ dimension, parts, bins, key }) => {
          const names = nameDimension(report, dimension);
          return (
            <li key={dimension.column}>
              {names.name}:{" "}
              {fillText(why.key, {
                bin: names.bin(bins[key]!),
                part: write.signed(parts[key]!.total),
              })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
