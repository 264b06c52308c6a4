import { freePort } from '../../../scripts/free-port.ts';
import { paulista } from '../test-server/order.ts';
import { ready, run } from '../test-server/real-process.ts';
import { emptyDatabase } from '../test-server/test-database.ts';

const metricsToken = 'a-token-for-the-figures';

/** The real server with figures on. */
export async function watchedProcess(settings: Record<string, string> = {}) {
  const server = run('server/main.mjs', {
    PORT: String(await freePort()),
    DATABASE_URL: await emptyDatabase('SQLite'),
    METRICS_TOKEN: metricsToken,
    ...settings,
  });
  const address = await ready(server);
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers });
  return {
    ...server,
    get,
    metrics: async () => (await get('/api/metrics', { authorization: `Bearer ${metricsToken}` })).text(),
    openLead: async () => {
      const opened = await fetch(`${address}/api/lead-v2`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' },
        body: JSON.stringify({ coverage: paulista, lead: {} }),
      });
      return { status: opened.status, requestId: opened.headers.get('x-request-id') ?? '' };
    },
  };
}
