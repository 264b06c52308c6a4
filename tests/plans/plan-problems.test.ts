import { expect, it } from 'vitest';
import { readCatalogueFile } from '../../server/catalogue/plan-lists.ts';
import { knownNames } from '../../server/publications/known-names.ts';
import { checkPublication } from '../../server/publications/publish.ts';
import { withMade } from '../../src/catalogue/with-made.ts';
import { checkWords as words } from '../../src/content/publication-checks.ts';
import { planWords } from '../../src/content/screens/plans.ts';
import { type MadePlan, nothingPublished } from '../../src/contract/publication.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

const files = readCatalogueFile(catalogueFolder);
const plan: MadePlan = {
  sku: 'd800a',
  plan: '800 Mega',
  description: '',
  plan_download: 800,
  plan_upload: 400,
  price_full: 99,
  price: 88,
  price_with_dacc: 77,
  discountMonths: 6,
  benefits: [],
  lists: ['plans'],
};
const [known = ''] = Object.keys(files.plans);
const nothing = { publication: nothingPublished, marks: new Map(), former: nothingPublished };

const problems = (parts: Partial<MadePlan>, ...others: MadePlan[]) => {
  const publication = { ...nothingPublished, plans: [...others, { ...plan, ...parts }] };
  const found = checkPublication(
    { defaults: files, known: knownNames(files, new Date()) },
    publication,
    nothing,
  ).problems;
  return found.map(({ key, message }) => `${key}: ${message}`);
};

it('a plan with a name, speeds, prices and lists can be published', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ plan: '0,8 Giga' })).toEqual([]);
  expect(problems({ lists: Object.keys(files.lists), benefits: Object.keys(files.benefits) })).toEqual([]);
});

it.each<[string, Partial<MadePlan>, string]>([
  ['without a name', { plan: '' }, words.planName],
  ['whose name says no speed', { plan: 'Fibra rápida' }, words.planName],
  ['whose name says another speed', { plan: '500 Mega' }, words.planName],
  ['without download', { plan_download: 0 }, words.speed],
  ['without upload', { plan_upload: 0 }, words.speed],
  ['that no list sells', { lists: [] }, words.noSale],
  ['in an unknown list', { lists: ['nenhuma'] }, words.noList('nenhuma')],
  ['with an unknown app', { benefits: ['nenhum'] }, words.noBenefit('nenhum')],
  ['with the code of another one', { sku: known }, words.skuTaken(known)],
  ['above the full price', { price: 100 }, words.aboveFull],
  ['that is dearer with direct debit', { price_with_dacc: 89 }, words.aboveNoDebit],
  ['for nothing', { price_with_dacc: 0 }, words.free],
  ['with a third of a real', { price: 77.333 }, words.cents],
])('a plan %s is not published', (_which, parts, message) => {
  expect(problems(parts)).toContain(`${parts.sku ?? plan.sku}: ${message}`);
});

it('two made plans do not share a code', () => {
  expect(problems({}, plan)).toContain(`${plan.sku}: ${words.skuTaken(plan.sku)}`);
});

it('a plan is described by what it brings, until somebody describes it', () => {
  const service = Object.keys(files.streaming).find((slug) => slug in files.benefits) ?? '';
  const described = (parts: Partial<MadePlan>) =>
    withMade(files, { plans: [{ ...plan, ...parts }], campaigns: [] }).plans[plan.sku];
  expect(described({ benefits: [service] })).toMatchObject({
    description: planWords.description([files.benefits[service] ?? ''], 800, 400),
    subscriptions: [service],
  });
  expect(described({ description: 'Para todos' })?.description).toBe('Para todos');
});

it('a plan stands in its lists before the faster ones', () => {
  const { plans, lists } = withMade(files, { plans: [plan], campaigns: [] });
  const speeds = lists.plans?.plans.map(({ sku }) => plans[sku]?.plan_download ?? 0) ?? [];
  expect(speeds).toContain(800);
  expect(speeds).toEqual(speeds.toSorted((one, other) => one - other));
});

it('an app that has left the files leaves the plan, and a plan of the files takes the place of a made one', () => {
  const made = {
    campaigns: [],
    plans: [
      { ...plan, benefits: ['nenhum'] },
      { ...plan, sku: known },
    ],
  };
  const { plans, lists } = withMade(files, made);
  expect(plans[plan.sku]?.benefits).toEqual([]);
  expect(plans[known]).toEqual(files.plans[known]);
  expect(lists.plans?.plans.filter(({ sku }) => sku !== plan.sku)).toEqual(files.lists.plans?.plans);
});
