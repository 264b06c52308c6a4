import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import type { Facts, Renewal } from '../../../src/funnel/facts.ts';
import { journeyAt } from '../../../src/funnel/journeys/journey-at.ts';
import { journeys } from '../../../src/funnel/journeys/journeys.ts';
import { progressOf, stageStates } from '../../../src/funnel/progress.ts';
import { funnelRoutes } from '../../../src/funnel/routes/funnel-routes.ts';
import { routeOfStep } from '../../../src/funnel/routes/route-of-step.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import { answersWithout, factsWith, pagesOf, plansIn, walkOf } from '../given.ts';

const plans = plansIn('renewal.json');
const renewal: Renewal = {
  outcome: 'offers',
  present: { plan: '300 Mega', price: 99.99, plan_download: 300, plan_upload: 150 },
  holder: 'R****',
  orderNumber: null,
  id: 'renewal',
  customerId: 'customer',
  protocol: 'protocol',
  directDebit: true,
  coverage: { plans, infra: null },
  onFile: {},
  order: null,
};
const facing = (facts: Partial<Facts> = {}, found: Partial<Renewal> = {}): Facts => {
  const contract = { ...renewal, ...found };
  const answers = { ...everyAnswer, idPlan: plans[0]?.id ?? 0, accept_information: undefined };
  return factsWith({
    answers,
    coverage: contract.coverage,
    existingContract: contract,
    renewal: contract,
    ...facts,
  });
};
const words = (text: string) => text.split(' ');

/** marketing.md section 2 and funnel.md section 2: the addresses of a renewal. */
it.each([
  ['consulta-cpf', '/refidelizacao/consulta-cpf/'],
  ['ofertas', '/refidelizacao/ofertas/'],
  ['confirmacao-renovacao', '/refidelizacao/confirmacao/'],
  ['renovacao-realizada', '/refidelizacao/pedido-realizado/'],
] as const)('the step %s is at %s, under every campaign', (id, route) => {
  expect(routeOfStep(journeys.renewal, id)).toBe(route);
  expect(funnelRoutes.has(route)).toBe(true);
  for (const campaign of fileCampaigns.all)
    expect(journeyAt(campaign, route), campaign.prefix).toBe('renewal');
});

it('the renewal also starts at /consulta-cpf/', () => {
  expect(funnelRoutes.has('/consulta-cpf/')).toBe(true);
  for (const campaign of fileCampaigns.all.filter(({ journey }) => journey === 'order'))
    expect(journeyAt(campaign, '/consulta-cpf/')).toBe('renewal');
});

describe('the pages of a renewal', () => {
  it.each<[string, Facts, string]>([
    ['nothing said', factsWith({ coverage: null, place: null }), 'consulta-cpf'],
    ['the document alone', factsWith({ answers: { cpf: everyAnswer.cpf } }), 'consulta-cpf titular'],
    ['no offer', facing({}, { outcome: 'no-offer' }), 'consulta-cpf titular sem-oferta'],
    ['renewed before', facing({}, { outcome: 'ordered' }), 'consulta-cpf titular ja-pedido'],
    [
      'nothing chosen',
      facing({ answers: answersWithout('idPlan', 'accept_information') }),
      'consulta-cpf titular ofertas',
    ],
    ['an offer that is not among these', facing({ answers: everyAnswer }), 'consulta-cpf titular ofertas'],
    ['an offer chosen', facing(), 'consulta-cpf titular ofertas confirmacao-renovacao'],
    [
      'renewed now',
      facing({ order: { orderNumber: '1', protocol: '2', finishedAt: '' } }),
      'confirmacao-renovacao renovacao-realizada',
    ],
  ])('the pages of a renewal: %s', (_, facts, pages) => {
    expect(pagesOf(walkOf(facts, '', 'renewal'))).toEqual(words(pages));
  });
});

it('the progress of a renewal is as specified and never falls', () => {
  const percents = journeys.renewal.steps
    .filter((id) => !['sem-oferta', 'ja-pedido', 'oferta-escolhida'].includes(id))
    .map((id) => progressOf(journeys.renewal, id));
  expect(percents.slice(-2)).toEqual([50, 100]);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(stageStates(journeys.renewal, 'ofertas', factsWith())).toEqual([
    { stage: 'contrato', state: 'done' },
    { stage: 'ofertas', state: 'current' },
  ]);
});
