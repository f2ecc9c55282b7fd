import type { Instance } from "./world/instance.ts";
import type { Operation, OperationKind } from "./world/operation.ts";
import type { World } from "./world/world.ts";

export type Answer = { status: number; location: string; text: string };

export type Call = { path: string; init: RequestInit; address: string };

/** Starts an operation of a person now. */
export function begin(
  world: World,
  kind: OperationKind,
  about: Partial<Operation> = {},
): Operation {
  return { kind, isDone: false, startedAt: world.time.now(), ...about };
}

/** Sends a request to an instance; returns undefined if the instance ended before it answered. */
export async function call(
  world: World,
  instance: Instance,
  operation: Operation,
  { path, init, address }: Call,
): Promise<Answer | undefined> {
  world.operations.push(operation);
  const faultsBefore = instance.faults;
  const answering = instance.request(path, init, address).then(async (response) => ({
    status: response.status,
    location: response.headers.get("location") ?? "",
    text: await response.text(),
  }));
  const answer = await Promise.race([answering, instance.ended]);
  operation.isDone = true;
  const line = `${describe(world, operation)} at #${String(instance.number)}:`;
  if (answer === undefined || !instance.isAlive) {
    world.trace(`${line} cut off`);
    return undefined;
  }
  const hadFault = instance.faults > faultsBefore;
  world.trace(`${line} ${String(answer.status)}`);
  if (answer.status === 500) world.fail(`${operation.kind} is answered 500`);
  if (answer.status === 503 && !hadFault)
    world.fail(`${operation.kind} is answered 503 for nothing`);
  return answer;
}

/** Returns an operation as a line of the trace. */
export function describe(world: World, operation: Operation): string {
  const { kind, bookingId, slot, email = "", message = "" } = operation;
  const id = bookingId === undefined ? "" : world.name(bookingId);
  const time = slot === undefined ? "" : new Date(slot).toISOString().slice(0, 16);
  return [kind, email, id, time, message.slice(0, 20)].filter((word) => word !== "").join(" ");
}

/** Returns a form's request as a browser without JavaScript sends it. */
export function post(path: string, fields: Record<string, string>, address: string): Call {
  const headers = { "sec-fetch-site": "same-origin" };
  return { path, init: { method: "POST", headers, body: new URLSearchParams(fields) }, address };
}

/** Returns a query value of the address to which an answer leads. */
export function readQuery({ status, location }: Answer, name: string): string | undefined {
  if (status !== 303) return undefined;
  return new URL(location, "https://site.example").searchParams.get(name) ?? undefined;
}

/** Returns the id of the record that a signed link names. */
export function idOf(token: string): string {
  return token.slice(0, 16);
}
