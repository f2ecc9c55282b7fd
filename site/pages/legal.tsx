import { LegalArticle } from "../features/legal/legal-article.tsx";
import type { Metadata, PageData } from "../page-data.ts";
import { usePage } from "../platform/page/page-context.tsx";

export function Page() {
  const { data } = usePage();
  return <LegalArticle text={readText(data)} />;
}

export function describe(data: PageData): Metadata {
  const { title, description } = readText(data);
  return { title, description };
}

function readText({ legal, path }: PageData) {
  if (legal === undefined) throw new Error(`The page ${path} has no legal text`);
  return legal;
}
