import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";

export function MissingArticle({ onRetry }: { onRetry?: () => void }) {
  const copy = useCopy("blog");
  const pathTo = usePathTo();
  const { title, text, failed } = copy.article.missing;
  return (
    <section className="section missing-article">
      <h1>{title}</h1>
      <p className="lead">{onRetry === undefined ? text : failed}</p>
      <p className="missing-article-ways">
        <ButtonLink href={pathTo("blog")}>{copy.article.back}</ButtonLink>
        {onRetry !== undefined && (
          <Button look="outline" onClick={onRetry}>
            {copy.retry}
          </Button>
        )}
      </p>
    </section>
  );
}
