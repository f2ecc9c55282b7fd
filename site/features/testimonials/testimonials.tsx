import { useState, type ReactNode } from "react";
import catalogue from "#folder/content/catalogue/testimonials.json" with { type: "json" };
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Stars } from "../../ui/stars.tsx";
import { LineAcross } from "../../ui/line/line.tsx";
import "./testimonials.css";

type Review = {
  id: string;
  initials: string;
  stars: number;
  source: string;
  isSample?: boolean;
};

/** The page's line underlines the part that is `marked`. */
type ReviewCopy = { role: string; content: string; marked?: string };

const reviews: readonly Review[] = catalogue;

/** The reviews of the catalogue; without any only the line is left. */
export function Testimonials() {
  const copy = useCopy("testimonials");
  const [index, setIndex] = useState(0);
  const items: Record<string, ReviewCopy> = copy.items;
  const sources: Record<string, string> = copy.sources;
  const total = reviews.length;
  // The line crosses here all the same.
  if (total === 0)
    return (
      <div className="section">
        <LineAcross from="left" />
      </div>
    );
  return (
    <section
      className="testimonials"
      id="testimonials"
      aria-roledescription="carousel"
      aria-label={copy.label}
    >
      <h2 className="visually-hidden">{copy.title}</h2>
      <div className="testimonials-slab">
        <div className="testimonials-list" aria-live="polite">
          {reviews.map(({ id, initials, stars, source, isSample }, position) => (
            <figure
              key={id}
              className="testimonial"
              aria-label={fillText(copy.position, { n: position + 1, total })}
              hidden={position !== index}
            >
              <Stars count={stars} label={fillText(copy.stars, { stars })} />
              <blockquote>
                <p>{markPart(items[id])}</p>
              </blockquote>
              <figcaption>
                <strong>{initials}</strong>
                <span>
                  {`${items[id]?.role ?? ""}, ${isSample ? copy.sample : (sources[source] ?? "")}`}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="testimonials-line">
          <span className="rail" />
          <span className="rail" />
          <span className="rail" />
        </div>
        {total > 1 && (
          <div className="testimonials-controls">
            <button
              type="button"
              className="icon-button"
              aria-label={copy.previous}
              onClick={() => setIndex((index - 1 + total) % total)}
            >
              <Icon name="arrow-left" />
            </button>
            <div className="testimonials-dots">
              {reviews.map(({ id }, position) => (
                <button
                  key={id}
                  type="button"
                  aria-label={fillText(copy.goTo, { n: position + 1 })}
                  aria-current={position === index ? "true" : undefined}
                  onClick={() => setIndex(position)}
                />
              ))}
            </div>
            <button
              type="button"
              className="icon-button"
              aria-label={copy.next}
              onClick={() => setIndex((index + 1) % total)}
            >
              <Icon name="arrow-right" />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

function markPart({ content = "", marked = "" }: Partial<ReviewCopy> = {}): ReactNode {
  const at = content.lastIndexOf(marked);
  if (marked === "" || at < 0) return content;
  return (
    <>
      {content.slice(0, at)}
      <mark>{marked}</mark>
      {content.slice(at + marked.length)}
    </>
  );
}
