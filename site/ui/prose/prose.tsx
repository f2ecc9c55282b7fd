import { Fragment, type ReactNode } from "react";
import type { Block, Inline } from "../../../contracts/text/prose.ts";
import "./prose.css";

type RenderLink = (address: string, content: ReactNode) => ReactNode;

type ProseProps = {
  blocks: readonly Block[];
  renderLink: RenderLink;
  tableLabel?: string;
};

/** A long text rendered from data, at a readable line length. */
export function Prose({ blocks, renderLink, tableLabel }: ProseProps) {
  return (
    <div className="prose">
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text does not change its order
        <Fragment key={index}>{renderBlock(block, renderLink, tableLabel)}</Fragment>
      ))}
    </div>
  );
}

function renderBlock(block: Block, renderLink: RenderLink, tableLabel?: string): ReactNode {
  switch (block.type) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case "paragraph":
      return <p>{renderRuns(block.content, renderLink)}</p>;
    case "list":
      return (
        <ul>
          {renderEach(block.items, (item) => (
            <li>{renderRuns(item, renderLink)}</li>
          ))}
        </ul>
      );
    case "table":
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        <div className="prose-table" role="region" aria-label={tableLabel} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {renderEach(block.head, (cell) => (
                  <th scope="col">{renderRuns(cell, renderLink)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {renderEach(block.rows, (row) => (
                <tr>
                  {renderEach(row, (cell) => (
                    <td>{renderRuns(cell, renderLink)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function renderRuns(content: readonly Inline[], renderLink: RenderLink): ReactNode {
  return renderEach(content, (run) => {
    if (typeof run === "string") return run;
    if (run.type === "code") return <code>{run.text}</code>;
    if (run.type === "strong") return <strong>{renderRuns(run.content, renderLink)}</strong>;
    return renderLink(run.address, renderRuns(run.content, renderLink));
  });
}

function renderEach<Item>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode {
  return items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text does not change its order
    <Fragment key={index}>{render(item)}</Fragment>
  ));
}
