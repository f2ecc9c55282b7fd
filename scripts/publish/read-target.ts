import { isStaticHost, type StaticHost } from "./static-hosts.ts";

export type Server = { kind: "server"; user: string; host: string; port: string };
export type Target = Server | { kind: "static"; host: StaticHost } | { kind: "container" };

/** Reads where to publish, e.g. `ssh://root@203.0.113.10:2222`; undefined for anything else. */
export function readTarget(text: string): Target | undefined {
  if (text === "container") return { kind: "container" };
  if (isStaticHost(text)) return { kind: "static", host: text };
  const [, user = "root", host, port = "22"] =
    /^ssh:\/\/(?:([\w.-]+)@)?(\[[\da-f:]+\]|[\w.-]+)(?::(\d+))?\/?$/i.exec(text) ?? [];
  // A word that begins with - would be an option of ssh.
  if (host === undefined || host.startsWith("-") || user.startsWith("-")) return undefined;
  return { kind: "server", user, host: host.replaceAll(/[[\]]/g, ""), port };
}
