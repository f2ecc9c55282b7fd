import { requestCalendar } from "../request-calendar.ts";
import type { Answer, OnlineService } from "./online-service.ts";
import type { Tokens } from "./tokens.ts";

/** Some 20,000 events of the smallest pages. */
const mostPages = 100;

type OnlineReply = { status: number; answer: Answer; reason: string };

export type OnlineClient = {
  /** Sends a request; any status is a reply, whose `reason` is the provider's code. */
  send: (method: string, at: URL, body?: object, etag?: string | null) => Promise<OnlineReply>;
  /** Returns the items of all pages of a list; rejects if one is missing. */
  list: (first: URL) => Promise<Answer[]>;
};

/** Speaks JSON with a provider; a token that is refused before its time is renewed once. */
export function createOnlineClient(service: OnlineService, tokens: Tokens): OnlineClient {
  const send: OnlineClient["send"] = async (method, at, body, etag) => {
    const ask = async (token: string) =>
      requestCalendar(at, {
        method,
        headers: {
          ...service.headers,
          Accept: "application/json",
          Authorization: `Bearer ${token}`,
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...(typeof etag === "string" && { "If-Match": etag }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const first = await ask(await tokens.read());
    const { status, text } = first.status === 401 ? await ask(await tokens.renew()) : first;
    const answer = text === "" ? {} : parseAnswer(text, status);
    return { status, answer, reason: `${String(status)}${findReason(answer)}` };
  };
  return {
    send,
    list: async (first) => {
      const found: Answer[] = [];
      let next: URL | undefined = first;
      for (let page = 0; next !== undefined; page += 1) {
        if (page === mostPages) throw new Error(`It holds more than ${String(mostPages)} pages`);
        // The token is for this host alone.
        if (next.origin !== first.origin) throw new Error("It names a next page elsewhere");
        const { status, answer, reason } = await send("GET", next);
        const part = service.readPage(answer, next);
        if (status !== 200) throw new Error(`It answered ${reason}`);
        if (!Array.isArray(part.items)) throw new Error("It answered no list");
        found.push(...part.items);
        next = part.next;
      }
      return found;
    },
  };
}

function parseAnswer(text: string, status: number): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch (error) {
    if (status >= 300) return {};
    throw new Error("It answered no JSON", { cause: error });
  }
}

/** Returns the code of a fault, e.g. ` (accessNotConfigured)`; nothing that a person wrote. */
function findReason({ error }: Answer): string {
  const { code, errors } = (error ?? {}) as { code?: unknown; errors?: { reason?: unknown }[] };
  const named = errors?.[0]?.reason ?? code;
  return typeof named === "string" && /^\w+$/.test(named) ? ` (${named})` : "";
}
