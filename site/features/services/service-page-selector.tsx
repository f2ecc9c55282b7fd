import { useCopy } from "../../platform/page/page-context.tsx";
import { ServiceTabs } from "./selector/service-tabs.tsx";

export function ServicePageSelector() {
  return <ServiceTabs {...useCopy("servicePage").selector} />;
}
