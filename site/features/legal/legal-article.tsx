import type { ReactNode } from "react";
import type { LegalText } from "../../../contracts/text/legal-text.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { formatDate } from "../../platform/language/format-date.ts";
import { useCopy, useLocale, usePathTo } from "../../platform/page/page-context.tsx";
import { matchPath } from "../../routes.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import { ContentsList } from "../../ui/contents/contents-list.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { fillSlots } from "./text/fill-slots.ts";
import "./legal.css";

export function LegalArticle({ text }: { text: LegalText }) {
  const copy = useCopy("legal");
  const { opensInNewTab } = useCopy("common");
  const locale = useLocale();
  const pathTo = usePathTo();

  function renderLink(address: string, content: ReactNode): ReactNode {
    if (address.startsWith("mailto:")) return <a href={address}>{content}</a>;
    if (!address.startsWith("/")) {
      return (
        <ExternalLink href={address} note={opensInNewTab}>
          {content}
        </ExternalLink>
      );
    }
    const [path = "", hash] = address.split("#");
    const { name, params } = matchPath(path);
    const href = pathTo(name, hash === undefined ? { params } : { params, hash });
    return <a href={href}>{content}</a>;
  }

  return (
    <article className="legal">
      <PageHero
        wide
        title={text.title}
        lead={fillText(copy.updated, { date: formatDate(text.updated, locale) })}
      />
      <div className="legal-columns">
        <ContentsList title={copy.contents} headings={listHeadings(text.blocks)} />
        <Prose
          blocks={fillSlots(text.blocks, copy)}
          renderLink={renderLink}
          tableLabel={copy.storage.caption}
        />
      </div>
    </article>
  );
}

function listHeadings(blocks: LegalText["blocks"]) {
  return blocks.flatMap((block) => (block.type === "heading" && block.level === 2 ? [block] : []));
}
