import { createElement } from "react";
import { layOutCard, type CardScene, type StretchedDrawing } from "../kinds/card/layout.ts";
import type { CardSpec } from "../kinds/card/spec.ts";
import { screenPalette } from "./screen-palette.ts";
import { addPlace, readLook } from "./svg-element.ts";
import { KeptTogether } from "./kept-together.tsx";
import type { VisualProps } from "./visual-props.ts";
import "./card.css";

export function Card(visual: VisualProps<CardSpec>) {
  const { id, title, description, format, actions, comparison } = visual;
  const { figure, unit, change, target, beside, unfiltered, trend } = layOutCard(visual);
  return (
    <figure className="card" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <figcaption>
        <span className="card-name" id={`${id}-title`}>
          <KeptTogether text={title} />
        </span>
        {description !== undefined && (
          <span className="card-note">
            <KeptTogether text={description} />
          </span>
        )}
      </figcaption>
      {actions}
      <p className="card-figure">
        <span className="d">{figure}</span>
        {unit !== "" && <span className="unit"> {unit}</span>}
      </p>
      {change !== undefined && <Change {...change} />}
      {target !== undefined && (
        <>
          <Stretched className="card-bar" drawing={target.bar} />
          <p className="card-note">
            <KeptTogether text={target.text} />
          </p>
        </>
      )}
      {beside !== undefined && <Change {...beside} />}
      {unfiltered !== undefined && (
        <p className="card-note card-unfiltered">
          {comparison?.actual ?? format.copy.mark.unfiltered}: <KeptTogether text={unfiltered} />
        </p>
      )}
      {trend !== undefined && <Stretched className="card-trend" drawing={trend} />}
    </figure>
  );
}

type Compared = { text: string; name: string } & Partial<NonNullable<CardScene["change"]>>;

function Change({ text, name, direction = "none", tone = "welcome" }: Compared) {
  return (
    <p className={tone === "welcome" ? "card-change" : `card-change ${tone}`}>
      {direction !== "none" && (
        <svg width={10} height={10} aria-hidden="true">
          <path d={direction === "up" ? "M5 1 9 9H1z" : "M5 9 1 1h8z"} />
        </svg>
      )}
      <KeptTogether text={text} />{" "}
      <span className="card-note">
        <KeptTogether text={name} />
      </span>
    </p>
  );
}

const palette = screenPalette("");

type StretchedProps = { className: string; drawing: StretchedDrawing };

function Stretched({ className, drawing: { width, height, marks } }: StretchedProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      {marks.map((mark, key) =>
        createElement(mark.kind, addPlace({ key, ...readLook(mark.paint, palette) }, mark)),
      )}
    </svg>
  );
}
