import { languageTags } from "../../../../contracts/locale.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { reportPath } from "../../../../contracts/paths/report-paths.ts";
import { findKind } from "../../../kinds/registry.ts";
import { writeDays } from "../../../query/comparison/write-ranges.ts";
import { encodeState } from "../../../query/state/state-codec.ts";
import type { Recommendation } from "../../../query/claims/recommendation.ts";
import { nameCompared } from "../../periods/name-compared.ts";
import { writeLever, writeSentence } from "../../recommendation/write-sentence.ts";
import type { VisualLayout } from "../../report-layout.ts";
import { useReport, useSnapshot, type OpenReport } from "../../store/use-report.ts";
import { nameMeasure } from "../../visuals/name-axes.ts";
import { describeFilters } from "../answers/describe-filters.ts";
import { countRows } from "../count-rows.ts";
import { MemoChart } from "./memo-chart.tsx";
import { useMemoVisual } from "./use-memo-visual.ts";
import "./memo.css";

type MemoProps = { said: Recommendation | undefined; day: Date };

const mostCards = 3;

/** A finding, what is at stake, charts and the assumption, all true of the rows that the filters leave (decision 094). */
export function Memo({ said, day }: MemoProps) {
  const report = useReport();
  const { copy, store } = report;
  const { memo, source } = copy.shell;
  const [form, ...others] = listCharts(report);
  const { recommendation: words } = copy.report;
  const date = new Intl.DateTimeFormat(languageTags[copy.language], { dateStyle: "long" });
  const path = reportPath(report.module.definition.slug, copy.language);
  const address = `${location.origin}${path}#${encodeState(store.snapshot().state)}`;
  return (
    <>
      <header>
        <span>{copy.report.title}</span>
        <span>{fillText(memo.dated, { day: date.format(day) })}</span>
      </header>
      {form && <Finding layout={form} />}
      {words && said?.finding && (
        <p className="memo-lead">{writeSentence(words.finding, said.finding, report.format)}</p>
      )}
      {said?.action && <Stake said={said} action={said.action} />}
      <Figures />
      {form && <MemoChart layout={form} isForm />}
      <div className="memo-columns memo-others">
        {others.map((layout) => (
          <MemoChart key={layout.id} layout={layout} />
        ))}
      </div>
      <Ground said={said} />
      <footer>
        <a href={address}>{address.replace(/^https?:\/\//, "")}</a>
        <span>{source}</span>
      </footer>
    </>
  );
}

/** The drawn visuals of the open page, the enlarged one first. */
function listCharts({ module, store }: OpenReport): VisualLayout[] {
  const { page, focus } = store.snapshot().state;
  const { visuals } = module.layout.pages.find(({ id }) => id === page)!;
  return visuals
    .filter(({ spec }) => findKind(spec.kind).layOut !== undefined)
    .toSorted((one, other) => Number(other.id === focus) - Number(one.id === focus));
}

function Finding({ layout }: { layout: VisualLayout }) {
  return <h1>{useMemoVisual(layout).title}</h1>;
}

type Action = NonNullable<Recommendation["action"]>;

/** The action in words, with the highlight on what it gives: the first of its numbers. */
function Stake({ said, action }: { said: Recommendation; action: Action }) {
  const { copy, format } = useReport();
  const { recommendation: words } = copy.report;
  if (words === undefined) return null;
  const [given = ""] = Object.keys(action);
  const [before = "", after] = words.action.split(`{{${given}}}`);
  const lever = said.lever && writeLever(said.lever, words.lever, format);
  const write = (text: string) => writeSentence(text, action, format, lever);
  return (
    <p className="memo-stake">
      {write(before)}
      {after !== undefined && (
        <>
          <mark>{write(`{{${given}}}`)}</mark>
          {write(after)}
        </>
      )}
    </p>
  );
}

/** The first figures of the report, and the days that they are of. */
function Figures() {
  const report = useReport();
  const { state, read } = useSnapshot();
  const { copy, format, outline, module } = report;
  const period = writeDays(copy.language, outline.periods(state).days);
  return (
    <dl className="memo-figures">
      {module.layout.cards.slice(0, mostCards).map((card) => {
        const measure = nameMeasure(report, card.measure, nameCompared(report, state));
        return (
          <div key={card.measure}>
            <dt>{[measure.name, period].filter(Boolean).join(", ")}</dt>
            <dd>{format.value(measure, read("total").values(card.measure)[0]!)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The assumption, and the rows that everything is true of. */
function Ground({ said }: { said: Recommendation | undefined }) {
  const report = useReport();
  const snapshot = useSnapshot();
  const { copy, format } = report;
  const { memo, how } = copy.shell;
  const { recommendation: words } = copy.report;
  const filters = describeFilters(report, snapshot.state)
    .map(({ name, values }) => `${name}: ${values}`)
    .join("; ");
  const lever =
    said?.lever && words
      ? `${words.lever.label}: ${writeLever(said.lever, words.lever, format)}. `
      : "";
  return (
    <div className="memo-columns memo-ground">
      {said?.action && (
        <p>
          <b>{memo.assumption}</b> {lever + memo.assumed}
        </p>
      )}
      <p>
        <b>{memo.rows}</b> {fillText(how.rows, countRows(report, snapshot))}.{" "}
        {filters === "" ? memo.unfiltered : fillText(memo.filtered, { filters })}
      </p>
    </div>
  );
}
