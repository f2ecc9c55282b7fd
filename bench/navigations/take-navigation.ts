import type { Browser, Page } from "puppeteer-core";
import type { Navigation } from "./navigation.ts";
import { readPaints } from "./read-paints.ts";

export type Way = { isHovered: boolean; isStarted: boolean };

/** From the click to the first and the largest paint of the next page, in ms. */
export type Take = { first: number; largest: number };

type Point = { x: number; y: number };

const hoverMs = 200;
const settleMs = 800;
const pollMs = 20;
const lostAfterMs = 30_000;
const desk = { width: 1350, height: 940 };

/** Opens a page as a new visitor and clicks a link in it. */
export async function takeNavigation(
  browser: Browser,
  origin: string,
  { navigation, way }: { navigation: Navigation; way: Way },
): Promise<Take> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(desk);
    await page.goto(origin + navigation.from, { waitUntil: "load" });
    if (way.isStarted && navigation.place === "page") await startApp(page);
    const { x, y } = await showLink(page, navigation.href);
    await page.mouse.move(x, y);
    if (way.isHovered) await rest(hoverMs);
    await page.mouse.down();
    const clickAt = performance.timeOrigin + performance.now();
    await page.mouse.up();
    await arriveAt(page, navigation.href);
    await rest(settleMs);
    const { first, largest } = await readPaints(page);
    return { first: first - clickAt, largest: largest - clickAt };
  } finally {
    await context.close();
  }
}

/** A key that means nothing is intent enough to start what waits for the first touch. */
async function startApp(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-app=ready]");
}

/** Brings the link into view and waits until it rests: what comes into view with it, as a report, may still grow. */
async function showLink(page: Page, href: string): Promise<Point> {
  const selector = `:is(header, main) a[href="${href}"]`;
  const link = await page.waitForSelector(selector);
  if (link === null) throw new Error(`No link leads to ${href}`);
  const show = async () =>
    link.evaluate((element): Point => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  let last = await show();
  for (;;) {
    await rest(settleMs);
    const now = await show();
    if (now.x === last.x && now.y === last.y) return now;
    last = now;
  }
}

/** Asks again where the page is taken from: the document that is left, or one that was prerendered, may go away meanwhile. */
async function arriveAt(page: Page, path: string): Promise<void> {
  const end = performance.now() + lostAfterMs;
  while (performance.now() < end) {
    const at = await page.evaluate(() => location.pathname).catch(() => undefined);
    if (at === path) return;
    await rest(pollMs);
  }
  throw new Error(`The click led to ${page.url()}, not to ${path}`);
}

async function rest(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
