import * as v from "valibot";
import { locales } from "../locale.ts";
import { calendarVariables } from "./calendar-variables.ts";
import { contentOriginPattern } from "./content-service.ts";
import { parseNetwork, type Network } from "./network.ts";
import { paymentVariables } from "./payment-variables.ts";
import type { Variable } from "./variable.ts";

const httpOrigin = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]+$/));
const address = v.pipe(
  v.string(),
  v.regex(/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/),
);
const identifier = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const networks = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").map((text) => parseNetwork(text.trim()))),
  v.custom<Network[]>((read) => Array.isArray(read) && !read.includes(undefined)),
);
const backupPlace = /^(?:\/\S+|ssh:\/\/[^\s/]+\/\S+|rclone:\/\/[^\s/]+\/\S*)$/;
const originExpected = "an address without a path, e.g. https://example.com";
const identifierExpected = "letters, digits, - and _";

/** Every environment variable; only `generator/read-environment.ts` and `service/config.ts` read them. */
const variables = {
  PORT: {
    schema: v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)),
    expected: "a port number from 0 to 65535",
  },
  HOST: {
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
    expected: "a host name or IP address",
  },
  TRUSTED_PROXY: {
    schema: networks,
    expected: "addresses or networks with commas between them, e.g. 127.0.0.1, 10.0.0.0/8, ::1",
  },
  DATA_DIR: { schema: v.pipe(v.string(), v.minLength(1)), expected: "a folder path" },
  DATABASE_URL: {
    schema: v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\/[^\s/]+\/\S+$/)),
    expected: "postgres://user:password@host:5432/database",
    secret: true,
  },
  SMTP_URL: {
    schema: v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/)),
    expected: "smtp://user:password@host:587 or smtps://user:password@host:465",
    secret: true,
  },
  MAIL_TO: { schema: address, expected: "an e-mail address, e.g. you@example.com" },
  MAIL_FROM: { schema: address, expected: "an e-mail address, e.g. Web <web@example.com>" },
  ALERT_URL: {
    schema: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/)),
    expected: "the address of a webhook, e.g. https://hooks.slack.com/services/…",
    secret: true,
  },
  HEARTBEAT_URL: {
    schema: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/)),
    expected: "the address of a monitor that alarms when requests stop, e.g. https://hc-ping.com/…",
    secret: true,
  },
  DIGEST_AT: {
    schema: v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|never)$/)),
    expected: "a time of day such as 07:30, or never",
  },
  DIGEST_LANGUAGE: { schema: v.picklist(locales), expected: "es or en" },
  BACKUP_TO: {
    schema: v.pipe(v.string(), v.regex(backupPlace)),
    expected: "a folder's whole path, ssh://user@host/path, or rclone://remote/path",
  },
  BACKUP_KEY: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    expected: "a key made by npm run backup -- --new-key",
    secret: true,
  },
  ...paymentVariables,
  ...calendarVariables,
  PUBLISH_TO: {
    schema: v.pipe(
      v.string(),
      v.regex(/^(?:ssh:\/\/[\w.@:[\]-]+\/?|netlify|cloudflare|github-pages|container)$/),
    ),
    expected: "ssh://root@203.0.113.10, netlify, cloudflare, github-pages or container",
  },
  VITE_SITE_URL: { schema: httpOrigin, expected: originExpected },
  VITE_PREVIEW: { schema: v.literal("1"), expected: "1, or nothing" },
  VITE_COUNT_VIEWS: { schema: v.literal("1"), expected: "1, or nothing" },
  VITE_CONTENTFUL_SPACE_ID: { schema: identifier, expected: identifierExpected },
  VITE_CONTENTFUL_ACCESS_TOKEN: { schema: identifier, expected: identifierExpected, secret: true },
  VITE_CONTENTFUL_ENVIRONMENT: { schema: identifier, expected: identifierExpected },
  VITE_CONTENTFUL_ORIGIN: {
    schema: v.pipe(v.string(), v.regex(contentOriginPattern)),
    expected: "an address without a path, e.g. https://cdn.contentful.com",
  },
  VITE_EMAILJS_PUBLIC_KEY: { schema: identifier, expected: identifierExpected },
  VITE_EMAILJS_SERVICE_ID: { schema: identifier, expected: identifierExpected },
  VITE_EMAILJS_TEMPLATE_ID: { schema: identifier, expected: identifierExpected },
  VITE_EMAILJS_CONSULTATION_TEMPLATE_ID: { schema: identifier, expected: identifierExpected },
  VITE_EMAILJS_ORIGIN: { schema: httpOrigin, expected: originExpected },
  VITE_BOOKING_URL: {
    schema: v.pipe(v.string(), v.regex(/^https:\/\/[^\s]+$/)),
    expected: "an https address, e.g. https://calendly.com/you/60min",
  },
  VITE_GA_MEASUREMENT_ID: {
    schema: v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/)),
    expected: "a measurement id, e.g. G-AB12CD34EF",
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

