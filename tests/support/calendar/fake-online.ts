import { onTestFinished, vi } from "vitest";
import type { CalendarFault } from "./fake-calendar.ts";
import type { OwnersEvent, WrittenEntry } from "./owners-event.ts";

export type Json = Record<string, unknown>;
export type StoredEvent = { calendar: string; isDeleted: boolean; version: number; fields: Json };
export type OnlineRequest = { method: string; url: URL; body: Json; etag: string | null };
export type OnlineAnswer = { status: number; body?: Json };

const realFetch = globalThis.fetch;

/** The part that calendars of Microsoft and Google have in common, at the edge of the network. */
export abstract class FakeOnline {
  readonly events = new Map<string, StoredEvent>();
  fault: CalendarFault | undefined;
  /** The newest refresh token; earlier ones stay valid, as at both providers. */
  refreshToken = "refresh-1";
  readonly refreshTokens = new Set([this.refreshToken]);
  readonly accessTokens = new Set<string>();
  isRevoked = false;
  /** Answers to a sign-in that come before its end. */
  pending: string[] = [];
  /** Further fields of a token's answer. */
  grant: Json = {};
  readonly forms: Record<string, string>[] = [];
  readonly requests: string[] = [];
  abstract readonly hosts: readonly string[];
  /** True if each refresh token is replaced at its use. */
  abstract readonly isRotating: boolean;

  abstract add(uid: string, event: OwnersEvent): void;
  abstract answer(request: OnlineRequest): OnlineAnswer;
  abstract describe(event: StoredEvent): WrittenEntry;

  /** Answers for the provider's hosts; other addresses are asked for as ever. */
  start(): this {
    vi.stubGlobal("fetch", async (input: URL | string, init: RequestInit = {}) => {
      const url = new URL(input);
      return this.hosts.includes(url.host) ? this.#fetch(url, init) : realFetch(input, init);
    });
    onTestFinished(() => {
      this.fault = "gone";
    });
    return this;
  }

  edit(): void {
    for (const event of this.events.values()) event.version += 1;
  }

  clear(): void {
    for (const event of this.events.values()) event.isDeleted = true;
  }

  listEntries(): WrittenEntry[] {
    const kept = [...this.events.values()].filter(({ isDeleted }) => !isDeleted);
    return kept
      .map((event) => this.describe(event))
      .filter(({ uid }) => uid.startsWith("consultation-"));
  }

  /** Returns one item a page, so that every list has pages. */
  page(items: readonly Json[], at: number): { items: Json[]; next: number | undefined } {
    const hasMore = at + 1 < items.length || this.fault === "truncated";
    return { items: items.slice(at, at + 1), next: hasMore ? at + 1 : undefined };
  }

  /** Changes an event of the known version, or removes one. */
  protected change({ method, etag, body }: OnlineRequest, event: StoredEvent): number {
    if (etag !== null && etag !== tagOf(event)) return 412;
    event.version += 1;
    event.isDeleted = method === "DELETE";
    if (method === "PATCH") Object.assign(event.fields, body);
    return 200;
  }

  async #fetch(url: URL, { method = "GET", headers, body, signal }: RequestInit) {
    this.requests.push(`${method} ${url.href}`);
    if (this.fault === "hanging") {
      return new Promise<Response>((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
      });
    }
    if (this.fault === "gone") throw lost();
    if (this.fault === "broken") return Response.json({}, { status: 500 });
    if (this.fault === "sign-in") return new Response("<!doctype html><title>Sign in</title>");
    if (body instanceof URLSearchParams) return this.#grant(url, Object.fromEntries(body));
    const given = new Headers(headers);
    const token = given.get("authorization")?.replace("Bearer ", "") ?? "";
    if (!this.accessTokens.has(token)) return Response.json({ error: {} }, { status: 401 });
    const sent = typeof body === "string" ? (JSON.parse(body) as Json) : {};
    const etag = given.get("if-match");
    const answer = this.answer({ method, url, body: sent, etag });
    if (this.fault === "unanswered" && method === "POST") throw lost();
    if (answer.body === undefined) return new Response(null, { status: answer.status });
    const text = JSON.stringify(answer.body);
    const shown = this.fault === "cut" ? text.slice(0, -1) : text;
    return new Response(shown, { status: answer.status });
  }

  #grant(url: URL, form: Record<string, string>): Response {
    this.forms.push(form);
    if (url.pathname.endsWith("/devicecode")) {
      return Response.json({
        device_code: "device",
        user_code: "FJC3TXK",
        verification_uri: "https://microsoft.com/devicelogin",
        expires_in: 900,
        interval: 5,
      });
    }
    const isRefresh = form["grant_type"] === "refresh_token";
    const isRefused =
      isRefresh && (this.isRevoked || !this.refreshTokens.has(form["refresh_token"] ?? ""));
    const error = isRefused ? "invalid_grant" : isRefresh ? undefined : this.pending.shift();
    if (error !== undefined) return Response.json({ error }, { status: 400 });
    const number = String(this.forms.length + 1);
    if (!isRefresh || this.isRotating) this.refreshToken = `refresh-${number}`;
    this.refreshTokens.add(this.refreshToken);
    const token = `access-${number}`;
    this.accessTokens.add(token);
    return Response.json({
      token_type: "Bearer",
      expires_in: 3599,
      access_token: token,
      ...((!isRefresh || this.isRotating) && { refresh_token: this.refreshToken }),
      ...this.grant,
    });
  }
}

export function tagOf({ version }: StoredEvent): string {
  return `"${String(version)}"`;
}

function lost(): TypeError {
  return new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
}
