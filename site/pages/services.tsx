import type { Metadata, PageData } from "../page-data.ts";
import { useCopy } from "../platform/page-context.tsx";
import { Contact } from "../features/contact/contact.tsx";
import "./not-found.css";

export function Page() {
  const copy = useCopy("servicePage");
  return (
    <>
      <section className="not-found">
        <h1>
          {[
            copy.hero.title.before,
            copy.hero.title.highlight,
            copy.hero.title.between,
            copy.hero.title.highlight2,
            copy.hero.title.after,
          ].join("")}
        </h1>
        <p className="lead">{copy.hero.subtitle}</p>
      </section>
      <Contact />
    </>
  );
}

export function describe({ copy }: PageData): Metadata {
  return {
    title: copy.servicePage?.meta.title ?? "",
    description: copy.servicePage?.meta.description ?? "",
  };
}
