import { expect, it } from "vitest";
import { followScheme } from "./follow-scheme.ts";

const draw = (fill: string, stroke: string) =>
  `<svg width="1"><path fill="${fill}" d="M0 0"/><path fill="#f2c811" stroke="${stroke}" d="M1 1"/></svg>`;

it("keeps the dark colors, and turns those that differ where the page is light", () => {
  const rules = '[fill="#111"]{fill:#eee}[stroke="none"]{stroke:#191510}';
  expect(followScheme(draw("#111", "none"), draw("#eee", "#191510"))).toBe(
    draw("#111", "none").replace(
      '<svg width="1">',
      `<svg width="1"><style>@media(prefers-color-scheme:light){${rules}}</style>`,
    ),
  );
});

it("refuses a color that would have to become two, and pictures of other shapes", () => {
  const dark = '<svg><path fill="#111"/><path fill="#111"/></svg>';
  const light = '<svg><path fill="#eee"/><path fill="#ddd"/></svg>';
  expect(() => followScheme(dark, light)).toThrow("two light colors");
  expect(() => followScheme(dark, light.replace("#ddd", "#111"))).toThrow("two light colors");
  expect(() => followScheme(dark, '<svg><path fill="#eee"/></svg>')).toThrow("other shapes");
});
