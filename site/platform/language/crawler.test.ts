import { expect, test } from "vitest";
import { isCrawler } from "./crawler.ts";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  `${chrome} (compatible; Google-InspectionTool/1.0;) Chrome/130.0.0.0 Safari/537.36`,
  `${chrome} (compatible; GoogleOther) Chrome/130.0.0.0 Safari/537.36`,
  "GoogleOther",
  "Mediapartners-Google",
  "APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)",
  "FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)",
  `${chrome} Chrome/130.0.0.0 Safari/537.36 (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)`,
  "Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  `${chrome} Chrome/130.0.0.0 Safari/537.36 BingPreview/1.0b`,
  "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  "Mozilla/5.0 (compatible; Qwantify/2.4w; +https://www.qwant.com/)",
  "ia_archiver (+http://www.alexa.com/site/help/webmasters)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  "WhatsApp/2.23.20.0",
  "Pinterest/0.2 (+https://www.pinterest.com/)",
  "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)",
  "Mozilla/5.0 (compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)",
])("a crawler: %s", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  `${chrome} Chrome/130.0.0.0 Safari/537.36`,
  `${chrome} Chrome/130.0.0.0 Safari/537.36 Chrome-Lighthouse`,
  `${chrome} HeadlessChrome/130.0.0.0 Safari/537.36`,
  `${chrome} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
  "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/340.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 [FBAN/FB4A;FBAV/480.0]",
])("a visitor: %s", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
