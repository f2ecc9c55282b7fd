import { sendPath } from "../../../contracts/enquiry.ts";
import { expect, openApp, test } from "../../support/site/site-test.ts";

test("the next case after the last is the first, and the way back leads to the projects", async ({
  page,
  prefix,
  copy,
}) => {
  const { shared, soporteBI, campanasMkt } = copy.caseStudies;
  await openApp(page, `${prefix}/proyectos/campanas-mkt`);
  const heading = page.getByRole("heading", { level: 1 });
  const neighbours = page.getByRole("navigation", { name: shared.otherCases });
  await neighbours.getByRole("link", { name: shared.next }).click();
  await expect(page).toHaveURL(`${prefix}/proyectos/soporte-bi`);
  await expect(heading).toHaveText(soporteBI.title);
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await neighbours.getByRole("link", { name: shared.previous }).press("Enter");
  await expect(page).toHaveURL(`${prefix}/proyectos/campanas-mkt`);
  await expect(heading).toHaveText(campanasMkt.title);
  const above = page.getByRole("navigation", { name: copy.nav.breadcrumbs });
  await above.getByRole("link", { name: copy.nav.projects }).click();
  await expect(page).toHaveURL(`${prefix}/proyectos`);
  await expect(heading).toContainText(copy.projectsPage.hero.title.highlight);
});

test("an enquiry from a case study says which one, and one from the home page does not", async ({
  page,
  home,
  prefix,
  copy,
}) => {
  const sent: { template_params: Record<string, string> }[] = [];
  await page.route(`**${sendPath}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });
  });
  for (const address of [`${prefix}/proyectos/rfm-analysis`, home]) {
    await openApp(page, address);
    const form = page.locator("#contact form");
    await form.getByLabel(copy.contact.name, { exact: true }).fill("Ana");
    await form.getByLabel(copy.contact.email, { exact: true }).fill("ana@example.com");
    await form.getByLabel(copy.contact.message, { exact: true }).fill("Hola");
    await form.getByRole("button", { name: copy.contact.submit }).click();
    await expect(
      page.getByRole("status").filter({ hasText: copy.contact.success.title }),
    ).toBeVisible();
  }
  expect(sent.map(({ template_params: params }) => params["case_study"])).toEqual([
    "rfm-analysis",
    undefined,
  ]);
  expect(sent[1]?.template_params).not.toHaveProperty("case_study");
});
