import { asRecord } from "../frame/frame-message.ts";
import { addParameters, type BookingPlatform } from "./booking-platform.ts";

// Heights reported before the calendar is rendered are smaller.
const leastDrawnPx = 300;

export const calendly: BookingPlatform = {
  // developer.calendly.com/api-docs/overview/embedding, react-calendly 4.4 (formatCalendlyUrl): without embed_domain it
  // sends no messages. Colors are a paid feature. `locale` is undocumented, but many sites pass it.
  toFrameAddress: (address, { host, locale, scheme, name, email }) =>
    addParameters(address, {
      embed_domain: host,
      embed_type: "Inline",
      locale,
      name,
      email,
      ...(scheme === "dark" && { background_color: "1c1813", text_color: "f4eee2" }),
    }),

  // developer.calendly.com/api-docs/overview/embedding/notifying-the-parent-window; for the height, "602px",
  // tcampb/react-calendly#190.
  readMessage(data) {
    const { event, payload } = asRecord(data);
    if (event === "calendly.event_scheduled") return { type: "booked" };
    if (event === "calendly.page_height") {
      const px = Number.parseInt(String(asRecord(payload)["height"]), 10);
      return px >= leastDrawnPx ? { type: "height", px } : undefined;
    }
    const isAlive =
      event === "calendly.event_type_viewed" || event === "calendly.profile_page_viewed";
    return isAlive ? { type: "ready" } : undefined;
  },
};
