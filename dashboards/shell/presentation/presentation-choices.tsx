import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import { lowerFirst } from "../../format/lower-first.ts";
import { listCodes } from "../../kinds/read-selection.ts";
import type { VisualProps } from "../../render/visual-props.ts";
import { runInSlices } from "../../render/run-in-slices.ts";
import { MenuItem } from "../panels/disclosure.tsx";
import type { VisualLayout } from "../report-layout.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { nameCompared } from "../periods/name-compared.ts";
import { nameAxes, nameMeasure } from "../visuals/name-axes.ts";
import { nameDimensionBin, type Dimension } from "./list-dimensions.ts";
import { findDivider } from "./multiples/count-panels.ts";
import type { Offer } from "./offer.ts";
import type { Presentation } from "./presentation.ts";
import { presentationCopy } from "./presentation-copy.ts";
import { presentVisual, readVisual, shineOn } from "../../query/state/present-visual.ts";

type ChoicesProps = { visual: VisualProps; layout: VisualLayout };

/** Makes the entries of a visual's menu for personal views. */
export function makeChoices(offer: Offer): Presentation["Choices"] {
  const parts: ComponentType<{ offer: Offer } & ChoicesProps>[] = [Shine, Measures, Dividers];
  return (props) =>
    parts.map((Part) => <Part key={Part.name || Part.displayName} offer={offer} {...props} />);
}

function Measures({ offer, layout }: { offer: Offer } & ChoicesProps) {
  const report = useReport();
  const { state } = useSnapshot();
  const words = presentationCopy[report.format.language];
  const measures = offer.listMeasures(layout);
  if (measures.length < 2) return null;
  const { measure } = readVisual(state, layout.id);
  const [first] = measures;
  const compared = nameCompared(report, state);
  const current = measures.includes(measure) ? measure : first;
  return (
    <Group
      name={fillText(words.measureNow, { name: nameMeasure(report, current!, compared).name })}
    >
      {measures.map((id) => (
        <MenuItem
          key={id}
          name={nameMeasure(report, id, compared).name}
          isOn={id === current}
          onChoose={() =>
            report.store.change((now) =>
              presentVisual(now, layout.id, { measure: id === first ? "" : id }),
            )
          }
        />
      ))}
    </Group>
  );
}

function Dividers({ offer, layout }: { offer: Offer } & ChoicesProps) {
  const report = useReport();
  const { state } = useSnapshot();
  const words = presentationCopy[report.format.language];
  const dividers = useDividers(offer, layout);
  if (state.scenario !== undefined || dividers.length === 0) return null;
  const current = findDivider(offer, state, layout)?.view ?? "";
  const nameView = (view: string): string => lowerFirst(nameAxes(report, view)[0]!.name);
  const divide = (dimension: string) => (): void =>
    report.store.change((now) => presentVisual(now, layout.id, { dimension, isTable: false }));
  return (
    <Group
      name={
        current === "" ? words.multiples : fillText(words.multiplesNow, { name: nameView(current) })
      }
    >
      <MenuItem name={words.single} isOn={current === ""} onChoose={divide("")} />
      {dividers.map(({ view }) => (
        <MenuItem
          key={view}
          name={nameAxes(report, view)[0]!.name}
          isOn={view === current}
          onChoose={divide(view)}
        />
      ))}
    </Group>
  );
}

/** Returns the dimensions that can divide a visual; empty until they are counted, in slices, one count for each. */
function useDividers(offer: Offer, layout: VisualLayout): readonly Dimension[] {
  const [dividers, setDividers] = useState<readonly Dimension[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    runInSlices(offer.findDividers(layout), controller.signal).then(
      (found) => found !== undefined && setDividers(found),
      console.error,
    );
    return () => controller.abort();
  }, [offer, layout]);
  return dividers;
}

/** Puts the selection of the visual, or else the highlighted bin, into the spotlight, where the report supports it. */
function Shine({ offer, visual, layout }: { offer: Offer } & ChoicesProps) {
  const report = useReport();
  const { state } = useSnapshot();
  const { view } = layout;
  const bins = visual.selection === null ? (visual.highlight ?? []) : listCodes(visual.selection);
  const [bin] = bins;
  const isOffered =
    state.scenario === undefined &&
    state.drill[view] === undefined &&
    visual.spec.kind !== "multiples" &&
    offer.dimensions.some((dimension) => dimension.view === view);
  if (!isOffered || bin === undefined || bins.length > 1) return null;
  const words = presentationCopy[report.format.language];
  const name = nameDimensionBin(offer, report, { view, bin });
  return (
    <ul>
      <MenuItem
        name={fillText(words.spotlightOn, { name })}
        onChoose={() => report.store.change((now) => shineOn(now, { view, bin }))}
      />
    </ul>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="menu-group">
      <summary>{name}</summary>
      <ul>{children}</ul>
    </details>
  );
}
