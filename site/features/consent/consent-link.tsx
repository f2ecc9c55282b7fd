import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { openConsentDialog } from "./dialog/dialog-state.ts";

export function ConsentLink() {
  const copy = useCopy("footer");
  const pathTo = usePathTo();
  return (
    <a
      href={pathTo("cookies", { hash: "consent" })}
      aria-haspopup="dialog"
      data-wants-app=""
      onClick={(event) => {
        event.preventDefault();
        openConsentDialog();
      }}
    >
      {copy.consent}
    </a>
  );
}
