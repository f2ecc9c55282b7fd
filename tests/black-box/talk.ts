import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** The domain in the requests to every edition. */
export const host = "www.example.com";

export type Call = {
  method?: string | undefined;
  headers?: Record<string, string> | undefined;
  body?: string | undefined;
};

export type Answer = { status: number; headers: [name: string, value: string][]; body: Buffer };

export type Exchange = { path: string; call: Call; answer: Answer };

// Headers of the connection or the moment, not of the answer.
const ofConnection = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Sends one edition requests, with path and headers byte by byte as given, and records the exchanges. */
export class Talk {
  readonly exchanges: Exchange[] = [];
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async ask(path: string, call: Call = {}): Promise<Answer> {
    const { method = "GET", headers = {}, body } = call;
    const sent = request({
      host: "127.0.0.1",
      port: this.#port,
      path,
      method,
      headers: { host, ...headers },
      agent: false,
    });
    sent.end(body);
    const [received] = (await once(sent, "response")) as [IncomingMessage];
    const answer = {
      status: received.statusCode ?? 0,
      headers: listHeaders(received.rawHeaders),
      body: await buffer(received),
    };
    this.exchanges.push({ path, call, answer });
    return answer;
  }

  /** For a visitor who follows links and sends forms. */
  readonly send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    if (init.body instanceof URLSearchParams)
      headers["content-type"] = "application/x-www-form-urlencoded";
    const body = init.body === undefined ? undefined : String(init.body as URLSearchParams);
    const answer = await this.ask(path, { method: init.method, headers, body });
    return new Response(new Uint8Array(answer.body), answer);
  };
}

export function findHeader({ headers }: Answer, wanted: string): string | undefined {
  return headers.find(([name]) => name === wanted)?.[1];
}

/** Returns the decompressed body. */
export function unpackBody(answer: Answer): Buffer {
  const encoding = findHeader(answer, "content-encoding");
  if (encoding === undefined || answer.body.length === 0) return answer.body;
  return (unpack[encoding] ?? failToUnpack)(answer.body);
}

function failToUnpack(): never {
  throw new Error("The body is of an encoding that nobody asked for");
}

function listHeaders(raw: readonly string[]): Answer["headers"] {
  return raw
    .flatMap((text, index): Answer["headers"] =>
      index % 2 === 0 ? [[text.toLowerCase(), raw[index + 1] ?? ""]] : [],
    )
    .filter(([name]) => !ofConnection.has(name))
    .toSorted(([one], [other]) => one.localeCompare(other));
}
