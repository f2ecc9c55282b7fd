const count = 125;
// The cloud in a drawing of 750 by 424: its middle, and half its length and height.
const middle = { x: 420, y: 200 };
const half = { x: 345, y: 128 };
const slope = -0.33;

/** Returns points of a cloud along a rising line, the same ones every time; none is near its lower left corner. */
export function listCases(): [x: number, y: number][] {
  let seed = 23;
  const draw = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const drawAround = (): number => ((draw() + draw() + draw()) / 1.5 - 1) * 1.15;
  return Array.from({ length: count }, (): [number, number] => {
    const along = drawAround() * half.x;
    return [
      Math.round(middle.x + along),
      Math.round(middle.y + along * slope + drawAround() * half.y),
    ];
  }).filter(([x, y]) => x < 730 && Math.hypot(x - 50, y - 424) > 150 && !(x > 540 && y < 78));
}
