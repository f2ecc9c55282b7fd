import { createHash, randomBytes } from "node:crypto";
import { fillText } from "../../contracts/fill-text.ts";
import { createOnlineClient } from "../../service/booking/busy/online/online-client.ts";
import type { OnlineService } from "../../service/booking/busy/online/online-service.ts";
import type { SignInStore } from "../../service/booking/busy/online/sign-in-store.ts";
import { postForm, type Grant } from "../../service/booking/busy/online/tokens.ts";
import type { CalendarWords } from "./calendar-words.ts";

/** The owner's terminal, in the owner's language. */
export type Terminal = {
  words: CalendarWords;
  say: (text: string) => void;
  ask: (question: string) => Promise<string>;
  sleep: (waitMs: number) => Promise<void>;
};

type DeviceCode = {
  device_code: string;
  user_code: string;
  verification_uri: string;
  interval?: number;
  error?: string;
};

/** Nobody listens there: the owner copies the address, also from a browser far away from the server. */
const redirect = "http://127.0.0.1:8976/";
const dayS = 86_400;
const ways = { microsoft: signInByCode, google: signInByLink };
const revoke = {
  microsoft: "https://account.live.com/consent/Manage · https://myapps.microsoft.com",
  google: "https://myaccount.google.com/connections",
};

/** Leads the owner through a sign-in, tries it and stores it; throws a sentence for the owner if there is none. */
export async function signIn(
  service: OnlineService,
  { store, place, now }: { store: SignInStore; place: string; now: () => number },
  terminal: Terminal,
): Promise<void> {
  const { words, say } = terminal;
  const { name, id, scope } = service;
  const grant = await ways[id](service, terminal);
  const { access_token: token, refresh_token: refreshToken, error: reason = "no token" } = grant;
  if (token === undefined || refreshToken === undefined)
    throw new Error(fillText(words.refused, { name, reason }));
  const granted = new Set((grant.scope ?? scope).split(" "));
  if (id === "google" && scope.split(" ").some((one) => !granted.has(one)))
    throw new Error(words.unticked);
  const read = async () => Promise.resolve(token);
  const { list } = createOnlineClient(service, { read, renew: read });
  const calendars = service.findOwn(await list(service.calendars));
  const [first] = calendars;
  if (first === undefined) throw new Error(words.noCalendar);
  const { account } = first;
  await store.save(id, { account, refreshToken, signedInAt: now() });
  const count = calendars.length;
  say(fillText(words.done, { name, account, count, place, revoke: revoke[id] }));
  const endsInS = grant.refresh_token_expires_in;
  if (id === "google" && endsInS !== undefined)
    say(fillText(words.testing, { days: Math.round(endsInS / dayS) }));
}

/** Shows a code to type at the provider's page, on any device (RFC 8628), and waits until it was. */
async function signInByCode(
  { client, tokenAddress, scope }: OnlineService,
  { words, say, sleep }: Terminal,
): Promise<Grant> {
  const codes = tokenAddress.replace(/token$/, "devicecode");
  const shown = await postForm<DeviceCode>(codes, { ...client, scope });
  if (shown.error !== undefined) return { error: shown.error };
  say(fillText(words.code, { address: shown.verification_uri, code: shown.user_code }));
  for (let waitS = shown.interval ?? 5; ;) {
    await sleep(waitS * 1000);
    const grant = await postForm(tokenAddress, {
      ...client,
      grant_type: "urn:ietf:params:oauth:grant-type:device_code",
      device_code: shown.device_code,
    });
    if (grant.error === "slow_down") waitS += 5;
    else if (grant.error !== "authorization_pending") return grant;
  }
}

/** Shows a link whose answer the owner pastes (RFC 8252 §7.3, RFC 7636): Google gives calendars to no device code. */
async function signInByLink(
  { client, tokenAddress, scope }: OnlineService,
  { words, say, ask }: Terminal,
): Promise<Grant> {
  const [state, verifier] = [randomBytes(16), randomBytes(32)].map((bytes) =>
    bytes.toString("base64url"),
  ) as [string, string];
  const query = new URLSearchParams({
    client_id: client["client_id"] ?? "",
    redirect_uri: redirect,
    response_type: "code",
    scope,
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    access_type: "offline",
    prompt: "consent",
  });
  const address = `https://accounts.google.com/o/oauth2/v2/auth?${query.toString()}`;
  say(fillText(words.link, { address }));
  const pasted = URL.parse((await ask(words.paste)).trim())?.searchParams;
  if (pasted?.get("state") !== state) throw new Error(words.notIts);
  const error = pasted.get("error");
  if (error !== null) return { error };
  return postForm(tokenAddress, {
    ...client,
    grant_type: "authorization_code",
    code: pasted.get("code") ?? "",
    code_verifier: verifier,
    redirect_uri: redirect,
  });
}
