import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { checkWords } from '../../../src/content/publication-checks.ts';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { nothingPublished } from '../../../src/contract/publication.ts';
import { newExperiment } from '../../../src/funnel/experiments/experiments.ts';
import { catalogueWords as words } from '../../../src/panel/views/catalogue/catalogue-words.ts';
import { showPanel } from '../show-panel.tsx';
import { asked, bias, christmas, files, friday, openDraft, price, terms } from './catalogue-draft.ts';

const edited = { ...nothingPublished, prices: [price] };

const openDiscard = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar o rascunho' }));
  return within(await screen.findByRole('dialog', { name: 'Descartar o rascunho?' }));
};

it('an editor reads what a discarded draft would lose, and the draft is then what is published', async () => {
  const { panel, kept } = openDraft('marketer', edited);
  panel.answers(calls.discardCatalogueDraft, ({ body }) => {
    const { version } = calls.discardCatalogueDraft.body.parse(body);
    Object.assign(kept, { version: version + 1, publication: nothingPublished });
    return { version: kept.version };
  });
  showPanel('/catalogo?aba=publish');
  const dialog = await openDiscard();
  dialog.getByText(/99,99 → R\$.89,99/);
  await userEvent.click(dialog.getByRole('button', { name: 'Sim, descartar' }));
  await screen.findByText('Rascunho descartado.');
  await screen.findByText('O rascunho é igual ao que está publicado.');
  screen.getByText('Nada editado');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(screen.getByRole('button', { name: 'Descartar o rascunho' }).matches(':disabled')).toBe(true);
});

it('a draft is kept where its editor thinks better of it', async () => {
  const { panel } = openDraft('marketer', edited);
  showPanel('/catalogo?aba=publish');
  const dialog = await openDiscard();
  const keep = dialog.getByRole('button', { name: 'Manter o rascunho' });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(panel.asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Descartar o rascunho' })),
  );
});

