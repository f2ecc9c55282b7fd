import type { Locator, Page } from "@playwright/test";

export type Interaction = {
  name: string;
  path: string;
  place: "reference" | "page" | "report";
  device: "phone" | "desk";
  /** The element to press or to drag over. */
  findTarget: (page: Page) => Locator;
  /** Position in the target in px; its center if undefined. */
  at?: { x: number; y: number };
  isDragged?: boolean;
  /** Matches an element once the interaction has had its effect. */
  findEffect: (page: Page) => Locator;
};

const phonePage = { place: "page", device: "phone" } as const;
const home = { ...phonePage, path: "/" };
const report = {
  place: "report",
  device: "desk",
  path: "/dashboards/airline-satisfaction",
} as const;

/**
 * Finds a chart by its index on the report's page, below the cards: before the app starts, it has no marks to find it
 * by.
 */
function findDrawing(page: Page, index: number): Locator {
  return page.locator("figure:has(svg.drawing)").nth(index).locator("svg.drawing >> visible=true");
}

/** A native disclosure, which needs no script. */
export const referenceInteraction: Interaction = {
  name: "reference",
  path: "/es",
  place: "reference",
  device: "phone",
  findTarget: (page) => page.locator("summary"),
  findEffect: (page) => page.locator("details[open]"),
};

/** Ten interactions with pages and with a report of 130,000 rows, by touch if a phone has them. */
export const interactions: readonly Interaction[] = [
  {
    name: "menu",
    ...home,
    findTarget: (page) => page.getByRole("banner").locator("[aria-haspopup=dialog]"),
    findEffect: (page) => page.locator("dialog[open]"),
  },
  {
    name: "tabs",
    ...home,
    findTarget: (page) => page.locator("#services").getByRole("tab").nth(1),
    findEffect: (page) => page.locator("#services [role=tab][aria-selected=true]:nth-of-type(2)"),
  },
  {
    name: "accordion",
    path: "/consultorias",
    ...phonePage,
    findTarget: (page) => page.locator("details[name] summary").nth(1),
    findEffect: (page) => page.locator("details[name]:nth-of-type(2)[open]"),
  },
  {
    name: "filter",
    path: "/proyectos",
    ...phonePage,
    findTarget: (page) => page.locator("button[aria-pressed]").nth(2),
    findEffect: (page) => page.locator("li:nth-of-type(3) > button[aria-pressed=true]"),
  },
  {
    name: "carousel",
    ...home,
    findTarget: (page) => page.locator("#projects .carousel-buttons button").nth(1),
    findEffect: (page) =>
      page.locator("#projects .carousel-buttons button:not([aria-disabled=true])").first(),
  },
  {
    name: "language",
    path: "/",
    place: "page",
    device: "desk",
    findTarget: (page) => page.getByRole("banner").locator("a[hreflang=en]").first(),
    findEffect: (page) => page.locator("html[lang=en]"),
  },
  {
    name: "form error",
    ...home,
    findTarget: (page) => page.locator("#contact form [type=submit]"),
    // The browser focuses the first invalid field, the app its error summary.
    findEffect: (page) => page.locator("#contact form :is(input, .error-summary):focus"),
  },
  {
    name: "report click",
    ...report,
    findTarget: (page) => findDrawing(page, 0),
    // A seat of the first cabin.
    at: { x: 300, y: 100 },
    findEffect: (page) => page.locator("[role=option][aria-selected=true]"),
  },
  {
    name: "brush",
    ...report,
    findTarget: (page) => findDrawing(page, 3),
    isDragged: true,
    findEffect: (page) => page.locator(".marks-brush [role=option][aria-selected=true]").nth(1),
  },
  {
    name: "page tab",
    ...report,
    findTarget: (page) => page.getByRole("tab").nth(1),
    findEffect: (page) => page.locator("[role=tab][aria-selected=true]:nth-of-type(2)"),
  },
];
