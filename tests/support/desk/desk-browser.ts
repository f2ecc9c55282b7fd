import { Visitor } from "../../contract/visitor.ts";

type App = { request: (path: string, init: RequestInit) => Response | Promise<Response> };

/** A visitor without JavaScript whose browser keeps cookies. */
export class DeskBrowser extends Visitor {
  readonly cookies: Map<string, string>;

  constructor({ request }: App, headers: Record<string, string> = {}) {
    const cookies = new Map<string, string>();
    super(async (path, init) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const own = { ...(init.headers as Record<string, string>), ...headers, cookie };
      const response = await request(path, { ...init, headers: own });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0/.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    });
    this.cookies = cookies;
  }
}

/** Returns link and code of a mail that lets in. */
export function readTicket(text: string): { link: string; code: string } {
  const link = /https?:\/\/[^/\s]+(\/\S*_desk\/enter\?ticket=\S+)/.exec(text)?.[1];
  const code = /: ([2-9A-Z]{4} [2-9A-Z]{4})\n/.exec(text)?.[1];
  if (link === undefined || code === undefined) throw new Error(`No link or code in: ${text}`);
  return { link, code };
}
