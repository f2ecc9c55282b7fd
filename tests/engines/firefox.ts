import type { Locale } from "../../contracts/locale.ts";
import { launch, type ElementHandle, type Frame, type KeyInput } from "puppeteer-core";
import { poll } from "./poll.ts";
import {
  describeTarget,
  findElement,
  listKeys,
  type Target,
  type EngineVisitor,
} from "./engine-visitor.ts";

/** A font whose page was left while it loaded (NS_BINDING_ABORTED). */
function isLeft(error: string): boolean {
  return /^(?:Error: )?downloadable font: download failed .* status=2152398850 /.test(error);
}

/** Starts headless Firefox, driven by WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  viewport: { width: number; height: number },
  locale: Locale,
): Promise<EngineVisitor> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": locale },
  });
  const page = await browser.newPage();
  await page.setViewport(viewport);
  const errors: string[] = [];
  const note = (error: string): void => void (isLeft(error) || errors.push(error));
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  page.on("pageerror", (error) => note(String(error)));
  let frame: Frame = page.mainFrame();
  const find = async (target: Target): Promise<ElementHandle> =>
    poll(`no element ${JSON.stringify(target)}`, async () => {
      const handle = await frame.evaluateHandle(findElement, describeTarget(target));
      return handle.asElement() as ElementHandle | null;
    });
  return {
    open: async (address) => {
      frame = page.mainFrame();
      await page.goto(address);
    },
    back: async () => void (await page.goBack()),
    read: async (look, argument) =>
      (await frame.evaluate(look as (given: unknown) => unknown, argument)) as never,
    click: async (target) =>
      poll(`cannot click ${JSON.stringify(target)}`, async () => {
        const handle = await find(target);
        // The page around a frame may move it out of the window while both load.
        const point = await handle.clickablePoint().catch(() => undefined);
        if (point !== undefined) await page.mouse.click(point.x, point.y);
        return point;
      }).then(() => undefined),
    type: async (target, text) => (await find(target)).type(text),
    press: async (key) => {
      const keys = listKeys(key) as KeyInput[];
      for (const one of keys) await page.keyboard.down(one);
      for (const one of keys.toReversed()) await page.keyboard.up(one);
    },
    enterFrame: async (selector) => {
      frame = page.mainFrame();
      if (selector === null) return;
      const element = await find(selector);
      frame = await poll(`no frame ${selector}`, async () => element.contentFrame());
    },
    listErrors: async () => errors,
    close: async () => browser.close(),
  };
}
