import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readPlanLists } from '../../../server/catalogue/plan-lists.ts';
import { aliasOf, fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { coverageFlags } from '../../../src/funnel/coverage-flags.ts';
import { readPath, writePath } from '../../../src/funnel/routes/read-path.ts';
import { planFileOf } from '../../../src/funnel/sellers.ts';

const { files } = readPlanLists('catalogue');
const prefixes: string[] = fileCampaigns.all.map(({ prefix }) => prefix);

/** The campaigns, by their prefixes. */
const specified = (
  'timcontrole timblack timpre b d black-friday fluxo oferta-colaborador r b/r rs hbo-max paramount c r2 r3 ' +
  'migracao-ultrafibra globoplay globoplay/timpre globoplay/timcontrole globoplay/timblack sp es premium livelo'
).split(' ');

describe('prefixes', () => {
  it('the prefixes are unique and include all specified ones', () => {
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(specified.filter((prefix) => !prefixes.includes(prefix))).toEqual([]);
  });

  it.each(prefixes)('the prefix %j is read back with and without the last slash', (prefix) => {
    const campaign = fileCampaigns.byPrefix(prefix);
    for (const route of ['/', '/checkout/cep/', '/checkout/validacao/erro1/', '/pedido-realizado/']) {
      const written = writePath(campaign, route);
      expect(readPath(written, fileCampaigns)).toEqual({ campaign, face: 'pages', route });
      expect(readPath(written.replace(/\/$/, ''), fileCampaigns)).toEqual({ campaign, face: 'pages', route });
    }
  });

  it.each([
    ['/', '', '/'],
    ['', '', '/'],
    ['/checkout/cep', '', '/checkout/cep/'],
    ['/timblack/checkout/cep/', 'timblack', '/checkout/cep/'],
    ['/b/r/checkout/cep', 'b/r', '/checkout/cep/'],
    ['/b/timblack/checkout/cep', 'b/timblack', '/checkout/cep/'],
    ['/globoplay/timpre/', 'globoplay/timpre', '/'],
    ['/rs', 'rs', '/'],
    ['/black-friday/regulamentos/', 'black-friday', '/regulamentos/'],
    ['/bonus/', '', '/bonus/'],
    ['/Timblack/', '', '/Timblack/'],
    ['/regulamentos/', '', '/regulamentos/'],
  ])('the address %s is campaign %j at %s', (path, prefix, route) => {
    const read = readPath(path, fileCampaigns);
    expect([read.campaign.prefix, read.route]).toEqual([prefix, route]);
  });

  it('an unknown campaign name is not found', () => {
    expect(fileCampaigns.byPrefix('nobody').prefix).toBe('');
  });
});

describe('what a campaign sells', () => {
  it.each(prefixes)('the campaign %j has its plan list', (prefix) => {
    expect(files.get(planFileOf(prefix, fileCampaigns))?.length).toBeGreaterThan(0);
  });
});

/** The aliases that links use. */
it.each([
  ['timcontrole', 'controle'],
  ['timblack', 'black'],
  ['b/timblack', 'black'],
  ['timpre', 'pre'],
])('the prefix %s has the alias %s', (prefix, alias) => {
  expect(aliasOf(fileCampaigns.byPrefix(prefix))).toBe(alias);
  // Calls say the alias: the server sells from the same list, and knows the same bonus.
  expect(fileCampaigns.byAddon(alias).addonBonusPlan).toBe(fileCampaigns.byPrefix(prefix).addonBonusPlan);
  expect(planFileOf(alias, fileCampaigns)).toBe(planFileOf(prefix, fileCampaigns));
});

it('campaigns without an alias are named by their prefix', () => {
  const named = fileCampaigns.all
    .filter((campaign) => aliasOf(campaign) !== campaign.prefix)
    .map(({ prefix }) => prefix);
  expect(named.sort()).toEqual(['b/timblack', 'timblack', 'timcontrole', 'timpre']);
});

/** The tracking value, and which phone the footer hides. */
describe('tracking value and phones', () => {
  it('the page without a campaign has its own tracking origin', () => {
    expect(fileCampaigns.byPrefix('').lpOrigin).toBe('LP Padrão');
  });

  it('every campaign has its own tracking origin', () => {
    expect(new Set(fileCampaigns.all.map(({ lpOrigin }) => lpOrigin)).size).toBe(fileCampaigns.all.length);
  });

  it('the sales number is hidden in fluxo, the collaborator offer and premium only', () => {
    const hidden = fileCampaigns.all.filter(({ phones }) => !phones.sales).map(({ prefix }) => prefix);
    expect(hidden.sort()).toEqual(['fluxo', 'oferta-colaborador', 'premium']);
  });

  it('the support number is hidden in the mobile campaigns only', () => {
    const hidden = fileCampaigns.all.filter(({ phones }) => !phones.support).map(({ prefix }) => prefix);
    const mobile = ['timblack', 'timcontrole', 'timpre'];
    expect(hidden.sort()).toEqual(
      ['b/timblack', ...mobile.map((one) => `globoplay/${one}`), ...mobile].sort(),
    );
  });

  it('these campaigns send flags with the lead and with the coverage request, and the others none', () => {
    const regional = [{ regionOffer: true }, 'regionOffer'];
    const sent = fileCampaigns.all.map(({ prefix, right, flags }) => {
      const asked = Object.entries(coverageFlags).filter(([, hasFlag]) => hasFlag({ right, flags }));
      return [prefix, [flags, asked.map(([name]) => name).join(' ')]] as const;
    });
    expect(Object.fromEntries(sent.filter(([, told]) => !isDeepStrictEqual(told, [{}, ''])))).toEqual({
      ...{ r: regional, 'b/r': regional, r2: regional, r3: regional, sp: regional, es: regional },
      rs: [{ regionOffer: true, rs: true }, 'regionOffer rs'],
      livelo: [{ from_livelo: true }, ''],
      premium: [{ premium: true, premium_special_offer: true }, 'premium'],
      'oferta-colaborador': [{ collaborator_special_offer: true }, 'collaborator'],
    });
  });

  it('campaigns are hidden from search engines where the specification says so', () => {
    const hidden = fileCampaigns.all.filter(({ noindex }) => noindex).map(({ prefix }) => prefix);
    expect(hidden).toEqual(expect.arrayContaining(['timpre', 'oferta-colaborador', 'livelo']));
    expect(hidden).not.toContain('');
  });
});

describe('what a campaign does differently', () => {
  it.each([
    ['b', false],
    ['b/r', false],
    ['b/timblack', false],
    ['r', true],
  ])('the campaign %s asks the house number: %s', (prefix, asksNumber) => {
    expect(fileCampaigns.byPrefix(prefix).asksNumber).toBe(asksNumber);
  });

  it.each(['c', 'r2', 'r3'])('the campaign %s combines steps on pages', (prefix) => {
    expect(fileCampaigns.byPrefix(prefix).pages.map(({ route }) => route)).toEqual([
      '/checkout/cep-dados-cliente/',
      '/checkout/dados-pessoais/',
      '/checkout/instalacao-pagamento/',
    ]);
  });

  it('only Black Friday has a dark theme of its own', () => {
    expect(fileCampaigns.all.filter(({ theme }) => theme !== 'light').map(({ prefix }) => prefix)).toEqual([
      'black-friday',
    ]);
  });
});
