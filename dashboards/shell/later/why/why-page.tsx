import { useEffect, useMemo, useRef } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import type { QuestionKind } from "../../../query/drivers/list-questions.ts";
import { closeDrill, selectBins, type ReportState } from "../../../query/state/report-state.ts";
import { countFilters } from "../../panels/count-filters.ts";
import { useReport, useSnapshot, type OpenReport } from "../../store/use-report.ts";
import { nameCompared } from "../../periods/name-compared.ts";
import { nameMeasure } from "../../visuals/name-axes.ts";
import { changeQuestion, leaveWhy } from "./ask-why.ts";
import { LikeMean } from "./like-mean.tsx";
import { nameSide } from "./name-sides.ts";
import { Reasons } from "./reasons.tsx";
import { RowPage } from "./rows/row-page.tsx";
import { useExplanation, type Explained } from "./use-explanation.ts";
import { readQuestion, type WhyQuestion } from "./why-question.ts";
import { writeAnswer } from "./write-answer.ts";
import { TextButton } from "../../panels/text-button.tsx";

/** In place of the visuals: why a figure is what it is, and the rows behind it. Escape gives the page back. */
export function WhyPage() {
  const { store, outline, copy } = useReport();
  const { state } = useSnapshot();
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    const { top = 0 } = page.current?.getBoundingClientRect() ?? {};
    if (top < 0 || top > innerHeight / 2 || window.frameElement !== null) {
      page.current?.scrollIntoView({ block: "start", behavior: "instant" });
    }
  }, []);
  const view = state.why?.split("~")[1] ?? "";
  const question = readQuestion(state.why ?? "", outline.shape, state.drill[view]?.length ?? 0);
  const within = useWithin(state, question);
  const { why } = copy.shell;
  return (
    <section ref={page} className="why" aria-labelledby="why-title" tabIndex={-1}>
      <TextButton onClick={() => leaveWhy(store)}>{copy.shell.visual.leaveFocus}</TextButton>
      {question === null ? (
        <h2 id="why-title">{why.nothing}</h2>
      ) : (
        <ExplainedFigure
          key={`${question.measure} ${question.view}`}
          question={question}
          state={within}
        />
      )}
    </section>
  );
}

/** The state whose rows lie in the small multiple that is asked about; the same for the same filters. */
function useWithin(state: ReportState, question: WhyQuestion | null): ReportState {
  const { view, bins } = question?.within ?? { view: "", bins: [] };
  const codes = bins.join();
  return useMemo(
    () =>
      codes === ""
        ? state
        : selectBins(closeDrill(state, view), view, codes.split(",").map(Number)),
    [state, view, codes],
  );
}

type ExplainedFigureProps = { question: WhyQuestion; state: ReportState };

function ExplainedFigure({ question, state }: ExplainedFigureProps) {
  const report = useReport();
  const explained = useExplanation(question, state);
  const measure = nameMeasure(report, question.measure, nameCompared(report, state));
  const { why } = report.copy.shell;
  const { store } = report;
  const change = (next: Partial<WhyQuestion>): void =>
    changeQuestion(store, { ...question, ...next });
  const explanation = explained?.explanation;
  const answer = explanation && writeAnswer(report, state, measure, explanation);
  return (
    <>
      <h2 id="why-title">{writeTitle(report, question, state)}</h2>
      <p className="why-sentence" aria-live="polite">
        {explanation === null ? why.alone : answer?.headline}
      </p>
      {explained !== undefined && (
        <KindSwitch explained={explained} kind={explanation?.question.kind} onChoose={change} />
      )}
      {answer && answer.more.length > 0 && <p className="why-more">{answer.more.join(" ")}</p>}
      {answer && (
        <dl className="why-figures">
          {answer.figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {explained !== undefined && explanation && answer && (
        <>
          <Reasons
            explained={{ ...explained, explanation }}
            answer={answer}
            question={question}
            onChange={change}
          />
          <LikeMean />
          <p className="report-hint">{why.caution}</p>
        </>
      )}
      {explained !== undefined && (
        <RowPage
          rows={explained.rows}
          question={question}
          state={state}
          onShow={(hasRows) => change({ hasRows })}
        />
      )}
    </>
  );
}

function writeTitle(
  report: OpenReport,
  { measure, view, bins, within }: WhyQuestion,
  state: ReportState,
): string {
  const { name } = nameMeasure(report, measure, nameCompared(report, state));
  const level = report.outline.shape.views[view]?.[state.drill[view]?.length ?? 0];
  const panel = report.outline.shape.views[within?.view ?? ""]?.[0];
  const isAll = level === undefined && countFilters(state) === 0;
  const { why } = report.copy.shell;
  if (isAll) return fillText(why.askOf, { name });
  const side =
    level === undefined
      ? ({ kind: "filtered" } as const)
      : ({ kind: "bins", level, bins } as const);
  const names = [
    nameSide(report, state, side),
    ...(within && panel
      ? [nameSide(report, state, { kind: "bins", level: panel, bins: within.bins })]
      : []),
  ];
  return fillText(why.title, { measure: name, group: names.join(" · ") });
}

type KindSwitchProps = {
  explained: Explained;
  kind: QuestionKind | undefined;
  onChoose: (next: Partial<WhyQuestion>) => void;
};

/** Both questions about the figure, where both can be asked. */
function KindSwitch({ explained: { kinds }, kind, onChoose }: KindSwitchProps) {
  const { why } = useReport().copy.shell;
  if (kinds.length < 2) return null;
  return (
    <div className="why-kinds" role="group" aria-labelledby="why-title">
      {kinds.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === kind}
          onClick={() => onChoose({ kind: one, dimension: null, bin: null })}
        >
          {why.kinds[one]}
        </button>
      ))}
    </div>
  );
}
