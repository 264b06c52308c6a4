import { describe, expect, it } from 'vitest';
import { limits } from '../../../server/access/limits.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const ask = (telephone: string) => ({ body: { telephone } });

describe.each(sampledEngines)('asking for a call on %s', (engine) => {
  it('a call request does not reveal whether the phone already waits for a call', async () => {
    const server = await openTestServer({ engine });
    await server.browser().call(requestCall, ask('11987654321'));
    const stranger = server.browser();
    const answers = [
      await stranger.ask(requestCall, ask('11987654321')),
      await server.browser().ask(requestCall, ask('1133334444')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = answers.map(({ text }) => text.replaceAll(/[0-9a-f-]{36}/g, 'id'));
    expect(first).toBe(second);
    expect(await server.rows('support_requests')).toHaveLength(2);
  });

  it('a call request is stored with its campaign and origin', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    await browser.call(requestCall, ask('1133334444'));
    server.pass({ minutes: 1 });
    const body = { telephone: '11987654321', addon: 'timblack', tracking: { utm_source: 'flyer' } };
    await browser.call(requestCall, { body });
    const seen = await server.database.read((db) =>
      db.selectFrom('support_requests').selectAll().orderBy('id').execute(),
    );
    expect(seen).toMatchObject([
      { telephone: '1133334444', addon: null, tracking: null },
      { ...body, tracking: JSON.stringify(body.tracking), created_at: server.now().toISOString() },
    ]);
  });

  it('a call request is accepted once per phone and hour', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    await browser.call(requestCall, ask('1122223333'));
    const copies = Array.from({ length: 5 }, () => browser.ask(requestCall, ask('11987654321')));
    const statuses = (await Promise.all(copies)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 429, 429, 429, 429]);
    await browser.call(requestCall, ask('1133334444'));

    server.pass({ minutes: 59 });
    const early = await browser.refused(requestCall, ask('11987654321'));
    expect(early).toMatchObject({ status: 429, code: 'too-many' });
    expect(early.error).toContain('Já recebemos');
    const { headers } = await browser.ask(requestCall, ask('11987654321'));
    expect(headers['retry-after']).toBe('60');
    server.pass({ minutes: 1 });
    await browser.call(requestCall, ask('11987654321'));
    const rows = await server.rows('support_requests');
    expect(rows.map(({ telephone }) => telephone).toSorted()).toEqual([
      '1122223333',
      '1133334444',
      '11987654321',
      '11987654321',
    ]);
  });
});

it('an address that requests calls for many phones is refused, whatever browser it shows', async () => {
  const server = await openTestServer();
  const statuses = [];
  for (let calls = 0; calls <= limits.help.per.address.calls; calls++)
    statuses.push((await server.browser().ask(requestCall, ask(`1198765${4000 + calls}`))).status);
  expect(statuses.pop()).toBe(429);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await server.rows('support_requests', 'id')).toHaveLength(limits.help.per.address.calls);
});

it('a browser that requests too many calls is refused with a kind sentence', async () => {
  const { server, browser } = await openWithBrowser();
  for (let calls = 0; calls < limits.help.per.device.calls; calls++) {
    await browser.call(requestCall, ask(`119876543${String(calls).padStart(2, '0')}`));
  }
  server.pass({ minutes: 20 });
  const { headers, status, body } = await browser.ask(requestCall, ask('11911112222'));
  expect(status).toBe(429);
  expect(body).toMatchObject({ error: expect.stringContaining('nossa equipe vai ligar') });
  expect(headers['retry-after']).toBe('2400');
});
