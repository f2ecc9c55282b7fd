import { html } from "hono/html";
import type { Advice } from "./digest-words.ts";
import type { Letter, Row } from "./write-letter.ts";

type Markup = ReturnType<typeof html>;

const serif = "font-family:Georgia,'Times New Roman',serif;font-weight:400";
const [ink, soft, faint, line] = ["#191510", "#575046", "#6f675b", "#dcd5c7"];
// Mail programs that drop the style sheet show the wide layout on a phone too.
const narrow = `@media (max-width: 480px) {
  .side { padding-left: 20px !important; padding-right: 20px !important; }
  .label { width: 88px !important; }
  .headline { font-size: 29px !important; }
}`;

/** Renders a digest as HTML of tables with inline styles, on which mail programs agree; nothing is loaded. */
export async function renderLetterHtml(letter: Letter, accent: string): Promise<string> {
  const { locale, headline, preheader, kicker, advice, sections, footer } = letter;
  return String(
    await html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>${headline}</title>
          <style>
            ${narrow}
          </style>
        </head>
        <body style="margin:0;background:#f1ece1">
          <div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  width="600"
                  cellpadding="0"
                  cellspacing="0"
                  style="width:100%;max-width:600px;text-align:left;background:#faf7f0;color:${ink};font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5"
                >
                  ${renderBlock(html`${kicker}`, `padding-top:32px;color:${faint};font-size:14px`)}
                  <tr>
                    <td
                      class="side headline"
                      style="padding:6px 36px 0;${serif};font-size:36px;line-height:1.1"
                    >
                      <h1 style="margin:0;font:inherit">${headline}</h1>
                    </td>
                  </tr>
                  ${advice.map((one) => renderAdvice(one, accent))}
                  ${sections.map(({ title, rows }) =>
                    [
                      renderBlock(
                        html`<h2 style="margin:0;font:inherit">${title}</h2>`,
                        `padding-top:30px;padding-bottom:8px;${serif};font-size:22px`,
                      ),
                    ].concat(rows.map(renderRow)),
                  )}
                  ${renderBlock(
                    html`<div style="border-top:1px solid #857b6d;padding-top:16px">
                      ${footer.map((sentence) => html`${renderWords(sentence)} `)}
                    </div>`,
                    `padding-top:22px;padding-bottom:32px;color:${faint};font-size:14px`,
                  )}
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
}

function renderBlock(content: Markup, style: string): Markup {
  return html`<tr>
    <td class="side" style="padding:0 36px;${style}">${content}</td>
  </tr>`;
}

function renderAdvice({ title, detail }: Advice, accent: string): Markup {
  return renderBlock(
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      <tr>
        <td style="border-left:6px solid ${accent};padding:2px 0 2px 18px">
          <b>${title}</b><br /><span style="color:${soft}">${renderWords(detail)}</span>
        </td>
      </tr>
    </table>`,
    "padding-top:26px",
  );
}

function renderRow({ label, lead, text, detail, link }: Row): Markup {
  return renderBlock(
    html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="border-top:1px solid ${line}"
    >
      <tr>
        <td
          class="label"
          valign="top"
          width="132"
          style="width:132px;padding:12px 12px 12px 0;color:${faint};font-size:15px"
        >
          ${label}
        </td>
        <td valign="top" style="padding:12px 0;font-size:16px;overflow-wrap:anywhere">
          ${lead === undefined ? "" : html`<b>${lead}</b>`}${renderWords(text)}${
            detail === undefined ? "" : html`<br /><span style="color:${soft}">${detail}</span>`
          }${
            link === undefined
              ? ""
              : html`<br /><a
                    href="${link.address}"
                    style="display:inline-block;padding:10px 0;color:${ink};font-weight:bold;text-decoration:underline"
                    >${link.text}</a
                  >`
          }
        </td>
      </tr>
    </table>`,
    "",
  );
}

/** Renders a sentence whose commands stand between backticks. */
function renderWords(sentence: string): Markup[] {
  return sentence
    .split("`")
    .map((part, index) =>
      index % 2 === 0 ? html`${part}` : html`<b style="white-space:nowrap">${part}</b>`,
    );
}
