export type CellShape = "empty" | "number" | "date" | "time" | "text";

const date =
  /^(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T]\d.*)?|\d{1,2}[-/]\d{4}|\d{1,2}[- /](?:de )?\p{L}{3,10}\.?[- /,](?:de )?\d{2,4}|\p{L}{3,10}\.?[- /]\d{2,4})$/u;
const time = /^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.? ?m\.?)?$/i;
const number =
  /^[-+(]{0,2}\s*(?:\p{Sc}|[A-Z]{3}\s)?\s*[-+]?[.,]?\d[\d.,'’\s]*(?:[eE][-+]?\d+)?\)?\s*(?:%|\p{Sc}|[A-Z]{3})?-?$/u;

/** Returns how a cell looks, at a glance: enough to compare a header with its rows, or separators. */
export function findShape(text: string): CellShape {
  const cell = text.trim();
  if (cell === "") return "empty";
  if (cell.length > 40) return "text";
  if (time.test(cell)) return "time";
  if (date.test(cell)) return "date";
  return number.test(cell) ? "number" : "text";
}
