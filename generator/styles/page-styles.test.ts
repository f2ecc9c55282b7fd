import { expect, test } from "vitest";
import { makeAnew } from "../cache/remember-text.ts";
import { selectPageStyle } from "./page-styles.ts";

const page = `<main id="main"><section class="hero"><a href="/" class="button">Go</a></section>
<section class="below"><p>Text</p></section></main><dialog class="menu"><ul></ul></dialog><footer><p>End</p></footer>`;

async function select(sheet: string, kind = "course", markup = page): Promise<string> {
  return selectPageStyle(sheet, { page: kind, markups: [markup] }, makeAnew);
}

test("keeps what some element can match in any state, in the order of the sheet", async () => {
  const sheet =
    ".button{color:red}.hero .button:active{color:blue}.menu[open]{top:0}html[data-fonts] a{left:0}";
  expect(await select(sheet)).toBe(sheet);
});

test("drops a selector that no element can match, and a rule without any", async () => {
  expect(await select(".button,.absent{color:red}.hero .absent{top:0}p.hero{left:0}")).toBe(
    ".button{color:red}",
  );
  expect(await select("@media print{.absent{top:0}}")).toBe("");
  expect(await select(".hero:has(.absent){top:0}.hero:not(.absent){left:0}")).toBe(
    ".hero:not(.absent){left:0}",
  );
});

test("keeps key frames, fonts and custom properties that its rules name, through each other", async () => {
  const used =
    ':root{--a:var(--b);--b:Ours}@font-face{font-family:Ours;src:local("x")}@keyframes rise{0%{top:0}}';
  const rules = ".hero{font-family:var(--a);animation:1s rise}";
  expect(await select(used + rules)).toBe(used + rules);
  expect(await select(`${used}.hero{top:0}`)).toBe(".hero{top:0}");
});

test("keeps a custom property that an attribute names, and what it names", async () => {
  const sheet = ":root{--a:var(--b);--b:red;--c:blue}";
  expect(await select(sheet, "course", '<path fill="var(--a)"/>')).toBe(
    ":root{--a:var(--b);--b:red}",
  );
});

test("leaves to the full sheet what the pointer asks for, pictures, transitions, what is hidden and what stands in for scripts", async () => {
  const markup = '<p class="a"></p><p class="b" hidden=""><b></b></p><p class="c"></p>';
  const later =
    ".a:hover{top:0}@media (scripting:none){.a{top:0}}.c{background:url(x.svg)}.b{top:0}b{top:0}.a::selection{top:0}";
  expect(await select(`${later}.a{left:0;transition:left 1s}`, "course", markup)).toBe(
    ".a{left:0}",
  );
});

test("a heavy page keeps the rules of its first screen alone", async () => {
  const sheet = ".hero{top:0}.below{top:0}.menu{top:0}footer{top:0}";
  expect(await select(sheet, "home")).toBe(".hero{top:0}");
  expect(await select(sheet)).toBe(sheet);
});

test("what is below the first screen is left out of the first layout", async () => {
  const rule =
    "[data-below] :is(section~section,footer){content-visibility:auto;contain-intrinsic-size:auto 60rem}";
  expect(await select(rule, "home")).toBe(rule);
});

test("a kind of page has the rules of all its pages", async () => {
  const markups = ['<main><p class="a"></p></main>', '<main><p class="b"></p></main>'];
  const sheet = ".a{top:0}.b{top:0}.c{top:0}";
  expect(await selectPageStyle(sheet, { page: "article", markups }, makeAnew)).toBe(
    ".a{top:0}.b{top:0}",
  );
});

test("what print, forced colors and less motion change waits, and so does a header marked by the app", async () => {
  const later =
    "@media print{@page{margin:0}.hero{top:0}}@media (forced-colors:active){.hero{top:0}}@media (prefers-reduced-motion:reduce){.hero{top:0}}.hero[data-scrolled]{top:0}";
  const own = "@media (prefers-reduced-motion:no-preference){.hero{top:0}}";
  expect(await select(`${later}${own}.hero{left:0;cursor:pointer}`)).toBe(`${own}.hero{left:0}`);
});

test("what has the focus by itself waits for the full sheet, and what asks for no focus does not", async () => {
  const kept = ".hero:not(:focus){top:0}.hero:has(a:focus){top:0}.hero:focus-within{top:0}";
  expect(await select(`.hero:focus{left:0}main:focus{left:0}${kept}`)).toBe(kept);
});

test("colors of both schemes are written as the dark ones, and behind them the light ones", async () => {
  const pair = "var(--lightningcss-light,#fff)var(--lightningcss-dark,#000)";
  const head = ":root{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}";
  expect(await select(`${head}.hero{left:0;color:${pair}}.hero{top:0}`)).toBe(
    ":root{color-scheme:dark}.hero{left:0;color:#000}@media (prefers-color-scheme:light){.hero{color:#fff}}.hero{top:0}",
  );
});

test("a kind of page that is light in every scheme has the light colors alone", async () => {
  const pair = "var(--lightningcss-light,#fff)var(--lightningcss-dark,#000)";
  const own =
    ":root:has(.hero){--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light}";
  expect(await select(`.hero{color:${pair}}${own}.below{left:0}`)).toBe(
    ".hero{color:#fff}:root:has(.hero){color-scheme:light}.below{left:0}",
  );
});

test("neighbors with one selector or one condition become one", async () => {
  const narrow = "@media (width<=600px)";
  expect(
    await select(`.hero{top:0}.hero{left:0}${narrow}{.hero{top:1px}}${narrow}{.hero{left:1px}}`),
  ).toBe(`.hero{top:0;left:0}${narrow}{.hero{top:1px;left:1px}}`);
});

test("an id counts where the sheet names it, of whichever element it is", async () => {
  const markup = '<p id="one" class="a"></p><p id="two" class="a"></p>';
  expect(await select("#one{top:0}#two{top:0}#three{top:0}", "course", markup)).toBe(
    "#one{top:0}#two{top:0}",
  );
});
