import { describe, expect, it } from 'vitest';
import { dayInBrasilia, formatBrazilianDate } from '../../../src/brazil/date.ts';
import { dayMs } from '../../../src/brazil/durations.ts';
import { cancelCauseWords } from '../../../src/content/messages/order-state.ts';
import { orderEventWords } from '../../../src/content/operator/list-words.ts';
import { getFollowedOrder, openOrderByCode, sendOrderCode } from '../../../src/contract/calls/orders.ts';
import type { CancelCause } from '../../../src/contract/cancel-cause.ts';
import type { OrderState } from '../../../src/contract/followed-order.ts';
import { winBackSku } from '../../../src/contract/offer/win-back-sku.ts';
import type { Role } from '../../../src/contract/panel/access/rights.ts';
import { moveVisitByOperator } from '../../../src/contract/panel/calendar.ts';
import type { Amendment } from '../../../src/contract/panel/order-amendments.ts';
import { amendOrder, changeOrderState, readOrder } from '../../../src/contract/panel/orders.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { openWithOrder } from '../test-server/open-with.ts';
import { isoOf } from '../test-server/order.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

async function openShop(engine: Engine = 'SQLite', role: Role = 'manager') {
  const channelSettings = { setUp: new Set(['email', 'whatsapp', 'sms'] as const), handsOver: true };
  const { server, browser: customer, idLead, orderNumber } = await openWithOrder({ engine, channelSettings });
  server.pass({ minutes: 1 });
  const { browser } = await server.signIn(role, 'Célia Brito');
  const path = { params: { number: orderNumber } };
  const read = async () => (await browser.call(readOrder, path)).order;
  const input = async (amendment: Amendment) => ({
    ...path,
    body: { revision: (await read()).revision, amendment },
  });
  return {
    ...{ server, customer, browser, idLead, orderNumber, path, read },
    amend: async (amendment: Amendment) => {
      await browser.call(amendOrder, await input(amendment));
      server.pass({ minutes: 1 });
    },
    set: async (from: OrderState, to: OrderState, more: { reason?: string; cause?: CancelCause } = {}) => {
      await browser.call(changeOrderState, { ...path, body: { from, to, reason: null, ...more } });
      server.pass({ minutes: 1 });
    },
    refusedToAmend: async (amendment: Amendment) => browser.refused(amendOrder, await input(amendment)),
    followed: async () => (await customer.call(getFollowedOrder, {})).order,
  };
}

/** Messages to the customer, newest first, without those of the order itself. */
const told = async (server: TestServer) =>
  (await server.outbox()).filter(
    ({ kind, channel }) => kind !== 'order-confirmation' && channel !== 'orders' && channel !== 'webhook',
  );

const plan600 = { id: 103, sku: 'd600a' };

