import type { FormNode } from "../../model/form-node.ts";
import { countMissing } from "../../model/form-of-copy.ts";
import { useWords } from "../words.ts";
import { TextPair } from "./text-pair.tsx";

type CopyFormProps = { group: string; node: FormNode; isOpen?: boolean; depth?: number };

/** Edits the texts of a group or item in both languages; nested groups are collapsible. */
export function CopyForm({ group, node, isOpen = false, depth = 0 }: CopyFormProps) {
  const { say, nameField } = useWords();
  if (node.kind === "text") return <TextPair group={group} node={node} />;
  if (node.kind !== "group") return null;
  const fields = node.fields.map((field) => (
    <CopyForm
      key={field.path.join(".")}
      group={group}
      node={field}
      isOpen={isOpen}
      depth={depth + 1}
    />
  ));
  if (depth === 0) return <div className="form">{fields}</div>;
  const missing = countMissing(node);
  return (
    <details open={isOpen || depth > 1} className="part">
      <summary>
        {nameField(node.path.at(-1) ?? "")}
        {missing > 0 && <span className="badge">{say("missing", { count: missing })}</span>}
      </summary>
      <div className="form">{fields}</div>
    </details>
  );
}
