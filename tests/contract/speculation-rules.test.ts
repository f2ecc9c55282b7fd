import { expect, test } from "vitest";
import {
  describeSpeculationRules,
  speculationRulesHeader,
  speculationRulesPath,
} from "../../contracts/paths/speculation-rules.ts";
import { makeService } from "./make-service.ts";

const name = "Speculation-Rules";

test.each([
  ["/", 200, true],
  ["/servicios", 200, true],
  ["/en/servicios", 200, true],
  ["/_data/es/index.json", 200, false],
  ["/images/portrait.webp", 200, false],
  ["/nope", 404, false],
  ["/servicios/", 301, false],
])("%s (%i) names the rules: %s", async (path, status, isNamed) => {
  const answer = await makeService().app.request(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get(name)).toBe(isNamed ? speculationRulesHeader[name] : null);
});

test("a visitor who saves data is offered none", async () => {
  const { app } = makeService();
  const { headers } = await app.request("/", { headers: { "Save-Data": "on" } });
  expect(headers.get(name)).toBeNull();
});

test("the rules leave out requests to the service", () => {
  const rules = JSON.stringify(describeSpeculationRules());
  for (const path of ["/api/*", "/booking/*", "/*/booking/*"]) expect(rules).toContain(`"${path}"`);
  expect(speculationRulesPath).toMatch(/\.speculationrules$/);
});
