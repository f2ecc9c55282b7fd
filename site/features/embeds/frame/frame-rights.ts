export type EmbedKind = "report" | "booking";

// Scripts run with their own origin, never ours; booking needs forms, and popups for payment.
const report = ["allow-scripts", "allow-same-origin", "allow-popups"];
const booking = [...report, "allow-forms", "allow-popups-to-escape-sandbox"];

export const frameRights = {
  report: { sandbox: report.join(" "), allow: "fullscreen" },
  booking: { sandbox: booking.join(" "), allow: "" },
} as const satisfies Record<EmbedKind, { sandbox: string; allow: string }>;
