import { expect, it } from 'vitest';
import { urlOf } from '../../../server/http/register-endpoint.ts';
import { panelCalls } from '../../../server/panel-api/panel-calls.ts';
import { panelEndpoints } from '../../../src/contract/panel/endpoints.ts';
import { type Right, type Role, rightsOf, roles } from '../../../src/contract/panel/rights.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { signedInAs } from '../test-server/operator.ts';

const forOperators = panelEndpoints.filter(({ access }) => access === 'operator');

const somewhere = (path: string): string => path.replace(/:\w+/g, 'x');

it('the panel implements exactly the calls of its contract', () => {
  expect(new Set(panelCalls.map(({ endpoint }) => endpoint))).toEqual(new Set(panelEndpoints));
});

it.each(['stranger', ...roles] as const)('a %s may make only the calls of their rights', async (who) => {
  const server = await openTestServer();
  const { browser } = who === 'stranger' ? { browser: server.browser() } : await signedInAs(server, who);
  const mayCall = (role: Role, right: Right | undefined) =>
    right === undefined || rightsOf(role).includes(right);
  for (const endpoint of forOperators) {
    const writes = endpoint.method !== 'GET';
    const { status } = await browser.send({
      method: endpoint.method,
      url: somewhere(urlOf(endpoint)),
      headers: writes ? { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' } : {},
      ...(writes ? { payload: '{}' } : {}),
    });
    const barred = who === 'stranger' ? 401 : mayCall(who, endpoint.right) ? null : 403;
    if (barred === null) expect([401, 403], endpoint.path).not.toContain(status);
    else expect(status, endpoint.path).toBe(barred);
  }
});
