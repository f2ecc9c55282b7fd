import { postsPerPage } from "../../../../contracts/blog-post.ts";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { LateNotice } from "../cards/late-notice.tsx";

export function PostSkeletons() {
  const copy = useCopy("blog");
  return (
    <>
      <p className="visually-hidden" role="status">
        {copy.loading}
      </p>
      <LateNotice />
      <ul className="post-grid" aria-hidden="true">
        {Array.from({ length: postsPerPage }, (_, index) => (
          <li key={index} className="post-card">
            <Skeleton kind="picture" />
            <Skeleton kind="caption" />
            <Skeleton kind="title" />
            <Skeleton kind="text" />
          </li>
        ))}
      </ul>
    </>
  );
}
