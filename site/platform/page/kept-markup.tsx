import { useLayoutEffect, useRef, useState } from "react";
import { fillForms, readForms } from "./form-draft.ts";

/** The document's own markup, kept for a page that the app cannot show. */
export type KeptDocument = { pathname: string; lang: string; root: Element };

/** Keeps what stands in the document before the app takes it over. */
export function keepDocument(root: Element): KeptDocument {
  const { lang } = document.documentElement;
  return { pathname: location.pathname, lang, root: root.cloneNode(true) as Element };
}

type KeptMarkupProps = {
  kept: KeptDocument | undefined;
  /** The part of the root that is shown again; all of it where left out. */
  part?: string;
};

/** Shows what the document was, whose links and forms work by themselves; at an address that the app went to, the document is asked for. */
export function KeptMarkup({ kept, part }: KeptMarkupProps) {
  // Read while what was typed is still there.
  const [typed] = useState(readForms);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (kept === undefined) return;
    const { pathname, lang, root } = kept;
    if (location.pathname !== pathname || document.documentElement.lang !== lang) {
      location.reload();
      return;
    }
    const source = part === undefined ? root : root.querySelector(part);
    place.current?.replaceChildren(...(source?.cloneNode(true).childNodes ?? []));
    fillForms(typed);
  }, [kept, part, typed]);
  return <div className="kept-markup" ref={place} />;
}
