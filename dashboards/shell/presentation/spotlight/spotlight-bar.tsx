import { useEffect, useRef, type ComponentType } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import { Disclosure, MenuItem } from "../../panels/disclosure.tsx";
import { IconButton } from "../../panels/icon.tsx";
import { useReport, useSnapshot } from "../../store/use-report.ts";
import { nameAxes } from "../../visuals/name-axes.ts";
import { nameDimensionBin } from "../list-dimensions.ts";
import type { Offer } from "../offer.ts";
import { presentationCopy } from "../presentation-copy.ts";
import { shineOn, type Spotlight } from "../../../query/state/present-visual.ts";
import { leaveByEscape, leaveSpotlight } from "./leave-spotlight.ts";

/** Makes the bar that names the part in the spotlight, changes it and removes it. */
export function makeSpotlightBar(offer: Offer): ComponentType {
  return () => {
    const { state } = useSnapshot();
    const spotlight = offer.readSpotlight(state);
    return spotlight && <SpotlightBar offer={offer} spotlight={spotlight} />;
  };
}

function SpotlightBar({ offer, spotlight }: { offer: Offer; spotlight: Spotlight }) {
  const report = useReport();
  const { store, format } = report;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  useEffect(() => leaveByEscape(store), [store]);
  const words = presentationCopy[format.language];
  const { view, bin } = spotlight;
  const { axis } = offer.dimensions.find((dimension) => dimension.view === view)!;
  const value = fillText(words.value, {
    view: nameAxes(report, view)[0]!.name,
    name: nameDimensionBin(offer, report, spotlight),
  });
  const move = (by: number): void =>
    store.change((state) => shineOn(state, { view, bin: (bin + by + axis.size) % axis.size }));
  return (
    <section className="spotlight" aria-label={words.bar} tabIndex={-1} ref={bar}>
      <span className="spotlight-mark" aria-hidden="true">
        {words.mark}
      </span>
      <Disclosure
        name={fillText(words.change, { value })}
        button={<span>{value}</span>}
        className="menu spotlight-menu"
      >
        <Values offer={offer} spotlight={spotlight} />
      </Disclosure>
      <IconButton icon="previous" name={words.previous} onClick={() => move(-1)} />
      <IconButton icon="next" name={words.next} onClick={() => move(1)} />
      <IconButton icon="close" name={words.clear} onClick={() => leaveSpotlight(store)} />
      <p>{words.note}</p>
    </section>
  );
}

function Values({ offer, spotlight }: { offer: Offer; spotlight: Spotlight }) {
  const report = useReport();
  return offer.dimensions.map(({ view, axis }) => (
    <details key={view} className="menu-group" open={view === spotlight.view}>
      <summary>{nameAxes(report, view)[0]!.name}</summary>
      <ul>
        {Array.from({ length: axis.size }, (_, bin) => (
          <MenuItem
            key={bin}
            name={nameDimensionBin(offer, report, { view, bin })}
            isOn={view === spotlight.view && bin === spotlight.bin}
            onChoose={() => report.store.change((state) => shineOn(state, { view, bin }))}
          />
        ))}
      </ul>
    </details>
  ));
}
