import { documentToReactComponents } from "@contentful/rich-text-react-renderer";
import { BLOCKS, INLINES, type Document } from "@contentful/rich-text-types";
import type { Asset } from "../../../contracts/blog-post.ts";
import type { Fault } from "../../../generator/faults/fault.ts";
import { pictureAddress } from "../api.ts";
import { useWords } from "../words.ts";
import type { PostView } from "./use-post.ts";

type PostReadingProps = {
  slug: string;
  view: PostView | undefined;
  faults: readonly Fault[];
};

/** Renders the text of a post with its faults. */
export function PostReading({ slug, view, faults }: PostReadingProps) {
  const { say, locate } = useWords();
  return (
    <section aria-label={say("livePreview")} className="reading">
      <h2>{say("livePreview")}</h2>
      {view !== undefined && <p className="note">{say("minutes", { count: view.minutes })}</p>}
      {faults.length > 0 && (
        <ul className="problem">
          {faults
            .map((fault) => locate({ ...fault, file: fault.file.replace(/^.*\//, "") }))
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      )}
      {typeof view?.content === "object" && drawText(view.content, slug)}
    </section>
  );
}

function drawText(content: Document, slug: string) {
  return documentToReactComponents(content, {
    renderNode: {
      // Links to posts and files work on the site only.
      [INLINES.ENTRY_HYPERLINK]: (_node, words) => <u>{words}</u>,
      [INLINES.ASSET_HYPERLINK]: (_node, words) => <u>{words}</u>,
      [BLOCKS.EMBEDDED_ASSET]: (node) => {
        const { url, description, title } = (node.data as { target: Asset }).target;
        const file = `content/blog/${slug}/${url.split("/").at(-1) ?? ""}`;
        return (
          <figure>
            <img src={pictureAddress(file)} alt={description} />
            {title !== "" && <figcaption>{title}</figcaption>}
          </figure>
        );
      },
    },
  });
}
