import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Locale } from "../../contracts/locale.ts";

const placeholder = "/images/placeholder.svg";

type CasePictureProps = {
  slug: string | undefined;
  locale: Locale;
  alt: string;
  isHead?: boolean;
  /** Sources in other sizes. */
  children?: ReactNode;
};

/** A picture of the language, which adapts to the color scheme; a failed one is logged and replaced (§8). */
export function CasePicture({ slug, locale, alt, isHead = false, children }: CasePictureProps) {
  const base = slug === undefined ? undefined : `/images/projects/${slug}.${locale}.svg`;
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
      {!isPlaceholder && children}
      <img
        ref={image}
        src={isPlaceholder ? placeholder : base}
        alt={alt}
        width="320"
        height="250"
        loading={isHead ? "eager" : "lazy"}
        // The heading is the larger element and must not wait for the picture.
        fetchPriority={isHead ? "low" : undefined}
        onError={isPlaceholder ? undefined : fail}
      />
    </picture>
  );
}
