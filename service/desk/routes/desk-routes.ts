import { Hono } from "hono";
import { deskPath } from "../../../contracts/paths/desk-path.ts";
import { localePrefix, locales, type Locale } from "../../../contracts/locale.ts";
import { requireOwnPage } from "../../http/require-same-origin.ts";
import { addAgendaRoutes } from "./agenda-routes.ts";
import { goTo, type DeskApp } from "./desk-context.ts";
import type { DeskDependencies } from "./desk-dependencies.ts";
import { addHomeRoute } from "./home-routes.ts";
import { addMessageRoutes } from "./message-routes.ts";
import { addSignInRoutes } from "./sign-in-routes.ts";

/** Creates the owner's pages in both languages (D35). Without a session every address gives the same answer. */
export function createDeskRoutes(dependencies: DeskDependencies): Hono {
  const routes = new Hono();
  for (const locale of locales)
    routes.route(localePrefix[locale] + deskPath, createEdition(locale, dependencies));
  return routes;
}

function createEdition(locale: Locale, dependencies: DeskDependencies): DeskApp {
  const app: DeskApp = new Hono();
  app.use(async (c, next) => {
    c.set("desk", dependencies);
    c.set("locale", locale);
    await next();
  });
  app.post("/*", requireOwnPage);
  addSignInRoutes(app);
  addHomeRoute(app);
  addMessageRoutes(app);
  const { agenda } = dependencies.sources;
  if (agenda !== undefined) addAgendaRoutes(app, agenda);
  app.all("/*", (c) => goTo(c));
  return app;
}
