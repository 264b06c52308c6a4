import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import { journeyAt } from '../../../src/funnel/journeys/journey-at.ts';
import { journeys } from '../../../src/funnel/journeys/journeys.ts';
import { noWish } from '../../../src/funnel/plans/plan-wish.ts';
import { progressOf, stageStates } from '../../../src/funnel/progress.ts';
import { remaining } from '../../../src/funnel/remaining.ts';
import { combinedPagesOf } from '../../../src/funnel/routes/combined-pages-of.ts';
import { funnelRoutes } from '../../../src/funnel/routes/funnel-routes.ts';
import { type Move, nextMove } from '../../../src/funnel/routes/next-move.ts';
import { pagesOfJourney } from '../../../src/funnel/routes/pages-of-journey.ts';
import { readPath, writePath } from '../../../src/funnel/routes/read-path.ts';
import { routeOfStep } from '../../../src/funnel/routes/route-of-step.ts';
import { backRoute } from '../../../src/funnel/routes/walk-routes.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { walk } from '../../../src/funnel/walk.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import { coverageOf, factsWith, fibre, journeyOf, pagesOf, settled, taguatinga, walkOf } from '../given.ts';

const prefixes = fileCampaigns.all.map(({ prefix }) => prefix);
const ordering = prefixes.filter((prefix) => fileCampaigns.byPrefix(prefix).journey === 'order');
const { cep, number } = everyAnswer;
const asked = (facts: Partial<Facts> = {}): Facts => factsWith({ answers: { cep, number }, ...facts });
const none = { plans: [], infra: null };
const soldOut = { plans: [], infra: fibre };
const choice = coverageOf('d500a', 'd600a');
const words = (text: string) => text.split(' ');
const address = 'cep nr-imovel verificando-disponibilidade';

