import { describe, expect, it } from 'vitest';
import { countEvents } from '../../../server/measurement/count-events.ts';
import { visitEventRepository } from '../../../server/measurement/visit-event-repository.ts';
import { finishOrder } from '../../../src/contract/calls/leads.ts';
import { sendEvents } from '../../../src/contract/calls/measurement.ts';
import type { EventBody } from '../../../src/contract/measurement/visit-event.ts';
import type { VisitorGroups } from '../../../src/contract/measurement/visitor-groups.ts';
import * as figures from '../../../src/contract/panel/figures.ts';
import { renew } from '../customers/renew.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openSignedIn } from '../test-server/open-with.ts';
import { agreed } from '../test-server/order.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';
import { anEvent, shown } from './given-events.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };
const everybody = { ...period, dimension: 'all' as const, value: '' };

const answered = (step: string, seconds?: number): EventBody => ({
  name: 'question_answered',
  step,
  stage: 'disponibilidade',
  attempt: 1,
  ...(seconds !== undefined && { seconds }),
});

async function openFigures(engine: Engine, events: ReturnType<typeof anEvent>[]) {
  const server = await openTestServer({ engine });
  await server.browser().call(sendEvents, { body: { events } });
  await countEvents(server.database, visitEventRepository());
  return { server, ...(await server.signIn('marketer')) };
}

/** A visitor's order, at a door of its own. */
async function order(server: TestServer, measured?: VisitorGroups, number = '1') {
  const { browser: visitor, params } = await server.leadAt('order', { door: { number } });
  const finish = { params, body: { ...agreed, ...(measured && { measured }) } };
  await visitor.call(finishOrder, finish);
  return { visitor, finish };
}

const inChat: VisitorGroups = { campaign: '', face: 'chat', device: 'phone', arms: ['start-face:chat'] };

