import { Fragment, type ReactNode } from "react";

export function splitLines(text: string): ReactNode {
  if (!text.includes("\n")) return text;
  return text.split("\n").map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text does not change its order
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
