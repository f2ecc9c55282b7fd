import type { Document } from "@contentful/rich-text-types";
import { useEffect, useState } from "react";
import type { Fault } from "../../../generator/faults/fault.ts";
import type { Json, JsonObject, Path } from "../../model/json-value.ts";
import { send } from "../api.ts";
import { useFiles } from "../use-files.ts";
import type { Language } from "../words.ts";

type PostText = { fields: JsonObject; body: string };
export type PostView = { content: Document | string; minutes: number; faults: Fault[] };

const previewDelayMs = 400;

function postFile(slug: string, locale: Language): string {
  return `content/blog/${slug}/${locale}.md`;
}

/** Returns the texts of a post, its pictures, its rendering and its faults. */
export function usePost(slug: string, locale: Language) {
  const { values, faults, openPost, setValue } = useFiles();
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [view, setView] = useState<PostView>();
  useEffect(() => void openPost(slug).then(setPictures), [openPost, slug]);
  const [es, en] = (["es", "en"] as const).map(
    (language) => values[postFile(slug, language)] as PostText | undefined,
  );
  useEffect(() => {
    if (es === undefined || en === undefined) return;
    const timer = window.setTimeout(() => {
      // An empty translation has no file.
      const isBegun = en.body !== "" || Object.keys(en.fields).length > 0;
      const texts = isBegun ? { es, en } : { es };
      void send<PostView>(`posts/${slug}/preview/${locale}`, texts).then(setView);
    }, previewDelayMs);
    return () => window.clearTimeout(timer);
  }, [es, en, locale, slug]);
  const file = postFile(slug, locale);
  return {
    title: es?.fields["title"],
    text: locale === "es" ? es : en,
    pictures,
    view,
    faults: [...faults, ...(view?.faults ?? [])].filter((fault) => fault.file === file),
    addPicture: (name: string) => setPictures([...pictures, name]),
    setBody: (body: string) => setValue(file, ["body"], body),
    setField: (path: Path, value: Json | undefined) => setValue(file, ["fields", ...path], value),
  };
}