describe.each(engines)('amending an order on %s', (engine) => {
  it('a new contact is told, the old one too, and the reminder follows it', async () => {
    const { server, customer, amend, read, idLead, orderNumber, followed } = await openShop(engine, 'seller');
    const { carriedLeads } = server.repositories;
    const link = await server.database.write((db) =>
      carriedLeads.put(db, idLead, 'site', server.now(), dayMs),
    );
    await amend({ what: 'contact', phone: '11912340000', email: null });
    expect(await server.database.read((db) => carriedLeads.has(db, link, server.now(), 'site'))).toBe(false);
    const items = await told(server);
    const amended = items.filter(({ kind }) => kind === 'order-mended');
    expect(amended.map(({ to }) => to).toSorted()).toEqual(['11912340000', '11987654321']);
    const reminders = items.filter(({ kind }) => kind === 'installation-reminder');
    expect(reminders).toMatchObject([{ to: '11912340000' }]);
    const order = await read();
    expect(order.timeline.filter(({ kind }) => kind === 'amendment')).toMatchObject([
      { what: 'contact', by: 'Célia Brito', text: 'Celular' },
    ]);
    expect(JSON.stringify(order)).not.toContain('91234');
    expect((await followed())?.history.at(-1)?.text).toBe(orderEventWords.contact);
    await server.audits('order.mended contact phone');
    expect(await customer.call(getFollowedOrder, {})).toMatchObject({ order: { number: orderNumber } });
  });

  it('the code and the links that the old contact was sent open the order no more', async () => {
    const { server, amend, orderNumber } = await openShop(engine, 'seller');
    const stranger = server.browser();
    await stranger.call(sendOrderCode, { body: { orderNumber } });
    const code = await server.sentCode();
    expect(code).not.toBe('');
    server.pass({ minutes: 1 });
    await amend({ what: 'contact', phone: '11912340000', email: null });
    await stranger.refuses('closed', openOrderByCode, { body: { orderNumber, code } });
    expect((await told(server)).map(({ kind }) => kind)).not.toContain('order-code');
  });

  it('what still waits for the old contact goes to the new one, by every channel, and what was sent stays as it was', async () => {
    const { server, set, amend } = await openShop(engine);
    await set('placed', 'confirmed');
    await server.change('message_outbox', { state: 'sent' }, { kind: 'order-state' });
    await set('confirmed', 'scheduled');
    await amend({ what: 'complement', complement: 'casa 3' });
    await amend({ what: 'contact', phone: '11912340000', email: 'nova@exemplo.com.br' });
    const all = await server.outbox();
    const ofOrder = all.filter(({ kind }) => kind === 'order-state' || kind === 'order-confirmation');
    expect(ofOrder.map(({ kind, state, to, data }) => [kind, Object(data).state, state, to])).toEqual([
      ['order-state', 'scheduled', 'waiting', '11912340000'],
      ['order-state', 'confirmed', 'sent', '11987654321'],
      ['order-confirmation', undefined, 'waiting', 'nova@exemplo.com.br'],
    ]);
    for (const { chain } of ofOrder) {
      expect(JSON.stringify(chain)).not.toContain('11987654321');
      expect(JSON.stringify(chain)).not.toContain('maria@exemplo.com.br');
    }
  });

  it('a complement is another household, is in the reminder and goes to the other system again', async () => {
    const { server, amend, read, orderNumber } = await openShop(engine, 'seller');
    const household = () => server.rows('orders', 'household', 'equal_key');
    const before = await household();
    await amend({ what: 'complement', complement: ' casa 2 ' });
    const after = await household();
    expect(after[0]?.household).not.toBe(before[0]?.household);
    expect(after[0]?.equal_key?.startsWith(after[0]?.household ?? '?')).toBe(true);
    expect(await read()).toMatchObject({ address: expect.stringContaining('casa 2'), complement: 'casa 2' });
    for (const { kind, data } of await told(server)) expect(JSON.stringify(data), kind).toContain('casa 2');
    const handovers = await server.outbox({ channels: ['orders'] });
    expect(handovers.map(({ data }) => data)).toEqual([
      { orderNumber, revision: 2 },
      { orderNumber, revision: 0 },
    ]);
    await amend({ what: 'complement', complement: '' });
    const noted = (await read()).timeline.filter(({ what }) => what === 'complement');
    expect(noted.map(({ text }) => text).toSorted()).toEqual([
      'casa 2 → sem complemento',
      expect.stringMatching(/ → casa 2$/),
    ]);
  });

  it('what still waits about an order tells it as it was mended, and nothing twice', async () => {
    const { server, browser, orderNumber, set, amend, read } = await openShop(engine);
    await set('placed', 'confirmed');
    for (const complement of ['casa 2', 'casa 3']) await amend({ what: 'complement', complement });
    for (const period of ['tarde', 'manha'] as const) {
      const schedule = { date: (await read()).visit?.date ?? '', period };
      const from = (await read()).visit ?? expect.fail();
      await browser.call(moveVisitByOperator, { params: { orderNumber }, body: { schedule, from } });
      // Who looked before that would undo it unseen.
      const stale = { schedule: from, from: { ...from, date: '01/01/2030' } };
      await browser.refuses('412', moveVisitByOperator, { params: { orderNumber }, body: stale });
    }
    for (let one = 0; one < 2; one += 1) {
      const [wanted] = (await read()).plans;
      if (!wanted) throw new Error('No other plan is on sale');
      await amend({ what: 'plan', idPlan: wanted.id, priceCents: wanted.priceCents, agreed: 'phone' });
    }
    const order = await read();
    const waiting = await server.outbox({ states: ['waiting'] });
    const ofKind = (wanted: string) =>
      waiting.filter(({ kind }) => kind === wanted).map(({ data }) => Object(data));
    expect(ofKind('order-state')).toMatchObject([{ state: 'confirmed' }]);
    const sold = { plan: order.plan, installation: [order.visit], address: order.address };
    expect(ofKind('order-confirmation')).toMatchObject([sold]);
    expect(ofKind('plan-changed')).toMatchObject([sold]);
    expect(ofKind('order-confirmation')[0].price).toBe(ofKind('plan-changed')[0].price);
    for (const kind of ['visit-moved', 'installation-reminder'])
      expect(ofKind(kind)).toMatchObject([{ ...order.visit, address: order.address }]);
    expect(ofKind('order-mended')).toMatchObject([{ what: 'complement', address: order.address }]);
  });

  it('what was sent with the former complement does not go on by the next channel', async () => {
    const { server, amend } = await openShop(engine);
    const move_at = server.now().toISOString();
    const moves = async () =>
      (await server.rows('message_outbox'))
        .filter(({ kind }) => kind === 'installation-reminder')
        .map((row) => row.move_at);
    await server.change('message_outbox', { state: 'sent', move_at }, { kind: 'installation-reminder' });
    await amend({ what: 'contact', phone: '11912340000', email: 'nova@exemplo.com.br' });
    expect(await moves()).toContain(move_at);
    await amend({ what: 'complement', complement: 'casa 3' });
    expect(await moves()).not.toContain(move_at);
  });

  it('another plan has today’s price, a new contract and seven more days, and a higher price was agreed to', async () => {
    const { server, amend, refusedToAmend, read, followed } = await openShop(engine);
    const created_at = new Date(server.now().getTime() - 2 * dayMs).toISOString();
    await server.change('orders', { created_at });
    const order = await read();
    const wanted = order.plans.find(({ id }) => id === plan600.id);
    if (!wanted) throw new Error('The plan is not on sale');
    expect(wanted.priceCents).toBeGreaterThan(order.priceCents);
    const { id: idPlan, priceCents } = wanted;
    const amendment = { what: 'plan', idPlan, priceCents, agreed: 'phone' } as const;
    expect(await refusedToAmend({ ...amendment, agreed: null })).toMatchObject({
      fields: [{ field: 'amendment.agreed' }],
    });
    expect(await refusedToAmend({ ...amendment, priceCents: 1 })).toMatchObject({ code: 'price-changed' });
    expect(await refusedToAmend({ ...amendment, idPlan: 999 })).toMatchObject({
      fields: [{ field: 'amendment.idPlan' }],
    });
    const ofLinks = server.providers.planLists.forCampaign('').filter(({ showOnLanding }) => !showOnLanding);
    expect(ofLinks.map(({ sku }) => sku)).toContain(winBackSku);
    for (const { id } of ofLinks)
      expect(await refusedToAmend({ ...amendment, idPlan: id })).toMatchObject({ code: 'invalid' });
    const until = (await followed())?.withdrawUntil;
    await amend(amendment);
    const after = await read();
    expect(after).toMatchObject({ plan: wanted.plan, priceCents: wanted.priceCents, state: 'placed' });
    expect(after.plans.map(({ id }) => id)).not.toContain(wanted.id);
    const entry = after.timeline.find(({ kind }) => kind === 'amendment');
    expect(entry).toMatchObject({ what: 'plan', text: expect.stringContaining('concordou por telefone') });
    const [message] = (await told(server)).filter(({ kind }) => kind === 'plan-changed');
    expect(message).toMatchObject({
      channel: 'email',
      to: 'maria@exemplo.com.br',
      data: { plan: wanted.plan },
    });
    const shown = await followed();
    expect(shown).toMatchObject({ plan: { name: wanted.plan }, price: wanted.priceCents / 100 });
    expect(parsed(shown?.withdrawUntil)).toBe(parsed(until) + 2 * dayMs);
    const stored = await server.rows('leads', 'plan_id', 'plan_sku');
    expect(stored).toEqual([{ plan_id: plan600.id, plan_sku: plan600.sku }]);
  });

  it('an amendment of an order that changed meanwhile is refused, and a repeated one is made once', async () => {
    const { server, browser, path, read, orderNumber } = await openShop(engine);
    const { revision } = await read();
    const amendment = { what: 'complement', complement: 'fundos' } as const;
    const input = { ...path, body: { revision, amendment } };
    const key = crypto.randomUUID();
    await browser.call(amendOrder, input, { key });
    await browser.call(amendOrder, input, { key });
    expect((await told(server)).filter(({ kind }) => kind === 'order-mended')).toHaveLength(1);
    await browser.refuses('412 stale', amendOrder, input);
    const same = { ...input.body, revision: (await read()).revision };
    await browser.refuses('amendment.complement', amendOrder, { ...path, body: same });
    await server.change('orders', { state: 'installed' }, { number: orderNumber });
    const late = { ...input, body: { ...input.body, revision: (await read()).revision } };
    await browser.refuses('409 finished', amendOrder, late);
    expect((await read()).mayAmend).toEqual(['contact']);
  });
});

