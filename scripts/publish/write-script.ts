import { readFileSync } from "node:fs";
import { inProduct } from "../../roots/roots.ts";

/** Values that the server's script works with. */
export type ServerValues = {
  host: string;
  /** The name with or without www, which leads on to the site; `""` for none. */
  otherHost: string;
  isTrial: boolean;
  version: string;
  release: string;
  product: string;
};

/** Returns the script that a server runs to publish. */
export function writeScript({ otherHost, isTrial, ...values }: ServerValues): string {
  const named = { ...values, other_host: otherHost, is_trial: isTrial ? "1" : "" };
  const lines = Object.entries(named).map(
    ([name, value]) => `${name}='${value.replaceAll("'", "")}'\n`,
  );
  return lines.join("") + readFileSync(inProduct("scripts/publish/server.sh"), "utf8");
}
