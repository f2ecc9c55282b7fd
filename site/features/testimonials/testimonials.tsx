import { useState } from "react";
import reviews from "../../../content/catalogue/testimonials.json" with { type: "json" };
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Stars } from "../../ui/stars.tsx";
import "./testimonials.css";

type ReviewId = keyof ReturnType<typeof useCopy<"testimonials">>["items"];
type ReviewSource = "direct" | "platform";

export function Testimonials() {
  const copy = useCopy("testimonials");
  const [index, setIndex] = useState(0);
  const total = reviews.length;
  return (
    <section
      className="testimonials"
      id="testimonials"
      aria-roledescription="carousel"
      aria-label={copy.label}
    >
      <h2 className="visually-hidden">{copy.title}</h2>
      <div className="testimonials-slab">
        <div aria-live="polite">
          {reviews.map(({ id, initials, stars, source, isSample }, position) => (
            <figure
              key={id}
              className="testimonial"
              aria-label={fillText(copy.position, { n: position + 1, total })}
              hidden={position !== index}
            >
              <Stars count={stars} label={fillText(copy.stars, { stars })} />
              <blockquote>
                <p>{copy.items[id as ReviewId].content}</p>
              </blockquote>
              <figcaption>
                <strong>{initials}</strong>
                <span>
                  {`${copy.items[id as ReviewId].role}, ${isSample ? copy.sample : copy.sources[source as ReviewSource]}`}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
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
      </div>
    </section>
  );
}
