import { localePrefix, locales } from "../../contracts/locale.ts";
import { SeededRandom } from "../../dashboards/data/seeded-random.ts";
import { visitEarly, type VisitResult } from "../support/early/visit-early.ts";
import { listPages } from "../support/site/list-pages.ts";
import { expect, test } from "../support/site/site-test.ts";

// `npm run bench -- early` asks for all 1,000 (bench/early.ts).
const wanted = Number(process.env["EARLY_TOUCHES"] ?? 33);
const seed = Number(process.env["EARLY_SEED"] ?? 13);
const walks = 3;

const pages = await listPages();
const addresses = locales.flatMap((locale) =>
  pages.map(({ path }) => localePrefix[locale] + (path === "/" ? "" : path) || "/"),
);

const order = new SeededRandom(seed).shuffle(addresses.map((_, index) => index));

for (let walk = 0; walk < walks; walk += 1) {
  test(`walk ${String(walk)}: a touch before the app listens has its effect once`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(60_000 + wanted * 4000);
    const random = new SeededRandom(seed + walk);
    const results: VisitResult[] = [];
    const faults: string[] = [];
    for (let touches = 0, n = walk; touches < wanted / walks; n += walks) {
      const address = addresses[order[n % order.length]!]!;
      const visitSeed = random.next();
      const result = await visitEarly(browser, (baseURL ?? "") + address, visitSeed);
      faults.push(
        ...result.faults.map((fault) => `${address}, seed ${String(visitSeed)}: ${fault}`),
      );
      results.push(result);
      touches += result.touches;
    }
    const delays = results.flatMap(({ delaysMs }) => delaysMs).toSorted((a, b) => a - b);
    const sum = (read: (result: VisitResult) => number) =>
      results.reduce((total, result) => total + read(result), 0);
    console.log(
      `early touches: ${String(sum(({ touches }) => touches))}, ${String(sum(({ early }) => early))} of them before the app listened, in ${String(results.length)} visits, ${String(faults.length)} lost or doubled, ${String(sum(({ unseen }) => unseen))} unanswered; to the next paint, of ${String(delays.length)} over 16 ms, median ${String(delays[Math.floor(delays.length / 2)])} ms, largest ${String(delays.at(-1))} ms`,
    );
    expect(faults).toEqual([]);
    expect(sum(({ unseen }) => unseen)).toBe(0);
  });
}
