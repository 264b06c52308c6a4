import { type Html, html } from './html.ts';
import { styleAddress } from './look.ts';
import { panelWords as words } from './words.ts';

interface Parts {
  readonly title: string;
  readonly main: Html;
  /** What stands above it, once somebody is signed in. */
  readonly navigation?: Html;
}

/** A page of the panel, whole. It needs no script. */
export const panelDocument = ({ title, main, navigation }: Parts): string =>
  html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${words.name}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${styleAddress}">
</head>
<body>
<a class="skip" href="#conteudo">${words.skip}</a>
<header>
<p class="brand"><strong>${words.brand}</strong> <span>${words.panel}</span></p>
${navigation && html`<form method="post" action="/painel-antigo/sair/"><button class="quiet" type="submit">${words.signOut}</button></form>`}
</header>
${navigation}
<main id="conteudo" tabindex="-1">
${main}
</main>
</body>
</html>
`.text;
