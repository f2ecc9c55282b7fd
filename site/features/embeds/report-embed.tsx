import type { ReactNode } from "react";
import { powerBi } from "../../../contracts/privacy/provider.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { useCopy } from "../../platform/page/page-context.tsx";
import { Embed } from "./frame/embed.tsx";

type ReportEmbedProps = {
  address: string;
  subject: string;
  children: ReactNode;
};

export function ReportEmbed({ address, subject, children }: ReportEmbedProps) {
  const { kinds } = useCopy("embeds");
  const title = fillText(kinds.report.frame, { subject });
  return (
    <Embed kind="report" provider={powerBi} address={address} title={title}>
      {children}
    </Embed>
  );
}
