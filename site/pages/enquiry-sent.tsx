import type { Metadata, PageData } from "../page-data.ts";
import { useCopy, usePathTo } from "../platform/page/page-context.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import "./not-found.css";

/** Shown after a message that was posted before the app had started. */
export function Page() {
  const { sent } = useCopy("contact");
  const pathTo = usePathTo();
  return (
    <section className="not-found">
      <h1>{sent.title}</h1>
      <p className="lead">{sent.text}</p>
      <ButtonLink href={pathTo("home")}>{sent.home}</ButtonLink>
    </section>
  );
}

export function describe({ copy }: PageData): Metadata {
  const sent = copy.contact?.sent;
  return { title: sent?.metaTitle ?? "", description: sent?.metaDescription ?? "" };
}
