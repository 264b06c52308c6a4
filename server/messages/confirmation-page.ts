import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteWords } from '../../src/content/site.ts';
import { type Html, html } from './html.ts';

const root = join(import.meta.dirname, '../..');

/** The site's design tokens, plus the rules of this page. */
const style = `${readFileSync(join(root, 'src/ui/tokens.css'), 'utf8')}
body{margin:0;background:var(--ground);color:var(--ink);font-family:system-ui,sans-serif;line-height:1.5}
main{max-width:32rem;margin:0 auto;padding:3rem var(--gutter)}
h1{margin:1.5rem 0 1rem;font-size:1.75rem;line-height:1.2}
p{margin:0 0 1rem}
button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:999px;background:var(--action);color:var(--action-ink);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--action-hover)}
button:focus-visible,a:focus-visible{outline:3px solid var(--focus-ring);outline-offset:2px}
a{color:var(--link)}
label,input,select,small{display:block}
label{font-weight:600}
input,select{box-sizing:border-box;width:100%;min-height:3rem;padding:0 .75rem;border:1px solid var(--ink);border-radius:.75rem;background:var(--ground);color:var(--ink);font:inherit}
input:focus-visible,select:focus-visible{outline:3px solid var(--focus-ring);outline-offset:2px}
[role=alert]{font-weight:600}`;

/** Allows only the inline style and a form to the same origin. */
export const confirmationPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A confirmation page with one button. Mail clients prefetch links, so only the form's POST has an effect. */
export const confirmationPage = (title: string, main: Html): string =>
  `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${style}</style>
${
  html`<title>${title} – ${siteWords.name}</title>
</head>
<body>
<main>
<p><strong>${siteWords.name}</strong></p>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`.text
}`;
