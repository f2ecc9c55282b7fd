import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import {
  createContentfulSource,
  type ContentfulOptions,
} from "../../site/features/blog/contentful-source.ts";
import {
  deliveryToken,
  startDelivery,
  type DeliveryService,
} from "../support/delivery/delivery-service.ts";

/** The time of these tests, and its form in a request (D20). */
export const now = new Date("2026-11-20T10:04:59.999Z");
export const cutoff = "2026-11-20T10:00:00.000Z";

/** Starts a delivery service for a file's tests; returns blogs on its spaces, each with its own log. */
export function useDelivery() {
  let delivery: DeliveryService | undefined;
  beforeAll(async () => {
    delivery = await startDelivery();
  });
  afterAll(async () => delivery?.stop());

  return (kind: string, options: Partial<ContentfulOptions> = {}) => {
    const { origin, calls } = delivery as DeliveryService;
    const spaceId = `${kind}--${randomUUID()}`;
    const config = { spaceId, accessToken: deliveryToken, origin };
    const log: string[] = [];
    const source = createContentfulSource({
      ...config,
      now: () => now,
      log: (line) => log.push(line),
      ...options,
    });
    return {
      source,
      config,
      log,
      calls: () => calls(spaceId),
      /** Parameters of every call. */
      asked: () => calls(spaceId).map(({ parameters }) => parameters),
      locales: () => calls(spaceId).map(({ parameters }) => parameters["locale"]),
    };
  };
}
