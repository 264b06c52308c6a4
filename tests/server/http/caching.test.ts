import { expect, it } from 'vitest';
import { urlOf } from '../../../server/http/route-group.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { panelEndpoints } from '../../../src/contract/panel/endpoints.ts';
import { openAt } from '../test-server/open-with.ts';

it('public content can be cached by a CDN, without a cookie and with an ETag', async () => {
  const { browser } = await openAt('name');
  const { headers } = await browser.send({ method: 'GET', url: '/json/plans.json' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60',
    'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
    etag: expect.stringMatching(/^".+"$/),
    vary: 'Accept-Encoding',
  });
  expect(headers).not.toHaveProperty('set-cookie');
});

it('API answers are never cached', async () => {
  const { browser, idLead } = await openAt('name');
  const calls: readonly Endpoint[] = [...Object.values(endpoints), ...panelEndpoints];
  const asked = calls.filter(({ method, root }) => method === 'GET' && root !== 'site');
  expect(asked.length).toBeGreaterThan(10);
  for (const endpoint of asked) {
    const url = urlOf(endpoint).replace(/:\w+/g, idLead);
    const { headers } = await browser.send({ method: 'GET', url });
    expect(headers['cache-control'], url).toBe('no-store');
    expect(headers, url).not.toHaveProperty('cdn-cache-control');
  }
});
