import { describe, expect, it } from 'vitest';
import { minuteInBrasilia } from '../../../src/brazil/clock-minute.ts';
import { hourMs } from '../../../src/brazil/durations.ts';
import { createNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import {
  countQueues,
  handBackItem,
  listQueue,
  reopenItem,
  resolveItem,
  takeItem,
} from '../../../src/contract/panel/queues.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openSignedIn, openWithBrowser } from '../test-server/open-with.ts';
import { noNetwork } from '../test-server/order.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';

const phone = '11987654321';

async function openQueue(engine: Engine) {
  const server = await openTestServer({ engine });
  const { id } = await server.browser().call(requestCall, { body: { telephone: phone } });
  const [ana, bia] = [await server.signIn('seller', 'Ana Lima'), await server.signIn('seller', 'Bia Reis')];
  return { server, ana: ana.browser, bia: bia.browser, path: { params: { queue: 'calls' as const, id } } };
}

const listed = (part: 'waiting' | 'mine' | 'treated') => ({
  params: { queue: 'calls' as const },
  query: { part },
});

describe.each(sampledEngines)('the queues of the panel on %s', (engine) => {
  it('a queue item shows its contact only while claimed, and every action is audited', async () => {
    const { server, ana, bia, path } = await openQueue(engine);
    const [masked] = (await ana.call(listQueue, listed('waiting'))).items;
    expect(masked).toMatchObject({ isMasked: true, taken: null });
    expect(JSON.stringify(masked)).not.toContain(phone);

    const { item } = await ana.call(takeItem, path);
    expect(item).toMatchObject({ phone, isMasked: false, taken: { by: { name: 'Ana Lima' } } });
    await bia.refuses('409 taken', takeItem, path);
    const [seen] = (await bia.call(listQueue, listed('waiting'))).items;
    expect(seen).toMatchObject({ isMasked: true, taken: { by: { name: 'Ana Lima' } } });

    const body = { outcome: 'not-interested' as const, note: 'Já tem fibra' };
    await bia.refuses('409 not-held', resolveItem, { ...path, body });
    await ana.call(resolveItem, { ...path, body });
    expect((await bia.call(countQueues, {})).counts.find(({ queue }) => queue === 'calls')).toMatchObject({
      waiting: 0,
      taken: 0,
    });
    const [resolved] = (await bia.call(listQueue, listed('treated'))).items;
    expect(resolved).toMatchObject({ isMasked: true, resolved: { by: { name: 'Ana Lima' }, ...body } });

    await bia.call(reopenItem, path);
    await bia.call(handBackItem, path);
    const written = (await server.audit()).map(
      ({ operator, action, detail }) => `${operator} ${action} ${detail}`,
    );
    // The clock stands still, so entries have no order.
    expect(written.toSorted()).toEqual([
      'Ana Lima queue.taken calls',
      'Ana Lima queue.treated calls not-interested',
      'Bia Reis queue.handed-back calls',
      'Bia Reis queue.reopened calls',
    ]);
  });

  it('a case without coverage shows where the fibre is asked for, the house only to who took it', async () => {
    const server = await openTestServer({ engine });
    const household = { ...noNetwork, number: '1512', phone };
    const { id } = await server.browser().call(createNoCoverageLead, { body: household });
    const { browser } = await server.signIn('seller');
    const queue = 'no-coverage' as const;
    const { items } = await browser.call(listQueue, { params: { queue }, query: { part: 'waiting' } });
    const at = (house: string) => `Rua Benjamin Constant, ${house}, Centro, Rio Branco/AC, CEP 69900-062`;
    expect(items).toMatchObject([{ id, address: at('•••') }]);
    const { item } = await browser.call(takeItem, { params: { queue, id } });
    expect(item).toMatchObject({ address: at('1512') });
  });

  it('a call that was not answered stays in the queue with its attempts until something final comes of it', async () => {
    const { server, ana, bia, path } = await openQueue(engine);
    const now = server.now().getTime();
    const callAfter = minuteInBrasilia(now + 2 * hourMs);
    await ana.call(takeItem, path);
    const past = { outcome: 'no-answer' as const, callAfter: minuteInBrasilia(now - hourMs) };
    await ana.refuses('422 callAfter', resolveItem, { ...path, body: past });
    await ana.call(resolveItem, { ...path, body: { outcome: 'no-answer', note: 'Caixa postal', callAfter } });
    const [waiting] = (await bia.call(listQueue, listed('waiting'))).items;
    expect(waiting).toMatchObject({
      ...{ taken: null, resolved: null, isMasked: true },
      attempts: { many: 1, by: { name: 'Ana Lima' }, outcome: 'no-answer', note: 'Caixa postal', callAfter },
    });
    expect((await bia.call(listQueue, listed('treated'))).items).toEqual([]);

    await bia.call(takeItem, path);
    const { item } = await bia.call(resolveItem, { ...path, body: { outcome: 'call-again' } });
    expect(item.attempts).toMatchObject({ many: 2, by: { name: 'Bia Reis' }, callAfter: null });
    await bia.call(takeItem, path);
    const ordered = { outcome: 'ordered' as const };
    await bia.refuses('callAfter', resolveItem, { ...path, body: { ...ordered, callAfter } });
    await bia.call(resolveItem, { ...path, body: ordered });
    expect((await bia.call(listQueue, listed('waiting'))).items).toEqual([]);
    expect((await bia.call(listQueue, listed('treated'))).items).toMatchObject([
      { resolved: ordered, attempts: null },
    ]);
    for (const outcome of ['no-answer', 'call-again'])
      await server.audits(`queue.attempted calls ${outcome}`);
  });

  it('the pages of a queue end with the calls that were agreed for later', async () => {
    const { server, ana, path } = await openQueue(engine);
    const callAfter = minuteInBrasilia(server.now().getTime() + hourMs);
    await ana.call(takeItem, path);
    await ana.call(resolveItem, { ...path, body: { outcome: 'call-again', callAfter } });
    for (let many = 0; many < 25; many++)
      await server.browser().call(requestCall, { body: { telephone: `119876500${10 + many}` } });
    const first = await ana.call(listQueue, listed('waiting'));
    expect(first.items.map(({ attempts }) => attempts)).toEqual(Array(25).fill(null));
    const { params, query } = listed('waiting');
    const second = await ana.call(listQueue, { params, query: { ...query, after: first.next ?? '' } });
    expect(second).toMatchObject({ items: [{ id: path.params.id, attempts: { isDue: false } }], next: null });
  });

  it('each queue takes only its own outcomes', async () => {
    const { server, browser: visitor } = await openWithBrowser({ engine });
    const body = { ...noNetwork, name: 'Rui Costa', phone };
    const { id } = await visitor.call(createNoCoverageLead, { body });
    const { browser } = await server.signIn('seller');
    const town = { params: { queue: 'no-coverage' as const, id } };
    await browser.call(takeItem, town);
    await browser.refuses('422 outcome', resolveItem, { ...town, body: { outcome: 'ordered' } });
    const resolved = await browser.call(resolveItem, { ...town, body: { outcome: 'coming' } });
    expect(resolved.item).toMatchObject({ resolved: { outcome: 'coming' } });
  });
});

it('a missing queue item answers 404', async () => {
  const { browser } = await openSignedIn('seller');
  const params = { queue: 'calls' as const, id: crypto.randomUUID() };
  await browser.refuses('404', takeItem, { params });
});
