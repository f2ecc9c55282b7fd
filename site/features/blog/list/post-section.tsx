import { useId } from "react";
import { fillText } from "../../../../contracts/fill-text.ts";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { useQueryParameter } from "../../../platform/navigation/use-query-parameter.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LineEnd } from "../../../ui/line/line.tsx";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { PostGrid } from "../cards/post-grid.tsx";
import type { ListedCategory } from "../state/use-category.ts";
import { ListAbsence } from "./list-absence.tsx";
import { ListNotice } from "./list-notice.tsx";
import { ListStatus } from "./list-status.tsx";
import { PostSkeletons } from "./post-skeletons.tsx";
import { selectPage } from "./select-list.ts";
import { useListArrival } from "./use-list-arrival.ts";
import type { ListState } from "./use-post-list.ts";

type PostSectionProps = {
  category: ListedCategory | undefined;
  query: string;
  state: ListState;
  onClearSearch: () => void;
};

export function PostSection({ category, query, state, onClearSearch }: PostSectionProps) {
  const copy = useCopy("blog");
  const pathTo = usePathTo();
  const headingId = useId();
  const [asked] = useQueryParameter("page");
  const { page, pageCount, shown } = selectPage(state.status === "data" ? state.posts : [], asked);
  const { heading, arriveSoon } = useListArrival();

  function describeList(): string {
    if (query !== "") return copy.search.title;
    if (category?.isKnown !== true) return copy.recent;
    return fillText(copy.category.heading, { category: category.label });
  }

  function hrefOf(target: number): string {
    const parameters = new Map<string, string>();
    if (query !== "") parameters.set("q", query);
    if (target !== 1) parameters.set("page", String(target));
    const options = parameters.size === 0 ? {} : { query: Object.fromEntries(parameters) };
    if (category === undefined) return pathTo("blog", options);
    return pathTo("blogCategory", { ...options, params: { category: category.slug } });
  }

  function renderPosts() {
    if (state.status === "loading") return <PostSkeletons />;
    if (state.status === "error") {
      const retry = () => {
        arriveSoon();
        state.retry();
      };
      return (
        <ListNotice text={copy.error} isError>
          <Button look="outline" onClick={retry}>
            {copy.retry}
          </Button>
        </ListNotice>
      );
    }
    if (shown.length > 0) return <PostGrid posts={shown} />;
    return (
      <ListAbsence
        query={query}
        isCategory={category !== undefined}
        isBare={state.all.length === 0}
        onClearSearch={onClearSearch}
      />
    );
  }

  return (
    <section className="section post-section" aria-labelledby={headingId}>
      <div className="post-section-head">
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {describeList()}
        </h2>
        <ListStatus
          count={state.status === "data" ? state.posts.length : undefined}
          isSearch={query !== ""}
          page={page}
          pageCount={pageCount}
        />
      </div>
      {shown.length === 0 && <LineEnd from="right" />}
      {renderPosts()}
      <Pagination
        current={page}
        count={pageCount}
        hrefOf={hrefOf}
        onSelect={arriveSoon}
        labels={{ ...copy.pages, describePage: (n) => fillText(copy.pages.page, { n }) }}
      />
    </section>
  );
}
