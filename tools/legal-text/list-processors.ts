import type { Environment } from "../../contracts/environment.ts";
import type { Processor } from "../../contracts/legal-text.ts";

/** Who handles visitors' data with this configuration: what the privacy policy must name. */
export function listProcessors(environment: Environment): Processor[] {
  const {
    VITE_EMAILJS_PUBLIC_KEY,
    VITE_CONTENTFUL_SPACE_ID,
    VITE_BOOKING_URL,
    VITE_GA_MEASUREMENT_ID,
  } = environment;
  const processors: Processor[] = [
    { id: VITE_EMAILJS_PUBLIC_KEY === undefined ? "ownMail" : "emailjs" },
  ];
  if (VITE_CONTENTFUL_SPACE_ID !== undefined) processors.push({ id: "contentful" });
  processors.push(
    VITE_BOOKING_URL === undefined
      ? { id: "ownBooking" }
      : { id: "booking", host: new URL(VITE_BOOKING_URL).host },
  );
  if (VITE_GA_MEASUREMENT_ID !== undefined) processors.push({ id: "analytics" });
  return processors;
}
