import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';

export const panelKey = 'chave-do-operador-com-32-letras-ou-mais';

/** The service with a panel. */
export const openPanel = (options: Parameters<typeof openTestServer>[0] = {}) =>
  openTestServer({ panelKey, ...options });

type Fields = Readonly<Record<string, string>>;

const own = { host: 'loja.example', origin: 'https://loja.example', 'sec-fetch-site': 'same-origin' };

/** Somebody of the operator's team, before the panel. */
export function operatorAt(floor: TestServer) {
  const browser = floor.browser();
  const get = (url: string) => browser.send({ method: 'GET', url });
  const post = (url: string, fields: Fields = {}, headers: Record<string, string> = own) =>
    browser.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const signIn = (chave: string = panelKey) => post('/painel/entrar/', { chave });
  return { browser, get, post, signIn };
}

export async function signedIn(floor: TestServer) {
  const operator = operatorAt(floor);
  await operator.signIn();
  return operator;
}

/** What stands on a page, as its reader sees it. */
export const idsOn = (page: string): string[] =>
  Array.from(page.matchAll(/<h2 id="t-([^"]+)"/g), ([, id = '']) => id);
