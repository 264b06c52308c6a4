import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { nothingPublished } from '../../../src/contract/publication.ts';
import { newExperiment } from '../../../src/funnel/experiments/experiments.ts';
import { showPanel } from '../show-panel.tsx';
import { asked, christmas, files, friday, openDraft, price, terms } from './catalogue-draft.ts';

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
  showPanel('/catalogo?aba=campaigns');
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
    draft: { version: 1, publication, editedBy: 'Bia', editedAt: '2026-11-23T15:00:00.000Z' },
    problems: [{ part: 'prices', key: 'a', message: 'Esta mudança não altera nada.' }],
  });
  showPanel('/catalogo?aba=publish');
  const dialog = await openDiscard();
  dialog.getByText('Última edição salva: Bia, 23/11/2026 às 12:00.');
  expect(dialog.queryByRole('list')).toBeNull();
});

it('a manager, who does not edit, cannot discard the draft', async () => {
  openDraft('manager', edited);
  showPanel('/catalogo?aba=publish');
  await screen.findByRole('button', { name: 'Publicar' });
  expect(screen.queryByRole('button', { name: 'Descartar o rascunho' })).toBeNull();
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
    draft: 4,
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
