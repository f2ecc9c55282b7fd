import { useEffect } from "react";
import type { Metadata, PageData } from "../page-data.ts";
import { useCopy, usePathTo } from "../platform/page/page-context.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import "./not-found.css";

export function Page() {
  const copy = useCopy("notFound");
  const pathTo = usePathTo();
  useEffect(() => {
    console.warn(`404: no page at ${location.pathname}`);
  }, []);
  return (
    <section className="not-found">
      <p className="not-found-code" aria-hidden="true">
        {copy.code}
      </p>
      <h1>
        <span className="visually-hidden">{copy.code}: </span>
        {copy.title}
      </h1>
      <p className="lead">{copy.text}</p>
      <ButtonLink href={pathTo("home")}>{copy.home}</ButtonLink>
    </section>
  );
}

export function describe({ copy }: PageData): Metadata {
  return {
    title: copy.notFound?.meta.title ?? "",
    description: copy.notFound?.meta.description ?? "",
  };
}
