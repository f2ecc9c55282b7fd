/** What is embedded: a report, or a booking calendar. */
export type EmbedKind = "report" | "booking";

// Scripts with their own origin, which is never ours; booking forms, and payment in windows of its own.
const report = ["allow-scripts", "allow-same-origin", "allow-popups"];
const booking = [...report, "allow-forms", "allow-popups-to-escape-sandbox"];

/** The least a frame needs to work; everything else stays forbidden (D16). */
export const frameRights = {
  report: { sandbox: report.join(" "), allow: "fullscreen" },
  booking: { sandbox: booking.join(" "), allow: "" },
} as const satisfies Record<EmbedKind, { sandbox: string; allow: string }>;
