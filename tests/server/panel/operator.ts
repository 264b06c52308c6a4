import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { signedInAs } from '../test-server/operator.ts';

export const openPanel = openTestServer;

type Fields = Readonly<Record<string, string>>;

const own = { host: 'loja.example', origin: 'https://loja.example', 'sec-fetch-site': 'same-origin' };

/** Somebody of the operator's team before the lists. */
export async function signedIn(floor: TestServer) {
  const { browser } = await signedInAs(floor, 'seller');
  const get = (url: string) => browser.send({ method: 'GET', url });
  const post = (url: string, fields: Fields = {}, headers: Record<string, string> = own) =>
    browser.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  return { browser, get, post };
}

/** What stands on a page, as its reader sees it. */
export const idsOn = (page: string): string[] =>
  Array.from(page.matchAll(/<h2 id="t-([^"]+)"/g), ([, id = '']) => id);
