import type { LegalText } from "../../../../contracts/text/legal-text.ts";
import { Icon } from "../../../ui/icon.tsx";

type LegalContentsProps = { title: string; blocks: LegalText["blocks"] };

export function LegalContents({ title, blocks }: LegalContentsProps) {
  const sections = blocks.filter((block) => block.type === "heading" && block.level === 2);
  return (
    <nav className="legal-contents" aria-label={title}>
      <p className="legal-contents-title">{title}</p>
      <details>
        <summary>
          {title}
          <Icon name="chevron" />
        </summary>
        <ol>
          {sections.map(
            (section) =>
              section.type === "heading" && (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.text}</a>
                </li>
              ),
          )}
        </ol>
      </details>
    </nav>
  );
}
