import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { ServiceTabs } from "./selector/service-tabs.tsx";

export function ServicePageSelector() {
  const { selector } = useCopy("servicePage");
  const pathTo = usePathTo();
  const { consulting, dashboards, mentorship, training } = selector.items;
  return (
    <ServiceTabs
      title={selector.title}
      services={[
        { name: "businessProblem", ...consulting, href: "#contact" },
        { name: "dashboard", ...dashboards, href: "#contact" },
        { name: "guidance", ...mentorship, href: pathTo("consultations") },
        { name: "training", ...training, href: pathTo("course") },
      ]}
    />
  );
}
