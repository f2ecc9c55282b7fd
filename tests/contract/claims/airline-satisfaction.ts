import {
  between,
  cross,
  isHighest,
  isLowest,
  partOf,
  round,
  spread,
  listValues,
  type Readings,
} from "../../support/claims/reading.ts";

const digital = ["wifi", "booking", "boarding"];

/** Share of pairs of bins that rise, minus that of those that fall. */
function pairsThatRise(numbers: readonly number[]): number {
  let [rising, falling] = [0, 0];
  for (let later = 1; later < numbers.length; later += 1) {
    for (let sooner = 0; sooner < later; sooner += 1) {
      if (numbers[later]! > numbers[sooner]!) rising += 1;
      if (numbers[later]! < numbers[sooner]!) falling += 1;
    }
  }
  return (rising - falling) / (rising + falling);
}

export const readings: Readings = {
  satisfiedByClassWifi: {
    isTrue: ({ of }) =>
      ["business", "economy", "economyPlus"].every(
        (one) => of(`${one} 0`) < of(`${one} 1`) && of(`${one} 1`) < of(`${one} 2`),
      ),
  },
  servicesByVerdict: {
    isTrue: ({ list, of }) =>
      list()
        .map(({ name }) => name.split(" ")[0]!)
        .map((service) => of(`${service} satisfied`) - of(`${service} unsatisfied`))
        .every((gap) => gap > 0.79 && gap < 1.01),
  },
  satisfiedByClass: {
    isTrue: ({ of, whole }) =>
      Math.abs(100 * whole() - 43) <= 0.51 &&
      Math.abs((100 * of("business") * of("business", "passengers")) / whole("passengers") - 30) <=
        0.51,
    says: ({ whole }) => ({ satisfied: 100 * whole() }),
  },
  servicesByClass: isLowest(cross(digital, ["economy", "economyPlus"])),
  satisfiedByCustomer: {
    isTrue: ({ of }) =>
      ["business", "economy", "economyPlus"].every(
        (one) => of(`firstTime ${one}`) < of(`returning ${one}`),
      ),
  },
  satisfiedByAge: isHighest(["3", "4"]),
  allServices: {
    isTrue: ({ list }) =>
      list().every(({ name, value }) => digital.includes(name) === value < 2.995),
  },
  wifiRatings: between(0.55, 0.6, (rows) => partOf(rows, ["0", "1"])),
  satisfiedByHaul: between(0.3, 0.37, ({ of }) => of("long")),
  delays: between(0.65, 0.7, (rows) => partOf(rows, ["0"])),
  satisfiedByDistance: { isTrue: (rows) => pairsThatRise(listValues(rows)) < -0.5 },
  satisfiedByMonth: {
    isTrue: (rows) => spread(listValues(rows)) < 0.0502,
    says: (rows) => ({ range: spread(listValues(rows).map((value) => 100 * round(value, 4))) }),
  },
  satisfiedByWifi: { isTrue: (rows) => pairsThatRise(listValues(rows)) === 1 },
};
