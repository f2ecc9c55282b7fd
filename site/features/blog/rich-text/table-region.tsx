import { BLOCKS, type Block, type Inline } from "@contentful/rich-text-types";
import type { ReactNode } from "react";

type TableRegionProps = { node: Block | Inline; label: string; rows: readonly ReactNode[] };

/** A table whose head stands above its body, in a region that scrolls by itself. */
export function TableRegion({ node, label, rows }: TableRegionProps) {
  const [first] = node.content as Block[];
  const headCount =
    first?.content.every(({ nodeType }) => nodeType === BLOCKS.TABLE_HEADER_CELL) === true ? 1 : 0;
  const body = rows.slice(headCount);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <div className="rich-text-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        {headCount > 0 && <thead>{rows.slice(0, headCount)}</thead>}
        {body.length > 0 && <tbody>{body}</tbody>}
      </table>
    </div>
  );
}
