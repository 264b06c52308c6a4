import { expect, it } from 'vitest';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import { createLead, savePlan } from '../../../src/contract/calls/leads.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { coverageFlags } from '../../../src/funnel/coverage-flags.ts';
import { plansOf } from '../../funnel/given.ts';
import { one } from '../browser-tab.ts';
import { bodyOf, type Call } from '../fake-api.ts';
import { begin } from '../visit.ts';

const part = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
const queryOf = ({ input }: Call) => part(input, 'query');
const leadOf = (call: Call) => part(bodyOf(call), 'lead');

/** The shop without a campaign and companies have tests of their own; so have those who begin with something else. */
const ordering = fileCampaigns.all.filter(
  ({ prefix, before, journey, personType }) =>
    prefix !== '' && before.length === 0 && journey === 'order' && personType === 'pf',
);

it.each(ordering.map((campaign) => [campaign.prefix, campaign] as const))(
  "campaign '%s' sends its alias, origin and flags with coverage and lead",
  async (prefix, campaign) => {
    const { shop, tab } = begin(`/${prefix}/checkout/cep/?s=d500a&utm_source=mail`);
    await reachLead(tab);
    const [query] = shop.callsOf(getCoverage).map(queryOf);
    expect(query).toMatchObject({ addon: prefix, sku: 'd500a' });
    for (const [name, hasFlag] of Object.entries(coverageFlags))
      expect(part(query, name), name).toBe(hasFlag(campaign) ? 'true' : undefined);
    expect(shop.callsOf(createLead).map(leadOf)).toEqual([
      {
        addon: prefix,
        flags: campaign.flags,
        tracking: {
          ...{ utm_source: 'mail', lp_origin: campaign.lpOrigin },
          ...{ userAgent: 'test', origin: 'https://loja.test' },
        },
      },
    ]);
  },
);

it.each([
  ['the link', '?s=d600wb', ['d600wb'], true],
  ['the link, though it is not to be had there', '?s=d600wb', ['d500a'], undefined],
  ['another plan', '?s=d500a', ['d500a'], undefined],
] as const)(
  'winBack is sent with the lead depending on the chosen plan: %s',
  async (_, query, skus, winBack) => {
    const { shop, tab } = begin(`/r/checkout/cep/${query}`);
    shop.state.plans = plansOf(...skus);
    await reachLead(tab);
    expect(shop.callsOf(createLead).map((call) => part(leadOf(call), 'flags'))).toEqual([
      { regionOffer: true, ...(winBack === undefined ? {} : { winBack }) },
    ]);
  },
);

it('a plan chosen later is saved, so that the server can correct winBack', async () => {
  const { shop, tab } = begin('/r/checkout/cep/');
  shop.state.plans = plansOf('d600wb', 'd500a').map((plan) => ({ ...plan, showOnLanding: true }));
  const [first, second] = shop.state.plans;
  await tab.fill('/checkout/cep/', one({ cep: address.cep }));
  await tab.fill('/checkout/nr-imovel/', one({ number: address.number }));
  await tab.fill('/checkout/planos/', one({ idPlan: String(first?.id) }));
  await tab.restAt('/checkout/nome/');
  expect(shop.callsOf(createLead).map((call) => part(leadOf(call), 'flags'))).toEqual([
    { regionOffer: true, winBack: true },
  ]);
  tab.back();
  await tab.fill('/checkout/planos/', one({ idPlan: String(second?.id) }));
  await tab.restAt('/checkout/nome/');
  expect(shop.callsOf(createLead)).toHaveLength(1);
  expect(shop.callsOf(savePlan).map(bodyOf)).toEqual([{ idPlan: first?.id }, { idPlan: second?.id }]);
});

const address = { cep: '01310-100', number: '1000' };
const contact = { name: 'Ana Souza', phone: '(11) 91234-5678', email: 'ana@exemplo.com.br' };

/** As far as the address, on whatever pages the campaign asks for it. */
const answers: Record<string, Record<string, string>> = {
  '/checkout/cep/': { cep: address.cep },
  '/checkout/nr-imovel/': { number: address.number },
  '/checkout/cep-dados-cliente/': { ...address, ...contact },
  '/checkout/planos/': { idPlan: String(plansOf('d500a')[0]?.id) },
};

async function reachLead(tab: ReturnType<typeof begin>['tab']) {
  await tab.rest();
  for (let answer = answers[tab.route()]; answer; answer = answers[tab.route()]) {
    const before = tab.route();
    tab.submit(one(answer));
    await tab.until(({ visit }) => visit.route !== before);
    await tab.rest();
  }
}
