import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { parseEnvironment } from "../../contracts/configuration/environment.ts";
import type { PaymentProvider } from "../../service/booking/core/payment-provider.ts";
import {
  findPaymentProvider,
  type PaymentConfig,
} from "../../service/booking/payment/find-payment-provider.ts";
import { readConfig } from "../../service/config.ts";

/** A provider with a secret key: it authenticates each request, and throws without the key. */
function makeKeyedPayment({ secretKey }: PaymentConfig): PaymentProvider {
  if (secretKey === undefined) throw new Error("Set PAYMENT_SECRET_KEY, which this provider needs");
  const address = `https://pay.example/?as=${secretKey}`;
  const settle = async () => Promise.resolve({ status: "elsewhere" as const, address });
  return { id: "demonstration", takesMoney: true, settle };
}

const adapters = { demonstration: makeKeyedPayment };

afterEach(() => vi.unstubAllEnvs());

test("a payment provider gets its secret key from the environment", async () => {
  vi.stubEnv("PAYMENT_SECRET_KEY", "sk_test_51");
  const { paymentSecretKey } = readConfig(mkdtempSync(join(tmpdir(), "payment-key-")));
  const config = { secretKey: paymentSecretKey };
  const provider = findPaymentProvider("demonstration", config, adapters);
  const outcome = await provider.settle({} as never);
  expect(outcome).toMatchObject({ address: "https://pay.example/?as=sk_test_51" });
});

test("a provider that needs a key names the variable where it is missing; the demonstration needs none", () => {
  const config = { secretKey: undefined };
  const start = () => findPaymentProvider("demonstration", config, adapters);
  expect(start).toThrow("PAYMENT_SECRET_KEY");
  expect(findPaymentProvider("demonstration", config)).toMatchObject({ takesMoney: false });
});

test("a faulty key stays out of the message", () => {
  const parsed = parseEnvironment({ PAYMENT_SECRET_KEY: "sk test" });
  expect(parsed).toMatchObject({ ok: false, faults: [{ found: "(hidden)" }] });
});
