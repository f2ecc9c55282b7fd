import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs/breadcrumbs.tsx";

export function BlogBreadcrumbs() {
  const nav = useCopy("nav");
  const pathTo = usePathTo();
  return (
    <Breadcrumbs
      label={nav.breadcrumbs}
      home={{ href: pathTo("home"), text: nav.home }}
      parent={{ href: pathTo("blog"), text: nav.blog }}
    />
  );
}
