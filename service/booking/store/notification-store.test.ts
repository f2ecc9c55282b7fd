import { expect } from "vitest";
import { book, hourMs, makeStore, noon } from "../../../tests/support/booking/booking-store.ts";
import { testOnDatabases } from "../../../tests/support/stores/test-on-databases.ts";

testOnDatabases(
  "no mail overtakes an earlier one about the same booking to the same recipient",
  async (place) => {
    const { store, notifications, clock } = makeStore(place);
    await store.cancel(await book(store, noon));
    const [first, second] = [await notifications.claimNext(), await notifications.claimNext()];
    expect([first?.kind, second?.kind]).toEqual(["confirmed", "confirmed"]);
    expect(await notifications.claimNext()).toBeUndefined();
    await notifications.postpone(first?.id ?? "", clock.time + hourMs, "451 later");
    await notifications.markDelivered(second?.id ?? "");
    const { recipient } = second ?? {};
    const third = await notifications.claimNext();
    expect(third).toMatchObject({ kind: "cancelled", recipient });
    await notifications.markDelivered(third?.id ?? "");
    expect(await notifications.claimNext()).toBeUndefined();
    clock.time += hourMs;
    const again = await notifications.claimNext();
    expect(again?.id).toBe(first?.id);
    await notifications.markFailed(again?.id ?? "", "550 never");
    expect(await notifications.claimNext()).toMatchObject({
      kind: "cancelled",
      recipient: first?.recipient,
    });
  },
);
