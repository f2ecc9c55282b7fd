import { layouts } from "../../kinds/layouts.ts";
import { drawPng } from "../../render/canvas.ts";
import { framePicture, type Caption } from "../../render/frame-picture.ts";
import { readPalette } from "../../render/read-palette.ts";
import { writeSvg } from "../../render/svg-string.ts";
import type { Scene } from "../../scene/scene.ts";
import { fillText } from "../../format/fill-text.ts";
import { summarise } from "../../kinds/summarise.ts";
import { toCsv } from "../../render/csv.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import { describeFilters } from "../panels/describe-filters.ts";
import { Disclosure } from "../panels/disclosure.tsx";
import { downloadFile } from "../host/download-file.ts";
import { MenuActs, type MenuAct } from "./menu-acts.tsx";
import { Sign } from "../panels/sign.tsx";
import { useReport, type OpenReport } from "../store/use-report.ts";

type VisualMenuProps = {
  visual: VisualProps;
  isTable: boolean;
  isEnlarged: boolean;
  onTable: () => void;
  onEnlarge: () => void;
  onHow: () => void;
};

/** What can be done with one visual: its table, its own page, its files, how it is computed. */
export function VisualMenu(props: VisualMenuProps) {
  const { text } = useReport();
  const name = fillText(text.shell.visual.menu, { title: props.visual.title });
  return (
    <Disclosure name={name} button={<Sign name="more" />} className="menu">
      <VisualActs {...props} />
    </Disclosure>
  );
}

function VisualActs({ visual, isTable, isEnlarged, ...on }: VisualMenuProps) {
  const report = useReport();
  const words = report.text.shell.visual;
  const canBeTable = visual.spec.kind !== "table" && visual.spec.kind !== "matrix";
  const acts: readonly MenuAct[] = [
    ...(canBeTable ? [[isTable ? words.chart : words.table, on.onTable] as const] : []),
    [isEnlarged ? words.leaveFocus : words.focus, on.onEnlarge],
    [words.how, on.onHow],
    [words.csv, () => saveCsv(report, visual)],
    ...(isTable ? [] : listPictureActs(report, visual)),
  ];
  return (
    <ul>
      <MenuActs acts={acts} />
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

function listPictureActs(report: OpenReport, visual: VisualProps): readonly MenuAct[] {
  const figure = document.querySelector(`#${CSS.escape(visual.id)}`);
  const drawing = figure?.querySelector<SVGSVGElement>("svg.drawing");
  const layOut = layouts[visual.spec.kind];
  if (figure === null || !drawing || layOut === undefined) return [];
  const { svg, png } = report.text.shell.visual;
  const frame = (): Scene => {
    const scene = layOut(visual, drawing.width.baseVal.value);
    return framePicture(scene, captionPicture(report, visual));
  };
  const saveSvg = (): void => {
    const file = nameFile(report, visual, "svg");
    downloadFile(file, [writeSvg(frame(), readPalette(figure))], "image/svg+xml");
  };
  const savePng = async (): Promise<void> => {
    const picture = await drawPng(frame(), readPalette(figure));
    downloadFile(nameFile(report, visual, "png"), [picture], "image/png");
  };
  return [
    [svg, saveSvg],
    [png, () => void savePng()],
  ];
}

/** What a picture says beside its drawing: title, what is drawn, summary, filters, source. */
function captionPicture(report: OpenReport, visual: VisualProps): Caption {
  const { text, store } = report;
  const filters = describeFilters(report, store.snapshot().state);
  const named = filters.map(({ name, values }) => `${name}: ${values}`).join(" · ");
  const lines = [summarise(visual), named, text.shell.source].filter((line) => line !== "");
  return { title: visual.title, note: visual.description, lines };
}
