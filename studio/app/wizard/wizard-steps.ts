import type { Path } from "../../model/json-value.ts";

/** First step: settings by path, texts by copy group, or a component of its own. */
export type WizardStep = {
  id:
    | "identity"
    | "portrait"
    | "accent"
    | "contact"
    | "trade"
    | "experience"
    | "prices"
    | "hours"
    | "reviews"
    | "mail"
    | "legal"
    | "end";
  settings?: readonly Path[];
  texts?: readonly { group: string; paths: readonly Path[] }[];
};

const path = (dotted: string): Path => dotted.split(".");

export const wizardSteps: readonly WizardStep[] = [
  { id: "identity", settings: ["brand", "owner.name", "owner.city"].map(path) },
  {
    id: "trade",
    texts: [
      { group: "hero", paths: ["meta.title", "meta.description", "kicker", "subtitle"].map(path) },
      { group: "about", paths: ["title", "biography.0", "biography.1"].map(path) },
      { group: "footer", paths: ["role", "tagline"].map(path) },
    ],
  },
  {
    id: "portrait",
    settings: [path("portrait")],
    texts: [{ group: "about", paths: ["portrait.alt", "portrait.caption"].map(path) }],
  },
  { id: "accent", settings: [path("accent")] },
  {
    id: "contact",
    settings: ["owner.email", "owner.phone", "profiles.professional", "profiles.photo"].map(path),
  },
  {
    id: "experience",
    settings: ["experience.years", "experience.clients", "replyWorkingDays"].map(path),
  },
  {
    id: "prices",
    settings: [
      "prices.session",
      "prices.currency",
      "prices.discounts",
      "prices.block.hours",
      "prices.block.price",
      "prices.project.from",
      "prices.project.minWeeks",
      "prices.project.maxWeeks",
      "prices.arePlaceholders",
    ].map(path),
  },
  { id: "hours", settings: ["booking.timeZone", "booking.weekly", "booking.holidays"].map(path) },
  { id: "reviews" },
  { id: "mail" },
  { id: "legal", settings: ["owner.taxId", "owner.address"].map(path) },
  { id: "end" },
];
