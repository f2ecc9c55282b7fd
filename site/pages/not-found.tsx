import { useEffect } from "react";
import { respellPath } from "../../contracts/paths/respell-path.ts";
import type { Metadata, PageData } from "../page-data.ts";
import { useCopy, usePathTo } from "../platform/page/page-context.tsx";
import { matchPath, splitEdition } from "../routes.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import "./not-found.css";

export function Page() {
  const copy = useCopy("notFound");
  const pathTo = usePathTo();
  useEffect(() => {
    console.warn(`404: no page at ${location.pathname}`);
    openRespelled();
  }, []);
  return (
    <section className="not-found" data-wants-app="near">
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

/** Redirects misspelled addresses on a static host, as the service does itself. */
function openRespelled(): void {
  const address = respellPath(location.pathname);
  const { name } = matchPath(splitEdition(address).path);
  if (name !== "notFound" && address !== location.pathname) location.replace(address);
}

export function describe({ copy }: PageData): Metadata {
  return {
    title: copy.notFound?.meta.title ?? "",
    description: copy.notFound?.meta.description ?? "",
  };
}