const parsed = (date: string | null | undefined): number => Date.parse(isoOf(date ?? ''));

it('a seller mends contact, complement and payment, and not the plan', async () => {
  const { browser, path, read, refusedToAmend } = await openShop('SQLite', 'seller');
  const order = await read();
  expect(order.mayAmend).toEqual(['contact', 'complement', 'payment']);
  const amendment = { what: 'plan', idPlan: plan600.id, priceCents: 1, agreed: 'phone' } as const;
  expect(await refusedToAmend(amendment)).toMatchObject({ status: 403 });
  expect(await refusedToAmend({ what: 'contact', phone: null, email: null })).toMatchObject({
    fields: [{ field: 'amendment.phone' }],
  });
  const wrong = { revision: 1, amendment: { what: 'contact', phone: null, email: 'maria@' } } as const;
  await browser.refuses('422', amendOrder, { ...path, body: wrong });
});

it('on the day of the visit the customer is told once that the technician is coming', async () => {
  const { server, read, path, refusedToAmend } = await openShop('SQLite', 'seller');
  const { visit, revision } = await read();
  expect(await refusedToAmend({ what: 'technician' })).toMatchObject({ status: 409, code: 'finished' });
  while (visit?.date !== formatBrazilianDate(dayInBrasilia(server.now().getTime()))) server.pass({ days: 1 });
  const { browser } = await server.signIn('seller');
  const input = { ...path, body: { revision, amendment: { what: 'technician' } as const } };
  const { mayAmend } = (await browser.call(readOrder, path)).order;
  expect(mayAmend).toEqual(['contact', 'complement', 'payment', 'technician']);
  await browser.call(amendOrder, input);
  expect((await told(server))[0]).toMatchObject({ kind: 'order-mended', data: { what: 'technician' } });
  expect((await browser.call(readOrder, path)).order.mayAmend).not.toContain('technician');
  const body = { from: 'placed', to: 'cancelled', reason: 'Chuva', cause: 'other' } as const;
  await browser.call(changeOrderState, { ...path, body });
  expect((await told(server)).map(({ kind }) => kind)).toEqual(['order-state']);
});

