import type { Metadata, PageData } from "../page-data.ts";
import { useCopy } from "../platform/page-context.tsx";
import { PageHero } from "../ui/page-hero.tsx";

/** Blog list (§2): until there are posts, its empty state (§8). */
export function Page() {
  const copy = useCopy("blog");
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead} />
      <section className="section" aria-labelledby="recent-title">
        <div className="section-head">
          <h2 id="recent-title">{copy.recent}</h2>
          <p className="lead">{copy.empty}</p>
        </div>
      </section>
    </>
  );
}

export function describe({ copy }: PageData): Metadata {
  return { title: copy.blog?.meta.title ?? "", description: copy.blog?.meta.description ?? "" };
}
