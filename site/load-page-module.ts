import type { PageModule } from "./page-data.ts";
import { routes, type Route, type RouteName } from "./routes.ts";

const modules = import.meta.glob<PageModule>("./pages/*.tsx");

export async function loadPageModule(name: RouteName): Promise<PageModule> {
  const route: Route = routes[name];
  const load = modules[`./pages/${route.page}.tsx`];
  if (load === undefined) throw new Error(`site/pages/${route.page}.tsx is missing`);
  return load();
}
