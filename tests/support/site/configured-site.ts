import { deliveryToken } from "../delivery/delivery-service.ts";
import { configuredSitePort, deliveryPort } from "./test-ports.ts";

export const configuredSiteUrl = `http://localhost:${String(configuredSitePort)}`;

export const deliveryOrigin = `http://127.0.0.1:${String(deliveryPort)}`;

export const configuredReports = {
  "nps-bi": "https://app.powerbi.com/view?r=eyJrIjoiY29uZmlndXJlZCJ9",
} as const;

export const configuredEnvironment = {
  VITE_CONTENTFUL_SPACE_ID: "forty",
  VITE_CONTENTFUL_ACCESS_TOKEN: deliveryToken,
  VITE_CONTENTFUL_ORIGIN: deliveryOrigin,
  VITE_GA_MEASUREMENT_ID: "G-TEST1234",
  VITE_COUNT_VIEWS: "1",
  VITE_BOOKING_URL: "https://calendly.com/tu-perfil/60min",
} as const;

/** Set if the configured site is already built. */
export const isBuiltVariable = "TEST_CONFIGURED_SITE_BUILT";
