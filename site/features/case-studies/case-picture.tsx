import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../platform/page/page-context.tsx";

const placeholder = "/images/placeholder.svg";

type CasePictureProps = {
  slug: string | undefined;
  alt: string;
  isFirst?: boolean;
};

/** Follows language and colour scheme; a picture that fails is logged and replaced (§8). */
export function CasePicture({ slug, alt, isFirst = false }: CasePictureProps) {
  const locale = useLocale();
  const base = slug === undefined ? undefined : `/images/projects/${slug}.${locale}`;
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
      {!isPlaceholder && (
        <source media="(prefers-color-scheme: light)" srcSet={`${base}.light.svg`} />
      )}
      <img
        ref={image}
        src={isPlaceholder ? placeholder : `${base}.dark.svg`}
        alt={alt}
        width="376"
        height="250"
        loading={isFirst ? "eager" : "lazy"}
        // The heading is larger, and must not wait for it.
        fetchPriority={isFirst ? "low" : undefined}
        decoding="async"
        onError={isPlaceholder ? undefined : fail}
      />
    </picture>
  );
}
