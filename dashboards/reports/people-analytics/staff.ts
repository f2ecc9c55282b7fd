/**
 * Pay bands from the lowest to the highest, two per level; the wider a band, the larger its gap (docs/case-figures.md).
 */
export const bands = [
  { id: "E1", level: 0, share: 60, pay: 22_600, gapPermille: 14, spreadPercent: 9 },
  { id: "E2", level: 0, share: 40, pay: 26_100, gapPermille: 28, spreadPercent: 14 },
  { id: "S1", level: 1, share: 55, pay: 33_000, gapPermille: 44, spreadPercent: 20 },
  { id: "S2", level: 1, share: 45, pay: 39_667, gapPermille: 56, spreadPercent: 26 },
  { id: "M1", level: 2, share: 65, pay: 51_000, gapPermille: 57, spreadPercent: 30 },
  { id: "M2", level: 2, share: 35, pay: 68_000, gapPermille: 64, spreadPercent: 37 },
] as const;

export const bandIds = bands.map(({ id }) => id);
export const levelOfBand = bands.map(({ level }) => level);

export const levelIds = ["entry", "specialist", "manager"] as const;
export const sexIds = ["women", "men"] as const;
/** Women and men of each level: half of 6,000 people, a quarter of 600 managers. */
export const staffByLevel = [
  [2190, 2010],
  [660, 540],
  [150, 450],
] as const;

/** Codes of the column `person`: staff by level and sex, then leavers by sex. */
export const personIds = [
  ...sexIds.flatMap((sex) => levelIds.map((level) => `${level}.${sex}`)),
  ...sexIds.map((sex) => `leaver.${sex}`),
];
export const staffIds = personIds.slice(0, 6);
export const womenIds = staffIds.slice(0, 3);
export const menIds = staffIds.slice(3);

export const departmentIds = [
  "operations",
  "customerService",
  "sales",
  "technology",
  "administration",
];
export const siteIds = ["headOffice", "north", "south", "east"];
export const sourceIds = ["referral", "jobBoard", "agency", "direct"];
export const leavingIds = ["stays", "early", "later", "other"];

/** Months in the company that divide early leavers from later ones. */
export const earlyMonths = 24;
export const longestTenure = 360;
