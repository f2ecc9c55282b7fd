import { useEffect, useState, type ComponentType } from "react";
import { useReport } from "../../store/use-report.ts";

/** The page of reasons: a file of its own, which the first question asks for. */
export function Why() {
  const { copy } = useReport();
  const [Page, setPage] = useState<{ of: ComponentType } | "lost">();
  useEffect(() => {
    let isShown = true;
    loadWhyPage().then(
      ({ WhyPage }) => isShown && setPage({ of: WhyPage }),
      () => isShown && setPage("lost"),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (Page === undefined) return null;
  if (Page !== "lost") return <Page.of />;
  return (
    <p className="report-hint" role="alert">
      {copy.shell.lost}
    </p>
  );
}

export async function loadWhyPage(): Promise<typeof import("./why-page.tsx")> {
  return import("./why-page.tsx");
}
