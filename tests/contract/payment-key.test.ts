import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { parseEnvironment } from "../../contracts/configuration/environment.ts";
import { findPaymentProvider } from "../../service/booking/payment/find-payment-provider.ts";
import { readConfig } from "../../service/config.ts";

const now = () => 0;

function listFaults(record: Record<string, string>): string[] {
  const parsed = parseEnvironment(record);
  return parsed.ok ? [] : parsed.faults.map(({ name }) => name);
}

afterEach(() => vi.unstubAllEnvs());

test("Stripe takes the payments as soon as its key is in the environment", async () => {
  vi.stubEnv("STRIPE_SECRET_KEY", "sk_test_51");
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", "whsec_new, whsec_old");
  const { payment } = readConfig(mkdtempSync(join(tmpdir(), "payment-key-")));
  expect(payment.STRIPE_WEBHOOK_SECRET).toEqual(["whsec_new", "whsec_old"]);
  expect(await findPaymentProvider(payment, now)).toMatchObject({ id: "stripe", takesMoney: true });
});

test("without a key, payments are a demonstration", async () => {
  expect(await findPaymentProvider({}, now)).toMatchObject({ takesMoney: false });
});

test("neither of the two settings works without the other", () => {
  expect(listFaults({ STRIPE_SECRET_KEY: "sk_1" })).toEqual(["STRIPE_WEBHOOK_SECRET"]);
  expect(listFaults({ STRIPE_WEBHOOK_SECRET: "whsec_1" })).toEqual(["STRIPE_SECRET_KEY"]);
});

test("a faulty key stays out of the message", () => {
  const parsed = parseEnvironment({ STRIPE_SECRET_KEY: "sk test" });
  expect(parsed).toMatchObject({ ok: false, faults: [{ found: "(hidden)" }] });
});