it('a draft that cannot be saved is discarded with what was not saved', async () => {
  const { panel } = openDraft('marketer');
  panel.refuses(calls.saveCatalogueDraft, { status: 422, code: 'invalid', error: 'Não cabe.' });
  panel.answers(calls.discardCatalogueDraft, () => ({ version: 1 }));
  showPanel('/catalogo?aba=campaigns&campanha=');
  await userEvent.type(await screen.findByLabelText('Título do banner'), 'Oi');
  await screen.findByText('Não cabe.');
  await userEvent.click(screen.getByRole('tab', { name: 'Publicar' }));
  const dialog = await openDiscard();
  await userEvent.click(dialog.getByRole('button', { name: 'Sim, descartar' }));
  await screen.findByText('Rascunho descartado.');
  expect(screen.queryByText('Não cabe.')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Campanhas' }));
  expect(await screen.findByLabelText('Título do banner')).toHaveProperty('value', '');
});

it('a scheduled price that was begun and left is discarded as well', async () => {
  const publication = { ...nothingPublished, prices: [{ key: 'a', list: null, sku: 'd500a', ...friday }] };
  openDraft('marketer', publication, {
    draft: {
      basedOn: 0,
      savedOn: 0,
      author: 'operator-marketer',
      version: 1,
      publication,
      editedBy: 'Bia',
      editedAt: '2026-11-23T15:00:00.000Z',
    },
    problems: [{ part: 'prices', key: 'a', message: 'Esta mudança não altera nada.' }],
  });
  showPanel('/catalogo?aba=publish');
  const dialog = await openDiscard();
  dialog.getByText('Última edição salva: Bia, 23/11/2026 às 12:00.');
  expect(dialog.queryByRole('list')).toBeNull();
});

it('a manager sees whose draft it is, discards it, and leaves a colleague’s', async () => {
  const { panel, kept } = openDraft('manager', edited);
  panel.answers(calls.discardCatalogueDraft, () => ({ version: 2 }));
  showPanel('/catalogo?aba=publish');
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar o rascunho de Bia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Descartar o rascunho de Bia?' }));
  dialog.getByText(/Última edição salva: Bia/);
  await userEvent.click(dialog.getByRole('button', { name: 'Sim, descartar' }));
  await screen.findByText('Rascunho descartado.');
  const discarded = panel.asked.find(({ method }) => method === 'DELETE');
  expect(discarded?.body).toEqual({ author: 'bia', version: kept.version });
});

it.each([
  ['admin', true, true],
  ['admin', false, false],
  // Publishes or discards it, and edits none.
  ['manager', true, false],
] as const)('%s takes over a draft whose author is gone (%s): %s', async (role, isLeft, may) => {
  const left = { ...bias({ version: 3, publication: edited }), isLeft };
  const { panel } = openDraft(role, nothingPublished, { drafts: [left] });
  panel.answers(calls.takeOverCatalogueDraft, () => ({ version: 1 }));
  showPanel('/catalogo?aba=publish');
  await screen.findByRole('button', { name: 'Descartar o rascunho de Bia' });
  expect(screen.queryByText(words.accountEnded) !== null).toBe(isLeft);
  const button = screen.queryByRole('button', { name: words.takeOver });
  expect(button !== null).toBe(may);
  if (button === null) return;
  await userEvent.click(button);
  await screen.findByText(words.takenOver('Bia'));
  const taken = panel.asked.find(({ path }) => path.endsWith('/takeovers'));
  expect(taken?.body).toEqual({ author: 'bia', version: 3 });
});

it('of several drafts those are published that are finished and chosen', async () => {
  const heading = { ...nothingPublished, looks: [{ key: 'l', campaign: '', banner: { heading: 'Festa' } }] };
  const eva = { ...bias({ version: 3, publication: edited }), author: 'eva', name: 'Eva' };
  const { panel } = openDraft('manager', edited, {
    drafts: [
      bias({ version: 1, publication: edited }),
      { ...bias({ version: 2, publication: heading }), author: 'davi', name: 'Davi' },
      { ...eva, problems: [{ part: 'prices', key: 'a', message: 'Falta o preço.' }] },
    ],
  });
  panel.answers(calls.publishCatalogue, () => ({ version: 1 }));
  showPanel('/catalogo?aba=publish');
  const of = (name: string) => screen.findByRole('checkbox', { name: `Publicar o rascunho de ${name}` });
  expect((await of('Eva')).matches(':disabled')).toBe(true);
  screen.getByText(/não impede os outros/);
  await userEvent.click(await of('Bia'));
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar esta versão?' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  dialog.getByText(/Festa/);
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
  await screen.findByText('Versão 1 publicada.');
  expect(panel.asked.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    drafts: [{ author: 'davi', version: 2 }],
  });
});

it('two drafts that change the same thing are told before they are published together', async () => {
  const other = { ...nothingPublished, prices: [{ ...price, price_with_dacc: 79 }] };
  openDraft('manager', edited, {
    drafts: [
      bias({ version: 1, publication: edited }),
      { ...bias({ version: 1, publication: other }), author: 'davi', name: 'Davi' },
    ],
  });
  showPanel('/catalogo?aba=publish');
  const told = await screen.findByRole('alert', { name: /^Bia e Davi mudaram a mesma coisa/ });
  expect(
    within(told)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/99,99 → R\$.89,99$/), expect.stringMatching(/99,99 → R\$.79,00$/)]);
  expect(screen.getByRole('button', { name: 'Publicar' }).matches(':disabled')).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Publicar o rascunho de Davi' }));
  expect(screen.getByRole('button', { name: 'Publicar' }).matches(':disabled')).toBe(false);
});

