import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { LineAcross } from "../line/line.tsx";
import { useScrollTrack, type KeptPlace } from "./use-scroll-track.ts";
import "./carousel.css";

type Slide = { id: string | number; content: ReactNode };

type CarouselProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  describePosition: (n: number, total: number) => string;
  heading: ReactNode;
  toolbar?: ReactNode;
  empty?: ReactNode;
  slides: readonly Slide[];
  place: KeptPlace;
  /** Rides the line past the ruler. */
  beads?: ReactNode;
  /** The slides hang from the page's line, heavy over the first in view; else it goes by below, heavy over those in view. */
  hangs?: boolean;
};

/** Slides by touch, drag, wheel, buttons and arrow keys: 1 in view, 2 from 768 px, 3 from 1024 px (§9). */
export function Carousel(props: CarouselProps) {
  const { label, heading, toolbar, empty, slides, describePosition, place, hangs } = props;
  const track = useRef<HTMLUListElement>(null);
  const { position, step } = useScrollTrack(
    track,
    slides.map(({ id }) => id),
    place,
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys reach it from the controls inside
    <section
      className={hangs ? "carousel carousel-hung" : "carousel"}
      aria-roledescription="carousel"
      aria-label={label}
      data-wants-app=""
      onKeyDown={onKeyDown}
    >
      <div className="carousel-head">
        {heading}
        <div className="carousel-buttons">
          <button
            type="button"
            className="icon-button"
            aria-label={props.previousLabel}
            aria-disabled={position.isAtStart || undefined}
            onClick={() => step(-1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={props.nextLabel}
            aria-disabled={position.isAtEnd || undefined}
            onClick={() => step(1)}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
      {toolbar}
      {slides.length === 0 ? (
        empty
      ) : (
        <>
          {hangs && <LineAcross from="right" />}
          <ul className="carousel-track" ref={track}>
            {slides.map(({ id, content }, index) => (
              <li
                key={id}
                className={index === position.first ? "carousel-slide is-first" : "carousel-slide"}
                aria-label={describePosition(index + 1, slides.length)}
              >
                {content}
              </li>
            ))}
          </ul>
          <div className="carousel-ruler">
            {!hangs && <LineAcross from="right">{props.beads}</LineAcross>}
            <svg
              className="carousel-progress"
              viewBox={`0 0 ${String(slides.length)} 8`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 0${"v8m1-8".repeat(slides.length)}`} />
              <rect x={position.first} width={position.inView} height="4" />
            </svg>
          </div>
        </>
      )}
    </section>
  );
}
