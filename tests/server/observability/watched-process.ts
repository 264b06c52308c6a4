import { freePort } from '../../../scripts/free-port.ts';
import { freshDatabase } from '../test-server/fresh-database.ts';
import { paulista } from '../test-server/order.ts';
import { ready, run } from '../test-server/real-process.ts';

const metricsToken = 'a-token-for-the-figures';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' };
const newLead = JSON.stringify({ coverage: paulista, lead: {} });

export async function watchedProcess(settings: Record<string, string> = {}) {
  const server = run('server/main.mjs', {
    PORT: String(await freePort()),
    DATABASE_URL: await freshDatabase('SQLite'),
    METRICS_TOKEN: metricsToken,
    ...settings,
  });
  const address = await ready(server);
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers });
  return {
    ...server,
    get,
    metrics: async () => (await get('/api/metrics', { authorization: `Bearer ${metricsToken}` })).text(),
    /** Saves a name repeatedly until stopped and reports each status. */
    savesUntil: async (isOver: () => boolean, saved: (status: number) => void) => {
      const opened = await fetch(`${address}/api/lead-v2`, { method: 'POST', headers, body: newLead });
      const cookie = opened.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const { idLead } = Object(await opened.json());
      const [path, body] = [`${address}/api/lead-v2/${idLead}/name`, '{"name":"Maria Souza"}'];
      while (!isOver()) {
        const answer = await fetch(path, { method: 'PATCH', headers: { ...headers, cookie }, body });
        await answer.arrayBuffer();
        saved(answer.status);
      }
    },
    openLead: async () => {
      const opened = await fetch(`${address}/api/lead-v2`, {
        method: 'POST',
        headers,
        body: newLead,
      });
      return { status: opened.status, requestId: opened.headers.get('x-request-id') ?? '' };
    },
  };
}
