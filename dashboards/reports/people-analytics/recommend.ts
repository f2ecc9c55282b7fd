import type { Recommend } from "../../query/claims/recommendation.ts";

const part = 2 / 3;

/** Counts the women gained among managers if so many of a year's vacancies go to women, two thirds at first. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  level,
  isFiltered,
  inPercent,
  whole,
  lever,
  along,
}) => {
  if (isFiltered("person")) return {};
  const [person, band] = [column("person"), column("band")];
  const [sex, grade] = [level("person", "sex"), level("band", "level")];
  const firstLeaver = code("person", "leaver.women");
  const isWoman = (row: number): boolean => sex.labels[sex.of[person[row]!]!] === "women";
  const isManager = (row: number): boolean => grade.labels[grade.of[band[row]!]!] === "manager";
  const [staff, leavers] = [true, false].map((stays) =>
    rows.filter((row) => person[row]! < firstLeaver === stays),
  ) as [Uint32Array, Uint32Array];
  const [managers, vacancies] = [staff.filter(isManager), leavers.filter(isManager)];
  const shareOf = (some: Uint32Array): number => some.filter(isWoman).length / some.length;
  const [women, womenManagers] = [shareOf(staff), shareOf(managers)];
  if (!(womenManagers < women - 0.03)) return {};
  const left = vacancies.filter(isWoman).length;
  const start = Math.round(vacancies.length * part);
  const filled = lever({ min: 0, max: vacancies.length, step: 1, start, mark: left }, whole);
  const gain = filled.at.value - left;
  return {
    finding: {
      women: inPercent(women),
      managers: inPercent(womenManagers),
      left: whole(vacancies.length),
      leftWomen: whole(left),
    },
    action: gain > 0 ? { gain: whole(gain), vacancies: whole(vacancies.length) } : undefined,
    lever: along(filled, (posts) => whole(posts - left)),
  };
};
