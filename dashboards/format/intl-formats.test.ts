import { expect, test, vi } from "vitest";
import en from "#folder/content/copy/en/reportCharts.json" with { type: "json" };
import type { Axis } from "../query/table/axis.ts";
import { dayNumber } from "../query/table/calendar.ts";

const months: Axis = {
  kind: "days",
  size: 2,
  period: "month",
  starts: [dayNumber(2023, 12, 1), dayNumber(2024, 1, 1)],
  end: dayNumber(2024, 2, 1),
};

test("makes one Intl object for each distinct setting, none before it writes", async () => {
  // Other tests of this process have filled the cache.
  vi.resetModules();
  const { createFormatters } = await import("./formatters.ts");
  const made = [vi.spyOn(Intl, "NumberFormat"), vi.spyOn(Intl, "DateTimeFormat")];
  const countMade = (): number[] => made.map(({ mock }) => mock.calls.length);
  const first = createFormatters("en", en);
  expect(countMade()).toEqual([0, 0]);
  for (const format of [first, createFormatters("en", en)]) {
    for (let round = 0; round < 3; round += 1) {
      format.value({ unit: "kilos", decimals: 3 }, round);
      format.change({ unit: "kilos", decimals: 3 }, round);
      // `alike` is called too, since it formats without the words of the unit.
      format.alike({ unit: "kilos", decimals: 3 }, [round])(round);
      format.alike({ unit: "hours", decimals: 3 }, [round])(round);
      format.bin({ ...months }, undefined, 0);
      format.tick({ ...months }, undefined, 1);
    }
  }
  expect(countMade()).toEqual([3, 2]);
});
