import { consultation } from "../../../../contracts/consultation.ts";
import type { Provider } from "../../../../contracts/privacy/provider.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";

export function BookingThanks({ provider }: { provider: Provider }) {
  const { booked } = useCopy("embeds");
  const hours = String(consultation.rescheduleHours);
  return (
    <div className="embed-thanks">
      <h3>{booked.title}</h3>
      <p>{fillText(booked.text, { name: provider.name })}</p>
      <p className="embed-thanks-lead">{booked.lead}</p>
      <ol>
        {booked.prepare.map((text) => (
          <li key={text}>{fillText(text, { hours })}</li>
        ))}
      </ol>
    </div>
  );
}
