/** The two sides of a comparison. */
export type Sides<Of> = { current: Of; reference: Of };

export function mapSides<One, Other>(
  sides: Sides<One> | null,
  map: (side: One) => Other,
): Sides<Other> | null {
  return sides && { current: map(sides.current), reference: map(sides.reference) };
}
