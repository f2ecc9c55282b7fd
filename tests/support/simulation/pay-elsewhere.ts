import { stripeWebhookPath } from "../../../contracts/booking.ts";
import { begin, call, type Answer } from "./call.ts";
import { people, type Person } from "./people.ts";
import type { Instance } from "./world/instance.ts";
import type { Operation } from "./world/operation.ts";
import type { World } from "./world/world.ts";

/** Delivers a call of the payment provider; a call without an answer of 200 waits to be repeated. */
export async function callWebhook(world: World, instance: Instance): Promise<void> {
  const { pages } = world;
  const message = pages?.takeCall();
  if (message === undefined) return;
  const { body, signature } = message;
  const init = { method: "POST", body, headers: { "stripe-signature": signature } };
  const operation = begin(world, "webhook");
  const request = { path: stripeWebhookPath, init, address: "203.0.113.1" };
  const answer = await call(world, instance, operation, request);
  if (answer === undefined || answer.status === 503) pages?.calls.push(message);
  else if (answer.status !== (signature === "signed" ? 200 : 400))
    world.fail(`a ${signature} call is answered ${String(answer.status)}`);
}

/** Pays an open page of the provider; the visitor comes back or closes the tab. */
export async function payElsewhere(
  world: World,
  instance: Instance,
  notePaid: (operation: Operation, answer: Answer, person: Person) => Promise<void>,
): Promise<void> {
  const { pages, random } = world;
  const open = (pages?.list() ?? []).filter(({ status }) => status === "open");
  if (pages === undefined || open.length === 0) return;
  const page = random.pick(open);
  if (random.chance(0.8)) pages.pay(page);
  const person = people.find(({ email }) => email === page.email);
  if (random.chance(0.3) || person === undefined) return;
  const operation = begin(world, "pay", { bookingId: page.holdId });
  const back = { path: page.returnPath, init: {}, address: person.address };
  const answer = await call(world, instance, operation, back);
  if (answer !== undefined) await notePaid(operation, answer, person);
}
