import { drawColumn } from "../../data/draw-column.ts";
import { SeededRandom } from "../../data/seeded-random.ts";
import { shareByGroup } from "../../data/share-by-group.ts";
import { shuffleCodes } from "../../data/spread-quota.ts";
import { weighDays } from "../../data/weigh-days.ts";
import type { Integers } from "../../query/table/column.ts";
import { channelOfCampaign, channels, courses, firstDay, lastDay } from "./subjects.ts";

const facts = Object.values(channels);
const campaigns = facts.flatMap((channel) => Object.values(channel.campaigns));
// Totals of the year: 300,000 euros in cents, for 6,000 enrolments.
const yearly = { spending: 30_000_000, clicks: 600_000 };
/**
 * Enrolments by first contact (rows) and last contact (columns), in the order of `channels`. By last contact social
 * media has 10 %, e-mail 25 % (§9), search 35, display 12 and referral 18 %; by first contact social media leads with
 * 34 %.
 */
const contacts = [
  [420, 640, 240, 240, 500],
  [60, 1050, 90, 90, 270],
  [60, 230, 330, 90, 310],
  [40, 130, 40, 600, 90],
  [20, 50, 20, 60, 330],
];
// English, German, French, Italian, Portuguese: percent of the spending, and of the enrolments by last contact.
const courseOfSpending = [51, 16, 16, 10, 7];
const courseOfEnrolments = [
  [50, 14, 16, 12, 8],
  [42, 24, 17, 9, 8],
  [46, 18, 16, 11, 9],
  [40, 16, 20, 14, 10],
  [45, 20, 18, 9, 8],
];
// Weights of enrolment days: most are in January and September, which the budget hardly follows.
const decisions = {
  byWeekday: [13, 13, 12, 11, 9, 7, 10],
  byMonth: [24, 9, 6, 6, 5, 5, 4, 6, 22, 10, 7, 4],
};
const budget = {
  byWeekday: [10, 10, 10, 10, 10, 9, 9],
  byMonth: [104, 100, 99, 99, 98, 98, 96, 97, 104, 102, 101, 102],
};

/**
 * Generates the spending of each campaign by course and day (first and last contact are its channel), then every
 * enrolment.
 */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(9);
  const daily = makeDailyRows(random);
  const enrolled = makeEnrolments(random);
  const nothing = new Uint16Array(enrolled.day.length);
  return {
    record: join(
      daily.day.map(() => 0),
      enrolled.day.map(() => 1),
    ),
    day: join(daily.day, enrolled.day),
    campaign: join(daily.campaign, enrolled.campaign),
    course: join(daily.course, enrolled.course),
    first: join(
      daily.campaign.map((code) => channelOfCampaign[code]!),
      enrolled.first,
    ),
    spending: join(daily.spending, nothing),
    clicks: join(daily.clicks, nothing),
  };
}

function join(a: ArrayLike<number>, b: ArrayLike<number>): Uint16Array {
  const all = new Uint16Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}

type Rows = Record<"day" | "campaign" | "course", Uint16Array>;

function makeDailyRows(random: SeededRandom): Rows & Record<"spending" | "clicks", Uint32Array> {
  const { days, weights } = weighDays(firstDay, lastDay, budget);
  const size = days.length * channelOfCampaign.length * courses.length;
  const course = Uint16Array.from({ length: size }, (_, row) => row % courses.length);
  const rest = course.map((_, row) => Math.floor(row / courses.length));
  const campaign = rest.map((at) => at % channelOfCampaign.length);
  const dayAt = rest.map((at) => Math.floor(at / channelOfCampaign.length));
  const channel = campaign.map((code) => channelOfCampaign[code]!);
  const share = (kind: "spending" | "clicks"): Uint32Array =>
    shareByGroup(
      facts.map((one) => (yearly[kind] / 100) * one[kind]),
      channel,
      course.map((code, row) => {
        const [spent, clicked] = campaigns[campaign[row]!]!;
        const part = kind === "spending" ? spent : clicked;
        const luck = 70 + random.below(61);
        return Math.floor(
          (weights[dayAt[row]!]! * luck * part * courseOfSpending[code]!) / 100_000,
        );
      }),
    );
  return {
    day: dayAt.map((at) => days[at]!),
    campaign,
    course,
    spending: share("spending"),
    clicks: share("clicks"),
  };
}

function makeEnrolments(random: SeededRandom): Rows & Record<"first", Uint16Array> {
  const { days, weights } = weighDays(firstDay, lastDay, decisions);
  const pairs = shuffleCodes(contacts.flat(), random);
  const last = pairs.map((code) => code % facts.length);
  const enrolmentsOf = facts.map((one) => Object.values(one.campaigns).map(([, , part]) => part));
  const place = drawColumn(last, enrolmentsOf, random);
  const dayAt = drawColumn(new Uint16Array(pairs.length), [weights], random);
  return {
    day: dayAt.map((at) => days[at]!),
    campaign: place.map((at, row) => channelOfCampaign.indexOf(last[row]!) + at),
    course: drawColumn(last, courseOfEnrolments, random),
    first: pairs.map((code) => Math.floor(code / facts.length)),
  };
}
