import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import { journeyAt } from '../../../src/funnel/journeys/journey-at.ts';
import { journeys } from '../../../src/funnel/journeys/journeys.ts';
import { noWish } from '../../../src/funnel/plans/plan-wish.ts';
import { progressOf, stageStates } from '../../../src/funnel/progress.ts';
import { remaining } from '../../../src/funnel/remaining.ts';
import { funnelRoutes } from '../../../src/funnel/routes/funnel-routes.ts';
import { type Move, nextMove } from '../../../src/funnel/routes/next-move.ts';
import { routeOfStep } from '../../../src/funnel/routes/route-of-step.ts';
import { backRoute } from '../../../src/funnel/routes/walk-routes.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import { coverageOf, factsWith, fibre, journeyOf, pagesOf, stand, taguatinga, walkOf } from '../given.ts';

const prefixes = fileCampaigns.all.map(({ prefix }) => prefix);
const ordering = prefixes.filter((prefix) => fileCampaigns.byPrefix(prefix).journey === 'order');
const { cep, number } = everyAnswer;
const asked = (facts: Partial<Facts> = {}): Facts => factsWith({ answers: { cep, number }, ...facts });
const none = { plans: [], infra: null };
const soldOut = { plans: [], infra: fibre };
const choice = coverageOf('d500a', 'd600a');
const words = (text: string) => text.split(' ');
const address = 'cep nr-imovel verificando-disponibilidade';
const covered = `${address} com-cobertura`;
const chosen = asked({ answers: { cep, number, idPlan: choice.plans[0]?.id }, coverage: choice });
const at = (name: string) => `/consultar-cobertura/${name}/`;
const stay: Move = { kind: 'stay' };
const push = (route: string): Move => ({ kind: 'push', route });
const replace = (route: string): Move => ({ kind: 'replace', route });
const standing = (facts: Facts, prefix?: string) => stand(facts, prefix, { id: 'coverage' });

/** The pages, with their layouts. */
it.each([
  ...(['cep', 'nr-imovel', 'verificando-disponibilidade', 'planos'] as const),
  ...(['sem-cobertura', 'oferta-indisponivel', 'com-cobertura'] as const),
])('the step %s has its address in the coverage check, under every campaign', (id) => {
  expect(routeOfStep(journeys.coverage, id)).toBe(at(id));
  expect(funnelRoutes.has(at(id))).toBe(true);
  for (const prefix of prefixes) expect(journeyAt(fileCampaigns.byPrefix(prefix), at(id))).toBe('coverage');
});

describe('the journey of a visit', () => {
  it.each([
    ['/checkout/cep/', 'coverage', 'order'],
    ['/checkout/contato/', 'coverage', 'order'],
    ['/checkout/cep-dados-cliente/', 'coverage', 'order'],
    ['/pedido-realizado/', 'coverage', 'order'],
    ['/consultar-cobertura/planos/', 'order', 'coverage'],
    ['/chat/', 'coverage', 'order'],
    ['/chat-tct/', 'coverage', 'order'],
    ['/regulamentos/', 'coverage', 'coverage'],
    ['/regulamentos/', undefined, 'order'],
    ['/', 'order', 'order'],
  ] as const)('the journey at %s after %s is %s', (route, before, journey) => {
    for (const prefix of ordering)
      expect(journeyAt(fileCampaigns.byPrefix(prefix), route, before), prefix).toBe(journey);
  });

  it('the journey of a campaign with an early question is recognised by it too', () => {
    for (const [prefix, step] of [
      ['timblack', 'consulta-telefone'],
      ['oferta-colaborador', 'confirmacao-colaborador'],
    ] as const)
      expect(journeyAt(fileCampaigns.byPrefix(prefix), `/checkout/${step}/`, 'coverage')).toBe('order');
  });

  it('no address belongs to two journeys', () => {
    // A campaign's own goes first.
    const shared = Object.values(journeys).filter(({ id }) => id !== 'migration');
    const routes = shared.flatMap((journey) => [
      ...new Set(journey.steps.flatMap((id) => routeOfStep(journey, id) ?? [])),
    ]);
    expect(new Set(routes).size).toBe(routes.length);
  });
});

describe('the pages of a coverage check', () => {
  it.each<[string, string, Facts, prefix?: string]>([
    ['plans to choose from', covered, asked({ coverage: choice })],
    ['a single plan', covered, asked()],
    ['the plan of the link', covered, asked({ wish: { ...noWish, sku: 'd500a' } })],
    ['another plan than the link’s', `${address} planos`, asked({ wish: { ...noWish, sku: 'd2000b' } })],
    ['no network', `${address} sem-cobertura`, asked({ coverage: none })],
    ['a network, and no offer', `${address} oferta-indisponivel`, asked({ coverage: soldOut })],
    ['campaign b', 'cep verificando-disponibilidade com-cobertura', asked(), 'b'],
    ['a line of the carrier’s is not asked first', covered, asked(), 'timblack'],
    ['nor a code', covered, asked(), 'oferta-colaborador'],
    ['nor is anything laid together', covered, asked(), 'c'],
    [
      'an allotment',
      covered,
      asked({ place: taguatinga, answers: { ...asked().answers, block_number: '1', allotment_number: '2' } }),
    ],
    ['a plan that was chosen', covered, chosen],
  ])('the pages of a coverage check with %s', (_, pages, facts, prefix) => {
    expect(pagesOf(standing(facts, prefix).walk)).toEqual(words(pages));
  });

  it('a coverage check opens no order', () => {
    const { steps } = journeyOf('', 'coverage');
    expect(steps.map((id) => stepOf(id).effect?.name).filter((name) => name !== undefined)).toEqual([
      'findPostcode',
      'checkCoverage',
      'openNoCoverageLead',
      'saveContact',
      'saveContact',
    ]);
  });
});

