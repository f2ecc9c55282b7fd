import { useMemo } from "react";
import { findBookingProvider } from "../../../contracts/privacy/provider.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import { readDraft } from "../../platform/page/form-draft.ts";
import { fillText } from "../../platform/language/fill-text.ts";
import { useCopy, useLocale } from "../../platform/page/page-context.tsx";
import { preferredScheme } from "../../platform/window/preferred-scheme.ts";
import type { Visit } from "./booking-platforms/booking-platform.ts";
import { findBookingPlatform } from "./booking-platforms/find-booking-platform.ts";
import { CalendarSketch } from "./frame/calendar-sketch.tsx";
import { Embed } from "./frame/embed.tsx";

/** The external booking calendar, at any https address (§2, D15). */
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
      toFrameAddress={() => platform.toFrameAddress(address, describeVisit(locale))}
      readMessage={platform.readMessage}
      title={fillText(kinds.booking.frame, { host })}
    >
      <CalendarSketch />
    </Embed>
  );
}

/** What the platform may be told: name and e-mail only where the visitor has typed them into the form of this page. */
function describeVisit(locale: Visit["locale"]): Visit {
  const { from_name: name, reply_to: email } = readDraft(storageKeys.draft);
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
