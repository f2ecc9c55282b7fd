export type Encoding = "br" | "gzip" | "identity";

/**
 * Returns the client's preferred encoding among those available, which come best first: `("br;q=0, gzip", ["br",
 * "gzip", "identity"])` gives `"gzip"`.
 */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding {
  const weights = parseWeights(acceptEncoding ?? "");
  let best: Encoding = "identity";
  // Identity is acceptable even if the header does not name it (RFC 9110 §12.5.3).
  let bestWeight = 0;
  for (const encoding of available) {
    const weight = weights.get(encoding) ?? weights.get("*") ?? 0;
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== "") weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
