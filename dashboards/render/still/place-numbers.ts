/** Attributes of a drawing that contain positions and sizes. */
export const placeAttribute = /^(?:[xyrd]|[xy][12]|c[xy]|width|height|transform)$/;

export function mapNumbers(text: string, map: (number: number) => number): string {
  return text.replaceAll(/-?\d*\.?\d+(?:e[-+]?\d+)?/g, (number) => String(map(Number(number))));
}
