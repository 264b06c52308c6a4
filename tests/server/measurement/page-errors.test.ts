import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/open-database.ts';
import { createMetrics } from '../../../server/observability/metrics.ts';
import { type PageError, reportPageError } from '../../../src/contract/calls/page-errors.ts';
import { freshDatabase } from '../test-server/fresh-database.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';

const broken: PageError = {
  kind: 'error',
  type: 'TypeError',
  react: 418,
  frames: [{ file: 'base-AbC_1-2.js', line: 1, column: 5120 }],
  page: '/checkout/cep/',
  build: 'index-DvdzVt9A.js',
};

it('a page error is logged and counted', async () => {
  const url = await freshDatabase('SQLite');
  const clock = () => new Date('2026-11-23T15:00:00Z');
  await using database = await disposable(url, clock());
  const metrics = createMetrics({ database, clock });
  const { server, browser } = await openWithBrowser({
    url,
    figures: { metrics, token: 'a-token-for-the-figures' },
  });
  await browser.call(reportPageError, { body: broken });
  expect(browser.cookies.size).toBe(0);
  const line = server
    .logged()
    .split('\n')
    .find((one) => one.includes('page error'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ pageError: broken, reqId: expect.any(String) });
  expect(await metrics.text()).toContain('page_errors_total{kind="error",type="TypeError"} 1');
});

async function disposable(url: string, now: Date) {
  const database = await openDatabase(url, now);
  return { ...database, [Symbol.asyncDispose]: () => database.close() };
}

it.each([
  ['says more than it may', { ...broken, message: 'Ana Souza Lima' }],
  ['has a class that somebody made up', { ...broken, type: 'Ana Souza Lima' }],
  [
    'names another place than a file of the build',
    { ...broken, frames: [{ ...broken.frames[0], file: '/?cpf=52998224725' }] },
  ],
  ['names a page with its query', { ...broken, page: '/chat/?phone=11987654321' }],
])('a page error report that %s is refused and not logged', async (_what, report) => {
  const server = await openTestServer();
  const answer = await server.browser().send({
    method: 'POST',
    url: '/api/page-errors',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' },
    payload: report,
  });
  expect(answer.status).toBe(422);
  expect(server.logged()).not.toMatch(/Souza|52998224725|11987654321|page error/);
});
