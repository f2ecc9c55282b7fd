// Draws the pictures that previews show when the site is shared, one a language: run by hand, needs Chromium.
import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { locales } from "../contracts/locale.ts";
import { drawTrend, drawWeeks, findEnd } from "../site/features/home/margin-series.ts";
import type { Copy } from "../site/copy.ts";
import { findChromium } from "../scripts/suite/find-chromium.ts";

const plot = { left: 560, width: 560, bottom: 540, top: 190 };

const font = async (file: string) => (await readFile(`design/fonts/${file}`)).toString("base64");
const display = await font("newsreader-display-360.woff2");
const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  chromiumSandbox: false,
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const locale of locales) {
  const { title } = JSON.parse(
    await readFile(`content/copy/${locale}/hero.json`, "utf8"),
  ) as Copy["hero"];
  const lines = [
    `${title.before} ${title.owner} ${title.data}`,
    `${title.between} ${title.first}`,
    title.last,
  ];
  const end = findEnd(plot);
  await page.setContent(`<style>
@font-face{font-family:D;src:url(data:font/woff2;base64,${display})}
body{margin:0;background:#14110d;color:#f4eee2;font:110px/1 D,serif;letter-spacing:-.028em}
div{position:absolute;left:72px;top:96px}svg{position:absolute;inset:0}
</style><div>${lines.join("<br>")}</div>
<svg width="1200" height="630"><path d="${drawWeeks(plot)}" stroke="#6a6156" stroke-width="6" stroke-linecap="round" fill="none"/>
<path d="M0 540${drawTrend(plot)}" fill="none" stroke="#f2c811" stroke-width="5"/>
<circle cx="${String(end.x)}" cy="${String(end.y)}" r="9" fill="#f2c811"/></svg>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `content/images/share.${locale}.png` });
}
await browser.close();
