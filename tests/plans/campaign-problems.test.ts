import { expect, it } from 'vitest';
import { readCatalogueFile } from '../../server/catalogue/plan-lists.ts';
import { knownNames } from '../../server/publications/known-names.ts';
import { checkPublication } from '../../server/publications/publish.ts';
import { withMade } from '../../src/catalogue/with-made.ts';
import { checkWords as words } from '../../src/content/publication-checks.ts';
import { type MadeCampaign, nothingPublished } from '../../src/contract/publication.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

const defaults = readCatalogueFile(catalogueFolder);
const christmas: MadeCampaign = {
  prefix: 'natal',
  title: 'Natal',
  like: '',
  sellsFrom: 'plans',
  noindex: false,
  planList: 'group',
  picture: 'home',
  accent: 'green',
};
const terms = { price_full: 88, price: 77, price_with_dacc: 66, discountMonths: 6 };
const [sku = ''] = Object.keys(defaults.plans);

const problems = (parts: Partial<MadeCampaign>, ...others: MadeCampaign[]) => {
  const publication = { ...nothingPublished, campaigns: [...others, { ...christmas, ...parts }] };
  const current = { publication: nothingPublished, marks: new Map(), former: nothingPublished };
  const known = knownNames(defaults, new Date(), { addresses: ['duvidas'] });
  const found = checkPublication({ defaults, known }, publication, current).problems;
  return found.map(({ part, message }) => `${part}: ${message}`);
};

it('a campaign with an address, a name, a model and a list can be published', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ offers: [{ sku, ...terms }] })).toEqual([]);
  expect(problems({ like: 'timblack', sellsFrom: 'timblack' })).toEqual([]);
});

it.each<[string, Partial<MadeCampaign>, string]>([
  ['without an address', { prefix: '' }, words.prefixForm],
  ['with capitals and spaces in its address', { prefix: 'De Natal' }, words.prefixForm],
  ['at the address of a campaign of the files', { prefix: 'livelo' }, words.prefixTaken('livelo')],
  ['at the address of a page', { prefix: 'duvidas' }, words.prefixOfPage('duvidas')],
  ['without a name', { title: ' ' }, words.empty],
  ['with the name of another one', { title: 'Livelo' }, words.titleTaken('Livelo')],
  ['with the name of another one in capitals', { title: 'LIVELO ' }, words.titleTaken('LIVELO')],
  ['made from none', { like: 'nenhuma' }, words.noModel('nenhuma')],
  [
    'made from one that asks for another proof',
    { like: 'oferta-colaborador' },
    words.noModel('oferta-colaborador'),
  ],
  ['with an unknown list', { sellsFrom: 'nenhuma' }, words.noList('nenhuma')],
  [
    'with prices for those who prove a right',
    { sellsFrom: 'oferta-colaborador' },
    words.listOfOthers('oferta-colaborador'),
  ],
  ['with the prices of renewals', { sellsFrom: 'renewal' }, words.listOfOthers('renewal')],
  ['without a plan', { offers: [] }, words.noOffer],
  ['with an unknown plan', { offers: [{ sku: 'd1', ...terms }] }, words.noPlan('d1')],
])('a campaign %s is not published', (_which, parts, message) => {
  expect(problems(parts)).toContain(`campaigns: ${message}`);
});

it('two made campaigns share neither address nor name', () => {
  expect(problems({}, christmas)).toEqual([
    `campaigns: ${words.prefixTaken('natal')}`,
    `campaigns: ${words.titleTaken('Natal')}`,
  ]);
});

it('a plan that has left the files leaves a campaign that was made with it, and the list stays', () => {
  const offers = [sku, 'd1'].map((one) => ({ sku: one, ...terms }));
  const { lists } = withMade(defaults, { plans: [], campaigns: [{ ...christmas, offers }] });
  expect(lists['campanha-natal']?.plans.map((offer) => offer.sku)).toEqual([sku]);
});

it('prices of a made campaign fit each other as those of any list', () => {
  expect(problems({ offers: [{ sku, ...terms, price: 99 }] })).not.toEqual([]);
});
