import { Link } from "wouter";
import { siteConfig } from "../../../../site.config.ts";
import { fillText } from "../../../platform/fill-text.ts";
import { useCopy, usePathTo } from "../../../platform/page-context.tsx";

/** First layer of the privacy information: who, what for, rights, and the way to the rest. */
export function PrivacyNote({ id }: { id: string }) {
  const { privacy } = useCopy("contact");
  const pathTo = usePathTo();
  const { name, email } = siteConfig.owner;
  return (
    <p className="privacy-note caption" id={id}>
      {fillText(privacy.text, { owner: name, email })}{" "}
      <Link href={pathTo("privacy")}>{privacy.link}</Link>.
    </p>
  );
}
