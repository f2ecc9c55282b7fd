import { useCopy } from "../../platform/page/page-context.tsx";
import { ServiceTabs } from "./selector/service-tabs.tsx";

export function ServicesSelector() {
  return <ServiceTabs beads={<span className="beads" />} {...useCopy("services")} />;
}
