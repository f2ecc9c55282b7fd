import { useCopy, usePathTo } from "../../platform/page/page-context.tsx";
import { ServiceTabs } from "./selector/service-tabs.tsx";

const services = ["businessProblem", "dashboard", "guidance", "training"] as const;

export function ServicesSelector() {
  const copy = useCopy("services");
  const pathTo = usePathTo();
  const targets = {
    businessProblem: "#contact",
    dashboard: "#contact",
    guidance: pathTo("consultations", { hash: "top" }),
    training: pathTo("course"),
  };
  return (
    <ServiceTabs
      title={copy.title}
      services={services.map((name) => {
        const { title, description, cta } = copy.items[name];
        return { name, title, description, cta, href: targets[name] };
      })}
    />
  );
}
