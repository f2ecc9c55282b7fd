import { expect, test } from "vitest";
import { loadReport } from "../../generator/reports/list-reports.ts";
import { openReport } from "../support/read-report.ts";
import { round } from "../support/claims/reading.ts";

type Where = Readonly<Record<string, readonly string[]>>;
type Drawn = [
  view: string,
  measure: string,
  values: Readonly<Record<string, number>>,
  scale?: number,
  decimals?: number,
  where?: Where,
];

// Figures that the drawn first views of the design print, each read from the rows; scale 100 is for percentages.

const drawn: Readonly<Record<string, readonly Drawn[]>> = {
  "soporte-bi": [
    ["team", "tickets", { frontLine: 9265, workplace: 4050, applications: 4231, networks: 2454 }],
    [
      "category",
      "tickets",
      { access: 6600, software: 4200, devices: 3400, network: 2600, mail: 1800, printing: 1400 },
    ],
    ["handedOver", "tickets", { kept: 16_000, handedOver: 4000 }],
    // In hours, of minutes.
    [
      "categoryMove",
      "wait",
      {
        "access handedOver": 20.3,
        "mail kept": 9,
        "mail handedOver": 22.8,
        "network kept": 13.5,
        "network handedOver": 25.8,
        "devices kept": 10.5,
        "devices handedOver": 22.2,
        "software kept": 11.3,
        "software handedOver": 22.9,
      },
      1 / 60,
      1,
    ],
  ],
  "airline-satisfaction": [
    ["class", "satisfied", { business: 69.44, economy: 24.64, economyPlus: 18.77 }, 100, 2],
    [
      "classWifi",
      "satisfied",
      {
        "business 0": 41,
        "business 1": 59,
        "business 2": 76,
        "business 3": 87,
        "business 4": 92,
        "economy 1": 20,
        "economy 2": 37,
        "economy 3": 56,
        "economy 4": 60,
        "economyPlus 0": 7,
        "economyPlus 1": 16,
        "economyPlus 2": 31,
        "economyPlus 3": 49,
        "economyPlus 4": 56,
      },
      100,
    ],
  ],
  "nps-bi": [
    ["stage", "nps", { signUp: 45, installation: -20, billing: 50, fault: 29, enquiry: 56 }],
    [
      "stageTime",
      "nps",
      {
        "signUp 0": 47,
        "signUp 7": 48,
        "installation 0": -17,
        "installation 7": -26,
        "billing 0": 51,
        "billing 7": 47,
        "fault 0": 31,
        "fault 7": 33,
        "enquiry 0": 58,
        "enquiry 7": 61,
      },
    ],
    [
      "reason",
      "unhappy",
      {
        missedAppointment: 859,
        workmanship: 347,
        waiting: 224,
        unresolved: 138,
        treatment: 136,
      },
      1,
      0,
      { stage: ["installation"] },
    ],
    [
      "area",
      "nps",
      { uplands: -37, coast: -31, riverside: -21, city: -11, valley: -11, plains: -10 },
      1,
      0,
      { stage: ["installation"] },
    ],
    ["call", "nextScore", { hours24: 6.9, hours48: 7, later: 4.7, never: 4.5 }, 1, 1],
  ],
  "compras-bi": [
    [
      "month",
      "fertPrice",
      { 0: 0.34, 1: 0.34, 2: 0.35, 3: 0.36, 5: 0.38, 8: 0.43, 9: 0.46, 10: 0.49, 11: 0.5 },
      1,
      2,
    ],
    [
      "section",
      "extraCost",
      { cereals: 159, olives: 79, fruit: 68, vegetables: 61, vines: 27 },
      1 / 1000,
    ],
    [
      "section",
      "gap",
      { cereals: -1.3, olives: 0, fruit: 1, vegetables: 2.6, vines: 0.8 },
      100,
      1,
      { family: ["fertiliser"] },
    ],
  ],
  "logistica-dashboard": [
    ["aisle", "departuresShare", { G: 17, H: 15 }, 100],
    ["aisle", "walkedShare", { G: 24, H: 26 }, 100],
    ["month", "occupied", { 10: 97 }, 100],
    ["month", "withoutIdle", { 10: 80 }, 100],
  ],
  "people-analytics": [
    // Drawn as 64 for women: here managers who left count too.
    ["sex", "toManager", { women: 65, men: 51 }],
    ["band", "payGap", { E1: 1.4, E2: 2.8, S1: 4.4, S2: 5.6, M1: 5.7, M2: 6.4 }, 100, 1],
    ["level", "women", { entry: 52, specialist: 55, manager: 25 }, 100],
    [
      "womenByDepartment",
      "women",
      {
        "operations manager": 19,
        "sales manager": 21,
        "customerService manager": 23,
        "technology manager": 30,
        "administration manager": 40,
      },
      100,
    ],
    // Drawn as 14.8 and 5.5, of all who left: the rate is that of resignations.
    [
      "leaveBySex",
      "leaveRate",
      { "manager women": 8, "manager men": 2.9, "entry women": 11, "entry men": 11.8 },
      100,
      1,
    ],
  ],
  "proyectos-bi-gestion": [
    [
      "phase",
      "hours",
      { requirements: 1260, data: 5400, reports: 2520, testing: 1080, training: 540 },
      1,
      0,
      { status: ["onTime", "late"] },
    ],
    ["phase", "budget", { data: 2700 }, 1, 0, { status: ["onTime", "late"] }],
    [
      "project",
      "delay",
      { production: 45, claims: 27, purchasing: 19, maintenance: 12, fleet: 49, quality: 28 },
    ],
  ],
  "rfm-analysis": [
    [
      "group",
      "spentEach",
      { champions: 556, loyal: 231, atRisk: 217, promising: 66, new: 32, dormant: 38 },
    ],
    [
      "group",
      "customers",
      { champions: 720, loyal: 1080, promising: 2220, new: 2040, atRisk: 1200, dormant: 4740 },
    ],
    ["comeback", "customers", { soon: 3682, later: 2318, never: 6000 }],
  ],
  "logistica-supply-chain": [
    [
      "supplier",
      "lateShare",
      {
        supplier4: 28,
        supplier9: 22,
        supplier1: 9,
        supplier10: 8,
        supplier2: 7,
        supplier5: 6,
        supplier3: 5,
        supplier7: 4,
        supplier8: 3,
        supplier6: 2,
      },
      100,
    ],
    ["warehouse", "lateRate", { south: 31, east: 18, north: 17, centre: 16 }, 100],
    ["mode", "orders", { urgent: 1200 }],
    ["mode", "freightShare", { urgent: 20 }, 100],
    ["family", "orders", { cable: 6480 }],
    [
      "shelf",
      "stockoutRate",
      {
        "fast cheap": 37,
        "fast middling": 19,
        "medium cheap": 11,
        "medium middling": 9,
        "medium dear": 10,
        "slow middling": 5,
        "slow dear": 3,
      },
      100,
    ],
  ],
  "ventas-globales": [
    ["country", "growth", { mexico: 24, chile: 8, france: 6, germany: 5, spain: 4, italy: 3 }, 100],
    ["market", "spendShare", { spain: 17 }, 100],
  ],
  "campanas-mkt": [
    ["first", "costPerEnrolment", { social: 59, display: 29, search: 54, referral: 40, email: 63 }],
    [
      "month",
      "costPerEnrolment",
      { 0: 19, 1: 49, 2: 80, 3: 73, 4: 98, 5: 94, 6: 98, 7: 72, 8: 22, 9: 46, 10: 62, 11: 114 },
    ],
    ["month", "enrolments", { 0: 1421, 8: 1158 }],
  ],
};

test.each(Object.entries(drawn))(
  "the drawn figures of %s are those of its rows",
  async (slug, all) => {
    const { read } = openReport(await loadReport(slug));
    const faults = all.flatMap(([view, measure, values, scale = 1, decimals = 0, where = {}]) => {
      const found = read(view, measure, where);
      return Object.entries(values).flatMap(([name, value]) => {
        const given = round(found[name]! * scale, decimals);
        return given === value
          ? []
          : [`${view} ${measure} ${name}: ${String(given)}, not ${String(value)}`];
      });
    });
    expect(faults).toEqual([]);
  },
);
