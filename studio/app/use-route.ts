import { useSyncExternalStore } from "react";

/** Parsed hash, e.g. `#/list/reviews?at=ana`: the view, its subject and the field to focus. */
export type Route = { view: string; subject: string; at: string };

export function useRoute(): Route {
  const hash = useSyncExternalStore(
    (changed) => {
      window.addEventListener("hashchange", changed);
      return () => window.removeEventListener("hashchange", changed);
    },
    () => window.location.hash,
  );
  return readRoute(hash);
}

function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [view = "", ...subject] = path.split("/");
  return { view, subject: subject.join("/"), at: new URLSearchParams(query).get("at") ?? "" };
}

export function routeTo(view: string, subject = "", at = ""): string {
  return `#/${view}${subject === "" ? "" : `/${subject}`}${at === "" ? "" : `?${new URLSearchParams({ at }).toString()}`}`;
}
