import { choosePlural } from "../../../platform/language/choose-plural.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";

type ListStatusProps = {
  count: number | undefined;
  isSearch: boolean;
  page: number;
  pageCount: number;
};

export function ListStatus({ count, isSearch, page, pageCount }: ListStatusProps) {
  const copy = useCopy("blog");
  const isSaid = count !== undefined && (count > 0 || isSearch);
  const amount = isSearch
    ? choosePlural(copy.search, "found", count ?? 0)
    : choosePlural(copy, "posts", count ?? 0);
  const position = pageCount > 1 && `, ${fillText(copy.position, { n: page, total: pageCount })}`;
  return (
    <p className="caption" role="status">
      {isSaid && amount}
      {isSaid && position}
    </p>
  );
}
