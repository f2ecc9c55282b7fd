import { expect, test, vi } from "vitest";
import { container, oneProcess } from "../black-box/editions.ts";
import { expectSame } from "../black-box/expect-same.ts";
import { runEdition } from "../black-box/run-edition.ts";
import { writeRecord } from "../black-box/write-record.ts";

// Two services are started and asked 400 times each.
vi.setConfig({ testTimeout: 90_000 });

test("one service answers every request as it is recorded, with these headers and no others", async () => {
  for (const [name, exchanges] of await runEdition(oneProcess)) {
    const record = writeRecord(exchanges, { withCopy: false });
    await expect(record).toMatchFileSnapshot(`../black-box/records/${name}.txt`);
  }
});

test("the container's command answers every request as one service does", async () => {
  await expectSame(container);
});
