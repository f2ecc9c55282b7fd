import { buildPrefixIndex, type PrefixInput } from "./prefix-index.ts";

declare const self: {
  addEventListener: (type: "message", listen: (event: { data: PrefixInput }) => void) => void;
  postMessage: (message: unknown, transfer: readonly ArrayBufferLike[]) => void;
};

// Answers each `PrefixInput` with its `PrefixIndex`, whose arrays it hands over.
self.addEventListener("message", ({ data }) => {
  const index = buildPrefixIndex(data);
  self.postMessage(
    index,
    index.views.map(({ sums }) => sums.buffer),
  );
});
