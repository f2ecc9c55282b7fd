import { Areas } from "../features/consultations/areas.tsx";
import { Booking } from "../features/consultations/booking.tsx";
import { ConsultationsHero } from "../features/consultations/consultations-hero.tsx";
import { HowItWorks } from "../features/consultations/how-it-works.tsx";
import { Packages } from "../features/consultations/packages.tsx";
import { Process } from "../features/consultations/process.tsx";
import { Questions } from "../features/consultations/questions.tsx";
import { WhyPersonalised } from "../features/consultations/why-personalised.tsx";
import { Contact } from "../features/contact/contact.tsx";
import { BookingEmbed } from "../features/embeds/booking-embed.tsx";
import type { Metadata, PageData } from "../page-data.ts";
import { useCopy } from "../platform/page/page-context.tsx";
import { bookingUrl } from "../platform/public-config.ts";

/** Sections in the order of §2. */
export function Page() {
  const { contact } = useCopy("consultations");
  return (
    <>
      <ConsultationsHero />
      <WhyPersonalised />
      <HowItWorks />
      <Areas />
      <Process />
      <Packages />
      <Questions />
      {bookingUrl === undefined ? (
        <Booking />
      ) : (
        <Booking calendar={<BookingEmbed address={bookingUrl} />} />
      )}
      <Contact template="consultation" title={contact.title} lead={contact.lead} />
    </>
  );
}

export function describe({ copy }: PageData): Metadata {
  return {
    title: copy.consultations?.meta.title ?? "",
    description: copy.consultations?.meta.description ?? "",
  };
}
