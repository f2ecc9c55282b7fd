import type { Page } from "@playwright/test";

type Shift = { value: number; at: number; moved: string };

/** Records layout shifts on pages opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          at: startTime,
          moved: sources
            .map(
              ({ node }) => `${node?.nodeName ?? "?"} «${(node?.textContent ?? "").slice(0, 40)}»`,
            )
            .join(", "),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the cumulative layout shift since the page was opened, after inputs too. */
export async function readShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (globalThis as unknown as { shifts: Shift[] }).shifts.reduce(
      (sum, { value }) => sum + value,
      0,
    ),
  );
}

/** Fails with the names of the shifted elements. */
export async function expectSteady(page: Page, most: number, when: string): Promise<void> {
  // A frame's shifts are reported after it.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= most) return;
  const lines = shifts
    .toSorted((one, other) => other.value - one.value)
    .map(({ value, at, moved }) => `${value.toFixed(4)} at ${at.toFixed(0)} ms: ${moved}`);
  throw new Error(`${sum.toFixed(4)} of shift, ${when}\n${lines.join("\n")}`);
}
