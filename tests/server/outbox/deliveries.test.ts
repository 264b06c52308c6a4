import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/brazil/calendar-days.ts';
import { dayInBrasilia, toIsoDate } from '../../../src/brazil/date.ts';
import type { InputOf } from '../../../src/contract/endpoint.ts';
import { mayDo, roles } from '../../../src/contract/panel/access/rights.ts';
import { listDeliveries, readDelivery, repeatDelivery } from '../../../src/contract/panel/deliveries.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

const channelSettings = { setUp: new Set(['email'] as const) };

const byEmail = { channel: 'email' } as const;

/** A shop with sent codes, of which the first failed. */
async function openShop(engine: Engine, sandbox = true, many = 2) {
  const services = { analysis: 'reference' } as const;
  const server = await openTestServer({ engine, sandbox, channelSettings, services });
  const { messages } = server.repositories;
  const to = { email: 'ana@timbrasil.com.br' };
  const code = { kind: 'collaborator-code', to, data: { code: '123456' }, leadId: null } as const;
  for (let count = 0; count < many; count++) {
    await server.database.write((db) => messages.put(db, code, server.now()));
    server.pass({ minutes: 1 });
  }
  const { browser } = await server.signIn('manager');
  const { deliveries } = await browser.call(listDeliveries, { query: {} });
  const id = deliveries.at(-1)?.id ?? '';
  await server.change('message_outbox', { state: 'failed', failure: 'smtp 550' }, { id });
  return { server, browser, id };
}

describe.each(engines)('deliveries in the panel on %s', (engine) => {
  it('deliveries are listed by channel and state without their recipients', async () => {
    const { browser, id } = await openShop(engine);
    const all = await browser.call(listDeliveries, { query: {} });
    expect(all).toMatchObject({
      deliveries: [
        { state: 'waiting', repeatBy: [] },
        { id, state: 'failed', repeatBy: ['email'] },
      ],
      next: null,
    });
    expect(JSON.stringify(all)).not.toMatch(/ana@|123456/);
    const failed = await browser.call(listDeliveries, { query: { state: 'failed', channel: 'email' } });
    expect(failed.deliveries).toMatchObject([{ id, failure: 'smtp 550', to: 'a****@****' }]);
    expect((await browser.call(listDeliveries, { query: { channel: 'webhook' } })).deliveries).toEqual([]);
  });

  it('deliveries are narrowed to a kind and to days', async () => {
    const { server, browser, id } = await openShop(engine);
    const today = toIsoDate(dayInBrasilia(server.now().getTime()));
    const listed = async (query: InputOf<typeof listDeliveries>['query']) =>
      (await browser.call(listDeliveries, { query })).deliveries.map((one) => one.id);
    expect(await listed({ kind: 'collaborator-code', from: today, to: today })).toContain(id);
    expect(await listed({ kind: 'order-code' })).toEqual([]);
    expect(await listed({ to: addDays(today, -1) })).toEqual([]);
    expect(await listed({ from: addDays(today, 1) })).toEqual([]);
  });

  it('a code that has expired is not sent again, and the refusal says why', async () => {
    const { server, browser, id } = await openShop(engine);
    server.pass({ minutes: 10 });
    const { delivery } = await browser.call(readDelivery, { params: { id } });
    expect(delivery).toMatchObject({ state: 'failed', repeatBy: [], hasExpired: true });
    expect(await browser.refused(repeatDelivery, { params: { id }, body: byEmail })).toMatchObject({
      status: 409,
      code: 'expired',
      error: expect.stringContaining('venceu'),
    });
    expect(await server.rows('message_outbox', 'id', 'state')).toContainEqual({ id, state: 'failed' });
  });

  it('deliveries are listed page by page', async () => {
    const { browser } = await openShop(engine, true, 51);
    const first = await browser.call(listDeliveries, { query: {} });
    expect(first.deliveries).toHaveLength(50);
    const rest = await browser.call(listDeliveries, { query: { after: first.next ?? '' } });
    expect(rest).toMatchObject({ deliveries: [{ state: 'waiting' }], next: null });
  });

  it('a delivery that cannot be opened is listed without its content', async () => {
    const { server, browser, id } = await openShop(engine);
    await server.change('message_outbox', { message: 'aaaaaaaa.AAAA' }, { id });
    const { deliveries } = await browser.call(listDeliveries, { query: {} });
    expect(deliveries).toMatchObject([
      { state: 'waiting', failure: null },
      { id, state: 'failed', failure: 'unreadable', to: '', repeatBy: [] },
    ]);
    const shown = await browser.call(readDelivery, { params: { id } });
    expect(shown).toMatchObject({ recipient: '', content: expect.stringContaining('não pode ser lido') });
  });

  it('a look at a delivery is audited', async () => {
    const { server, browser, id } = await openShop(engine);
    const shown = await browser.call(readDelivery, { params: { id } });
    expect(shown).toMatchObject({ recipient: 'ana@timbrasil.com.br', attempts: [] });
    const [entry] = await server.audit();
    expect(entry).toMatchObject({ action: 'delivery.shown', subject: 'delivery', subjectId: id });
    await browser.refuses('404 not-found', readDelivery, { params: { id: 'nothing' } });
  });

  it.each([true, false])(
    'a delivery’s code is hidden from every role, with the sandbox %s',
    async (sandbox) => {
      const { server, id } = await openShop(engine, sandbox);
      const readers = roles.filter((role) => mayDo(role, 'messages.see'));
      expect(readers).toContain('seller');
      for (const role of readers) {
        const { browser } = await server.signIn(role);
        const { content } = await browser.call(readDelivery, { params: { id } });
        expect(content).toMatch(/^Seu código é •+\./);
      }
    },
  );

  it('a delivery is repeated once by a permitted operator, which is audited', async () => {
    const { server, browser, id } = await openShop(engine);
    const seller = await server.signIn('seller');
    const params = { id };
    expect((await seller.browser.refused(repeatDelivery, { params, body: byEmail })).status).toBe(403);
    const { delivery } = await browser.call(repeatDelivery, { params, body: byEmail });
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 0, failure: null, repeatBy: [] });
    await browser.refuses('409 not-repeatable', repeatDelivery, { params, body: byEmail });
    const entries = await server.audit();
    expect(entries.filter(({ action }) => action === 'delivery.repeated')).toHaveLength(1);
  });
});
