import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../platform/page/page-context.tsx";

const placeholder = "/images/placeholder.svg";

/** The drawings of a case's head, from the window's width on where their words are no smaller than they are drawn (decision 032). */
const headDrawings = [
  { frame: "wide", fromPx: 1024, width: 940, height: 400 },
  { frame: "middle", fromPx: 600, width: 560, height: 320 },
] as const;

const isLight = "(prefers-color-scheme: light)";

type CasePictureProps = {
  slug: string | undefined;
  alt: string;
  isHead?: boolean;
};

/** Follows language and colour scheme; a picture that fails is logged and replaced (§8). */
export function CasePicture({ slug, alt, isHead = false }: CasePictureProps) {
  const locale = useLocale();
  const folder = `/images/projects/${slug ?? ""}`;
  const base = slug === undefined ? undefined : `${folder}.${locale}`;
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  function fail(): void {
    console.warn(`Picture of "${slug ?? "a project"}" could not be loaded`);
    setFailed(base);
  }

  useEffect(() => {
    // It may have failed before the app was listening.
    const element = image.current;
    if (element !== null && element.complete && element.naturalWidth === 0) fail();
  });

  const isPlaceholder = base === undefined || failed === base;
  return (
    <picture className="case-picture">
      {!isPlaceholder &&
        isHead &&
        headDrawings.flatMap(({ frame, fromPx, width, height }) => {
          const isWide = `(min-width: ${String(fromPx)}px)`;
          const drawn = `${folder}.${frame}.${locale}`;
          const size = { width, height };
          return [
            <source
              key={`${frame} light`}
              media={`${isWide} and ${isLight}`}
              srcSet={`${drawn}.light.svg`}
              {...size}
            />,
            <source key={frame} media={isWide} srcSet={`${drawn}.dark.svg`} {...size} />,
          ];
        })}
      {!isPlaceholder && <source media={isLight} srcSet={`${base}.light.svg`} />}
      <img
        ref={image}
        src={isPlaceholder ? placeholder : `${base}.dark.svg`}
        alt={alt}
        width="320"
        height="250"
        loading={isHead ? "eager" : "lazy"}
        // The heading is larger, and must not wait for it.
        fetchPriority={isHead ? "low" : undefined}
        decoding="async"
        onError={isPlaceholder ? undefined : fail}
      />
    </picture>
  );
}
