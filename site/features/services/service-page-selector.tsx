import { useCopy } from "../../platform/page/page-context.tsx";
import { listServices } from "./offered-services.ts";
import { ServiceTabs } from "./selector/service-tabs.tsx";

export function ServicePageSelector() {
  const { title, items } = useCopy("servicePage").selector;
  return <ServiceTabs title={title} services={listServices(items)} />;
}
