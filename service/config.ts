import { join, resolve } from "node:path";
import {
  describeFaults,
  parseEnvironment,
  type Environment,
} from "../contracts/configuration/environment.ts";
import type { Network } from "../contracts/configuration/network.ts";
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
  /** If undefined, the payment provider works without a key or prevents the start. */
  paymentSecretKey: string | undefined;
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
  } = environment;
  return {
    port: environment.PORT ?? 4321,
    host: environment.HOST ?? "127.0.0.1",
    trustedProxies: environment.TRUSTED_PROXY ?? [],
    dataDir: resolve(rootDir, environment.DATA_DIR ?? "data"),
    databaseUrl: environment.DATABASE_URL,
    smtp: url === undefined || to === undefined ? undefined : { url, to, from: from ?? to },
    alertUrl: environment.ALERT_URL,
    paymentSecretKey: environment.PAYMENT_SECRET_KEY,
    siteUrl: VITE_SITE_URL,
    hasExternalBooking: VITE_BOOKING_URL !== undefined,
  };
}
