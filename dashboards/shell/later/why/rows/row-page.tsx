import { useDeferredValue, useId, useMemo, useState } from "react";
import { fillText } from "../../../../../contracts/fill-text.ts";
import type { DriverRows } from "../../../../query/drivers/driver-rows.ts";
import { listCountedRows } from "../../../../query/drivers/list-counted-rows.ts";
import type { ReportState, Sort } from "../../../../query/state/report-state.ts";
import { useReport, type OpenReport } from "../../../store/use-report.ts";
import { saveRows } from "../../files/save-rows.ts";
import { orderRows } from "./order-rows.ts";
import { RowTable } from "./row-table.tsx";
import { searchRows } from "./search-rows.ts";
import type { WhyQuestion } from "../why-question.ts";
import { TextButton } from "../../../panels/text-button.tsx";

const pageRows = 50;

type RowPageProps = {
  rows: DriverRows;
  question: WhyQuestion;
  state: ReportState;
  onShow: (isShown: boolean) => void;
};

/** The rows behind a figure: how many, and a page of them to sort, search and download. */
export function RowPage({ rows, question, state, onShow }: RowPageProps) {
  const { format, copy } = useReport();
  const { why } = copy.shell;
  const { measure, view, hasRows } = question;
  const { filters, drill } = state;
  const bins = question.bins.join();
  const counted = useMemo(
    () => {
      const asked = { measure, view, bins: bins === "" ? [] : bins.split(",").map(Number) };
      return listCountedRows(rows, { ...state, filters, drill }, asked);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- of the state, only filters and drill count
    [rows, measure, view, bins, filters, drill],
  );
  const count = format.count(counted.length);
  const { one, other } = copy.report.rows;
  const named = `${count} ${counted.length === 1 ? one : other}`;
  return (
    <section className="why-rows" aria-label={why.rows}>
      <TextButton aria-expanded={hasRows} onClick={() => onShow(!hasRows)}>
        {hasRows ? why.hideRows : fillText(why.showRows, { rows: named })}
      </TextButton>
      {hasRows && <Rows rows={rows} counted={counted} named={named} />}
    </section>
  );
}

type RowsProps = { rows: DriverRows; counted: Uint32Array; named: string };

function Rows({ rows: { table }, counted, named }: RowsProps) {
  const report = useReport();
  const searchId = useId();
  const [text, setText] = useState("");
  const [sort, setSort] = useState<Sort | null>(null);
  const [page, setPage] = useState(0);
  const sought = useDeferredValue(text);
  const { copy, format } = report;
  const { why } = copy.shell;
  const found = useMemo(
    () => searchIn(report, table, counted, sought),
    [report, table, counted, sought],
  );
  const ordered = useMemo(() => orderBy(report, table, found, sort), [report, table, found, sort]);
  const last = Math.max(Math.ceil(ordered.length / pageRows) - 1, 0);
  const from = Math.min(page, last) * pageRows;
  const shown = ordered.subarray(from, from + pageRows);
  const place = fillText(why.page, {
    from: format.count(ordered.length === 0 ? 0 : from + 1),
    to: format.count(from + shown.length),
    count: format.count(ordered.length),
  });
  return (
    <>
      <div className="why-tools">
        <label htmlFor={searchId}>{why.search}</label>
        <input
          id={searchId}
          type="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPage(0);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || text === "") return;
            event.preventDefault();
            event.nativeEvent.stopImmediatePropagation();
            setText("");
          }}
        />
        <TextButton onClick={() => void saveRows(report, table, ordered)}>
          {copy.shell.visual.csv}
        </TextButton>
      </div>
      <RowTable
        table={table}
        rows={shown}
        name={named}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          setPage(0);
        }}
      />
      <div className="why-pages">
        <p aria-live="polite">{place}</p>
        <TextButton disabled={from === 0} onClick={() => setPage(from / pageRows - 1)}>
          {why.previous}
        </TextButton>
        <TextButton disabled={from / pageRows >= last} onClick={() => setPage(from / pageRows + 1)}>
          {why.next}
        </TextButton>
      </div>
    </>
  );
}

function searchIn(
  { copy, format }: OpenReport,
  table: DriverRows["table"],
  rows: Uint32Array,
  text: string,
): Uint32Array {
  const { labels } = copy.report;
  return searchRows(table, rows, text, {
    language: copy.language,
    nameLabel: (id) => labels[id] ?? id,
    writeDay: format.day,
  });
}

function orderBy(
  { copy }: OpenReport,
  table: DriverRows["table"],
  rows: Uint32Array,
  sort: Sort | null,
): Uint32Array {
  const column = table.columns[sort?.by ?? ""];
  if (sort === null || column === undefined) return rows;
  const { labels } = copy.report;
  return orderRows(column, rows, sort.isDescending, (id) => labels[id] ?? id, copy.language);
}
