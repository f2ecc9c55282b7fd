import { expect, test } from "vitest";
import { selectPageStyle } from "./page-styles.ts";

const page = `<main id="main"><section class="hero"><a href="/" class="button">Go</a></section>
<section class="below"><p>Text</p></section></main><dialog class="menu"><ul></ul></dialog><footer><p>End</p></footer>`;

function select(sheet: string, kind = "course", markup = page): string {
  return selectPageStyle(sheet, kind, [markup]);
}

test("keeps what some element can match in any state, in the order of the sheet", () => {
  const sheet =
    ".button{color:red}.hero .button:focus{color:blue}.menu[open]{top:0}html[data-fonts] a{left:0}";
  expect(select(sheet)).toBe(sheet);
});

test("drops a selector that no element can match, and a rule without any", () => {
  expect(select(".button,.absent{color:red}.hero .absent{top:0}p.hero{left:0}")).toBe(
    ".button{color:red}",
  );
  expect(select("@media print{.absent{top:0}}")).toBe("");
  expect(select(".hero:has(.absent){top:0}.hero:not(.absent){left:0}")).toBe(
    ".hero:not(.absent){left:0}",
  );
});

test("keeps key frames, fonts and custom properties that its rules name, through each other", () => {
  const used =
    ':root{--a:var(--b);--b:Ours}@font-face{font-family:Ours;src:local("x")}@keyframes rise{0%{top:0}}';
  const rules = ".hero{font-family:var(--a);animation:1s rise}";
  expect(select(used + rules)).toBe(used + rules);
  expect(select(`${used}.hero{top:0}`)).toBe(".hero{top:0}");
});

test("keeps a custom property that an attribute names, and what it names", () => {
  const sheet = ":root{--a:var(--b);--b:red;--c:blue}";
  expect(select(sheet, "course", '<path fill="var(--a)"/>')).toBe(":root{--a:var(--b);--b:red}");
});

test("leaves to the full sheet what the pointer or paper asks for, pictures, transitions and what is hidden", () => {
  const markup = '<p class="a"></p><p class="b" hidden=""><b></b></p><p class="c"></p>';
  const later =
    ".a:hover{top:0}@media print{.a{top:0}}.c{background:url(x.svg)}.b{top:0}b{top:0}.a::selection{top:0}";
  expect(select(`${later}.a{left:0;transition:left 1s}`, "course", markup)).toBe(".a{left:0}");
});

test("a heavy page keeps the rules of its first screen alone", () => {
  const sheet = ".hero{top:0}.below{top:0}.menu{top:0}footer{top:0}";
  expect(select(sheet, "home")).toBe(".hero{top:0}");
  expect(select(sheet)).toBe(sheet);
});

test("a kind of page has the rules of all its pages", () => {
  const markups = ['<main><p class="a"></p></main>', '<main><p class="b"></p></main>'];
  expect(selectPageStyle(".a{top:0}.b{top:0}.c{top:0}", "article", markups)).toBe(
    ".a{top:0}.b{top:0}",
  );
});
