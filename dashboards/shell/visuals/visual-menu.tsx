import { drawPng } from "../../charts/export-png.ts";
import { serialiseSvg, type ExportText } from "../../charts/export-svg.ts";
import { fillText } from "../../charts/fill-text.ts";
import { summarise } from "../../charts/summarise.ts";
import { toCsv } from "../../charts/to-csv.ts";
import type { VisualProps } from "../../charts/visual.ts";
import { describeFilters } from "../panels/describe-filters.ts";
import { Disclosure } from "../panels/disclosure.tsx";
import { downloadFile } from "../host/download-file.ts";
import { MenuActions, type MenuAction } from "./menu-actions.tsx";
import { Icon } from "../panels/icon.tsx";
import { useReport, type OpenReport } from "../store/use-report.ts";

type VisualMenuProps = {
  visual: VisualProps;
  isTable: boolean;
  isEnlarged: boolean;
  onTable: () => void;
  onEnlarge: () => void;
  onHow: () => void;
};

export function VisualMenu(props: VisualMenuProps) {
  const { copy } = useReport();
  const name = fillText(copy.shell.visual.menu, { title: props.visual.title });
  return (
    <Disclosure name={name} button={<Icon name="more" />} className="menu">
      <VisualActions {...props} />
    </Disclosure>
  );
}

function VisualActions({ visual, isTable, isEnlarged, ...on }: VisualMenuProps) {
  const report = useReport();
  const labels = report.copy.shell.visual;
  const canBeTable = visual.spec.kind !== "table" && visual.spec.kind !== "matrix";
  const actions: readonly MenuAction[] = [
    ...(canBeTable ? [[isTable ? labels.chart : labels.table, on.onTable] as const] : []),
    [isEnlarged ? labels.leaveFocus : labels.focus, on.onEnlarge],
    [labels.how, on.onHow],
    [labels.csv, () => saveCsv(report, visual)],
    ...(isTable ? [] : listPictureActions(report, visual)),
  ];
  return (
    <ul>
      <MenuActions actions={actions} />
    </ul>
  );
}

function nameFile({ module }: OpenReport, { id }: VisualProps, ending: string): string {
  return `${module.definition.slug}-${id}.${ending}`;
}

function saveCsv(report: OpenReport, visual: VisualProps): void {
  const file = nameFile(report, visual, "csv");
  downloadFile(file, [toCsv(visual, visual.sort)], "text/csv;charset=utf-8");
}

function listPictureActions(report: OpenReport, visual: VisualProps): readonly MenuAction[] {
  const drawing = document.querySelector<SVGSVGElement>(`#${CSS.escape(visual.id)} svg.drawing`);
  if (drawing === null) return [];
  const { svg, png } = report.copy.shell.visual;
  const text = (): ExportText => captionPicture(report, visual);
  const saveSvg = (): void => {
    const file = nameFile(report, visual, "svg");
    downloadFile(file, [serialiseSvg(drawing, text())], "image/svg+xml");
  };
  const savePng = async (): Promise<void> => {
    const picture = await drawPng(drawing, text());
    downloadFile(nameFile(report, visual, "png"), [picture], "image/png");
  };
  return [
    [svg, saveSvg],
    [png, () => void savePng()],
  ];
}

function captionPicture(report: OpenReport, visual: VisualProps): ExportText {
  const { copy, store } = report;
  const filters = describeFilters(report, store.snapshot().state);
  const named = filters.map(({ name, values }) => `${name}: ${values}`).join(" · ");
  const lines = [summarise(visual), named, copy.shell.source].filter((line) => line !== "");
  return { title: visual.title, note: visual.description, lines };
}
