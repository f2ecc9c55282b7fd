/** What can be pointed at, focused and chosen: the bins it stands for and the rectangle that answers, in pixels of the drawing. */
export type Mark = {
  bins: readonly number[];
  /** In full: `Business: 69,44 %, 39.121 pasajeros`. Asked for after the drawing has changed, so that nobody waits for it. */
  name: () => string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where its value is drawn; the top of the rectangle without it. */
  tipAt?: { x: number; y: number };
  area?: string;
};
