import {
  add,
  average,
  constant,
  count,
  median,
  multiply,
  part,
  percentile,
  ratio,
  share,
  subtract,
  sum,
  those,
  type Condition,
  type Measure,
} from "../../query/measures/measure.ts";
import { days, euros, hours, number, percent } from "../../query/measures/units.ts";
import { levelIds, menIds, staffIds, womenIds } from "./staff.ts";

const ofStaff = those("person", ...staffIds);
const women = those("person", ...womenIds);
const voluntary = those("leaving", "voluntary");
const staff = count(ofStaff);
const hired = count(those("hiring", "hired"));
const leading = count(those("person", "manager.women", "manager.men"));
const payGap = findGap(women, those("person", ...menIds));
// The gap of each level, weighted by its people.
const levelGap = ratio(
  levelIds
    .map((level) => [those("person", `${level}.women`), those("person", `${level}.men`)] as const)
    .map(([her, his]) => multiply(add(count(her), count(his)), findGap(her, his)))
    .reduce(add),
  staff,
);
// The ratio of the best paid tenth's limit to the worst paid tenth's.
const bandWidth = ratio(percentile("pay", 0.9, ofStaff), percentile("pay", 0.1, ofStaff));

export const measures = {
  staff: number(staff),
  women: percent(ratio(count(women), staff)),
  womenManagers: percent(ratio(count(those("person", "manager.women")), leading)),
  promoted: number(count({ column: "promotedAfter", from: 1 })),
  toManager: number(ratio(sum("promotedAfter"), count(those("band", "manager")))),
  hires: number(hired),
  hiresShare: percent(share(hired)),
  staffShare: percent(share(staff)),
  managersShare: percent(share(leading)),
  sexShare: percent(ratio([share(hired), share(staff), share(leading)].reduce(add), constant(3))),
  timeToHire: days(ratio([sum("screening"), sum("interviews"), sum("offer")].reduce(add), hired)),
  screening: days(ratio(sum("screening"), hired)),
  interviews: days(ratio(sum("interviews"), hired)),
  offer: days(ratio(sum("offer"), hired)),
  untrained: percent(ratio(count(those("learning", "staffUntrained")), staff)),
  hours: hours(average("training", ofStaff), 1),
  leavers: number(count(voluntary)),
  leaveRate: percent(part(voluntary), 1),
  early: percent(ratio(count(those("leaving", "early")), count(voluntary))),
  stayed: number(median("tenure", voluntary)),
  pay: euros(average("pay", ofStaff)),
  payGap: percent(payGap),
  levelGap: percent(levelGap),
  mixGap: percent(subtract(payGap, levelGap)),
  bandWidth: percent(subtract(bandWidth, constant(1))),
};

/** Returns the measure of how much less women are paid than men. */
function findGap(her: Condition, his: Condition): Measure {
  return subtract(constant(1), ratio(average("pay", her), average("pay", his)));
}
