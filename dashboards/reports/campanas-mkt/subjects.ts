import { dayNumber } from "../../query/table/calendar.ts";

export const firstDay = dayNumber(2024, 1, 1);
export const lastDay = dayNumber(2024, 12, 31);

/**
 * `spending` and `clicks` are percent of all; each campaign has its share of both, and of the enrolments by last
 * contact.
 */
type Channel = {
  spending: number;
  clicks: number;
  campaigns: Record<string, readonly [number, number, number]>;
};

/**
 * Channels in the order of their codes: social media has 40 % of spending and half of clicks, e-mail 10 % of spending
 * (§9).
 */
export const channels: Record<string, Channel> = {
  social: {
    spending: 40,
    clicks: 50,
    campaigns: { reels: [42, 55, 22], trialClass: [34, 25, 56], stories: [24, 20, 22] },
  },
  search: {
    spending: 28,
    clicks: 20,
    campaigns: { courses: [46, 41, 44], exams: [34, 31, 27], ownName: [20, 28, 29] },
  },
  display: {
    spending: 10,
    clicks: 15,
    campaigns: { retargeting: [56, 43, 74], press: [44, 57, 26] },
  },
  referral: {
    spending: 12,
    clicks: 10,
    campaigns: { bringAFriend: [62, 48, 71], blogs: [38, 52, 29] },
  },
  email: {
    spending: 10,
    clicks: 5,
    campaigns: { newsletter: [38, 46, 26], lessons: [34, 33, 51], alumni: [28, 21, 23] },
  },
};

export const channelIds = Object.keys(channels);
export const campaignIds = Object.values(channels).flatMap(({ campaigns }) =>
  Object.keys(campaigns),
);
export const channelOfCampaign = Object.values(channels).flatMap(({ campaigns }, channel) =>
  Object.keys(campaigns).map(() => channel),
);

export const courses = ["english", "german", "french", "italian", "portuguese"];
