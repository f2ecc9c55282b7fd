import type { LegalText, Processor } from "../../../../contracts/text/legal-text.ts";
import type { Block, Inline } from "../../../../contracts/text/prose.ts";
import type { StoredEntry } from "../../../../contracts/privacy/storage-keys.ts";
import type { Copy } from "../../../copy.ts";
import { fillText } from "../../../../contracts/fill-text.ts";

export function fillSlots(blocks: LegalText["blocks"], copy: Copy["legal"]): Block[] {
  return blocks.map((block) => {
    if (block.type === "processors") return listProcessors(block.processors, copy);
    if (block.type === "storage-table") return tabulateEntries(block.entries, copy.storage);
    return block;
  });
}

function listProcessors(
  processors: readonly Processor[],
  copy: Pick<Copy["legal"], "processors" | "payments">,
): Block {
  const items = processors.map((processor): Inline[] => {
    const { name, text } =
      "payment" in processor ? copy.payments[processor.payment] : copy.processors[processor.id];
    const host = "host" in processor ? processor.host : "";
    return [{ type: "strong", content: [`${fillText(name, { host })}:`] }, ` ${text}`];
  });
  return { type: "list", items };
}

function tabulateEntries(entries: readonly StoredEntry[], copy: Copy["legal"]["storage"]): Block {
  const { name, kind, owner, purpose, duration } = copy.columns;
  return {
    type: "table",
    head: [[name], [purpose], [duration], [kind], [owner]],
    rows: entries.map((entry) => [
      [{ type: "code", text: entry.name }],
      [copy.entries[entry.id].purpose],
      [copy.entries[entry.id].duration],
      [copy.kinds[entry.kind]],
      [copy.owners[entry.owner]],
    ]),
  };
}
