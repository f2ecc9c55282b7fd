import { expect, test } from "vitest";
import type { Environment } from "../../contracts/configuration/environment.ts";
import { listProviders } from "../../contracts/privacy/provider.ts";
import { describePolicy } from "./content-security-policy.ts";

const contentful = {
  VITE_CONTENTFUL_SPACE_ID: "space",
  VITE_CONTENTFUL_ACCESS_TOKEN: "token",
};

function readPolicy(environment: Environment, hasReports = false): Record<string, string> {
  const providers = listProviders({ ...environment, hasReports });
  const policy = describePolicy(environment, { scripts: ["boot()"], styles: [] }, { providers });
  return Object.fromEntries(
    policy.split(";").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

test("allows no other origin by default", () => {
  const policy = readPolicy({});
  expect(policy).toMatchObject({
    "default-src": "'none'",
    "img-src": "'self' data:",
    "media-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "'self'",
    "form-action": "'self'",
    "trusted-types": "worker",
  });
  expect(Object.values(policy).join(" ")).not.toContain("http");
});

test("lets the blog call the content service and show its pictures and videos", () => {
  const { VITE_CONTENTFUL_SPACE_ID: _, ...strict } = contentful;
  expect(readPolicy(contentful)).toEqual({
    ...readPolicy(strict),
    "connect-src": "'self' https://cdn.contentful.com",
    "img-src": "'self' data: https://images.ctfassets.net",
    "media-src": "'self' https://videos.ctfassets.net",
  });
});

test("allows another origin of the content service instead of the usual one", () => {
  const origin = "http://localhost:5210";
  const policy = readPolicy({ ...contentful, VITE_CONTENTFUL_ORIGIN: origin });
  expect(policy["connect-src"]).toBe(`'self' ${origin}`);
  expect(policy["img-src"]).toContain(origin);
  expect(policy["media-src"]).toContain(origin);
});

test("lets forms and scripts reach EmailJS if its keys are set", () => {
  const policy = readPolicy({ VITE_EMAILJS_PUBLIC_KEY: "key" });
  expect(policy["connect-src"]).toBe("'self' https://api.emailjs.com");
  expect(policy["form-action"]).toBe("'self' https://api.emailjs.com");
});

test("lets pages frame the configured provider and check that its host answers", () => {
  const booking = { VITE_BOOKING_URL: "https://calendly.com/you/60min" };
  const calendly = "https://calendly.com https://www.calendly.com";
  expect(readPolicy(booking)).toEqual({
    ...readPolicy({}),
    "frame-src": `'self' ${calendly}`,
    "connect-src": `'self' ${calendly}`,
  });
  expect(readPolicy(booking, true)["frame-src"]).toBe(`'self' https://app.powerbi.com ${calendly}`);
  expect(readPolicy({ VITE_BOOKING_URL: "https://citas.example/ana" })["frame-src"]).toBe(
    "'self' https://citas.example",
  );
  expect(readPolicy({ VITE_GA_MEASUREMENT_ID: "G-AB12" })["frame-src"]).toBe("'self'");
});

test("has no rule for videos if the site has none", () => {
  const inline = { scripts: [], styles: [] };
  const policy = describePolicy({}, inline, { providers: [], hasVideos: false });
  expect(policy).not.toContain("media-src");
});
