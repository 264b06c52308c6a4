import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import type { Contract, Facts } from '../../../src/funnel/facts.ts';
import { journeyAt } from '../../../src/funnel/journeys/journey-at.ts';
import { journeys } from '../../../src/funnel/journeys/journeys.ts';
import { funnelRoutes } from '../../../src/funnel/routes/funnel-routes.ts';
import { routeOfStep } from '../../../src/funnel/routes/route-of-step.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import { answersWithout, factsWith, fibre, pagesOf, plansIn, sarzedo, walkOf } from '../given.ts';

const own = fileCampaigns.byPrefix('migracao-ultrafibra');
const plans = plansIn('migration.json');
const contract: Contract = {
  outcome: 'offers',
  present: { plan: '100 Mega', price: 89.99, plan_download: 100, plan_upload: 50 },
  holder: 'M****',
  orderNumber: null,
};
const chosen = { ...everyAnswer, idPlan: plans[0]?.id ?? 0 };
/** Name, phone and e-mail are in the records; the house number is not. */
const onFile = { name: 'M****', phone: '(21)', email: 'm****' };
const facing = (facts: Partial<Facts> = {}): Facts =>
  factsWith({
    answers: chosen,
    onFile,
    coverage: { plans, infra: fibre },
    existingContract: contract,
    ...facts,
  });
const words = (text: string) => text.split(' ');
const proof = 'consulta-cpf titular-migracao';
const asked = `${proof} ofertas cep nr-imovel nome telefone email nome-mae`;
const payment = 'data-de-vencimento ativar-debito confirmando-dados';
const end = `${payment} data-instalacao confirmacao pedido-realizado`;
const found = (outcome: Contract['outcome']) => facing({ existingContract: { ...contract, outcome } });

it.each([
  ['consulta-cpf', '/consulta-cpf/'],
  ['ofertas', '/consulta-cpf/ofertas/'],
  ['cep', '/checkout/cep/'],
  ['pedido-realizado', '/pedido-realizado/'],
] as const)('the step %s is at %s of the migration campaign', (id, route) => {
  expect(routeOfStep(journeys.migration, id)).toBe(route);
  expect(funnelRoutes.has(route)).toBe(true);
  expect(journeyAt(own, route)).toBe('migration');
});

it('the migration exists only in its own campaign', () => {
  for (const campaign of fileCampaigns.all.filter((one) => one !== own))
    for (const id of journeys.migration.steps)
      expect(
        journeyAt(campaign, routeOfStep(journeys.migration, id) ?? '/'),
        `${campaign.prefix} ${id}`,
      ).not.toBe('migration');
  expect(['/chat/', '/chat-tct/', '/checkout/nome/'].map((route) => journeyAt(own, route))).toEqual([
    'migration',
    'migration',
    'migration',
  ]);
  expect(journeyAt(own, '/refidelizacao/ofertas/')).toBe('renewal');
  expect(journeyAt(own, '/consultar-cobertura/cep/')).toBe('coverage');
});

describe('the pages of a migration', () => {
  it.each<[string, Facts, string]>([
    ['nothing said', factsWith({ coverage: null, place: null }), 'consulta-cpf'],
    ['may not migrate', found('no-offer'), `${proof} sem-oferta`],
    ['migrated before', found('ordered'), `${proof} ja-pedido`],
    ['no plan chosen', facing({ answers: answersWithout('idPlan') }), `${proof} ofertas`],
    [
      'the house unknown',
      facing({ answers: { ...chosen, number: undefined } }),
      `${proof} ofertas cep nr-imovel`,
    ],
    ['everything said', facing(), `${asked} ${end}`],
    ['a town of one postcode', facing({ place: sarzedo }), `${asked} instalacao ${end}`],
    [
      'rejected',
      facing({ risk: { status: 'rejected', message: null, quiz: null } }),
      `${asked} ${payment} validacao-erro1`,
    ],
  ])('the pages of a migration: %s', (_, facts, pages) => {
    expect(pagesOf(walkOf(facts, 'migracao-ultrafibra', 'migration'))).toEqual(words(pages));
  });
});