it('an installed order has no reminder of its visit, and a new contact brings none back', async () => {
  const { server, set, amend } = await openShop();
  const kinds = async () => (await told(server)).map(({ kind }) => kind);
  await set('placed', 'scheduled');
  expect(await kinds()).toContain('installation-reminder');
  await set('scheduled', 'installed');
  expect(await kinds()).toEqual(['order-state']);
  await amend({ what: 'contact', phone: '11912340000', email: null });
  expect(await kinds()).not.toContain('installation-reminder');
  await set('installed', 'withdrawn', { reason: 'Desistiu' });
  expect(await kinds()).not.toContain('order-state');
});

it('the customer hears of every state once, and only of what is still true', async () => {
  const { server, set, followed } = await openShop();
  const states = async () =>
    (await told(server)).filter(({ kind }) => kind === 'order-state').map(({ data }) => Object(data).state);
  await set('placed', 'confirmed');
  expect(await states()).toEqual(['confirmed']);
  await set('confirmed', 'scheduled');
  expect(await states()).toEqual(['scheduled']);
  await server.change('message_outbox', { state: 'sent' });
  await set('scheduled', 'installed');
  expect(await states()).toEqual(['installed', 'scheduled']);
  const past = (await followed())?.history.map(({ to }) => to);
  expect(past).toEqual(['placed', 'confirmed', 'scheduled', 'installed']);
});

it('a cancelled order tells its customer why in words of theirs, and not what the team wrote', async () => {
  const { server, set, followed } = await openShop();
  await set('placed', 'cancelled', { reason: 'Poste sem vaga', cause: 'no-network' });
  const items = await told(server);
  expect(items).toMatchObject([{ kind: 'order-state', data: { state: 'cancelled', cause: 'no-network' } }]);
  expect(JSON.stringify(items)).not.toContain('Poste');
  const shown = await followed();
  expect(shown?.history.at(-1)?.text).toContain(cancelCauseWords['no-network']);
  expect(JSON.stringify(shown)).not.toContain('Poste');
});
