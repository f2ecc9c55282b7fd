import type { Options } from "@contentful/rich-text-react-renderer";
import { BLOCKS, INLINES, MARKS, type Block, type Inline } from "@contentful/rich-text-types";
import type { ReactNode } from "react";
import type { Asset, PostLink } from "../../../../contracts/blog-post.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { pathTo } from "../../../routes.ts";
import { AssetFigure } from "./asset-figure.tsx";
import { CodeBlock, isCodeBlock } from "./code-block.tsx";
import { DownloadLink } from "./download-link.tsx";
import type { RichTextOptions } from "./rich-text-options.ts";
import { createHeadingIds } from "./heading-ids.ts";
import { nameFileType } from "./name-file.ts";
import { splitLines } from "./split-lines.tsx";
import { HeaderCell, TableRegion } from "./table-region.tsx";

/** Returns renderers of one document: they count its anchors and regions (§3). */
export function createRenderers(options: RichTextOptions): Options {
  const { language, labels, labelLanguage, renderLink } = options;
  // Set only if the labels around the text are in another language.
  const ownLanguage = labelLanguage === undefined ? undefined : language;
  const nameHeading = createHeadingIds();
  const nameTable = createCounter(labels.table);
  const nameCode = createCounter(labels.code);
  const linkPost = ({ slug }: PostLink, children: ReactNode) =>
    renderLink(pathTo("", "blogPost", { params: { slug: encodeURIComponent(slug) } }), children);
  const nameTitle = ({ title, language: spoken }: PostLink) =>
    spoken === language ? title : <span lang={spoken}>{title}</span>;

  return {
    renderText: splitLines,
    renderMark: {
      [MARKS.BOLD]: (children) => <strong>{children}</strong>,
      [MARKS.ITALIC]: (children) => <em>{children}</em>,
    },
    renderNode: {
      // The page has its own h1.
      [BLOCKS.HEADING_1]: (node, children) => <h2 id={nameHeading(node)}>{children}</h2>,
      [BLOCKS.HEADING_2]: (node, children) => <h2 id={nameHeading(node)}>{children}</h2>,
      [BLOCKS.HEADING_3]: (node, children) => <h3 id={nameHeading(node)}>{children}</h3>,
      [BLOCKS.HEADING_4]: (node, children) => <h4 id={nameHeading(node)}>{children}</h4>,
      [BLOCKS.HEADING_5]: (node, children) => <h5 id={nameHeading(node)}>{children}</h5>,
      [BLOCKS.HEADING_6]: (node, children) => <h6 id={nameHeading(node)}>{children}</h6>,
      [BLOCKS.PARAGRAPH]: (node, children) =>
        isCodeBlock(node) ? (
          <CodeBlock {...options} node={node} label={nameCode()} language={ownLanguage} />
        ) : (
          <p>{children}</p>
        ),
      [BLOCKS.TABLE]: (node, rows) => (
        <TableRegion
          node={node}
          label={nameTable()}
          labelLanguage={labelLanguage}
          language={ownLanguage}
          rows={rows as ReactNode[]}
        />
      ),
      [BLOCKS.TABLE_HEADER_CELL]: (node, children) => (
        <HeaderCell node={node}>{children}</HeaderCell>
      ),
      [BLOCKS.EMBEDDED_ASSET]: (node) => (
        <AssetFigure asset={assetOf(node)} labels={labels} labelLanguage={labelLanguage} />
      ),
      [BLOCKS.EMBEDDED_ENTRY]: (node) => (
        <p className="rich-text-post">
          <span lang={labelLanguage}>{labels.readAlso}</span>{" "}
          {linkPost(postOf(node), nameTitle(postOf(node)))}
        </p>
      ),
      [INLINES.EMBEDDED_ENTRY]: (node) => linkPost(postOf(node), nameTitle(postOf(node))),
      [INLINES.ENTRY_HYPERLINK]: (node, children) => linkPost(postOf(node), children),
      [INLINES.HYPERLINK]: (node, children) =>
        renderLink((node.data as { uri: string }).uri, children),
      [INLINES.ASSET_HYPERLINK]: (node, children) => (
        <DownloadLink asset={assetOf(node)}>
          {children} <span className="rich-text-type">({nameFileType(assetOf(node))})</span>
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
