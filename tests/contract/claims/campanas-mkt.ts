import {
  between,
  cross,
  isHighest,
  isLowest,
  part,
  partOf,
  round,
  listValues,
  type Readings,
} from "../../support/claims/reading.ts";

const channels = ["social", "search", "display", "referral", "email"];

export const readings: Readings = {
  costByMonth: {
    isTrue: ({ of }) => Math.abs(round(of("11")) / round(of("0")) - 6) < 0.51,
    says: ({ of }) => ({ times: round(of("11")) / round(of("0")) }),
  },
  channelTable: { isTrue: ({ list }) => list().length === 5 },
  clicksToEnrolments: {
    isTrue: ({ of }) => of("social", "clicksShare") > of("social", "enrolmentsShare"),
    says: ({ of }) => ({
      clicks: 100 * of("social", "clicksShare"),
      enrolments: 100 * of("social", "enrolmentsShare"),
    }),
  },
  costByChannel: {
    isTrue: ({ of }) => Math.abs(round(of("social")) / round(of("email")) - 10) < 1,
    says: ({ of }) => ({ times: round(of("social")) / round(of("email")) }),
  },
  sharesByFirst: isHighest(["social"]),
  sharesByLast: isLowest(["social"]),
  contactPaths: between(
    0.77,
    0.83,
    (rows) => 1 - part(rows, ["social social"], cross(["social"], channels)),
  ),
  costByFirst: {
    isTrue: ({ of, list }) => list().some(({ value }) => value > of("social")),
    says: ({ of }) => ({ cost: of("social") }),
  },
  enrolmentsByMonth: between(0.38, 0.46, (rows) => partOf(rows, ["0", "8"])),
  spendingByMonth: {
    isTrue: (rows) => Math.max(...listValues(rows)) / Math.min(...listValues(rows)) < 1.16,
  },
  costCalendar: {
    isTrue: ({ list }) =>
      channels.every((channel) => {
        const own = list().flatMap(({ name, value }) =>
          name.startsWith(`${channel} `) ? round(value) : [],
        );
        return own.length < 2 || Math.max(...own) / Math.min(...own) >= 2;
      }),
  },
  costByCampaign: isLowest(["lessons"]),
  costByCourse: isHighest(["english"]),
};
