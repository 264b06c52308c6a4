import type { MessageBlock, MessageContent } from '../../src/content/messages/message-content.ts';
import { messageFrame } from '../../src/content/messages/message-frame.ts';
import { type Html, html } from './html.ts';

/** Inline styles, because mail clients drop style sheets; the sheet only adds dark mode. */
const font = 'font-family:Figtree,system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif';
const ink = '#10174a';
const quiet = '#525a80';
const textLook = `margin:0 0 16px;font-size:16px;line-height:1.5;color:${ink}`;

const darkSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0b1030 !important}.sheet{background:#161d45 !important}
.ink{color:#eef1ff !important}.quiet{color:#aab4d8 !important}.rule{border-color:#2c3563 !important}}`;

/** The HTML part: one column from 320 px, readable without images and by screen readers. */
export const emailHtml = ({ subject, preview, blocks }: MessageContent): string =>
  `<!doctype html>${
    html`<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${subject}</title><style>${darkSheet}</style></head>
<body class="ground" style="margin:0;padding:0;background:#eef1fa;${font}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div role="article" aria-label="${subject}" lang="pt-BR" style="padding:24px 12px">
<div class="sheet" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:16px;overflow:hidden">
<div style="background:${ink};padding:20px 24px;color:#ffffff;font-size:18px;font-weight:600">${messageFrame.name}</div>
<div style="padding:28px 24px 12px">
<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:1.25;color:${ink}">${subject}</h1>
${blocks.map(htmlOf)}</div>
<div class="rule" style="padding:16px 24px 24px;border-top:1px solid #dfe4f2">
${messageFrame.foot.map((line) => html`<p class="quiet" style="margin:0 0 4px;font-size:13px;line-height:1.5;color:${quiet}">${line}</p>`)}
</div></div></div></body></html>`.text
  }`;

function htmlOf(block: MessageBlock): Html {
  switch (block.is) {
    case 'paragraph':
      return html`<p class="ink" style="${textLook}">${block.text}</p>`;
    case 'heading':
      return html`<h2 class="ink" style="margin:28px 0 12px;font-size:18px;line-height:1.3;color:${ink}">${block.text}</h2>`;
    case 'code':
      return html`<p class="ink" style="margin:0 0 16px;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:6px;color:${ink}">${block.text}</p>`;
    case 'list':
      return html`<ul class="ink" style="${textLook};padding-left:20px">${block.items.map((item) => html`<li style="margin:0 0 6px">${item}</li>`)}</ul>`;
    case 'facts':
      return html`<dl style="margin:0 0 16px">${block.facts.map(
        ([label, value]) =>
          html`<dt class="quiet" style="margin:0;font-size:14px;line-height:1.4;color:${quiet}">${label}</dt><dd class="ink" style="margin:0 0 12px;font-size:16px;line-height:1.4;color:${ink}">${value}</dd>`,
      )}</dl>`;
    case 'link':
      return html`<p style="margin:0 0 16px"><a href="${block.url}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#2340f5;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${block.label}</a></p><p class="quiet" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${quiet};word-break:break-all">${block.url}</p>`;
  }
}
