import { expect } from "vitest";
import { container, oneProcess } from "../black-box/editions.ts";
import { expectSame } from "../black-box/expect-same.ts";
import { runEdition } from "../black-box/run-edition.ts";
import { writeRecord } from "../black-box/write-record.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

// Two services are started and sent 400 requests each.

testOnDatabases(
  "one service answers every request as it is recorded, with these headers and no others",
  async (place) => {
    for (const [name, exchanges] of await runEdition(oneProcess, place)) {
      const record = writeRecord(exchanges, { withCopy: false });
      await expect(record).toMatchFileSnapshot(`../black-box/records/${name}.txt`);
    }
  },
);

testOnDatabases(
  "the container's command answers every request as one service does",
  async (place, makeOther) => {
    await expectSame(container, place, await makeOther());
  },
);
