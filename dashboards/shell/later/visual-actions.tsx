import { fillText } from "../../../contracts/fill-text.ts";
import { drawChart } from "../../kinds/chart-kind.ts";
import { nameBin } from "../../kinds/bins/order-bins.ts";
import { listCodes } from "../../kinds/read-selection.ts";
import { findKind } from "../../kinds/registry.ts";
import { captionPicture } from "../../render/picture/caption-picture.ts";
import type { PictureKind } from "../../render/picture/make-picture.ts";
import { toCsv } from "../../render/csv.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import { describeFilters } from "./answers/describe-filters.ts";
import { toggleEnlarged } from "./enlarge.ts";
import { downloadFile } from "./files/download-file.ts";
import { nameFile } from "./files/name-file.ts";
import { MenuItem } from "../panels/disclosure.tsx";
import { presentVisual } from "../../query/state/present-visual.ts";
import type { VisualLayout } from "../report-layout.ts";
import { useLater } from "../store/use-later.ts";
import { useReport, useSnapshot, type OpenReport } from "../store/use-report.ts";

type VisualActionsProps = {
  visual: VisualProps;
  /** The layout as declared, without the reader's personal view. */
  layout: VisualLayout;
  isTable: boolean | undefined;
  onHow: () => void;
  /** Called where the file that makes pictures is not available. */
  onPictureLost: () => void;
};

/** The entries of a visual's menu. */
export function VisualActions({ visual, layout, isTable = false, ...on }: VisualActionsProps) {
  const report = useReport();
  const { state } = useSnapshot();
  const labels = report.copy.shell.visual;
  const [presentation] = useLater(report.presentation);
  const canBeTable = findKind(visual.spec.kind).isTable !== true;
  return (
    <>
      <ul>
        {canBeTable && (
          <MenuItem
            name={isTable ? labels.chart : labels.table}
            onChoose={() =>
              report.store.change((now) => presentVisual(now, layout.id, { isTable: !isTable }))
            }
          />
        )}
        <MenuItem
          name={state.focus === visual.id ? labels.leaveFocus : labels.focus}
          onChoose={() => toggleEnlarged(report.store, visual.id)}
        />
        <WhyItem visual={visual} />
        <MenuItem name={labels.how} onChoose={on.onHow} />
        <MenuItem name={labels.csv} onChoose={() => saveCsv(report, visual)} />
        {!isTable && <PictureItems visual={visual} onLost={on.onPictureLost} />}
      </ul>
      {presentation && <presentation.Choices visual={visual} layout={layout} />}
    </>
  );
}

/** Asks "Why?" about the selection, or about the highlighted bins. */
function WhyItem({ visual }: { visual: VisualProps }) {
  const { ask, askOf } = useReport().copy.shell.why;
  const { result, selection, highlight = [], onWhy } = visual;
  const bins = selection === null ? highlight : listCodes(selection);
  if (onWhy === undefined) return null;
  const isWhole = bins.length === 0 || result.axes.length === 0;
  if (isWhole) return <MenuItem name={ask} onChoose={() => onWhy([])} />;
  const name = bins.map((bin) => nameBin(visual, bin)).join(", ");
  return (
    <MenuItem
      name={bins.length > 2 ? ask : fillText(askOf, { name })}
      onChoose={() => onWhy(bins)}
    />
  );
}

function saveCsv(report: OpenReport, visual: VisualProps): void {
  const file = nameFile(report, visual.id, "csv");
  downloadFile(file, [toCsv(visual, visual.sort)], "text/csv;charset=utf-8");
}

const pictureTypes = { svg: "image/svg+xml", png: "image/png" };

/** Saves the picture of a drawn visual; tables have none. */
function PictureItems({ visual, onLost }: { visual: VisualProps; onLost: () => void }) {
  const report = useReport();
  const figure = document.querySelector(`#${CSS.escape(visual.id)}`);
  const drawing = figure?.querySelector<SVGSVGElement>("svg.drawing");
  if (figure === null || !drawing) return null;
  const save = async (kind: PictureKind): Promise<void> => {
    const scene = drawChart(findKind(visual.spec.kind), visual, drawing.width.baseVal.value);
    if (scene === undefined) return;
    const caption = captionPicture(visual, nameFilters(report), report.copy.shell.source);
    // Few readers save a picture: its code is not part of the first script.
    const { makePicture } = await import("../../render/picture/make-picture.ts");
    const picture = await makePicture(kind, { scene, caption, figure });
    downloadFile(nameFile(report, visual.id, kind), [picture], pictureTypes[kind]);
  };
  return (["svg", "png"] as const).map((kind) => (
    <MenuItem
      key={kind}
      name={report.copy.shell.visual[kind]}
      onChoose={() => void save(kind).catch(onLost)}
    />
  ));
}

/** Returns the report's filters in words; empty if there are none. */
function nameFilters(report: OpenReport): string {
  const filters = describeFilters(report, report.store.snapshot().state);
  return filters.map(({ name, values }) => `${name}: ${values}`).join(" · ");
}
