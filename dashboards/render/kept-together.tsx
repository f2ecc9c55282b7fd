const units = "€|%|h|min|kg|días?|days?|puntos?|points?|veces|times|de 5|out of 5";
const withUnit = new RegExp(String.raw`\d (?:(?:mil|M) )?(?:${units})(?![\p{L}\d])`, "gu");
const dashed = /([^ ]*\d[–-][^ ]*|[^ ]*[–-]\d[^ ]*)/;

/** A sentence without line breaks within a range or a code, or between a figure and its unit. */
export function KeptTogether({ text }: { text: string }) {
  // Few elements, since each counts as a layout shift where a late font changes the lines.
  return text
    .replaceAll(withUnit, (figure) => figure.replaceAll(" ", "\u00A0"))
    .split(dashed)
    .map((part, at) =>
      at % 2 === 1 ? (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence
        <span key={at} className="kept">
          {part}
        </span>
      ) : (
        part
      ),
    );
}
