const figure = String.raw`[^\s]*\d[^\s]*`;
const scale = String.raw`(?:\s(?:mil|M)(?=\s))?`;
const unit = "€|%|h|min|kg|días?|days?|puntos?|points?|veces|times|de 5|out of 5";
const figures = new RegExp(String.raw`(${figure}${scale}(?:\s(?:${unit})(?!\p{L}))?)`, "u");

/** A sentence in which no line ends within a range or a code, or between a figure and its unit. */
export function KeptTogether({ text }: { text: string }) {
  return text.split(figures).map((part, at) =>
    at % 2 === 1 && /[\s–-]/.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence
      <span key={at} className="kept">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
