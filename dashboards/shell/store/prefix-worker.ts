import { buildPrefixIndex, type PrefixInput } from "../../query/cross-filter/prefix-index.ts";

// A worker of its own: adding up a million rows for every bin takes longer than a frame.
addEventListener("message", ({ data }: MessageEvent<PrefixInput>) => {
  const index = buildPrefixIndex(data);
  postMessage(index, { transfer: index.columns.map(({ sums }) => sums.buffer) });
});
