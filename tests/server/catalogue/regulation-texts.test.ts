import { describe, expect, it } from 'vitest';
import { offerRegulation, offerSummary } from '../../../server/catalogue/offer-texts.ts';
import { readPlanLists } from '../../../server/catalogue/plan-lists.ts';
import { regulationTexts } from '../../../server/catalogue/regulation-texts.ts';
import { formatMonthly, formatPrice } from '../../../src/brazil/money.ts';
import { getRegulations } from '../../../src/contract/calls/catalogue.ts';
import { dueDates } from '../../../src/contract/offer/due-dates.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';

const planLists = readPlanLists(catalogueFolder);
const plans = [...planLists.files].flatMap(([file, list]) => list.map((plan) => ({ file, plan })));
const everyone = regulationTexts(planLists, { collaborator: false });
const collaborators = regulationTexts(planLists, { collaborator: true });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('the list of regulations follows the contract and has each id once', () => {
  expect(getRegulations.response.parse(collaborators)).toEqual(collaborators);
  const all = [...ids(collaborators.regulations), ...ids(collaborators.sumarries)];
  expect(new Set(all).size).toBe(all.length);
});

it('the list of regulations has the target of every link of a plan', () => {
  const targets = new Set(collaborators.regulations.map(({ url }) => url));
  const links = plans.flatMap(({ plan }) => plan.regulations.map(({ url }) => url));
  expect(links.filter((url) => !targets.has(url))).toEqual([]);
});

it('the list of regulations shows collaborators’ offers only on request', () => {
  const own = planLists.forCampaign('oferta-colaborador').map(({ offerCode }) => offerCode);
  expect(own).not.toHaveLength(0);
  expect(ids(everyone.regulations).filter((id) => own.includes(id))).toEqual([]);
  expect(ids(collaborators.regulations).filter((id) => own.includes(id))).toEqual(own);
  expect(collaborators.regulations).toHaveLength(everyone.regulations.length + own.length);
  expect(collaborators.sumarries).toHaveLength(plans.length);
});

it.each(plans.map(({ file, plan }) => [file, plan.sku, plan] as const))(
  'regulation and summary state all facts of %s %s',
  (_, __, plan) => {
    const facts = [
      plan.offerCode,
      formatMonthly(plan.price_full),
      formatMonthly(plan.price),
      formatMonthly(plan.price_with_dacc),
      plan.loyaltyMonths > 0 ? formatPrice(plan.penalty) : /não tem prazo de permanência|Sem fidelização/,
      '103 41',
      '0800 555 1020',
      '02.421.421/0001-11',
      'IPCA',
      '7 dias',
      /roporcional aos dias/,
    ];
    for (const text of [offerRegulation(plan), offerSummary(plan)]) {
      for (const fact of facts) expect(text).toMatch(fact);
      expect(text).not.toMatch(/undefined|NaN|null|\[object|\.\.| {2}/);
    }
  },
);

it('regulation and summary state the due days that can be chosen', () => {
  expect(dueDates).toEqual([1, 5, 10, 15, 20, 25]);
  const plan = planLists.forCampaign(undefined)[0];
  expect(plan && offerRegulation(plan)).toContain('no dia 1, 5, 10, 15, 20 ou 25.');
});

describe('regulation texts that differ between offers', () => {
  const base = planLists.forCampaign(undefined).find(({ sku }) => sku === 'd500b');
  if (base === undefined) throw new Error('plans.json has d500b');

  it.each([
    [
      'a bundle',
      {},
      'multa proporcional ao tempo que falta, de no máximo R$\u00a0360,00: R$\u00a030,00 por mês que faltar.',
    ],
    ['a bundle', {}, 'o preço passa a ser R$\u00a0129,99/mês.'],
    ['no loyalty', { loyaltyMonths: 0, penalty: 0 }, 'Esta oferta não tem prazo de permanência'],
    ['a discount without end', { discountMonths: 0 }, 'Os descontos valem enquanto a oferta estiver ativa.'],
    ['a month of discount', { discountMonths: 1 }, 'Os descontos valem por 1 mês, contados'],
    [
      'no discount',
      { price: 129.99, price_with_dacc: 129.99, discount: 0 },
      '3. Preço e descontos. R$\u00a0129,99/mês, com ou sem débito automático.',
    ],
    [
      'a discount for debit only',
      { price: 129.99 },
      'Sem débito automático, não há desconto: R$\u00a0129,99/mês.',
    ],
    ['no services', { benefits: [] }, 'Esta oferta não inclui assinaturas nem aplicativos.'],
    ['a bonus', { addonBonus: [{ addon_description: '100MB por um ano' }] }, 'Bônus: 100MB por um ano.'],
    ['points', { livelo_dacc_points: 1000 }, 'a oferta dá 1.000 pontos Livelo'],
    ['a visit by phone', { installationSchedule: false }, 'combinados por telefone depois do pedido.'],
    ['a gigabit', { plan_download: 1000 }, 'Até 1 Giga de download'],
    ['a gigabit', { plan_download: 1000 }, 'O modem Wi-Fi 6 é emprestado'],
  ])('the regulation states %s', (_, change, sentence) => {
    expect(offerRegulation({ ...base, ...change })).toContain(sentence);
  });

  it('the summary states the price briefly', () => {
    expect(offerSummary(base).split('\n')).toContain(
      'Preço com débito automático: R$\u00a089,99/mês por 12 meses; depois, R$\u00a0129,99/mês',
    );
    expect(offerSummary({ ...base, discountMonths: 0 })).toContain('débito automático: R$\u00a089,99/mês\n');
  });

  it.each([
    ['no bonus', {}, 'Bônus: Nenhum'],
    ['a bonus', { addonBonus: [{ addon_description: '100MB por um ano' }] }, 'Bônus: 100MB por um ano'],
    ['a modem', {}, 'Equipamento: Um modem emprestado (comodato), sem custo'],
    ['a gigabit', { plan_download: 1000 }, 'Equipamento: Um modem Wi-Fi 6 emprestado (comodato), sem custo'],
    ['a penalty', {}, 'Fidelização: 12 meses; multa proporcional de no máximo R$\u00a0360,00'],
  ])('the summary states %s', (_, change, line) => {
    expect(offerSummary({ ...base, ...change }).split('\n')).toContain(line);
  });
});
