import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const p = await b.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: "dark" });
p.on("console", (m) => console.log(m.type(), m.text()));
p.on("pageerror", (e) => console.log("ERR", e.message));
const U = "http://localhost:5400/dashboards/airline-satisfaction";
const shot = async (h, n, act) => {
  await p.goto(U + h);
  await p.waitForSelector(".report-footer");
  await p.evaluate(() => document.fonts.ready);
  if (act) await act();
  await p.waitForTimeout(300);
  await p.screenshot({ path: "/tmp/d3/" + n + ".png", fullPage: true });
};
await shot("#p=services", "s1");
await p.goto("about:blank");
await shot("#p=flight", "s2");
await p.goto("about:blank");
await shot("#p=overview&f.class=2", "s3", async () => {
  await p.getByRole("button", { name: "Opciones de «Economy Plus" }).click();
});
await p.goto("about:blank");
await shot("", "s4", async () => {
  await p.getByRole("button", { name: "Recorrido guiado" }).click();
  await p.getByRole("button", { name: "Paso siguiente" }).click();
});
console.log(
  JSON.stringify(
    await p.evaluate(() =>
      performance.getEntriesByType("measure").map((m) => [m.name, m.duration]),
    ),
  ),
);
await b.close();
