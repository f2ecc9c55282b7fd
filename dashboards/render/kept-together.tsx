const units = "€|%|h|min|km|kg|días?|days?|meses|months|puntos?|points?|veces|times|de 5|out of 5";
const joined = new RegExp(
  [
    String.raw`\d (?:(?:mil|M) )?(?:${units})(?![\p{L}\d])`,
    String.raw`\d (?:a|o|to|or) (?=\d|más|more)`,
    String.raw`\b[TQ]\d (?=\d{4})`,
    String.raw` o (?=más)| or (?=more)`,
  ].join("|"),
  "gu",
);
const dashed = /([^ ]*\d[–-][^ ]*|[^ ]*[–-]\d[^ ]*)/;

/** A sentence without line breaks within a range or a code, or between a figure and its unit. */
export function KeptTogether({ text }: { text: string }) {
  // Few elements, since each counts as a layout shift where a late font changes the lines.
  return text
    .replaceAll(joined, (some) => some.replaceAll(" ", "\u00A0"))
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
