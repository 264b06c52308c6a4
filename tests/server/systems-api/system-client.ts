import { until } from '../../../scripts/until.ts';
import { addApiKey } from '../../../src/contract/panel/integrations.ts';
import type { Scope } from '../../../src/contract/systems/scopes.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { type Changes, openTestServer } from '../test-server/open-test-server.ts';

/** Another system with a key that an administrator has made. */
export async function openSystem(server: TestServer, scopes: Scope[], name = 'CRM') {
  const { browser } = await server.signIn('admin');
  const { token, key } = await browser.call(addApiKey, { body: { name, scopes } });
  const read = (url: string, authorization = `Bearer ${token}`) =>
    server.browser().send({ method: 'GET', url: `/api/v1/${url}`, headers: { authorization } });
  return {
    admin: browser,
    token,
    key,
    read,
    /** Asks in a later millisecond of the database's clock: a list ends before the one in which it is asked for. */
    body: async (url: string) => {
      const now = Date.now();
      await until(1000, () => Date.now() > now, 1);
      return Object((await read(url)).body);
    },
  };
}

export async function openWithSystem(scopes: Scope[], changes?: Changes) {
  const server = await openTestServer(changes);
  return { server, crm: await openSystem(server, scopes) };
}
