import { addDays, createZone } from "../time/zone.ts";
import type { NotificationStore } from "../booking/store/notification-store.ts";
import { succeed, type CommandResult } from "../command-result.ts";
import type { EnquiryStore } from "../mail/store/enquiry-store.ts";
import type { ViewStore } from "../views/view-store.ts";

type Counted = {
  views: Pick<ViewStore, "listDays">;
  enquiries: Pick<EnquiryStore, "listBetween">;
  notifications: Pick<NotificationStore, "countKinds">;
  timeZone: string;
};

const days = 30;
const head = ["day", "pages", "cases", "messages", "bookings"];

/** Runs `npm run views`: the days of the last thirty that have a view, from pages to what came of them. */
export async function runViews(
  { views, enquiries, notifications, timeZone }: Counted,
  now: number,
): Promise<CommandResult> {
  const zone = createZone(timeZone);
  const today = zone.dateAt(now);
  const counted = await views.listDays(addDays(today, 1 - days), today);
  if (counted.length === 0)
    return succeed(
      "No page was counted in the last 30 days. It needs VITE_COUNT_VIEWS=1 in .env.\n",
    );
  const rows = [head];
  for (const { day, pages, cases } of counted) {
    const [start, end] = [zone.instantOf(day, 0), zone.instantOf(addDays(day, 1), 0)];
    const { count } = await enquiries.listBetween(start, end, 0);
    const { confirmed } = await notifications.countKinds(start, end);
    rows.push([day, ...[pages, cases, count, confirmed].map(String)]);
  }
  return succeed(
    rows.map(
      ([day = "", ...cells]) =>
        `${day.padEnd(10)}${cells.map((cell) => cell.padStart(10)).join("")}\n`,
    ),
  );
}
