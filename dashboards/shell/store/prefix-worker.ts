import { buildPrefixIndex, type PrefixInput } from "../../query/cross-filter/prefix-index.ts";

addEventListener("message", ({ data }: MessageEvent<PrefixInput>) => {
  const index = buildPrefixIndex(data);
  postMessage(index, { transfer: index.columns.map(({ sums }) => sums.buffer) });
});
