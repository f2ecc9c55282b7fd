import type { Options } from "@contentful/rich-text-react-renderer";
import { BLOCKS, INLINES, MARKS, type Block, type Inline } from "@contentful/rich-text-types";
import type { ReactNode } from "react";
import type { Asset, PostLink } from "../../../../contracts/blog-post.ts";
import { fillText } from "../../../platform/language/fill-text.ts";
import { pathTo } from "../../../routes.ts";
import { AssetFigure } from "./asset-figure.tsx";
import { CodeBlock, isCodeBlock } from "./code-block.tsx";
import { DownloadLink } from "./download-link.tsx";
import type { Drawing } from "./rich-text-options.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { nameFileType } from "./name-file.ts";
import { splitLines } from "./split-lines.tsx";
import { HeaderCell, TableRegion } from "./table-region.tsx";

/** How each node and mark of one document is drawn (§3); made anew for every drawing, since anchors and regions are counted. */
export function createRenderers({ language, labels, renderLink }: Drawing): Options {
  const nameHeading = createHeadingIds();
  const nameTable = createCounter(labels.table);
  const nameCode = createCounter(labels.code);
  const linkPost = ({ slug }: PostLink, words: ReactNode) =>
    renderLink(pathTo("", "blogPost", { params: { slug: encodeURIComponent(slug) } }), words);
  const nameTitle = ({ title, language: spoken }: PostLink) =>
    spoken === language ? title : <span lang={spoken}>{title}</span>;

  return {
    renderText: splitLines,
    renderMark: {
      [MARKS.BOLD]: (words) => <strong>{words}</strong>,
      [MARKS.ITALIC]: (words) => <em>{words}</em>,
    },
    renderNode: {
      // The page has its own first heading.
      [BLOCKS.HEADING_1]: (node, words) => <h2 id={nameHeading(node)}>{words}</h2>,
      [BLOCKS.HEADING_2]: (node, words) => <h2 id={nameHeading(node)}>{words}</h2>,
      [BLOCKS.HEADING_3]: (node, words) => <h3 id={nameHeading(node)}>{words}</h3>,
      [BLOCKS.HEADING_4]: (node, words) => <h4 id={nameHeading(node)}>{words}</h4>,
      [BLOCKS.HEADING_5]: (node, words) => <h5 id={nameHeading(node)}>{words}</h5>,
      [BLOCKS.HEADING_6]: (node, words) => <h6 id={nameHeading(node)}>{words}</h6>,
      [BLOCKS.PARAGRAPH]: (node, children) =>
        isCodeBlock(node) ? <CodeBlock node={node} label={nameCode()} /> : <p>{children}</p>,
      [BLOCKS.TABLE]: (node, rows) => (
        <TableRegion node={node} label={nameTable()} rows={rows as ReactNode[]} />
      ),
      [BLOCKS.TABLE_HEADER_CELL]: (node, children) => (
        <HeaderCell node={node}>{children}</HeaderCell>
      ),
      [BLOCKS.EMBEDDED_ASSET]: (node) => <AssetFigure asset={assetOf(node)} labels={labels} />,
      [BLOCKS.EMBEDDED_ENTRY]: (node) => (
        <p className="rich-text-post">
          <span>{labels.readAlso}</span> {linkPost(postOf(node), nameTitle(postOf(node)))}
        </p>
      ),
      [INLINES.EMBEDDED_ENTRY]: (node) => linkPost(postOf(node), nameTitle(postOf(node))),
      [INLINES.ENTRY_HYPERLINK]: (node, words) => linkPost(postOf(node), words),
      [INLINES.HYPERLINK]: (node, words) => renderLink((node.data as { uri: string }).uri, words),
      [INLINES.ASSET_HYPERLINK]: (node, words) => (
        <DownloadLink asset={assetOf(node)}>
          {words} <span className="rich-text-type">({nameFileType(assetOf(node))})</span>
        </DownloadLink>
      ),
    },
  };
}

function createCounter(label: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return fillText(label, { number: count });
  };
}

function assetOf(node: Block | Inline): Asset {
  return (node.data as { target: Asset }).target;
}

function postOf(node: Block | Inline): PostLink {
  return (node.data as { target: PostLink }).target;
}
