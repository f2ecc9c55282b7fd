import { useState } from "react";
import { ContentActions } from "../fields/content-actions.tsx";
import { routeTo } from "../use-route.ts";
import { useWords, type Language } from "../words.ts";
import { MarkdownEditor, type LineProblem } from "./markdown-editor.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { PostFields } from "./post-fields.tsx";
import { PostReading } from "./post-reading.tsx";
import { usePost } from "./use-post.ts";
import { asText } from "../../model/json-value.ts";
import type { Fault } from "../../../generator/faults/fault.ts";

type Dropped = { picture: File | undefined; insert: (text: string) => void };

/** Edits a post in one language: fields, Markdown and rendering. */
export function PostEditor({ slug, nonce }: { slug: string; nonce: string }) {
  const { say, explain } = useWords();
  const [locale, setLocale] = useState<Language>("es");
  const [dropped, setDropped] = useState<Dropped>();
  const [insert, setInsert] = useState<(text: string) => void>();
  const post = usePost(slug, locale);
  const { text, faults } = post;
  if (text === undefined) return <p role="status">{say("asking")}</p>;
  return (
    <>
      <p>
        <a href={routeTo("posts")}>{say("back")}</a>
      </p>
      <h1>{asText(post.title) || slug}</h1>
      <PostBar
        locale={locale}
        choose={setLocale}
        addPicture={() => setDropped({ picture: undefined, insert: insert ?? (() => undefined) })}
      />
      <PostFields
        locale={locale}
        fields={text.fields}
        files={post.pictures}
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
      <ContentActions
        kind="post"
        name={slug}
        left={() => {
          window.location.hash = routeTo("posts");
        }}
      />
      {dropped !== undefined && (
        <PictureDialog
          slug={slug}
          {...dropped}
          taken={post.addPicture}
          close={() => setDropped(undefined)}
        />
      )}
    </>
  );
}

type PostBarProps = {
  locale: Language;
  choose: (locale: Language) => void;
  addPicture: () => void;
};

function PostBar({ locale, choose, addPicture }: PostBarProps) {
  const { say } = useWords();
  return (
    <div className="buttons">
      {(["es", "en"] as const).map((one) => (
        <button key={one} type="button" aria-pressed={locale === one} onClick={() => choose(one)}>
          {say(one)}
        </button>
      ))}
      <button type="button" onClick={addPicture}>
        {say("addPicture")}
      </button>
    </div>
  );
}

/** Converts lines of the file to lines of the body, which follows the fields. */
function listLineProblems(
  faults: readonly Fault[],
  fields: object,
  explain: (fault: Fault) => string,
): LineProblem[] {
  const before = Object.keys(fields).length + 3;
  return faults.flatMap((fault) => {
    const line = (fault.line ?? 0) - before;
    return line > 0 ? [{ line, text: explain(fault) }] : [];
  });
}
