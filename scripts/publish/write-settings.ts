import { variableNames } from "../../contracts/configuration/environment.ts";

/** Settings of this machine, and of the server itself. */
const notPublished = new Set(["PORT", "HOST", "DATA_DIR", "TRUSTED_PROXY", "PUBLISH_TO"]);

/** Returns the `.env` of a server: the settings of the folder and of this process, and where its data is. */
export function writeSettings(environment: NodeJS.ProcessEnv): string {
  const own = variableNames
    .filter((name) => !notPublished.has(name))
    .flatMap((name) => {
      const value = environment[name] ?? "";
      return value === "" ? [] : [`${name}=${quote(value)}\n`];
    });
  return [...own, "DATA_DIR=/srv/site/data\n", 'TRUSTED_PROXY="127.0.0.1, ::1"\n'].join("");
}

function quote(value: string): string {
  const mark = ["'", "`", '"'].find((one) => !value.includes(one)) ?? "";
  return mark + value + mark;
}
