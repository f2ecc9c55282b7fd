import { useState } from "react";
import { routeTo } from "../use-route.ts";
import { useWords, type Language } from "../words.ts";
import { MarkdownEditor, type LineProblem } from "./markdown-editor.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { PostActions } from "./post-actions.tsx";
import { PostFields } from "./post-fields.tsx";
import { PostReading } from "./post-reading.tsx";
import { usePost } from "./use-post.ts";
import { asText } from "../../model/json-value.ts";
import type { PlacedFault } from "../../model/describe-fault.ts";

type Dropped = { picture: File | undefined; insert: (text: string) => void };

/** A post: its fields, its Markdown and how it reads; the translation on the other tab. */
export function PostEditor({ slug, nonce }: { slug: string; nonce: string }) {
  const { say, explain } = useWords();
  const [locale, setLocale] = useState<Language>("es");
  const [dropped, setDropped] = useState<Dropped>();
  const [insert, setInsert] = useState<(text: string) => void>();
  const post = usePost(slug, locale);
  if (post.texts === undefined) return <p role="status">{say("asking")}</p>;
  const text = post.texts[locale];
  const file = `content/blog/${slug}/${locale}.md`;
  const faults = post.faults.filter((fault) => fault.file.startsWith(file));
  return (
    <>
      <p>
        <a href={routeTo("posts")}>{say("back")}</a>
      </p>
      <h1>{asText(post.texts.es.fields["title"]) || slug}</h1>
      <PostBar
        slug={slug}
        locale={locale}
        choose={setLocale}
        isEdited={post.isEdited}
        save={post.save}
        addPicture={() => setDropped({ picture: undefined, insert: insert ?? (() => undefined) })}
      />
      <PostFields
        locale={locale}
        fields={text.fields}
        files={post.files}
        faults={faults}
        change={post.setField}
      />
      <div className="writing">
        <section aria-label={say("body")}>
          <p className="note">{say("dropHint")}</p>
          <MarkdownEditor
            key={locale}
            value={text.body}
            label={say("body")}
            language={locale}
            nonce={nonce}
            problems={listLineProblems(faults, text.fields, explain)}
            change={post.setBody}
            drop={(picture, put) => setDropped({ picture, insert: put })}
            ready={(put) => setInsert(() => put)}
          />
        </section>
        <PostReading slug={slug} view={post.view} faults={faults} />
      </div>
      <PostActions slug={slug} />
      {dropped !== undefined && (
        <PictureDialog slug={slug} {...dropped} close={() => setDropped(undefined)} />
      )}
    </>
  );
}

type PostBarProps = {
  slug: string;
  locale: Language;
  choose: (locale: Language) => void;
  isEdited: boolean;
  save: () => Promise<void>;
  addPicture: () => void;
};

function PostBar({ slug, locale, choose, isEdited, save, addPicture }: PostBarProps) {
  const { say } = useWords();
  return (
    <div className="buttons">
      {(["es", "en"] as const).map((one) => (
        <button key={one} type="button" aria-pressed={locale === one} onClick={() => choose(one)}>
          {say(one)}
        </button>
      ))}
      <button type="button" className="primary" disabled={!isEdited} onClick={() => void save()}>
        {`${say("save")}: ${slug}`}
      </button>
      <button type="button" onClick={addPicture}>
        {say("addPicture")}
      </button>
    </div>
  );
}

/** Faults name the line of the file, in which the fields come first. */
function listLineProblems(
  faults: readonly PlacedFault[],
  fields: object,
  explain: (problem: string) => string,
): LineProblem[] {
  const before = Object.keys(fields).length + 3;
  return faults.flatMap(({ file, problem }) => {
    const line = Number(/:(\d+)$/.exec(file)?.[1] ?? 0) - before;
    return line > 0 ? [{ line, text: explain(problem) }] : [];
  });
}
