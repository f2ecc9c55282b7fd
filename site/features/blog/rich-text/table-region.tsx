import { BLOCKS, type Block, type Inline } from "@contentful/rich-text-types";
import { createContext, use, type ReactNode } from "react";
import { readPlainText } from "./heading-ids.ts";

type TableRegionProps = {
  node: Block | Inline;
  label: string;
  /** Set only if the label and the table differ in language. */
  labelLanguage: string | undefined;
  language: string | undefined;
  rows: readonly ReactNode[];
};

const ScopeContext = createContext<"col" | "row">("col");

export function TableRegion(props: TableRegionProps) {
  const { node, label, labelLanguage, language, rows } = props;
  const [first] = node.content as Block[];
  const hasHead =
    first?.content.every(({ nodeType }) => nodeType === BLOCKS.TABLE_HEADER_CELL) === true;
  const body = hasHead ? rows.slice(1) : rows;
  return (
    <div
      className="rich-text-table"
      role="region"
      aria-label={label}
      lang={labelLanguage}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
      tabIndex={0}
    >
      <table lang={language}>
        {hasHead && (
          <ScopeContext value="col">
            <thead>{rows[0]}</thead>
          </ScopeContext>
        )}
        {body.length > 0 && (
          <ScopeContext value="row">
            <tbody>{body}</tbody>
          </ScopeContext>
        )}
      </table>
    </div>
  );
}

/** Renders an empty header cell, as in the corner of a cross table, as a `td`: it is no header. */
export function HeaderCell({ node, children }: { node: Block | Inline; children: ReactNode }) {
  const scope = use(ScopeContext);
  return readPlainText(node).trim() === "" ? (
    <td>{children}</td>
  ) : (
    <th scope={scope}>{children}</th>
  );
}
