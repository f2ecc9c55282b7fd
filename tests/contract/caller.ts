import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import es from "#folder/content/copy/es/bookingPage.json" with { type: "json" };
import { Visitor } from "./visitor.ts";

/** Returns a function that sends requests from its own loopback address. */
export function callerOf(url: string, number: number) {
  const localAddress = `127.0.${String(1 + Math.floor(number / 250))}.${String(1 + (number % 250))}`;
  return async (path: string, init: RequestInit): Promise<Response> => {
    const { method = "GET", headers } = init;
    const body = init.body instanceof URLSearchParams ? init.body.toString() : undefined;
    const type = body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
    const call = request(new URL(path, url), {
      method,
      localAddress,
      agent: false,
      headers: { ...(headers as Record<string, string>), ...type },
    });
    call.end(body);
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    const text = await buffer(answer);
    const { location } = answer.headers;
    const kept = location === undefined ? {} : { location };
    return new Response(text, { status: answer.statusCode ?? 0, headers: kept });
  };
}

/** Returns a visitor at the payment of the last week's first free slot. */
export async function holdLast(url: string, number: number): Promise<Visitor> {
  const visitor = await new Visitor(callerOf(url, number)).open("/booking?week=2099-01-05");
  await visitor.follow(visitor.slots()[0] ?? "");
  const email = `visitor${String(number)}@example.com`;
  return visitor.press(es.details.submit, { name: "Ana", email });
}
