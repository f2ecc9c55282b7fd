import caseStudies from "#folder/content/catalogue/case-studies.json" with { type: "json" };
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { withoutPaint } from "../support/page/reader-settings.ts";
import { visitNext } from "../support/page/visit-next.ts";
import { expect, openApp, test } from "../support/site/site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Pages that are one drawing: the line goes from section to section, and ends in the last of them.
const drawnPages = [
  "/",
  "/servicios",
  "/proyectos",
  "/proyectos/airline-satisfaction",
  "/consultorias",
  "/cursos",
  "/blog",
  "/blog/categoria/dax",
];
const lined = ":is(.section, .page-hero, .blog-tools, .hero, .guess, .testimonials):has(.rail)";

// Lists whose rows hand the line over, and what an owner's posts may leave out or bring.
const lists = [
  { path: "/proyectos", section: ".project-list", covers: 0 },
  { path: "/blog?page=2", section: ".post-section", covers: 2 },
  { path: "/blog/categoria/dax", section: ".post-section", covers: 3 },
  { path: "/blog", section: ".featured-posts", covers: 2 },
  { path: "/blog", section: ".post-section", covers: 6 },
];

/** Opens the pages one after the other by the links of the app, and looks at each. */
async function goThrough(
  page: Page,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await visitNext(page, path);
      await withoutPaint(page, async () => look(path));
    });
  }
}

