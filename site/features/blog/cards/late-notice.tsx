import { useEffect, useState } from "react";
import { reloadPage } from "../../../platform/navigation/open-address.ts";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import "./late-notice.css";

const lateAfterMs = 8000;

/** Shows the ways on once an answer is late: a request without an answer fails only after minutes (D20). */
export function LateNotice() {
  const copy = useCopy("blog");
  const pathTo = usePathTo();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="late-notice">
      <p className="lead" role="status">
        {isLate && copy.late}
      </p>
      {isLate && (
        <p className="late-notice-ways">
          <Button onClick={reloadPage}>{copy.retry}</Button>
          <ButtonLink look="outline" href={pathTo("blog")}>
            {copy.article.back}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
