import { useEffect, useRef, useState } from "react";
import type { Locale } from "../../contracts/locale.ts";

const placeholder = "/images/placeholder.svg";

type CasePictureProps = {
  slug: string | undefined;
  locale: Locale;
  alt: string;
  /** A picture of the first screen has one, low where the heading is larger and must not wait for it; others are lazy. */
  priority?: "low" | "high" | undefined;
  frames?: PictureFrames | undefined;
};

/** Larger drawings of a picture, with the windows that show them; the first that fits is shown. */
export type PictureFrames = readonly { frame: keyof typeof sizes; media: string }[];

/** In px, as drawn. */
const sizes = {
  middle: { width: 560, height: 320 },
  wide: { width: 940, height: 400 },
};

/** A picture of the language, which adapts to the color scheme; a failed one is logged and replaced (§8). */
export function CasePicture({ slug, locale, alt, priority, frames }: CasePictureProps) {
  const address = (frame: string) => `/images/projects/${slug ?? ""}${frame}.${locale}.svg`;
  const base = slug === undefined ? undefined : address("");
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  function fail(): void {
    console.warn(`Picture of "${slug ?? "a project"}" could not be loaded`);
    setFailed(base);
  }

  useEffect(() => {
    // The picture may have failed before the app listened.
    const element = image.current;
    if (element !== null && element.complete && element.naturalWidth === 0) fail();
  });

  const isPlaceholder = base === undefined || failed === base;
  return (
    <picture className="case-picture">
      {!isPlaceholder &&
        frames?.map(({ frame, media }) => (
          <source key={media} media={media} srcSet={address(`.${frame}`)} {...sizes[frame]} />
        ))}
      <img
        ref={image}
        src={isPlaceholder ? placeholder : base}
        alt={alt}
        width="320"
        height="250"
        loading={priority === undefined ? "lazy" : "eager"}
        fetchPriority={priority}
        onError={isPlaceholder ? undefined : fail}
      />
    </picture>
  );
}
