import { describe, expect, it } from 'vitest';
import { countEvents } from '../../../server/measurement/count-events.ts';
import { visitEventRepository } from '../../../server/measurement/visit-event-repository.ts';
import { sendEvents } from '../../../src/contract/calls/measurement.ts';
import type { EventBody } from '../../../src/contract/measurement/visit-event.ts';
import * as figures from '../../../src/contract/panel/figures.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { signedInAs } from '../test-server/operator.ts';
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
  return signedInAs(server, 'marketer');
}

describe.each(sampledEngines)('figures on %s', (engine) => {
  it('the figures show where visitors stop, how long a question takes and why it is refused', async () => {
    const { browser } = await openFigures(engine, [
      shown(1, 'nr-imovel'),
      shown(2, 'cep'),
      shown(3, 'cep'),
      anEvent(4, answered('cep', 3)),
      anEvent(5, { name: 'answer_refused', step: 'cep', reason: 'invalid', attempt: 1 }),
      anEvent(6, { name: 'visit_left', step: 'cep' }),
      anEvent(7, { name: 'order_placed', journey: 'order' }),
    ]);
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
    const { browser } = await openFigures(engine, [
      shown(1, 'cep', { face: 'chat' }),
      shown(2, 'cep', { face: 'pages' }),
      anEvent(3, { name: 'order_placed', journey: 'order' }, { face: 'chat' }),
    ]);
    const chat = { ...period, dimension: 'face' as const, value: 'chat' };
    expect(await browser.call(figures.readConversion, { query: chat })).toEqual({
      days: [{ day: '2026-11-23', begun: 1, placed: 1, renewalsBegun: 0, renewals: 0 }],
    });
    const other = { ...everybody, from: '2026-11-24' };
    expect(await browser.call(figures.readConversion, { query: other })).toEqual({ days: [] });
  });

  it('a finished renewal counts as a renewal, and its visit is no lost order', async () => {
    const { browser } = await openFigures(engine, [
      shown(1, 'cep', { journey: 'order' }),
      anEvent(2, { name: 'order_placed', journey: 'order' }),
      shown(3, 'consulta-cpf', { journey: 'migration' }),
      shown(4, 'consulta-cpf', { journey: 'renewal' }),
      shown(5, 'consulta-cpf', { journey: 'renewal' }),
      anEvent(6, { name: 'order_placed', journey: 'renewal' }),
    ]);
    expect(await browser.call(figures.readConversion, { query: everybody })).toEqual({
      days: [{ day: '2026-11-23', begun: 2, placed: 1, renewalsBegun: 2, renewals: 1 }],
    });
    const { steps, placed } = await browser.call(figures.readFunnel, { query: everybody });
    expect(placed).toBe(1);
    expect(steps.find(({ step }) => step === 'consulta-cpf')?.shown).toBe(3);
  });

  it('the figures show where coverage was checked', async () => {
    const { browser } = await openFigures(engine, [
      anEvent(1, { name: 'coverage_found', uf: 'AC', covered: false }),
      anEvent(2, { name: 'coverage_found', uf: 'AC', covered: false }),
      anEvent(3, { name: 'coverage_found', uf: 'SP', covered: true }),
    ]);
    const { states } = await browser.call(figures.readDemand, { query: everybody });
    expect(states).toEqual(
      expect.arrayContaining([
        { uf: 'AC', covered: 0, uncovered: 2 },
        { uf: 'SP', covered: 1, uncovered: 0 },
      ]),
    );
  });

  it('the figures on understanding count only the conversation', async () => {
    const { browser } = await openFigures(engine, [
      anEvent(1, answered('cep'), { face: 'pages' }),
      anEvent(2, answered('cep'), { face: 'chat' }),
      anEvent(3, { name: 'side_question', step: 'cep', outcome: 'unclear' }, { face: 'chat' }),
      anEvent(4, { name: 'side_question', step: 'cep', outcome: 'unanswered' }, { face: 'chat-tct' }),
    ]);
    expect(await browser.call(figures.readUnderstanding, { query: period })).toEqual({
      answers: 1,
      replies: 0,
      unclear: 1,
      unanswered: 1,
      topics: [],
    });
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
  const server = await openTestServer();
  const { browser } = await signedInAs(server, 'seller');
  expect((await browser.refused(figures.readFunnel, { query: everybody })).status).toBe(403);
});
