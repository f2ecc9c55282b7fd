import { join, resolve } from "node:path";
import {
  describeFaults,
  parseEnvironment,
  type Environment,
} from "../contracts/configuration/environment.ts";
import type { Network } from "../contracts/configuration/network.ts";
import type { CalendarSettings } from "./booking/busy/start-calendars.ts";
import type { Locale } from "../contracts/locale.ts";
import type { PaymentConfig } from "./booking/payment/find-payment-provider.ts";
import { findGivenSocket, type GivenSocket } from "./http/server/find-given-socket.ts";

export type SmtpConfig = { url: string; to: string; from: string };

export type Config = {
  port: number;
  host: string;
  /** Used instead of host and port if systemd passes a socket. */
  socket: GivenSocket | undefined;
  trustedProxies: readonly Network[];
  dataDir: string;
  /** Address of the PostgreSQL database; if undefined, SQLite files in the data folder are used. */
  databaseUrl: string | undefined;
  /** If undefined, enquiries are stored but not mailed (D9). */
  smtp: SmtpConfig | undefined;
  alertUrl: string | undefined;
  /** Address that an outside monitor expects to be requested every hour. */
  heartbeatUrl: string | undefined;
  /** The daily mail's time of day in the owner's time zone, and its language; undefined if none is wanted. */
  digest: { at: string; locale: Locale } | undefined;
  /** Target and key of the off-site copies of the SQLite files; undefined with PostgreSQL. */
  offsite: { address: string; key: string } | undefined;
  payment: PaymentConfig;
  calendar: CalendarSettings;
  /** Makes the address of the feed of bookings; undefined if there is none. */
  feedKey: string | undefined;
  /** Whether views of pages are counted. */
  countsViews: boolean;
  siteUrl: string | undefined;
  hasExternalBooking: boolean;
};

/**
 * Reads the settings from `.env` and the environment, which takes precedence; exits the process if one is invalid.
 */
export function readConfig(rootDir: string): Config {
  try {
    process.loadEnvFile(join(rootDir, ".env"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) {
    console.error(describeFaults(parsed.faults));
    process.exit(1);
  }
  const socket = findGivenSocket(process.env, process.pid);
  return { ...toConfig(parsed.environment, rootDir), socket };
}

function toConfig(environment: Environment, rootDir: string): Omit<Config, "socket"> {
  const {
    SMTP_URL: url,
    MAIL_TO: to,
    MAIL_FROM: from,
    VITE_SITE_URL,
    VITE_BOOKING_URL,
    DATABASE_URL,
    BACKUP_TO,
    BACKUP_KEY,
    DIGEST_AT = "07:30",
    DIGEST_LANGUAGE = "es",
    CALDAV_URL,
    CALDAV_USER,
    CALDAV_PASSWORD,
    MICROSOFT_CLIENT_ID,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    CALENDAR_PAUSE_HOURS = 24,
  } = environment;
  return {
    port: environment.PORT ?? 4321,
    host: environment.HOST ?? "127.0.0.1",
    trustedProxies: environment.TRUSTED_PROXY ?? [],
    dataDir: resolve(rootDir, environment.DATA_DIR ?? "data"),
    databaseUrl: DATABASE_URL,
    smtp: url === undefined || to === undefined ? undefined : { url, to, from: from ?? to },
    alertUrl: environment.ALERT_URL,
    heartbeatUrl: environment.HEARTBEAT_URL,
    digest: DIGEST_AT === "never" ? undefined : { at: DIGEST_AT, locale: DIGEST_LANGUAGE },
    offsite:
      DATABASE_URL !== undefined || BACKUP_TO === undefined || BACKUP_KEY === undefined
        ? undefined
        : { address: BACKUP_TO, key: BACKUP_KEY },
    payment: environment,
    calendar: {
      caldav:
        CALDAV_URL === undefined || CALDAV_USER === undefined || CALDAV_PASSWORD === undefined
          ? undefined
          : { url: CALDAV_URL, user: CALDAV_USER, password: CALDAV_PASSWORD },
      icsUrl: environment.CALENDAR_ICS_URL,
      microsoft: MICROSOFT_CLIENT_ID === undefined ? undefined : { clientId: MICROSOFT_CLIENT_ID },
      google:
        GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined
          ? undefined
          : { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET },
      pauseHours: CALENDAR_PAUSE_HOURS,
    },
    feedKey: environment.CALENDAR_FEED_KEY,
    countsViews: environment.VITE_COUNT_VIEWS !== undefined,
    siteUrl: VITE_SITE_URL,
    hasExternalBooking: VITE_BOOKING_URL !== undefined,
  };
}