it.each([
  ['its author', 'marketer', '/catalogo'],
  ['who publishes', 'manager', '/catalogo?aba=publish'],
] as const)('what clashes is still told to %s once one of the two is published', async (_, role, address) => {
  const theirs = { ...nothingPublished, prices: [{ ...price, price_with_dacc: 79 }] };
  const { panel } = openDraft(role, edited, { published: { version: 1, publication: theirs } });
  panel.answers(calls.readPublication, () => ({ publication: nothingPublished }));
  showPanel(address);
  const told = await screen.findByRole('alert', { name: checkWords.clashesWithPublished });
  expect(told.textContent).toMatch(/No ar:.*99,99 → R\$.79,00.*Neste rascunho:.*99,99 → R\$.89,99/);
  expect(panel.asked.some(({ path }) => path.endsWith('/publications/0'))).toBe(true);
});

it('another’s draft is shown in every tab, and only its author changes it', async () => {
  const { panel } = openDraft('admin', nothingPublished, {
    drafts: [bias({ version: 1, publication: edited })],
  });
  showPanel('/catalogo');
  await screen.findByText('Nada editado');
  panel.answers(calls.readCatalogueDraft, () => ({
    files,
    draft: { ...bias({ version: 1, publication: edited }), basedOn: 0 },
    published: { version: 0, publication: nothingPublished },
    problems: [],
    asked: [],
    drafts: [bias({ version: 1, publication: edited })],
  }));
  await userEvent.selectOptions(screen.getByLabelText('Mostrar'), 'Rascunho de Bia');
  await screen.findByText('Só quem escreveu este rascunho o muda.');
  expect(panel.asked.some(({ query }) => query.get('author') === 'bia')).toBe(true);
  const group = screen.getAllByRole('group').find((one) => one.matches('fieldset:disabled'));
  expect(group).toBeDefined();
});

it('who publishes a draft that somebody else has changed is led to the changes', async () => {
  const { panel, kept } = openDraft('manager', edited);
  const error = 'Bia salvou outra versão do rascunho enquanto você editava.';
  panel.refuses(calls.publishCatalogue, { status: 409, code: 'draft-changed', error });
  showPanel('/catalogo?aba=publish');
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar esta versão?' }));
  await userEvent.type(dialog.getByLabelText('Nota para a equipe'), 'Maio');
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
  await dialog.findByText(error);
  Object.assign(kept, {
    version: 4,
    publication: { ...nothingPublished, prices: [{ ...price, price: 95 }] },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Ver o que mudou' }));
  await screen.findByText(/109,99 → R\$.95,00/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  panel.answers(calls.publishCatalogue, () => ({ version: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  const again = within(await screen.findByRole('dialog', { name: 'Publicar esta versão?' }));
  await userEvent.click(again.getByRole('button', { name: 'Publicar' }));
  await screen.findByText('Versão 1 publicada.');
  expect(panel.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
    drafts: [{ author: 'bia', version: 4 }],
    published: 0,
    note: 'Maio',
  });
});

it('what lacks its name still says what it is', async () => {
  const publication = {
    ...nothingPublished,
    campaigns: [{ ...christmas, title: ' ' }],
    experiments: [{ ...newExperiment, id: 'teste' }],
    faq: { general: { edited: {}, added: [{ ...asked, id: 'x', question: '' }], hidden: [], order: [] } },
  };
  const missing = { message: 'Falta o texto.' };
  openDraft('marketer', publication, {
    files: { ...files, plans: [{ sku: 'd500a', name: '', terms }] },
    problems: [
      { part: 'plans' as const, key: 'd500a', ...missing },
      { part: 'campaigns' as const, key: 'natal', ...missing },
      { part: 'experiments' as const, key: 'teste', ...missing },
      { part: 'faq' as const, key: 'general x', ...missing },
    ],
  });
  showPanel('/catalogo?aba=publish');
  const told = within(await screen.findByRole('region', { name: 'O que impede a publicação' }));
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'sem nome (d500a): Falta o texto.',
    'Campanha sem nome: Falta o texto.',
    'Experimento sem nome: Falta o texto.',
    'Dúvida “sem pergunta”: Falta o texto.',
  ]);
  screen.getByText('Campanha nova: sem nome, em /natal/');
  screen.getByText(/^Experimento novo: sem nome: .+; nenhuma campanha; /);
  screen.getByText('Dúvida “sem pergunta”: nova');
});
