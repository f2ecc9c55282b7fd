import { expect } from "vitest";
import { oneProcess, type Edition } from "./editions.ts";
import type { Place } from "../support/stores/place.ts";
import { runEdition } from "./run-edition.ts";
import { findHeader, type Answer, type Exchange } from "./talk.ts";
import { writeRecord } from "./write-record.ts";

/**
 * Sends an edition and one service the same requests; fails if an answer differs, except for the edition's declared
 * differences.
 */
export async function expectSame(edition: Edition, place?: Place, other?: Place): Promise<void> {
  const expected = await runEdition({ ...oneProcess, groups: edition.groups }, other);
  const said = await runEdition(edition, place);
  for (const [index, [name, exchanges]] of said.entries()) {
    const others = expected[index]![1];
    expect([name, exchanges.length]).toEqual([name, others.length]);
    const pairs = exchanges.map((exchange, at) => dropOwn(edition, exchange, others[at]!));
    const [own, wanted] = [0, 1].map((side) =>
      writeRecord(
        pairs.map((pair) => pair[side]!),
        { withCopy: true },
      ),
    );
    expect([name, own]).toEqual([name, wanted]);
  }
}

/** Returns both answers without the headers and bodies in which the edition may differ. */
function dropOwn(
  { adds = [], lacks = [], writes = [] }: Edition,
  one: Exchange,
  other: Exchange,
): [Exchange, Exchange] {
  const isLacked = ({ status }: Answer, name: string) =>
    lacks.includes(name) || lacks.includes(`${name} of ${String(status)}`);
  const drop = (exchange: Exchange, isOwn: (name: string) => boolean): Exchange => {
    const { headers, body, status } = exchange.answer;
    const answer = {
      status,
      headers: headers.filter(([name]) => !isOwn(name)),
      body: writes.includes(status) ? Buffer.of() : body,
    };
    return { ...exchange, answer };
  };
  return [
    drop(one, (name) => adds.includes(name) && (!hasHeader(other, name) || lacks.includes(name))),
    drop(
      other,
      (name) => isLacked(other.answer, name) && (!hasHeader(one, name) || adds.includes(name)),
    ),
  ];
}

function hasHeader({ answer }: Exchange, name: string): boolean {
  return findHeader(answer, name) !== undefined;
}
