import { panelDocument } from './document.ts';
import { html } from './html.ts';
import { panelWords } from './words.ts';

interface Shown {
  readonly sandbox: boolean;
  /** What became of the session before. */
  readonly notice?: string | undefined;
  readonly refused?: string | undefined;
}

const words = panelWords.signIn;

export const signInPage = ({ sandbox, notice, refused }: Shown): string =>
  panelDocument({
    title: words.title,
    main: html`<div class="sign-in">
<h1>${words.title}</h1>
<p>${words.intro}</p>
${notice && html`<p class="notice" role="status">${notice}</p>`}
<form method="post" action="/painel/entrar/">
<input type="text" name="quem" value="operador" autocomplete="username" aria-label="${words.who}" readonly hidden>
<label for="chave">${words.key}</label>
${refused && html`<p class="refused" id="recusa" role="alert">${refused}</p>`}
<input id="chave" name="chave" type="password" required maxlength="200" autocomplete="current-password" spellcheck="false" aria-describedby="${refused ? 'recusa dica' : 'dica'}" aria-invalid="${refused ? 'true' : 'false'}">
<p class="hint" id="dica">${sandbox ? words.sandboxHint : words.hint}</p>
<button class="primary" type="submit">${words.button}</button>
</form>
</div>`,
  });
