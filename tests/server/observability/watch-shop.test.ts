import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { certificateEnd, watchShop } from '../../../server/app/watch-shop.ts';
import { backupCommand } from '../../../server/commands/backup.ts';
import { putSetting } from '../../../server/database/settings.ts';
import { createMetrics } from '../../../server/observability/metrics.ts';
import { deliveryLog } from '../../../server/outbox/delivery-log.ts';
import { lastBackupName } from '../../../server/outbox/hold-restored.ts';
import type { Channel, Outcome } from '../../../server/outbox/outbox-item.ts';
import { askForPerson } from '../../../src/contract/calls/conversation.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { expectNoise } from '../../setup/console-noise.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { runInProcess } from '../test-server/run-in-process.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

async function watchedShop(engine: Engine) {
  const server = await openTestServer({ engine });
  const { database, repositories } = server;
  const metrics = createMetrics({ database, clock: server.now });
  const settings = { siteUrl: 'http://localhost', behindTls: false };
  watchShop({ metrics, database, repositories, settings, clock: server.now });
  const value = async (name: string): Promise<number> => {
    const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length));
  };
  return { server, metrics, value };
}

describe.each(engines)('What calls somebody, on %s', (engine) => {
  it('whoever asks for a call waits from that moment on, an agreed time to come does not count', async () => {
    const { server, value } = await watchedShop(engine);
    const calls = () =>
      Promise.all([
        value('people_waiting{queue="calls"}'),
        value('people_waiting_oldest_seconds{queue="calls"}'),
      ]);
    expect(await calls()).toEqual([0, 0]);
    await server.browser().call(requestCall, { body: { telephone: '11987654321' } });
    server.pass({ minutes: 90 });
    expect(await calls()).toEqual([1, 5400]);
    // 16:30 in UTC is 13:30 in Brasília.
    const agree = (call_after: string) =>
      server.change('support_requests', {
        attempts: 1,
        attempted_at: server.now().toISOString(),
        call_after,
      });
    await agree('2026-11-23T14:00');
    expect(await calls()).toEqual([0, 0]);
    server.pass({ minutes: 40 });
    expect(await calls()).toEqual([1, 600]);
  });

  it('whoever asks for a person in the conversation waits until somebody takes it', async () => {
    const { server, value } = await watchedShop(engine);
    const said = [{ by: 'visitor' as const, text: 'quero falar com alguém' }];
    await server.browser().call(askForPerson, { body: { idLead: null, addon: '', said } });
    server.pass({ minutes: 20 });
    expect(await value('people_waiting{queue="conversations"}')).toBe(1);
    expect(await value('people_waiting_oldest_seconds{queue="conversations"}')).toBe(1200);
  });

  it('the latest order and the latest backup have their moments, and none is zero', async () => {
    const { server, value } = await watchedShop(engine);
    const moments = () =>
      Promise.all([value('latest_order_timestamp_seconds'), value('last_backup_timestamp_seconds')]);
    expect(await moments()).toEqual([0, 0]);
    await server.ordered();
    await server.database.write((db) => putSetting(db, lastBackupName, server.now().toISOString()));
    const now = server.now().getTime() / 1000;
    expect(await moments()).toEqual([now, now]);
  });
});

it('the shop is open at noon on a Monday and closed at night', async () => {
  const { server, value } = await watchedShop('SQLite');
  expect(await value('shop_open')).toBe(1);
  server.pass({ hours: 12 });
  expect(await value('shop_open')).toBe(0);
});

it('a backup that another program made is noted for the alert', async () => {
  const { server, value } = await watchedShop('SQLite');
  const noted = await runInProcess(backupCommand, { DATABASE_URL: server.url }, '--made-elsewhere');
  expect(noted).toEqual({ code: 0, out: '', err: '' });
  expect(await value('last_backup_timestamp_seconds')).toBeGreaterThan(0);
});

it('every attempt to send is counted by channel and by what became of it, nothing else', async () => {
  const { metrics } = await watchedShop('SQLite');
  const log = { child: () => ({ info: () => {}, warn: () => {}, error: () => {} }) };
  const attempt = (channel: Channel, outcome: Outcome) =>
    deliveryLog(log, metrics)(
      {
        item: { id: 'one', kind: 'order-code', channel, to: 'ana@exemplo.com.br', data: {} },
        ...{ attempts: 1, requestId: null, moveAt: null, spent: [] },
        ...{ claim: 'one', startedAt: new Date() },
      },
      async () => outcome,
    );
  await attempt('email', { kind: 'taken' });
  await attempt('email', { kind: 'refused', reason: 'http 400' });
  await attempt('webhook', { kind: 'not-taken', reason: 'http 503' });
  expect((await metrics.text()).match(/^deliveries_total.*$/gm)).toEqual([
    'deliveries_total{channel="email",outcome="taken"} 1',
    'deliveries_total{channel="email",outcome="refused"} 1',
    'deliveries_total{channel="webhook",outcome="not-taken"} 1',
  ]);
});

describe('The certificate of the public address', () => {
  async function portOf(options: SMTPServerOptions): Promise<number | undefined> {
    expectNoise(/built-in default TLS certificate/);
    const server = new SMTPServer(options);
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const address = server.server.address();
    return typeof address === 'object' ? address?.port : undefined;
  }

  it('ends when it says', async () => {
    const port = await portOf({ secure: true });
    const year = new Date((await certificateEnd(`https://localhost:${port}`)) * 1000).getUTCFullYear();
    expect(year).toBeGreaterThan(2000);
  });

  it('is not shown where nothing speaks TLS, or nothing speaks', async () => {
    const port = await portOf({ secure: false });
    expect(await certificateEnd(`https://localhost:${port}`)).toBe(0);
    expect(await certificateEnd('https://localhost:1')).toBe(0);
  });
});
