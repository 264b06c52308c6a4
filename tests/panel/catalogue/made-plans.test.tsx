import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { checkWords } from '../../../src/content/publication-checks.ts';
import {
  type MadeCampaign,
  type MadePlan,
  nothingPublished,
  type Publication,
} from '../../../src/contract/publication.ts';
import { takeDrafted } from '../../../src/panel/made-campaigns.ts';
import { catalogueWords } from '../../../src/panel/views/catalogue/catalogue-words.ts';
import { newSku } from '../../../src/panel/views/catalogue/draft-edits.ts';
import { madePlanWords as words } from '../../../src/panel/views/catalogue/made-plan-words.ts';
import { termWords } from '../../../src/panel/views/catalogue/publishing/change-words.ts';
import {
  describeChanges,
  describeWildPrices,
} from '../../../src/panel/views/catalogue/publishing/describe-changes.ts';
import { showPanel } from '../show-panel.tsx';
import { christmas, files, openDraft, paste, saved, terms, unfold } from './catalogue-draft.ts';

afterEach(() => takeDrafted({ campaigns: [] }));

const plan: MadePlan = {
  sku: 'd800a2',
  plan: '800 Mega',
  description: '',
  plan_download: 800,
  plan_upload: 400,
  price_full: 119.9,
  price: 109.9,
  price_with_dacc: 99.9,
  discountMonths: 12,
  benefits: ['looke'],
  lists: ['plans'],
};
const drafted: Publication = { ...nothingPublished, plans: [plan] };
const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);
const type = (label: string, text: string) => paste(field(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goOn = () => press(catalogueWords.next);
const open = async (name: string, ...rows: string[]) => {
  await unfold(...rows);
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
};

it('a plan is sold by a campaign that had prices of its own before, where it is chosen', async () => {
  const natal: MadeCampaign = { ...christmas, offers: [{ sku: 'd500a', ...terms }] };
  const { kept } = openDraft('marketer', { ...nothingPublished, campaigns: [natal] });
  showPanel('/catalogo?lista=campanha-natal');
  await open(words.new);
  expect(field('Natal')).toHaveProperty('checked', true);
  expect(field('Site principal')).toHaveProperty('checked', true);
  const typed = [
    [words.plan, '800 Mega'],
    [words.plan_download, '800'],
    [words.plan_upload, '400'],
  ];
  for (const [label = '', text = ''] of typed) await type(label, text);
  await goOn();
  await type(termWords.price_full.head, '119,90');
  await type(termWords.price.head, '109,90');
  await type(termWords.price_with_dacc.head, '99,90');
  await press(words.make);
  await saved();
  const { sku, price_full, price, price_with_dacc, discountMonths } = plan;
  const offer = { sku, price_full, price, price_with_dacc, discountMonths };
  expect(kept.publication.campaigns[0]?.offers).toEqual([...(natal.offers ?? []), offer]);
  expect(kept.publication.plans).toMatchObject([{ lists: ['plans'] }]);
  // It is taken out there again, and stays in the list.
  await unfold('800 Mega');
  await press(words.edit('800 Mega (d800a2)'));
  await unfold(words.lists);
  await userEvent.click(field('Natal'));
  await press(words.save);
  await saved();
  expect(kept.publication).toMatchObject({ campaigns: [natal], plans: [{ lists: ['plans'] }] });
});

it('a plan is not made with what is no number, in any of its steps', async () => {
  const { kept } = openDraft('marketer');
  showPanel('/catalogo');
  await open(words.new);
  await type(words.plan, '800 Mega');
  await type(words.plan_download, '800');
  await type(words.plan_upload, '4e2');
  await goOn();
  expect(document.activeElement).toBe(field(words.plan_upload));
  await userEvent.clear(field(words.plan_upload));
  await type(words.plan_upload, '400');
  await goOn();
  await type(termWords.price_full.head, '119,90');
  await type(termWords.price.head, '109,90');
  await type(termWords.price_with_dacc.head, '99,90');
  await userEvent.clear(field(termWords.discountMonths.head));
  await type(termWords.discountMonths.head, '-5');
  await unfold(words.lists);
  await userEvent.click(field('Site principal'));
  await press(words.make);
  expect(document.activeElement).toBe(field(termWords.discountMonths.head));
  expect(kept.publication.plans).toEqual([]);
});

it('a plan is made step by step, once its name, speeds, prices and lists are right', async () => {
  const { kept } = openDraft('marketer');
  showPanel('/catalogo');
  await open(words.new);
  await press(words.make);
  screen.getByText(checkWords.planName);
  expect(screen.getAllByText(checkWords.speed)).toHaveLength(2);
  expect(document.activeElement).toBe(field(words.plan));
  await type(words.plan, '800 Mega');
  await type(words.plan_download, '800');
  await goOn();
  // What is wrong holds its step open.
  expect(document.activeElement).toBe(field(words.plan_upload));
  await type(words.plan_upload, '400');
  await goOn();
  expect(document.activeElement?.textContent).toContain(words.prices);
  await type(termWords.price_full.head, '119,90');
  await type(termWords.price.head, '109,90');
  await type(termWords.price_with_dacc.head, '99,90');
  await goOn();
  await userEvent.click(field('Looke'));
  await goOn();
  await userEvent.click(field('Site principal'));
  await unfold(words.prices);
  await press(words.make);
  screen.getByText(checkWords.noSale);
  expect(document.activeElement).toBe(field('Site principal'));
  expect(kept.publication.plans).toEqual([]);
  await userEvent.click(field('Site principal'));
  await press(words.make);
  await saved();
  expect(kept.publication.plans).toEqual([plan]);
  await screen.findByRole('button', { name: /^800 Mega/ });
});

it('the code of a plan tells its speed and streaming, and was never taken', () => {
  expect(newSku(plan, [])).toBe('d800a');
  expect(newSku({ ...plan, benefits: ['MAX'] }, ['d800a'])).toBe('d800b');
  expect(newSku(plan, ['d800a', 'd800a2'])).toBe('d800a3');
});

it('a plan is changed, and keeps its code', async () => {
  const { kept } = openDraft('marketer', drafted);
  showPanel('/catalogo?lista=');
  await open(words.edit('800 Mega (d800a2)'), '800 Mega');
  await userEvent.click(field('HBO Max'));
  await userEvent.click(field('Livelo'));
  await press(words.save);
  await saved();
  expect(kept.publication.plans).toEqual([
    { ...plan, benefits: ['looke', 'MAX'], lists: ['plans', 'livelo'] },
  ]);
  await screen.findByRole('button', { name: /^800 Mega/ });
});

it('a plan that is removed takes its prices, its period and what hides it with it', async () => {
  const { kept } = openDraft('marketer', {
    ...drafted,
    prices: [{ key: 'a', list: null, sku: plan.sku, price: 100 }],
    validity: { ...nothingPublished.validity, plans: { [plan.sku]: { until: '2026-12-25T23:59' } } },
    looks: [{ key: 'a', campaign: '', exclusions: ['d500a', plan.sku] }],
  });
  showPanel('/catalogo');
  await open(words.edit('800 Mega (d800a2)'), '800 Mega');
  await press(words.remove);
  await saved();
  expect(kept.publication).toEqual({
    ...nothingPublished,
    looks: [{ key: 'a', campaign: '', exclusions: ['d500a'] }],
  });
});

it('a campaign takes a plan at its own price, and then the plan is not removed', async () => {
  const { plan: _, sku, price_full, price, price_with_dacc, discountMonths } = plan;
  const own = { sku, price_full, price, price_with_dacc, discountMonths };
  const { kept } = openDraft('marketer', { ...drafted, campaigns: [christmas] });
  showPanel('/catalogo?aba=campaigns&campanha=natal');
  await userEvent.click(await screen.findByLabelText('Preços próprios'));
  await saved();
  expect(kept.publication.campaigns[0]?.offers).toEqual([expect.objectContaining({ sku: 'd500a' }), own]);
  await userEvent.click(screen.getByRole('tab', { name: 'Planos' }));
  await open(words.edit('800 Mega (d800a2)'), '800 Mega');
  expect(screen.queryByRole('button', { name: words.remove })).toBeNull();
});

it('a price of a campaign that is far from what its list asks needs a confirmation', () => {
  const dear = { ...christmas, offers: [{ sku: 'd500a', ...terms, price_with_dacc: 0.01 }] };
  const wild = (before: MadeCampaign[], campaigns: MadeCampaign[]) =>
    describeWildPrices({ ...drafted, campaigns: before }, { ...drafted, campaigns }, files);
  expect(wild([], [dear])).toEqual([expect.stringMatching(/99,99 → .+0,01/)]);
  expect(wild([dear], [dear])).toEqual([]);
  expect(wild([], [{ ...dear, offers: [{ sku: 'd500a', ...terms }] }])).toEqual([]);
  expect(wild([dear], [])).toEqual([]);
});

it('what is published says which plans come, change and go', () => {
  const told = (before: MadePlan[], after: MadePlan[]) =>
    describeChanges({ ...drafted, plans: before }, { ...drafted, plans: after }, files);
  expect(told([], [plan])).toEqual([expect.stringMatching(/^Plano novo: 800 Mega \(d800a2\).+99,90/)]);
  expect(told([plan], [{ ...plan, benefits: [] }])).toEqual([expect.stringContaining('alterados')]);
  expect(told([plan], [])).toEqual([expect.stringContaining('sai de venda')]);
  expect(told([plan], [plan])).toEqual([]);
});
