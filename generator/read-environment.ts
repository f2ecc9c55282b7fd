import { existsSync } from "node:fs";
import {
  describeFaults,
  parseEnvironment,
  type Environment,
} from "../contracts/configuration/environment.ts";
import { inFolder } from "../roots/roots.ts";

/** Reads `.env` and the environment; if a setting is invalid, prints every fault and exits the process. */
export function readEnvironment(): Environment {
  if (existsSync(inFolder(".env"))) process.loadEnvFile(inFolder(".env"));
  const result = parseEnvironment(process.env);
  if (result.ok) return result.environment;
  console.error(`The configuration has faults:\n${describeFaults(result.faults)}`);
  process.exit(1);
}
