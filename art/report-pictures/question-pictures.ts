import { dots } from "../../dashboards/shell/kit/report-kit.ts";
import type { ReportLayout, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { findVisual, pictureFrames } from "./frame-picture.ts";

export const questionFrames = ["card", "middle"] as const;
export type QuestionFrame = (typeof questionFrames)[number];

type Source = {
  slug: string;
  visual: string | VisualLayout;
  options?: { limit: number } | { ends: readonly [number, number] };
};

/** The visual of a case that shows what an answer to a question of the services page looks like. */
const sources: Readonly<Record<string, Source>> = {
  customerMargin: { slug: "ventas-bi", visual: "customersByProfit", options: { limit: 5 } },
  productMix: { slug: "ventas-bi", visual: "salesAndProfit" },
  churn: { slug: "rfm-analysis", visual: "waits" },
  stock: { slug: "logistica-supply-chain", visual: "coverByRotation", options: { ends: [0, 140] } },
  forecast: { slug: "ventas-globales", visual: "salesOverTime" },
  campaigns: {
    slug: "campanas-mkt",
    visual: dots("clicksToEnrolments", "channel", ["enrolmentsShare", "clicksShare"], 6, {
      ends: [0, 0.6],
      target: { measure: "clicksShare" },
      highlight: ["social"],
    }),
  },
  delays: { slug: "logistica-supply-chain", visual: "daysByLeg" },
  suppliers: { slug: "compras-bi", visual: "sizeAndPrice" },
  turnover: { slug: "people-analytics", visual: "leaversByTenure" },
};

export const questionIds = Object.keys(sources);

export function questionSlug(id: string): string {
  return sources[id]!.slug;
}

/** Returns the visual of a question's drawing, sized for a frame. */
export function findQuestionVisual(
  id: string,
  layout: ReportLayout,
  frame: QuestionFrame,
): VisualLayout {
  const { visual, options } = sources[id]!;
  const found = typeof visual === "string" ? findVisual(layout, visual).visual : visual;
  return {
    ...found,
    height: pictureFrames[frame].height - 3,
    spec: { ...found.spec, ...options },
  };
}
