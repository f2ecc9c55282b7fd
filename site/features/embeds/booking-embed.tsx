import { useMemo } from "react";
import { findBookingProvider } from "../../../contracts/privacy/provider.ts";
import { draftKey } from "../../../contracts/privacy/storage-keys.ts";
import { readDraft } from "../../platform/page/form-draft.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy, useLocale } from "../../platform/page/page-context.tsx";
import { preferredScheme } from "../../platform/window/preferred-scheme.ts";
import type { VisitorContext } from "./booking-platforms/booking-platform.ts";
import { findBookingPlatform } from "./booking-platforms/find-booking-platform.ts";
import { CalendarSketch } from "./frame/calendar-sketch.tsx";
import { Embed } from "./frame/embed.tsx";

export function BookingEmbed({ address }: { address: string }) {
  const { kinds } = useCopy("embeds");
  const locale = useLocale();
  const provider = useMemo(() => findBookingProvider(address), [address]);
  const platform = findBookingPlatform(provider.id);
  const { host } = new URL(address);
  return (
    <Embed
      kind="booking"
      provider={provider}
      address={address}
      toFrameAddress={() => platform.toFrameAddress(address, readVisitorContext(locale))}
      readMessage={platform.readMessage}
      title={fillText(kinds.booking.frame, { host })}
    >
      <CalendarSketch />
    </Embed>
  );
}

/** Reads name and e-mail only if they were typed into the form of this page. */
function readVisitorContext(locale: VisitorContext["locale"]): VisitorContext {
  const { from_name: name, reply_to: email } = readDraft(draftKey);
  return {
    locale,
    scheme: preferredScheme(),
    host: location.host,
    ...(isTyped(name) && { name: name.trim() }),
    ...(isTyped(email) && { email: email.trim() }),
  };
}

function isTyped(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