export const variableNames = Object.keys(variables) as VariableName[];

export type Environment = {
  [name in VariableName]?: v.InferOutput<(typeof variables)[name]["schema"]>;
};

export type EnvironmentFault = {
  name: VariableName;
  expected: string;
  found: string;
  /** The variable that has no effect without this one, which is unset. */
  neededBy?: VariableName;
};

// A variable on the left has no effect without those on the right.
const requires: Partial<Record<VariableName, VariableName[]>> = {
  SMTP_URL: ["MAIL_TO"],
  BACKUP_TO: ["BACKUP_KEY"],
  STRIPE_SECRET_KEY: ["STRIPE_WEBHOOK_SECRET"],
  STRIPE_WEBHOOK_SECRET: ["STRIPE_SECRET_KEY"],
  TRANSFER_IBAN: ["TRANSFER_HOLDER"],
  TRANSFER_HOLDER: ["TRANSFER_IBAN"],
  TRANSFER_DAYS: ["TRANSFER_IBAN"],
  CALDAV_URL: ["CALDAV_USER", "CALDAV_PASSWORD"],
  GOOGLE_CLIENT_ID: ["GOOGLE_CLIENT_SECRET"],
  VITE_CONTENTFUL_SPACE_ID: ["VITE_CONTENTFUL_ACCESS_TOKEN"],
  VITE_CONTENTFUL_ACCESS_TOKEN: ["VITE_CONTENTFUL_SPACE_ID"],
  VITE_CONTENTFUL_ENVIRONMENT: ["VITE_CONTENTFUL_SPACE_ID"],
  VITE_CONTENTFUL_ORIGIN: ["VITE_CONTENTFUL_SPACE_ID"],
  VITE_EMAILJS_PUBLIC_KEY: ["VITE_EMAILJS_SERVICE_ID", "VITE_EMAILJS_TEMPLATE_ID"],
  VITE_EMAILJS_SERVICE_ID: ["VITE_EMAILJS_PUBLIC_KEY"],
  VITE_EMAILJS_TEMPLATE_ID: ["VITE_EMAILJS_PUBLIC_KEY"],
  VITE_EMAILJS_CONSULTATION_TEMPLATE_ID: ["VITE_EMAILJS_PUBLIC_KEY"],
};

/** Parses a record such as `process.env`; an empty string is unset. Returns the values, or the list of all faults. */
export function parseEnvironment(
  record: Record<string, unknown>,
): { ok: true; environment: Environment } | { ok: false; faults: EnvironmentFault[] } {
  const environment: Record<string, unknown> = {};
  const faults: EnvironmentFault[] = [];
  for (const name of variableNames) {
    const value = record[name];
    if (value === undefined || value === "") continue;
    const variable: Variable = variables[name];
    const parsed = v.safeParse(variable.schema, value);
    if (parsed.success) environment[name] = parsed.output;
    else
      faults.push({
        name,
        expected: variable.expected,
        found: variable.secret === true ? "(hidden)" : JSON.stringify(value),
      });
  }
  for (const name of Object.keys(environment) as VariableName[]) {
    for (const needed of requires[name] ?? []) {
      if (record[needed] !== undefined && record[needed] !== "") continue;
      if (faults.some((fault) => fault.name === needed)) continue;
      const { expected } = variables[needed];
      faults.push({ name: needed, expected, found: "nothing", neededBy: name });
    }
  }
  return faults.length === 0 ? { ok: true, environment } : { ok: false, faults };
}

export function describeFaults(faults: EnvironmentFault[]): string {
  return faults
    .map(({ name, expected, found, neededBy }) => {
      const remedy =
        neededBy === undefined
          ? `correct ${name}, or remove it to use the default`
          : `set ${name}, which ${neededBy} needs, or remove ${neededBy}`;
      return `${name}: expected ${expected}; found ${found}. Remedy: ${remedy}.`;
    })
    .join("\n");
}
