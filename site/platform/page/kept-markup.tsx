import { useLayoutEffect, useRef, useState } from "react";
import { fillForms, readForms } from "./form-draft.ts";

export type KeptDocument = { pathname: string; lang: string; root: Element };

export function keepDocument(root: Element): KeptDocument {
  const { lang } = document.documentElement;
  return { pathname: location.pathname, lang, root: root.cloneNode(true) as Element };
}

type KeptMarkupProps = {
  kept: KeptDocument | undefined;
  part?: string;
};

/**
 * Shows the original document, whose links and forms work natively; reloads if address or language have changed since.
 */
export function KeptMarkup({ kept, part }: KeptMarkupProps) {
  // Read before the forms are unmounted.
  const [typed] = useState(readForms);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (kept === undefined) return;
    const { pathname, lang, root } = kept;
    if (location.pathname !== pathname || document.documentElement.lang !== lang) {
      location.reload();
      return;
    }
    const source = part === undefined ? root : root.querySelector(part);
    container.current?.replaceChildren(...(source?.cloneNode(true).childNodes ?? []));
    fillForms(typed);
  }, [kept, part, typed]);
  return <div className="kept-markup" ref={container} />;
}
