import { Link } from "wouter";
import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { openConsentDialog } from "./dialog/dialog-state.ts";

/** Reopens the choice of what may load (§2); without JavaScript the section of the policy that tells how to change it. */
export function ConsentLink() {
  const copy = useCopy("footer");
  const pathTo = usePathTo();
  return (
    <Link
      href={pathTo("cookies", { hash: "consent" })}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        openConsentDialog();
      }}
    >
      {copy.consent}
    </Link>
  );
}
