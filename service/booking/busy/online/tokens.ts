import { requestCalendar } from "../request-calendar.ts";
import type { OnlineService } from "./online-service.ts";
import type { SignInStore } from "./sign-in-store.ts";

/** The remedy when nobody is signed in; a fault that ends with it is of that kind. */
export const signInRemedy = "Sign in: npm run calendar -- sign-in";

/** An answer of a provider's token address (RFC 6749 §5); `error` is the reason for which there is no token. */
export type Grant = {
  access_token?: string;
  refresh_token?: string;
  expires_in?: number;
  /** Google: the seconds after which the sign-in ends, while its consent screen is in testing. */
  refresh_token_expires_in?: number;
  scope?: string;
  error?: string;
};

export type Tokens = {
  /** Returns a token that is valid for a minute at least. */
  read: () => Promise<string>;
  /** Returns a new token, the last one having been refused. */
  renew: () => Promise<string>;
};

const reserveMs = 60_000;
/** Reasons by which a sign-in has ended: revoked, a new password, unused for long, rights withdrawn. */
const ended = new Set(["invalid_grant", "interaction_required", "consent_required"]);

/** Posts a form to a provider's address for tokens; rejects if the answer is not one of OAuth. */
export async function postForm<Answer = Grant>(
  address: string,
  fields: Record<string, string>,
): Promise<Answer> {
  const { text, status } = await requestCalendar(new URL(address), {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  try {
    return JSON.parse(text) as Answer;
  } catch (error) {
    throw new Error(`The sign-in's address answered ${String(status)}`, { cause: error });
  }
}

/** Fetches tokens by the stored sign-in, which other processes and `npm run calendar` may renew meanwhile. */
export function createTokens(
  { id, name, tokenAddress, client, setting }: OnlineService,
  store: SignInStore,
  now: () => number,
): Tokens {
  let known: { token: string; endsAt: number; signedInAt: number } | undefined;

  async function read(): Promise<string> {
    const signIn = await store.find(id);
    if (signIn === undefined) throw new Error(`Nobody has signed in at ${name}. ${signInRemedy}`);
    const { signedInAt, refreshToken } = signIn;
    if (known?.signedInAt === signedInAt && known.endsAt > now()) return known.token;
    const grant = await postForm(tokenAddress, {
      ...client,
      grant_type: "refresh_token",
      refresh_token: refreshToken,
    });
    const { access_token: token, expires_in: seconds = 0, error = "no token" } = grant;
    if (ended.has(error)) throw new Error(`${name} has ended the sign-in. ${signInRemedy}`);
    if (token === undefined) throw new Error(`${name} refuses ${setting} (${error})`);
    const next = grant.refresh_token;
    if (next !== undefined && next !== refreshToken) await store.rotate(id, refreshToken, next);
    known = { token, endsAt: now() + seconds * 1000 - reserveMs, signedInAt };
    return token;
  }

  return {
    read,
    renew: async () => {
      known = undefined;
      return read();
    },
  };
}