/** The pages, with their layouts. */
it.each([
  ['cep', 'cep'],
  ['nr-imovel', 'nr-imovel'],
  ['verificando-disponibilidade', 'verificando-disponibilidade'],
  ['sem-cobertura', 'sem-cobertura'],
  ['oferta-indisponivel', 'oferta-indisponivel'],
  ['planos', 'planos'],
  ['com-cobertura', 'com-cobertura'],
] as const)('the step %s has its address in the coverage check, under every campaign', (id, name) => {
  const route = `/consultar-cobertura/${name}/`;
  expect(routeOfStep(journeys.coverage, id)).toBe(route);
  expect(funnelRoutes.has(route)).toBe(true);
  for (const prefix of prefixes) {
    const campaign = fileCampaigns.byPrefix(prefix);
    expect(journeyAt(campaign, route)).toBe('coverage');
    for (const face of ['pages', 'chat', 'chat-tct'] as const)
      expect(readPath(writePath(campaign, route, face), fileCampaigns)).toEqual({ campaign, face, route });
  }
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
    expect(journeyAt(fileCampaigns.byPrefix('timblack'), '/checkout/consulta-telefone/', 'coverage')).toBe(
      'order',
    );
    expect(
      journeyAt(
        fileCampaigns.byPrefix('oferta-colaborador'),
        '/checkout/confirmacao-colaborador/',
        'coverage',
      ),
    ).toBe('order');
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
  it.each<[string, string, Facts, string]>([
    ['plans to choose from', '', asked({ coverage: choice }), `${address} com-cobertura`],
    ['a single plan', '', asked(), `${address} com-cobertura`],
    ['the plan of the link', '', asked({ wish: { ...noWish, sku: 'd500a' } }), `${address} com-cobertura`],
    ['another plan than the link’s', '', asked({ wish: { ...noWish, sku: 'd2000b' } }), `${address} planos`],
    ['no network', '', asked({ coverage: none }), `${address} sem-cobertura`],
    ['a network, and no offer', '', asked({ coverage: soldOut }), `${address} oferta-indisponivel`],
    ['campaign b', 'b', asked({ asksNumber: false }), 'cep verificando-disponibilidade com-cobertura'],
    ['a line of the carrier’s is not asked first', 'timblack', asked(), `${address} com-cobertura`],
    ['nor a code', 'oferta-colaborador', asked(), `${address} com-cobertura`],
    ['nor is anything laid together', 'c', asked(), `${address} com-cobertura`],
    [
      'an allotment',
      '',
      asked({ place: taguatinga, answers: { ...asked().answers, block_number: '1', allotment_number: '2' } }),
      `${address} com-cobertura`,
    ],
    [
      'a plan that was chosen',
      '',
      asked({ answers: { cep, number, idPlan: choice.plans[0]?.id }, coverage: choice }),
      `${address} com-cobertura`,
    ],
  ])('the pages of a coverage check with %s', (_, prefix, facts, pages) => {
    const { steps } = journeyOf(prefix, 'coverage');
    expect(pagesOf(walk(steps, settled(steps, facts)))).toEqual(words(pages));
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

const stand = (facts: Facts, prefix = '') => {
  const journey = journeyOf(prefix, 'coverage');
  const now = settled(journey.steps, facts);
  const pages = pagesOfJourney(journey, combinedPagesOf('pages', fileCampaigns.byPrefix(prefix)));
  return {
    home: '/',
    journey: journey.steps,
    pages,
    facts: now,
    walk: walk(journey.steps, now),
    onward: null,
  };
};
const at = (name: string) => `/consultar-cobertura/${name}/`;
const chosen = asked({
  answers: { cep, number, idPlan: 101 },
  coverage: { plans: coverageOf('d500a').plans.map((plan) => ({ ...plan, id: 101 })), infra: fibre },
});

describe('the next move in a coverage check', () => {
  it.each<[string, string, boolean, Facts, Move]>([
    ['on from the number', at('nr-imovel'), true, asked(), { kind: 'push', route: at('com-cobertura') }],
    [
      'from the check',
      at('verificando-disponibilidade'),
      false,
      asked(),
      { kind: 'replace', route: at('com-cobertura') },
    ],
    [
      'from the check to no network',
      at('verificando-disponibilidade'),
      false,
      asked({ coverage: none }),
      { kind: 'replace', route: at('sem-cobertura') },
    ],
    [
      'plans, where the answer shows them',
      at('planos'),
      false,
      asked({ coverage: choice }),
      { kind: 'replace', route: at('com-cobertura') },
    ],
    ['plans without any', at('planos'), false, asked({ coverage: none }), { kind: 'replace', route: '/' }],
    [
      'covered without a question',
      at('com-cobertura'),
      false,
      factsWith({ place: null, coverage: null }),
      { kind: 'replace', route: at('cep') },
    ],
    ['an earlier page stays', at('cep'), false, asked(), { kind: 'stay' }],
  ])('the next move in a coverage check: %s', (_, route, leaving, facts, move) => {
    expect(nextMove({ ...stand(facts), route, leaving })).toEqual(move);
  });

  it('a chosen plan continues with the order, and nothing else does', () => {
    const onward = '/checkout/nome/';
    const move = (route: string, leaving: boolean) => nextMove({ ...stand(chosen), onward, route, leaving });
    expect(move(at('com-cobertura'), true)).toEqual({ kind: 'push', route: onward });
    expect(move(at('com-cobertura'), false)).toEqual({ kind: 'stay' });
    expect(move(at('cep'), true)).toEqual({ kind: 'push', route: at('com-cobertura') });
    expect(move(at('verificando-disponibilidade'), false)).toEqual({
      kind: 'replace',
      route: at('com-cobertura'),
    });
  });
});

it.each([
  ['cep', '/'],
  ['nr-imovel', at('cep')],
  ['com-cobertura', at('nr-imovel')],
] as const)('Back from %s in a coverage check leads to %s', (id, route) => {
  const { walk: walked, pages } = stand(asked());
  expect(backRoute([stepOf(id)], walked, pages)).toBe(route);
});

it.each<[string, Facts, number]>([
  ['at the start', factsWith({ place: null, coverage: null }), 2],
  ['behind the postcode', factsWith({ answers: { cep }, coverage: null }), 1],
  ['where the answer is told', asked({ coverage: choice }), 0],
  ['where nothing reaches', asked({ coverage: none }), 0],
])('the questions left in a coverage check %s are only its own', (_, facts, questions) => {
  const { journey, walk: walked, facts: now, pages } = stand(facts);
  expect(remaining(journey, walked, now, pages).questions).toBe(questions);
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
  const move = (id: 'order' | 'coverage', route: string, facts: Facts) => {
    const journey = journeyOf('', id);
    return nextMove({
      home: '/',
      route,
      leaving: false,
      onward: null,
      journey: journey.steps,
      pages: pagesOfJourney(journey, []),
      facts,
      walk: walk(journey.steps, facts),
    });
  };

  it.each<['order' | 'coverage', string, Facts, Move]>([
    ['coverage', at('nr-imovel'), came({ cep }), { kind: 'stay' }],
    ['coverage', at('com-cobertura'), came({ cep, number }), { kind: 'stay' }],
    ['order', '/checkout/verificando-disponibilidade/', came({ cep, number }), { kind: 'stay' }],
    [
      'order',
      '/checkout/verificando-disponibilidade/',
      came({ cep, number }, failing(false)),
      { kind: 'stay' },
    ],
    [
      'order',
      '/checkout/verificando-disponibilidade/',
      came({ cep, number }, failing(true)),
      { kind: 'replace', route: '/checkout/cep/' },
    ],
    ['coverage', at('nr-imovel'), came({ cep }, failing(false)), { kind: 'replace', route: at('cep') }],
    [
      'order',
      '/checkout/verificando-disponibilidade/',
      came({}),
      { kind: 'replace', route: '/checkout/cep/' },
    ],
  ])(
    'the next move with answers from the landing page in the journey %s at %s',
    (id, route, facts, expected) => {
      expect(move(id, route, facts)).toEqual(expected);
    },
  );
});
