import { useCopy } from "../../platform/page/page-context.tsx";
import { listServices } from "./offered-services.ts";
import { ServiceTabs } from "./selector/service-tabs.tsx";

export function ServicesSelector() {
  const { title, items } = useCopy("services");
  return <ServiceTabs title={title} services={listServices(items)} hash="top" />;
}
