import { useEffect, useState } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import type { Tip } from "../../../interact/tips.ts";
import { selectBins, type ReportState } from "../../../query/state/report-state.ts";
import { openCounter, type Counter } from "../../../query/open-counter.ts";
import type { ReportRows } from "../../store/make-rows.ts";
import { useReport, useSnapshot, type OpenReport } from "../../store/use-report.ts";
import { nameAxes, nameMeasure } from "../../visuals/name-axes.ts";
import { countCourse, type CountedCourse } from "./count-course.ts";
import { findCourse, type Course } from "./find-course.ts";
import "./tip-course.css";

/** A pointer that passes over marks counts none. */
const restMs = 120;
/** Height of the plot in tenths of a px. */
const plotHeight = 400;

type TipCourseProps = Pick<Tip, "visual" | "bins">;

/** The course of a mark's first measure under the filters, if it has one. */
export function TipCourse({ visual, bins }: TipCourseProps) {
  const report = useReport();
  const { state, layoutOf } = useSnapshot();
  const declared = report.module.layout.pages
    .flatMap(({ visuals }) => visuals)
    .find(({ id }) => id === visual);
  const layout = declared && (layoutOf?.(declared) ?? declared);
  const course = layout && findCourse(report, state, layout);
  if (course === undefined) return null;
  return <Plot key={bins.join()} course={course} state={selectBins(state, layout!.view, bins)} />;
}

/** Keeps its room until the course is counted, so that the tooltip stays where it is. */
function Plot({ course, state }: { course: Course; state: ReportState }) {
  const report = useReport();
  const [counted, setCounted] = useState<CountedCourse>();
  const [asked] = useState(() => ({ course, state }));
  useEffect(() => {
    const timer = setTimeout(() => {
      count(report, asked.state, asked.course).then(setCounted, console.error);
    }, restMs);
    return () => clearTimeout(timer);
  }, [report, asked]);
  const { format, outline } = report;
  const { view, measure } = asked.course;
  const shown = nameMeasure(report, measure, undefined);
  const axis = outline.shape.views[view]![0]!.axes[0]!;
  const [names] = nameAxes(report, view);
  return (
    <div className="tip-course">
      <p>
        <span>{shown.name}</span>
        <b>
          {counted && fillText(format.copy.mark.mean, { value: format.value(shown, counted.mean) })}
        </b>
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${String(axis.size)} ${String(plotHeight)}`}
        preserveAspectRatio="none"
      >
        {counted && <Steps {...counted} />}
      </svg>
      <p>
        <span>{format.tick(axis, names, 0)}</span>
        <span>{format.tick(axis, names, axis.size - 1)}</span>
      </p>
    </div>
  );
}

function Steps({ values, mean }: CountedCourse) {
  const known = [0, mean, ...values].filter(Number.isFinite);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const y = (value: number): string =>
    String(Math.round((plotHeight * (high - (value || 0))) / (high - low || 1)));
  const bars = Array.from(
    values,
    (value, step) => `M${String(step + 0.1)} ${y(0)}V${y(value)}h.8V${y(0)}`,
  );
  return (
    <>
      <path d={bars.join("")} />
      <path className="tip-course-mean" d={`M0 ${y(mean)}h${String(values.length)}`} />
    </>
  );
}

const counters = new WeakMap<ReportRows, Counter>();

async function count(
  { source, module: { definition } }: OpenReport,
  state: ReportState,
  course: Course,
): Promise<CountedCourse> {
  const rows = await source.loadRows();
  const counter = counters.get(rows) ?? openCounter(definition, rows);
  counters.set(rows, counter);
  return countCourse(definition, counter, state, course);
}
