import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { checkWords } from '../../../src/content/publication-checks.ts';
import { type MadeCampaign, nothingPublished } from '../../../src/contract/publication.ts';
import { takeDrafted } from '../../../src/panel/made-campaigns.ts';
import { catalogueWords } from '../../../src/panel/views/catalogue/catalogue-words.ts';
import { describeChanges } from '../../../src/panel/views/catalogue/publishing/describe-changes.ts';
import { showPanel } from '../show-panel.tsx';
import { christmas, files, openDraft, paste, saved, terms, unfold } from './catalogue-draft.ts';

afterEach(() => takeDrafted({ campaigns: [] }));

const drafted = { ...nothingPublished, campaigns: [christmas] };
const type = (label: string, text: string) => paste(screen.getByLabelText(label), text);
const make = () => userEvent.click(screen.getByRole('button', { name: 'Criar no rascunho' }));

it('a campaign is made once its name and address are free, and then chosen', async () => {
  const { kept } = openDraft('marketer');
  showPanel('/catalogo?aba=campaigns');
  await userEvent.click(await screen.findByRole('button', { name: 'Nova campanha' }));
  await screen.findByLabelText('Nome da campanha');
  await make();
  screen.getByText(checkWords.empty);
  expect(document.activeElement).toBe(screen.getByLabelText('Nome da campanha'));
  await type('Nome da campanha', 'Livelo');
  screen.getByText(checkWords.titleTaken('Livelo'));
  screen.getByText(checkWords.prefixTaken('livelo'));
  await type('Nome da campanha', ' de férias');
  expect(kept.publication.campaigns).toEqual([]);
  await make();
  const row = screen.getByRole('button', { name: /^Livelo de férias/, expanded: true });
  expect(document.activeElement).toBe(row);
  await saved();
  expect(kept.publication.campaigns).toEqual([
    { ...christmas, prefix: 'livelo-de-ferias', title: 'Livelo de férias' },
  ]);
});

it('a campaign gets prices of its own, which are edited like those of every list', async () => {
  const { kept } = openDraft('marketer', drafted);
  showPanel('/catalogo?aba=campaigns&campanha=natal');
  await userEvent.click(await screen.findByLabelText('Preços próprios'));
  await saved();
  expect(kept.publication.campaigns[0]?.offers).toEqual([{ sku: 'd500a', ...terms }]);
  await userEvent.click(screen.getByRole('tab', { name: 'Planos' }));
  await userEvent.selectOptions(screen.getByLabelText('Lista de preços'), 'Natal');
  await unfold('500 Mega');
  await userEvent.clear(screen.getByLabelText(/^Com débito automático: /));
  await paste(screen.getByLabelText(/^Com débito automático: /), '79,99');
  await saved();
  expect(kept.publication.prices).toMatchObject([{ list: 'campanha-natal', price_with_dacc: 79.99 }]);
});

it('an end in the past is told beside its field, and is saved, as a campaign may end now', async () => {
  const { kept } = openDraft('marketer', drafted);
  showPanel('/catalogo?aba=campaigns&campanha=natal');
  await unfold('Período de venda');
  const field = screen.getByLabelText('Termina em: Período de venda, Natal');
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  await paste(field, '25/12/2125 23:59');
  await waitFor(() => expect(kept.publication.validity.campaigns.natal?.until).toBe('2125-12-25T23:59'));
  expect(described()).toBeUndefined();
  await userEvent.clear(field);
  await paste(field, '25/12/2025 23:59');
  expect(described()).toBe(catalogueWords.isPast);
  await waitFor(() => expect(kept.publication.validity.campaigns.natal?.until).toBe('2025-12-25T23:59'));
  await saved();
});

it('a campaign that is removed takes its page and period with it, after a question', async () => {
  const validity = { ...nothingPublished.validity, campaigns: { natal: { until: '2026-12-25T23:59' } } };
  const looks = [{ key: 'a', campaign: 'natal', banner: { heading: 'Natal' } }];
  const { kept } = openDraft('marketer', { ...drafted, validity, looks });
  showPanel('/catalogo?aba=campaigns&campanha=natal');
  await userEvent.click(await screen.findByRole('button', { name: 'Remover a campanha' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sim, remover' }),
  );
  await saved();
  expect(kept.publication).toEqual(nothingPublished);
  expect(screen.queryByRole('button', { name: /^Natal/ })).toBeNull();
});

it('a link names the campaign, the plan and where it is shown', async () => {
  openDraft('marketer', drafted);
  showPanel('/catalogo?aba=campaigns&campanha=natal');
  await unfold('Link com origem');
  const link = screen.getByLabelText('Link');
  expect(link).toHaveProperty('value', `${location.origin}/natal/?utm_campaign=natal`);
  await type('Fonte', 'instagram');
  await userEvent.selectOptions(screen.getByLabelText('Plano'), 'd500a');
  expect(link).toHaveProperty(
    'value',
    `${location.origin}/natal/checkout/cep/?s=d500a&utm_source=instagram&utm_campaign=natal`,
  );
  screen.getByRole('img', { name: 'QR code do link' });
});

it('what is published says which campaigns come, change and go', () => {
  const told = (before: MadeCampaign[], after: MadeCampaign[]) =>
    describeChanges({ ...drafted, campaigns: before }, { ...drafted, campaigns: after }, files);
  expect(told([], [christmas])).toEqual(['Campanha nova: Natal, em /natal/']);
  expect(told([christmas], [{ ...christmas, accent: 'plum' }])).toEqual([
    expect.stringContaining('alterados'),
  ]);
  expect(told([christmas], [])).toEqual([expect.stringContaining('sai do ar')]);
  expect(told([christmas], [christmas])).toEqual([]);
});