describe.each(sampledEngines)('figures on %s', (engine) => {
  it('the figures show where visitors stop, how long a question takes and why it is refused', async () => {
    const { browser, server } = await openFigures(engine, [
      shown(1, 'nr-imovel'),
      shown(2, 'cep'),
      shown(3, 'cep'),
      anEvent(4, answered('cep', 3)),
      anEvent(5, { name: 'answer_refused', step: 'cep', reason: 'invalid', attempt: 1 }),
      anEvent(6, { name: 'visit_left', step: 'cep' }),
    ]);
    await order(server, inChat);
    const { steps, placed } = await browser.call(figures.readFunnel, { query: everybody });
    expect(placed).toBe(1);
    expect(steps).toMatchObject([
      {
        step: 'cep',
        shown: 2,
        answered: 1,
        left: 1,
        refusals: { empty: 0, invalid: 1, unclear: 0, server: 0 },
        median: 3,
      },
      { step: 'nr-imovel', shown: 1, answered: 0, median: null },
    ]);
  });

  it('who answered a question that another tab showed has seen it', async () => {
    const { browser } = await openFigures(engine, [anEvent(1, answered('cep', 3))]);
    const { steps } = await browser.call(figures.readFunnel, { query: everybody });
    expect(steps).toMatchObject([{ step: 'cep', shown: 1, answered: 1 }]);
  });

  it('the figures can be filtered by face and by day', async () => {
    const { browser, server } = await openFigures(engine, [
      shown(1, 'cep', { face: 'chat' }),
      shown(2, 'cep', { face: 'pages' }),
    ]);
    await order(server, inChat);
    const chat = { ...period, dimension: 'face' as const, value: 'chat' };
    expect(await browser.call(figures.readConversion, { query: chat })).toEqual({
      days: [{ day: '2026-11-23', begun: 1, placed: 1, renewalsBegun: 0, renewals: 0 }],
    });
    const other = { ...everybody, from: '2026-11-24' };
    expect(await browser.call(figures.readConversion, { query: other })).toEqual({ days: [] });
  });

  it('a finished renewal counts as a renewal, and its visit is no lost order', async () => {
    const { browser, server } = await openFigures(engine, [
      shown(1, 'cep', { journey: 'order' }),
      shown(3, 'consulta-cpf', { journey: 'migration' }),
      shown(4, 'consulta-cpf', { journey: 'renewal' }),
      shown(5, 'consulta-cpf', { journey: 'renewal' }),
    ]);
    await order(server, inChat);
    await renew(server.browser(), undefined, inChat);
    expect(await browser.call(figures.readConversion, { query: everybody })).toEqual({
      days: [{ day: '2026-11-23', begun: 2, placed: 1, renewalsBegun: 2, renewals: 1 }],
    });
    const { steps, placed } = await browser.call(figures.readFunnel, { query: everybody });
    expect(placed).toBe(1);
    expect(steps.find(({ step }) => step === 'consulta-cpf')?.shown).toBe(3);
  });

  it('orders and renewals of visits that were not measured are not divided by those that were', async () => {
    const { browser, server } = await openFigures(engine, [shown(1, 'cep', { journey: 'order' })]);
    await order(server, inChat);
    await order(server, { ...inChat, face: 'pages' }, '2');
    await order(server, undefined, '3');
    await renew(server.browser());
    expect(await browser.call(figures.readConversion, { query: everybody })).toEqual({
      days: [{ day: '2026-11-23', begun: 1, placed: 2, renewalsBegun: 0, renewals: 0 }],
    });
    const { reconciled } = await browser.call(figures.readReconciled, { query: period });
    expect(reconciled.map(({ what, records, events }) => [what, records, events])).toEqual([
      ['leads', 3, 0],
      ['orders', 3, 2],
      ['renewals', 1, 0],
    ]);
  });

  it('an order counts once for each group of its visitor, however often it is sent', async () => {
    const { browser, server } = await openFigures(engine, [shown(1, 'cep', inChat), shown(2, 'cep', inChat)]);
    const { visitor, finish } = await order(server, inChat);
    await visitor.call(finishOrder, finish);
    for (const [dimension, value] of [
      ['all', ''],
      ['campaign', inChat.campaign],
      ['face', inChat.face],
      ['device', inChat.device],
      ['arm', inChat.arms[0] ?? ''],
    ] as const)
      expect(
        await browser.call(figures.readFunnel, { query: { ...period, dimension, value } }),
      ).toMatchObject({
        placed: 1,
      });
    const { experiments } = await browser.call(figures.readExperiments, { query: period });
    const arms = experiments.flatMap((one) => one.arms);
    expect(arms.find(({ id }) => id === 'chat')).toMatchObject({ visits: 2, goals: 1 });
  });

  it('an order of unknown groups counts for no group, and its visit is not measured', async () => {
    const { browser, server } = await openFigures(engine, [shown(1, 'cep')]);
    await order(server, { ...inChat, arms: ['made:up'] }, '1');
    await order(server, { ...inChat, campaign: 'made/up' }, '2');
    const counted = await server.database.read((db) =>
      db.selectFrom('event_counts').selectAll().where('name', '=', 'order_placed').execute(),
    );
    expect(counted).toMatchObject([{ dimension: 'all', value: '', many: 2 }]);
    expect((await browser.call(figures.readFunnel, { query: everybody })).placed).toBe(0);
  });

  it('the figures on understanding count only the conversation', async () => {
    const { browser } = await openFigures(engine, [
      anEvent(1, answered('cep'), { face: 'pages' }),
      anEvent(2, answered('cep'), { face: 'chat' }),
      anEvent(3, { name: 'side_question', step: 'cep', outcome: 'unclear' }, { face: 'chat' }),
      anEvent(4, { name: 'side_question', step: 'cep', outcome: 'unanswered' }, { face: 'chat-tct' }),
    ]);
    expect(await browser.call(figures.readUnderstanding, { query: period })).toMatchObject({
      answers: 1,
      replies: 0,
      unclear: 1,
      unanswered: 1,
      topics: [],
      steps: [{ subject: 'cep', understood: 1, missed: 2 }],
    });
  });

  it('what was understood is told by step, by campaign and by day, a week around the period as well', async () => {
    const chat = { face: 'chat', campaign: '' } as const;
    const other = { face: 'chat-tct', campaign: 'livelo' } as const;
    const { browser } = await openFigures(engine, [
      anEvent(1, { name: 'side_question', step: 'cep', outcome: 'answered', topic: 'preco' }, chat),
      anEvent(2, answered('nome'), chat),
      anEvent(3, { name: 'side_question', step: 'cep', outcome: 'unclear' }, other),
    ]);
    const query = { from: '2026-11-24', to: '2026-11-30' };
    const days = [{ subject: '2026-11-23', understood: 2, missed: 1 }];
    expect(await browser.call(figures.readUnderstanding, { query })).toMatchObject({ steps: [], days });
    const { steps, campaigns } = await browser.call(figures.readUnderstanding, { query: period });
    expect(steps).toEqual([
      { subject: 'cep', understood: 1, missed: 1 },
      { subject: 'nome', understood: 1, missed: 0 },
    ]);
    expect(campaigns).toEqual([
      { subject: '', understood: 2, missed: 0 },
      { subject: 'livelo', understood: 0, missed: 1 },
    ]);
  });

  it('the figures show page speed at the 75th percentile', async () => {
    const speeds = [600, 900, 1100, 1900].map((value, index) =>
      anEvent(index + 1, { name: 'page_speed', page: '/chat/', metric: 'LCP', value }),
    );
    const { browser } = await openFigures(engine, speeds);
    const { pages } = await browser.call(figures.readSpeed, { query: everybody });
    expect(pages).toMatchObject([{ page: '/chat/', many: 4, p75: { LCP: 1250, INP: null } }]);
  });
});

it('a seller may not read the figures', async () => {
  const { browser } = await openSignedIn('seller');
  expect((await browser.refused(figures.readFunnel, { query: everybody })).status).toBe(403);
});
