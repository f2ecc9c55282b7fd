import type { Document } from "@contentful/rich-text-types";
import { useCallback, useEffect, useState } from "react";
import type { PlacedFault } from "../../model/describe-fault.ts";
import { writeAt, type Json, type JsonObject, type Path } from "../../model/json-value.ts";
import { ask, send, type SaveAnswer } from "../api.ts";
import { describeAnswer, describeFailure, useFiles } from "../use-files.ts";
import { useWords, type Language } from "../words.ts";

type EditedText = { revision: string; fields: JsonObject; body: string };
export type PostTexts = Record<Language, EditedText>;
export type PostView = { content: Document | string; minutes: number; faults: PlacedFault[] };

const previewDelayMs = 400;

/** A post as it is written, saved by its own call, and how it would read. */
export function usePost(slug: string, locale: Language) {
  const { say } = useWords();
  const { tell } = useFiles();
  const [texts, setTexts] = useState<PostTexts>();
  const [saved, setSaved] = useState("");
  const [files, setFiles] = useState<readonly string[]>([]);
  const [view, setView] = useState<PostView>();
  const [refused, setRefused] = useState<readonly PlacedFault[]>([]);
  const load = useCallback(async () => {
    const post = await ask<{ texts: PostTexts; files: string[] }>(`posts/${slug}`);
    setTexts(post.texts);
    setSaved(JSON.stringify(post.texts));
    setFiles(post.files);
  }, [slug]);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (texts === undefined) return;
    const timer = window.setTimeout(() => {
      void send<PostView>(`posts/${slug}/preview/${locale}`, onlyWritten(texts)).then(setView);
    }, previewDelayMs);
    return () => window.clearTimeout(timer);
  }, [texts, locale, slug]);
  const save = async () => {
    if (texts === undefined) return;
    tell(say("saving"));
    try {
      const answer = await send<SaveAnswer>(`posts/${slug}`, onlyWritten(texts));
      setRefused(answer.outcome === "refused" ? answer.faults : []);
      if (answer.outcome === "written" || answer.outcome === "unchanged") await load();
      tell(describeAnswer(answer, say));
    } catch (error) {
      tell(describeFailure(error, say));
    }
  };
  return {
    texts,
    files,
    view,
    faults: [...refused, ...(view?.faults ?? [])],
    isEdited: texts !== undefined && JSON.stringify(texts) !== saved,
    save,
    load,
    setBody: (body: string) =>
      setTexts((all) => all && { ...all, [locale]: { ...all[locale], body } }),
    setField: (path: Path, value: Json | undefined) =>
      setTexts((all) => {
        if (all === undefined) return all;
        const fields = writeAt(all[locale].fields, path, value) as JsonObject;
        return { ...all, [locale]: { ...all[locale], fields } };
      }),
  };
}

/** A translation that was not begun is no file. */
function onlyWritten(texts: PostTexts): Partial<PostTexts> {
  const { es, en } = texts;
  const isBegun = en.revision !== "" || en.body !== "" || Object.keys(en.fields).length > 0;
  return isBegun ? { es, en } : { es };
}
