import {
  add,
  average,
  count,
  part,
  share,
  standardDeviation,
  sum,
  those,
} from "../../query/measures/measure.ts";
import { days, euros, number, percent } from "../../query/measures/units.ts";

const late = { column: "daysLate", from: 1 };
const urgent = those("mode", "urgent");
const missing = { column: "stockout", from: 1 };

export const measures = {
  extra: days(
    [average("supplierDays"), average("warehouseDays"), average("transportDays")].reduce(add),
    2,
  ),
  orders: number(count()),
  late: number(count(late)),
  onTime: percent(part({ column: "daysLate", to: 1 })),
  lateRate: percent(part(late)),
  lateShare: percent(share(count(late)), 1),
  daysLate: days(average("daysLate", late), 1),
  meanLead: days(average("lead"), 1),
  leadDeviation: days(standardDeviation("lead"), 1),
  supplierExtra: days(average("supplierDays"), 2),
  warehouseExtra: days(average("warehouseDays"), 2),
  transportExtra: days(average("transportDays"), 2),
  urgent: number(count(urgent)),
  urgentShare: percent(part(urgent)),
  afterDelay: number(count(those("reason", "afterDelay"))),
  hurry: number(count(those("reason", "hurry"))),
  ordersShare: percent(share(count())),
  freight: euros(sum("freight")),
  freightShare: percent(share(sum("freight"))),
  freightEach: euros(average("freight"), 2),
  urgentCost: percent(part(urgent, "freight")),
  stockouts: number(count(missing)),
  stockoutRate: percent(part(missing), 1),
  cover: days(average("cover", { column: "stockout", to: 1 }), 1),
};
