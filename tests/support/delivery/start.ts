import { deliveryToken, startDelivery } from "./delivery-service.ts";

// Runs the service as its own process, e.g. for a site that is built against it.
const { origin } = await startDelivery({ port: Number(process.env["PORT"] ?? 0) });
console.log(`VITE_CONTENTFUL_ORIGIN=${origin} VITE_CONTENTFUL_ACCESS_TOKEN=${deliveryToken}`);