describe('the next move in a coverage check', () => {
  const check = at('verificando-disponibilidade');
  const plans = asked({ coverage: choice });
  const fresh = factsWith({ place: null, coverage: null });
  const move = (route: string, leaving: boolean, facts: Facts, onward: string | null = null) =>
    nextMove({ home: '/', onward, route, leaving, ...standing(facts) });

  it.each<[string, string, boolean, Facts, Move]>([
    ['on from the number', at('nr-imovel'), true, asked(), push(at('com-cobertura'))],
    ['from the check', check, false, asked(), replace(at('com-cobertura'))],
    ['from the check to no network', check, false, asked({ coverage: none }), replace(at('sem-cobertura'))],
    ['plans, where the answer shows them', at('planos'), false, plans, replace(at('com-cobertura'))],
    ['plans without any', at('planos'), false, asked({ coverage: none }), replace('/')],
    ['covered without a question', at('com-cobertura'), false, fresh, replace(at('cep'))],
    ['an earlier page stays', at('cep'), false, asked(), stay],
  ])('the next move in a coverage check: %s', (_, route, leaving, facts, expected) => {
    expect(move(route, leaving, facts)).toEqual(expected);
  });

  it.each([
    ['leads to the order', 'com-cobertura', true, push('/checkout/nome/')],
    ['stays before it is sent', 'com-cobertura', false, stay],
    ['is shown after the postcode', 'cep', true, push(at('com-cobertura'))],
    ['is shown after the check', 'verificando-disponibilidade', false, replace(at('com-cobertura'))],
  ])('a chosen plan %s', (_, name, leaving, expected) => {
    expect(move(at(name), leaving, chosen, '/checkout/nome/')).toEqual(expected);
  });
});

it.each([
  ['cep', '/'],
  ['nr-imovel', at('cep')],
  ['com-cobertura', at('nr-imovel')],
] as const)('Back from %s in a coverage check leads to %s', (id, route) => {
  const { walk: walked, pages } = standing(asked());
  expect(backRoute([stepOf(id)], walked, pages)).toBe(route);
});

it.each<[string, Facts, number]>([
  ['at the start', factsWith({ place: null, coverage: null }), 2],
  ['behind the postcode', factsWith({ answers: { cep }, coverage: null }), 1],
  ['where the answer is told', asked({ coverage: choice }), 0],
  ['where nothing reaches', asked({ coverage: none }), 0],
])('the questions left in a coverage check %s are only its own', (_, facts, questions) => {
  const { journey, walk: walked, facts: now } = standing(facts);
  expect(remaining(journey, walked, now).questions).toBe(questions);
});

it('a coverage check fills the progress bar and names only its stage', () => {
  const journey = journeyOf('', 'coverage');
  const percents = pagesOf(walkOf(asked(), '', 'coverage')).map((id) => progressOf(journey, stepOf(id).id));
  expect(percents[0]).toBe(10);
  expect(percents.at(-1)).toBe(100);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(stageStates(journey, 'cep', factsWith())).toEqual([{ stage: 'disponibilidade', state: 'current' }]);
});

/** What the landing page already asked for is looked into before anybody is sent away from the page it led to. */
describe('answers brought from the landing page', () => {
  const came = (answers: Facts['answers'], failures: Facts['failures'] = {}): Facts =>
    factsWith({ place: null, coverage: null, answers, failures });
  const failing = (final: boolean) => ({ cep: { stamp: `["${cep}"]`, message: 'x', final } });
  const check = '/checkout/verificando-disponibilidade/';

  it.each<['order' | 'coverage', string, Facts, Move]>([
    ['coverage', at('nr-imovel'), came({ cep }), stay],
    ['coverage', at('com-cobertura'), came({ cep, number }), stay],
    ['order', check, came({ cep, number }), stay],
    ['order', check, came({ cep, number }, failing(false)), stay],
    ['order', check, came({ cep, number }, failing(true)), replace('/checkout/cep/')],
    ['coverage', at('nr-imovel'), came({ cep }, failing(false)), replace(at('cep'))],
    ['order', check, came({}), replace('/checkout/cep/')],
  ])('the next move with answers from the landing page in the journey %s at %s', (id, route, facts, move) => {
    const standing = stand(facts, '', { id, isSettled: false });
    expect(nextMove({ home: '/', route, leaving: false, onward: null, ...standing })).toEqual(move);
  });
});
