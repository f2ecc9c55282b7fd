import { asRecord } from "../frame/frame-message.ts";
import { addParameters, type BookingPlatform } from "./booking-platform.ts";

const namespace = "booking";

export const calCom: BookingPlatform = {
  // calcom/cal.com:packages/embeds/embed-core/src/embed.ts (createIframe): only a path that ends in /embed may be
  // framed. It accepts no language and follows the browser's: calcom/cal.diy#30193.
  toFrameAddress(address, { scheme, name, email }) {
    const url = new URL(address);
    const path = url.pathname.replace(/\/+$/, "");
    url.pathname = path.endsWith("/embed") ? path : `${path}/embed`;
    return addParameters(url.href, {
      embed: namespace,
      embedType: "inline",
      layout: "month_view",
      theme: scheme,
      "ui.color-scheme": scheme,
      name,
      email,
    });
  },

  // calcom/cal.com:packages/embeds/embed-core/src/sdk-action-manager.ts (messageParent); the frame is invisible until
  // it receives a message that its parent listens. bookingSuccessful, without V2, does not include the payment.
  readMessage(message) {
    const { originator, type, data } = asRecord(message);
    if (originator !== "CAL") return undefined;
    const details = asRecord(data);
    switch (type) {
      case "__iframeReady":
        return { type: "waiting", answer: { originator: "CAL", method: "parentKnowsIframeReady" } };
      case "linkReady":
        return { type: "ready" };
      case "linkFailed":
        return { type: "failed" };
      case "__dimensionChanged":
        return typeof details["iframeHeight"] === "number"
          ? { type: "height", px: details["iframeHeight"] }
          : undefined;
      case "bookingSuccessfulV2":
        return isConfirmed(details) ? { type: "booked" } : undefined;
      default:
        return undefined;
    }
  },
};

/** Returns false for a booking that waits for its payment or for the owner's approval (§9). */
function isConfirmed({ status, paymentRequired }: Record<string, unknown>): boolean {
  return String(status).toLowerCase() === "accepted" && paymentRequired === false;
}
