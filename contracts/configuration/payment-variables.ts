import * as v from "valibot";
import type { Variable } from "./variable.ts";

const httpOrigin = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]+$/));
const originExpected = "an address without a path, e.g. https://example.com";
const webhookSecrets = v.pipe(
  v.string(),
  v.regex(/^whsec_\w+(?:\s*,\s*whsec_\w+)?$/),
  v.transform((list) => list.split(",").map((secret) => secret.trim())),
);

/** Variables of the payments (decisions 089 and 092). */
export const paymentVariables = {
  STRIPE_SECRET_KEY: {
    schema: v.pipe(v.string(), v.regex(/^[sr]k_\w+$/)),
    expected: "a secret or restricted key of Stripe, sk_… or rk_…",
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: webhookSecrets,
    expected: "the webhook's signing secret, whsec_…; two with a comma while it is rotated",
    secret: true,
  },
  STRIPE_API_URL: { schema: httpOrigin, expected: originExpected },
  STRIPE_CHECKOUT_ORIGIN: { schema: httpOrigin, expected: originExpected },
  TRANSFER_IBAN: {
    schema: v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/\s/g, "").toUpperCase()),
      v.check(isIban),
    ),
    expected: "the whole IBAN of your account, whose check digits are right",
  },
  TRANSFER_HOLDER: {
    schema: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(70)),
    expected: "the name of the account's holder, of at most 70 characters",
  },
  TRANSFER_DAYS: {
    schema: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1)),
    expected: "a number of days from 1 to 99",
  },
} as const satisfies Record<string, Variable>;

/** True if the check digits of an IBAN are right (ISO 13616: the remainder of 97 is 1). */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
