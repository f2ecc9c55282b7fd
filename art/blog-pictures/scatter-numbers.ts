/** Whole numbers below a limit, scattered but the same on every run (Park and Miller's generator). */
export function scatterNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}
