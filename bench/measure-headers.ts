import { get, type IncomingMessage } from "node:http";

/** Bytes of status line and headers of the first script of the home page. */
export async function measureHeaders(origin: string): Promise<number> {
  const home = await (await fetch(origin)).text();
  const [, script = ""] = /data-modules="([^" ]+)/.exec(home) ?? [];
  const { statusMessage = "", rawHeaders } = await new Promise<IncomingMessage>(
    (resolve, reject) => {
      get(origin + script, { headers: { "accept-encoding": "br" } }, (answer) => {
        answer.resume();
        resolve(answer);
      }).on("error", reject);
    },
  );
  const lines = [`HTTP/1.1 200 ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at] ?? ""}: ${rawHeaders[at + 1] ?? ""}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`.length;
}
