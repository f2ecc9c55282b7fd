import type { Metadata, PageData } from "../page-data.ts";
import { useCopy } from "../platform/page-context.tsx";

import "./not-found.css";

export function Page() {
  const copy = useCopy("blog");
  return (
    <>
      <section className="not-found">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </section>
    </>
  );
}

export function describe({ copy }: PageData): Metadata {
  return { title: copy.blog?.meta.title ?? "", description: copy.blog?.meta.description ?? "" };
}
