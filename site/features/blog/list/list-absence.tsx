import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { ListNotice } from "./list-notice.tsx";

type ListAbsenceProps = {
  query: string;
  isCategory: boolean;
  isBare: boolean;
  onClearSearch: () => void;
};

export function ListAbsence({ query, isCategory, isBare, onClearSearch }: ListAbsenceProps) {
  const copy = useCopy("blog");
  const pathTo = usePathTo();
  if (query !== "") {
    return (
      <ListNotice text={fillText(copy.search.none, { query })} hint={copy.search.hint}>
        <Button look="outline" onClick={onClearSearch}>
          {copy.search.clear}
        </Button>
      </ListNotice>
    );
  }
  if (!isCategory) return <ListNotice text={isBare ? copy.empty : copy.emptyMore} />;
  return (
    <ListNotice text={copy.category.empty}>
      <ButtonLink look="outline" href={pathTo("blog")}>
        {copy.category.seeAll}
      </ButtonLink>
    </ListNotice>
  );
}
