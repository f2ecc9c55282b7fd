import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

// Serves the same precompressed files by Hono alone, without our service.
const app = new Hono().use(serveStatic({ root: "demo/dist", precompressed: true }));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  console.log(`localhost:${String(port)}`);
});
