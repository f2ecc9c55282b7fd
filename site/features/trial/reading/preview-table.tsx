import type { TrialPreview } from "../../../../contracts/trial/file-trial.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { formatNumber } from "../../../platform/language/format-number.ts";
import { useCopy, useLocale } from "../../../platform/page/page-context.tsx";

export function PreviewTable({ preview: { columns, rows, more } }: { preview: TrialPreview }) {
  const copy = useCopy("trial").reading;
  const locale = useLocale();
  return (
    <div className="trial-preview">
      <h2 id="trial-preview">{copy.preview}</h2>
      <div
        className="trial-preview-scroll"
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        aria-labelledby="trial-preview"
      >
        <table>
          <thead>
            <tr>
              <th scope="col" className="visually-hidden">
                {copy.line}
              </th>
              {columns.map(({ name, type, texts }) => (
                <th scope="col" key={name} data-type={type}>
                  {name}
                  <span>{fillText(copy.types[type], { count: formatNumber(texts, locale) })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{formatNumber(line, locale)}</th>
                {cells.map((cell, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a row does not change its order
                  <td key={index} data-type={columns[index]?.type}>
                    {cell === "" ? <i>{copy.blank}</i> : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more.length > 0 && (
        <p className="caption">{fillText(copy.more, { names: more.join(", ") })}</p>
      )}
    </div>
  );
}
