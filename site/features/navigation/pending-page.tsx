import { useEffect } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import "./pending-page.css";

/** A placeholder above the current page until the next one is loaded: its title and skeletons. */
export function PendingPage({ title = siteConfig.brand }: { title: string | undefined }) {
  useEffect(() => {
    const before = document.title;
    document.title = title === siteConfig.brand ? title : `${title} | ${siteConfig.brand}`;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <section className="pending-page">
      <h1>{title}</h1>
      <Skeleton kind="text" />
      <Skeleton kind="picture" />
    </section>
  );
}