test("each section takes the line up in the gutter where the one before leaves it", async ({
  page,
}) => {
  test.slow();
  await goThrough(page, drawnPages, async (path) => {
    // In the last, a desktop at 400 %, a section is many windows high.
    for (const [width, height] of [
      [390, 900],
      [768, 900],
      [1440, 900],
      [1920, 900],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await layOutAll(page);
      if (path === "/servicios" && width === 390) {
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(whole, "ten screens of a phone").toBeLessThanOrEqual(8_000);
      }
      await expectOneLine(page, `${path} at ${String(width)}`, width);
    }
    if (path === "/consultorias") await expectFall(page);
  });
});

test("the rows of a list hand the line over, below any cover at the same height", async ({
  page,
}) => {
  await goThrough(page, [...new Set(lists.map(({ path }) => path))], async (path) => {
    for (const { section, covers } of lists.filter((one) => one.path === path)) {
      const list = page.locator(section);
      await expect(list.locator(".post-cover"), `${path}, ${section}`).toHaveCount(covers);
      for (const isOwners of covers === 0 ? [false] : [false, true]) {
        if (isOwners) await list.evaluate(takeOwnersCovers);
        for (const width of [390, 768, 1440, 1920]) {
          const where = `${path}, ${section} at ${String(width)}`;
          await page.setViewportSize({ width, height: 900 });
          await list.scrollIntoViewIfNeeded();
          const { loose, heights, grounds } = await list.evaluate(readRows);
          expect.soft(loose, `loose ends: ${where}`).toBe(2);
          expect.soft(new Set(heights).size, `heights: ${where}`).toBe(covers && 1);
          for (const ground of grounds)
            expect.soft(Math.abs(ground - 0.26), `ground: ${where}`).toBeLessThan(0.01);
        }
      }
    }
  });
});

/** Leaves the first cover out, and makes the last a photograph. */
function takeOwnersCovers(section: Element): void {
  const covers = section.querySelectorAll<HTMLImageElement>(".post-cover img");
  const photo = Object.assign(document.createElement("canvas"), { width: 1600, height: 900 });
  Object.assign(covers.item(covers.length - 1), {
    src: photo.toDataURL(),
    width: 1600,
    height: 900,
  });
  covers.item(0).remove();
}

/**
 * Reads how many ends of a section's rails meet no other within 0.6 px, the heights of its covers in px, and how far above
 * a cover's foot the line of its row is, as a share of its height.
 */
function readRows(section: Element) {
  const half = Number.parseFloat(getComputedStyle(section).getPropertyValue("--go")) / 2;
  const rails = [...section.querySelectorAll(".rail")].filter((rail) => rail.checkVisibility());
  const ends = rails.map((rail) => {
    const box = rail.getBoundingClientRect();
    const edges = getComputedStyle(rail, "::after");
    const hasLeft = edges.borderLeftStyle === "solid";
    const hasRight = edges.borderRightStyle === "solid";
    const hasTop = edges.borderTopStyle === "solid";
    const isLevel = hasTop || edges.borderBottomStyle === "solid";
    const y = hasTop ? box.top + half : box.bottom - half;
    const x = hasLeft ? box.left + half : box.right - half;
    const upright = { x, y: hasTop ? box.bottom : box.top };
    if (!isLevel) return [upright, { x, y: box.bottom }];
    if (!hasLeft && !hasRight)
      return [
        { x: box.left, y },
        { x: box.right, y },
      ];
    return [upright, { x: hasLeft ? box.right : box.left, y }];
  });
  const isMet = (end: { x: number; y: number }, own: number) =>
    ends.some(
      (others, at) =>
        at !== own && others.some(({ x, y }) => Math.hypot(x - end.x, y - end.y) < 0.6),
    );
  const loose = ends.flatMap((pair, at) => pair.filter((end) => !isMet(end, at)));
  const levels = ends.flat().map(({ y }) => y);
  const covers = [...section.querySelectorAll(".post-cover")].map((cover) =>
    cover.getBoundingClientRect(),
  );
  return {
    loose: loose.length,
    heights: covers.map(({ height }) => Math.round(height)),
    grounds: covers.map(({ top, bottom, height }) => {
      const level = levels.find((y) => y > top && y < bottom) ?? Number.NaN;
      return (bottom - level) / height;
    }),
  };
}

test("the results hang from the line: the first in view, or the one pointed at, is known", async ({
  page,
}) => {
  await openApp(page, "/servicios");
  const slides = page.locator(".results .carousel-slide");
  const readKnown = () =>
    slides.evaluateAll((cards) =>
      cards.flatMap((card, at) => {
        const isHeavy = getComputedStyle(card, "::after").scale === "1";
        const isYellow = getComputedStyle(card.querySelector("img")!).filter === "none";
        return isHeavy || isYellow ? [`${String(at)} ${String(isHeavy && isYellow)}`] : [];
      }),
    );
  await slides.first().scrollIntoViewIfNeeded();
  await expect.poll(readKnown).toEqual(["0 true"]);
  await slides.nth(1).hover();
  await expect.poll(readKnown).toEqual(["1 true"]);
});

test("the heavy part of the ground and the accent go to the case that is pointed at", async ({
  page,
}) => {
  await openApp(page, "/proyectos");
  const places = page.locator(".case-place:has(img)");
  const readHeavy = () =>
    places.evaluateAll((cards) =>
      cards.flatMap((card, at) => {
        const isHeavy = getComputedStyle(card, "::after").scale === "1";
        const isKnown = getComputedStyle(card.querySelector("img")!).filter === "none";
        return isHeavy || isKnown ? [`${String(at)} ${String(isHeavy)} ${String(isKnown)}`] : [];
      }),
    );
  const leads = [1, 3, 5, 8].map((at) => `${String(at)} true true`);
  await expect.poll(readHeavy).toEqual(leads);
  await places.nth(2).getByRole("link").focus();
  await expect.poll(readHeavy).toEqual(["2 true true"]);
  await places.nth(6).hover();
  await page.locator(":focus").evaluate((link) => (link as HTMLElement).blur());
  await expect.poll(readHeavy).toEqual(["6 true true"]);
});

test("the line passes the picture of each case as a stroke of it, from gutter to gutter", async ({
  page,
}) => {
  const paths = caseStudies.map(({ slug }) => `/proyectos/${slug}`);
  await goThrough(page, paths, async (path) => {
    for (const width of [390, 768, 1440, 1920]) {
      const where = `${path} at ${String(width)}`;
      await page.setViewportSize({ width, height: 900 });
      const form = page.locator(".case-visual");
      await form.scrollIntoViewIfNeeded();
      const [piece] = await form.evaluateAll(readPieces);
      const head = await page.locator(".page-hero").evaluateAll(readPieces);
      expect.soft(head[0]!.exits, where).toEqual(piece!.entries);
      // Another width may have another picture, which comes later.
      const readGaps = async () => {
        const { drawn, picture } = await form.evaluate(readStroke);
        const sides = ["x", "y", "width", "height"] as const;
        return sides.map((side) => picture[side] - drawn[side]);
      };
      await expect.soft.poll(readGaps, where).toEqual([0, 0, 0, 0]);
      const { start, end, left, right, marked } = await form.evaluate(readStroke);
      for (const [one, other] of [
        [start, left],
        [end, right],
      ] as const) {
        expect.soft(Math.abs(one.x - other.x), where).toBeLessThan(0.6);
        expect.soft(Math.abs(one.y - other.y), where).toBeLessThan(0.6);
      }
      expect.soft(marked, where).toBeGreaterThan(40);
    }
  });
});

/** The line falls from the consultations' headline into the row of the next hour. */
async function expectFall(page: Page): Promise<void> {
  for (const width of [1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [underline, wobble, fall, row] = await page.locator("#top").evaluate((opening) => {
      const mark = opening.querySelector("mark")!;
      const { right, bottom } = mark.getBoundingClientRect();
      const under = Number.parseFloat(getComputedStyle(mark, "::after").height);
      const strokes = [...opening.querySelectorAll<SVGPathElement>(".consult-stroke path")];
      const ends = [strokes[1]!, strokes[3]!].map((path) =>
        [0, path.getTotalLength()].map((at) => {
          const { x, y } = path.getPointAtLength(at).matrixTransform(path.getScreenCTM()!);
          return [x, y];
        }),
      );
      const rail = opening.querySelector(".hours-rows .rail")!;
      const { left, top } = rail.getBoundingClientRect();
      const half = Number.parseFloat(getComputedStyle(rail, "::after").borderTopWidth) / 2;
      return [[right, bottom - under / 2], ...ends, [left, top + half]] as [
        number[],
        number[][],
        number[][],
        number[],
      ];
    });
    for (const [one, other] of [
      [underline, wobble[0]!],
      [wobble[1]!, fall[0]!],
      [fall[1]!, row],
    ] as const)
      for (const axis of [0, 1])
        expect
          .soft(Math.abs(one[axis]! - other[axis]!), `the fall at ${String(width)}`)
          .toBeLessThan(0.6);
  }
}

test("the line rises from the projects' headline into the gutter", async ({ page }) => {
  await openApp(page, "/proyectos");
  for (const width of [390, 768, 800, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const pairs = await page.locator(".luck").evaluate((luck) => {
      const words = luck.querySelector(".luck-words")!;
      const { left: atLeft, right: atRight, bottom } = words.getBoundingClientRect();
      const under = Number.parseFloat(getComputedStyle(words, "::after").height);
      const path = luck.querySelector<SVGPathElement>(".luck-line")!;
      const [start, end] = [0, path.getTotalLength()].map((at) =>
        path.getPointAtLength(at).matrixTransform(path.getScreenCTM()!),
      ) as [DOMPoint, DOMPoint];
      const rail = luck.querySelector(".luck-plot .rail")!;
      const { left, top } = rail.getBoundingClientRect();
      const half = Number.parseFloat(getComputedStyle(rail, "::after").borderTopWidth) / 2;
      const leaves = [end.x - left, end.y - (top + half)];
      const back = words.querySelector(".rail")!;
      if (!back.checkVisibility())
        return [[start.x - atRight, start.y - (bottom - under / 2)], leaves];
      const box = back.getBoundingClientRect();
      return [
        [box.right - atLeft, box.top + half - (bottom - under / 2)],
        [start.x - box.right, start.y - (box.bottom - half)],
        leaves,
      ];
    });
    for (const gap of pairs.flat()) expect.soft(Math.abs(gap), String(width)).toBeLessThan(0.6);
  }
});

/** Reads the ends of the shown stroke of a picture, those of the rails in the gutters, and how long its marks are. */
function readStroke(figure: Element) {
  const stroke = [...figure.querySelectorAll(".case-stroke")].find((one) => one.checkVisibility())!;
  const [line, mark] = [...stroke.querySelectorAll("path")].slice(-2) as [
    SVGPathElement,
    SVGPathElement,
  ];
  const toWindow = line.getScreenCTM()!;
  const [first, last] = [0, line.getTotalLength()].map((at) =>
    line.getPointAtLength(at).matrixTransform(toWindow),
  ) as [DOMPoint, DOMPoint];
  const [into, out] = [...stroke.querySelectorAll(".rail")].map((rail) =>
    rail.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  const half = Number.parseFloat(getComputedStyle(line).strokeWidth) / 2;
  return {
    start: { x: first.x, y: first.y },
    end: { x: last.x, y: last.y },
    left: { x: into.right, y: into.bottom - half },
    right: { x: out.left, y: out.top + half },
    marked: mark.getTotalLength() * toWindow.a,
    drawn: line.ownerSVGElement!.getBoundingClientRect().toJSON() as DOMRect,
    picture: figure.querySelector("img")!.getBoundingClientRect().toJSON() as DOMRect,
  };
}

/** Every section is laid out once it has been near. */
async function layOutAll(page: Page): Promise<void> {
  await page.locator(lined).evaluateAll(async (sections) => {
    for (const section of sections) {
      section.scrollIntoView({ behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}

async function expectOneLine(page: Page, place: string, width: number): Promise<void> {
  const pieces = await page.locator(lined).evaluateAll(readPieces);
  const gutter = await page
    .locator("main .section")
    .first()
    .evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingLeft));
  const left = Math.max(0, (width - 1440) / 2) + gutter / 2;
  expect(pieces.length).toBeGreaterThan(2);
  expect.soft(pieces[0]!.entries, `${place}: it starts`).toEqual([]);
  expect.soft(pieces.at(-1)!.exits, `${place}: it ends`).toEqual([]);
  for (const [at, { name, top, entries }] of pieces.entries()) {
    if (at === 0) continue;
    const before = pieces[at - 1]!;
    const where = `${place}: ${before.name} to ${name}`;
    expect.soft(top - before.bottom, where).toBeLessThan(0.6);
    expect.soft([before.exits.length, entries.length], where).toEqual([1, 1]);
    expect.soft(Math.abs(before.exits[0]! - entries[0]!), where).toBeLessThan(0.6);
    const toGutter = Math.min(entries[0]! - left, width - left - entries[0]!);
    expect.soft(Math.abs(toGutter), where).toBeLessThan(0.6);
  }
}

type Piece = { name: string; top: number; bottom: number; entries: number[]; exits: number[] };

/** Reads where the vertical edges that rails draw reach a section's top and bottom. */
function readPieces(sections: Element[]): Piece[] {
  return sections.map((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    const [entries, exits] = [new Set<number>(), new Set<number>()];
    for (const rail of section.querySelectorAll(".rail")) {
      if (!rail.checkVisibility()) continue;
      const box = rail.getBoundingClientRect();
      const { borderLeftStyle, borderRightStyle } = getComputedStyle(rail, "::after");
      const edges = [
        ...(borderLeftStyle === "solid" ? [box.left] : []),
        ...(borderRightStyle === "solid" ? [box.right] : []),
      ].map((x) => Math.round(x * 4) / 4);
      for (const x of edges) {
        if (box.top <= top) entries.add(x);
        if (box.bottom >= bottom) exits.add(x);
      }
    }
    const name = section.id || section.className || section.tagName;
    return {
      name,
      top: top + scrollY,
      bottom: bottom + scrollY,
      entries: [...entries],
      exits: [...exits],
    };
  });
}

for (const motion of ["no-preference", "reduce"] as const) {
  const isStill = motion === "reduce";
  test(`five beads ${isStill ? "stand where the guess ends" : "ride the line from the guess to the story, which hands it on"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openApp(page, "/");
    await layOutAll(page);
    for (const [part, beads] of [
      [".about", [5, 0]],
      ["#services h2", isStill ? [0, 0] : [5, 0]],
      [".carousel-slide", isStill ? [0, 0] : [0, 5]],
      [".work-values", isStill ? [0, 0] : [5, 0]],
    ] as const) {
      await expect.poll(async () => countBeads(page, part), part).toEqual(beads);
    }
    if (!isStill) await expectLineInMotion(page);
  });
}

/** In motion, too, the story takes the line up and hands it on. */
async function expectLineInMotion(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator(".work-values").scrollIntoViewIfNeeded();
    await page.locator(".testimonials").scrollIntoViewIfNeeded();
    const [story, slab] = await page.locator(".work-values, .testimonials").evaluateAll(readPieces);
    expect([story!.entries, story!.exits]).toEqual([slab!.entries, slab!.entries]);
  }
}

/** Counts the beads of both gutters while a part's top is in the upper third of the window. */
async function countBeads(page: Page, part: string): Promise<[number, number]> {
  const place = page.locator(part).first();
  await place.scrollIntoViewIfNeeded();
  await place.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 3, behavior: "instant" }),
  );
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const gutter = await page
    .locator(".about")
    .evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingLeft));
  // Beside the line, on the side to which it never turns.
  const columns = [gutter / 2 - 3, info.width - gutter / 2 + 2];
  return columns.map((x) => {
    const isLit = (y: number) => data[(y * info.width + Math.round(x)) * info.channels]! > 120;
    const rows = Array.from({ length: info.height }, (_, y) => y);
    return rows.filter((y) => y > 80 && isLit(y) && !isLit(y - 1)).length;
  }) as [number, number];
}
