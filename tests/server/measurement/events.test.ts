import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/open-database.ts';
import { countEvents } from '../../../server/measurement/count-events.ts';
import { visitEventRepository } from '../../../server/measurement/visit-event-repository.ts';
import { createMetrics } from '../../../server/observability/metrics.ts';
import { dayMs, hourMs } from '../../../src/brazil/durations.ts';
import { sendEvents } from '../../../src/contract/calls/measurement.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { freshDatabase } from '../test-server/fresh-database.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';
import { anEvent, shown } from './given-events.ts';

const count = ({ database }: TestServer) => countEvents(database, visitEventRepository());

const counted = ({ database }: TestServer, dimension: string, value = '') =>
  database.read((db) =>
    db
      .selectFrom('event_counts')
      .select(['name', 'day', 'subject', 'detail', 'many'])
      .where('dimension', '=', dimension)
      .where('value', '=', value)
      .orderBy('name')
      .orderBy('day')
      .execute(),
  );

const stored = ({ database }: TestServer) =>
  database.read((db) => db.selectFrom('visit_events').selectAll().execute());

it('messages of the conversation are metrics by what became of them, and pages count for nothing', async () => {
  const url = await freshDatabase('SQLite');
  const clock = () => new Date('2026-11-23T15:00:00Z');
  const database = await openDatabase(url, clock());
  const metrics = createMetrics({ database, clock });
  const server = await openTestServer({ url, figures: { metrics, token: 'a-token-for-the-figures' } });
  const said = (number: number, outcome: 'answered' | 'unclear', face: 'chat' | 'pages') =>
    anEvent(number, { name: 'side_question', step: 'cep', outcome }, { face });
  const events = [said(1, 'answered', 'chat'), said(2, 'unclear', 'chat'), said(3, 'unclear', 'pages')];
  await server.browser().call(sendEvents, { body: { events } });
  const told = (await metrics.text()).match(/^conversation_messages_total.*$/gm);
  expect(told?.sort()).toEqual([
    'conversation_messages_total{outcome="answered"} 1',
    'conversation_messages_total{outcome="unclear"} 1',
  ]);
  await database.close();
});

describe.each(sampledEngines)('events of visitors on %s', (engine) => {
  it('an event that arrives several times is counted once', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const events = [shown(1, 'cep'), shown(2, 'nr-imovel')];
    await browser.call(sendEvents, { body: { events } });
    await browser.call(sendEvents, { body: { events: [...events, shown(3, 'cep')] } });
    await count(server);
    await browser.call(sendEvents, { body: { events } });
    await count(server);
    expect(await counted(server, 'all')).toEqual([
      { name: 'question_shown', day: '2026-11-23', subject: 'cep', detail: '', many: 2 },
      { name: 'question_shown', day: '2026-11-23', subject: 'nr-imovel', detail: '', many: 1 },
    ]);
  });

  it('events are counted by face, campaign, device and arm', async () => {
    const server = await openTestServer({ engine });
    const events = [
      shown(1, 'cep', { face: 'chat', device: 'phone', arms: ['start-face:chat'] }),
      shown(2, 'cep', { campaign: 'timblack' }),
    ];
    await server.browser().call(sendEvents, { body: { events } });
    await count(server);
    const one = [{ name: 'question_shown', day: '2026-11-23', subject: 'cep', detail: '', many: 1 }];
    for (const [dimension, value] of [
      ['face', 'chat'],
      ['device', 'phone'],
      ['arm', 'start-face:chat'],
      ['campaign', 'timblack'],
    ] as const)
      expect(await counted(server, dimension, value)).toEqual(one);
  });

  it('events are counted on their day in Brasília', async () => {
    const server = await openTestServer({ engine });
    const events = [shown(1, 'cep', { ago: 15 * hourMs }), shown(2, 'cep', { ago: 11 * hourMs })];
    await server.browser().call(sendEvents, { body: { events } });
    await count(server);
    expect((await counted(server, 'all')).map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23']);
  });

  it('events are counted once if two processes count at the same time', async () => {
    const server = await openTestServer({ engine });
    for (let batch = 0; batch < 12; batch += 1) {
      const events = Array.from({ length: 50 }, (_, index) => shown(batch * 50 + index, 'cep'));
      await server.browser().call(sendEvents, { body: { events } });
    }
    await Promise.all([count(server), count(server), count(server)]);
    expect(await counted(server, 'all')).toMatchObject([{ many: 600 }]);
  });

  it('events are deleted after seven days, and their counts stay', async () => {
    const server = await openTestServer({ engine });
    await server.browser().call(sendEvents, { body: { events: [shown(1, 'cep')] } });
    await count(server);
    server.pass({ days: 7 });
    await server.sweep();
    expect(await stored(server)).toEqual([]);
    expect(await counted(server, 'all')).toHaveLength(1);
  });
});

it('a question that an operator published is counted by its topic, and an invented one is not', async () => {
  const server = await openTestServer();
  const events = visitEventRepository();
  const sold = { campaigns: fileCampaigns, experiments: [] };
  const asked = (number: number, topic: string) =>
    anEvent(number, { name: 'side_question', step: 'cep', outcome: 'answered', topic }, { face: 'chat' });
  events.know([{ id: 'vale-a-noite' }]);
  const both = [asked(1, 'vale-a-noite'), asked(2, 'ninguem-publicou')];
  await server.database.write((db) => events.take(db, both, sold, server.now()));
  await count(server);
  expect((await counted(server, 'all')).map(({ subject }) => subject)).toEqual(['vale-a-noite']);
});

it.each([
  ['an answer beside the event', { ...shown(1, 'cep'), cep: '01310100' }],
  ['an event that is older than three days', shown(1, 'cep', { ago: 3 * dayMs + 1 })],
  ['an event that nobody measures', { ...shown(1, 'cep'), name: 'key_pressed' }],
  ['an order, which the server counts itself', { ...shown(1, 'cep'), name: 'order_placed' }],
  ['a whole address as page', anEvent(1, { name: 'page_speed', page: '/?l=1', metric: 'LCP', value: 1 })],
])('an invalid event is refused: %s', async (_, event) => {
  const server = await openTestServer();
  const { status } = await server.browser().send({
    method: 'POST',
    url: '/api/events',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' },
    payload: JSON.stringify({ events: [event] }),
  });
  expect(status).toBe(422);
  expect(await stored(server)).toEqual([]);
});

it('events with unknown names are dropped, and the others are stored', async () => {
  const server = await openTestServer();
  const events = [
    shown(1, 'made-up'),
    shown(2, 'cep', { campaign: 'made/up' }),
    shown(3, 'cep', { arms: ['made:up'] }),
    anEvent(4, { name: 'page_speed', page: '/made-up/', metric: 'LCP', value: 1 }),
    anEvent(5, { name: 'side_question', step: 'cep', outcome: 'answered', topic: 'made-up' }),
    shown(6, 'cep'),
  ];
  await server.browser().call(sendEvents, { body: { events } });
  expect(await stored(server)).toHaveLength(1);
});
