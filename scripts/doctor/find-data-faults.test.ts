import { expect, test } from "vitest";
import {
  writeOffsiteStatus,
  type OffsiteStatus,
} from "../../service/storage/offsite/offsite-status.ts";
import { makeDataDir } from "../../tests/support/stores/place.ts";
import { describeFaults } from "../../generator/faults/describe-faults.ts";
import { findOffsiteFaults, noteOffsite, reachOffsite } from "./find-data-faults.ts";

const time = Date.UTC(2026, 10, 24, 2, 10);
const well = { sentAt: time, rehearsal: { at: time, rows: { enquiries: 412, bookings: 87 } } };

function examine(status: OffsiteStatus) {
  const dataDir = makeDataDir();
  writeOffsiteStatus(dataDir, status);
  return {
    faults: describeFaults(findOffsiteFaults(dataDir)),
    notes: describeFaults(noteOffsite(dataDir)),
  };
}

test("says when off-site copies were last restored, and what was in them", () => {
  const { faults, notes } = examine(well);
  expect(faults).toEqual([]);
  expect(notes).toEqual([
    expect.stringContaining("rehearsal on 2026-11-24T02:10:00.000Z: 412 enquiries, 87 bookings"),
  ]);
  expect(examine({}).notes).toEqual([expect.stringContaining("Nothing has been copied")]);
});

test("says why off-site copies fail", () => {
  const fault = { since: time, reason: "sftp: Permission denied" };
  const { faults } = examine({ ...well, copyFault: fault, rehearsalFault: fault });
  expect(faults).toEqual([
    expect.stringMatching(/BACKUP_TO since 2026-11-24T02:10.*sftp: Permission denied/),
    expect.stringMatching(/could not be restored.*sftp: Permission denied/),
  ]);
});

test("reaches the place of the copies", async () => {
  expect(await reachOffsite(makeDataDir())).toEqual([]);
  expect(describeFaults(await reachOffsite("/nowhere/at/all"))).toEqual([
    expect.stringContaining("BACKUP_TO cannot be reached"),
  ]);
});
