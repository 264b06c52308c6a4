import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createLead } from '../../../src/contract/calls/leads.ts';
import { freshDatabase } from '../test-server/fresh-database.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { paulista } from '../test-server/order.ts';
import { onPostgres } from '../test-server/test-database.ts';

type Line = 'open' | 'swallows' | 'closed';

/** A line to PostgreSQL that can swallow everything, as to a frozen machine, or close. */
async function openLine(url: URL) {
  let line: Line = 'open';
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(url.port), url.hostname);
    const ends = [client, server] as const;
    for (const [socket, other] of [ends, ends.toReversed()] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('data', (chunk) => line === 'open' && other.write(chunk));
      socket.on('close', () => line !== 'swallows' && other.destroy());
    }
    if (line === 'closed') client.destroy();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const set = (next: Line) => {
    if (next !== 'swallows') for (const socket of sockets) socket.destroy();
    sockets.clear();
    line = next;
  };
  onTestFinished(() => {
    set('closed');
    proxy.close();
  });
  const through = new URL(url);
  through.port = String(Object(proxy.address()).port);
  return { url: through.href, set };
}

const readOnly = (url: URL, value: 'on' | 'off') =>
  onPostgres(
    url.href.replace(url.pathname, '/postgres'),
    `alter database ${url.pathname.slice(1)} set default_transaction_read_only = ${value};
    select pg_terminate_backend(pid) from pg_stat_activity where datname = '${url.pathname.slice(1)}'`,
  );

it.each(['read-only', 'frozen', 'absent'])(
  'a database that is %s gives a 503 within seconds, also to a load balancer, until it is back',
  async (trouble) => {
    const direct = new URL(await freshDatabase('PostgreSQL'));
    const line = await openLine(direct);
    const server = await openTestServer({ engine: 'PostgreSQL', url: line.url });
    const write = () => server.browser().ask(createLead, { body: { coverage: paulista, lead: {} } });
    const ready = () => server.browser().send({ method: 'GET', url: '/api/ready' });
    expect([(await write()).status, (await ready()).status]).toEqual([200, 200]);

    if (trouble === 'read-only') await readOnly(direct, 'on');
    else line.set(trouble === 'frozen' ? 'swallows' : 'closed');
    const since = performance.now();
    const answers = await Promise.all([write(), write()]);
    expect(performance.now() - since).toBeLessThan(10_000);
    // A probe of the last second counts.
    await expect.poll(async () => (await ready()).status, { timeout: 5000 }).toBe(503);
    for (const { status, body, headers } of [...answers, await ready()])
      expect([status, Object(body).code, headers['retry-after']]).toEqual([503, 'busy', '5']);

    if (trouble === 'read-only') await readOnly(direct, 'off');
    else line.set('open');
    await expect.poll(async () => (await ready()).status, { timeout: 15_000 }).toBe(200);
    expect((await write()).status).toBe(200);
  },
);
