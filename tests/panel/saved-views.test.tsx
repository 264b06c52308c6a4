import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listLeads } from '../../src/contract/panel/leads.ts';
import * as viewsCalls from '../../src/contract/panel/saved-views.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

function openLeads(path: string, known: viewsCalls.SavedView[] = []) {
  const panel = fakePanel('seller');
  let views = known;
  panel.answers(listLeads, () => ({ leads: [], isCut: false, next: null }));
  panel.answers(viewsCalls.listSavedViews, () => ({ views }));
  panel.answers(viewsCalls.saveView, ({ body }) => {
    const view = { id: 'new', ...viewsCalls.saveView.body.parse(body) };
    views = [...views, view];
    return { view };
  });
  panel.answers(viewsCalls.removeView, () => {
    views = [];
    return {};
  });
  showPanel(path);
  return panel;
}

const campaign: viewsCalls.SavedView = { id: 'one', name: 'Black', filters: 'campanha=timblack' };

it('filters are saved under a name, without the place in the list', async () => {
  const panel = openLeads('/contatos?depois=x&campanha=timblack');
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar estes filtros' }));
  await userEvent.type(screen.getByLabelText('Nome da visão'), 'Black{Enter}');
  const views = within(await screen.findByRole('region', { name: 'Visões guardadas' }));
  await views.findByRole('link', { name: 'Black' });
  expect(views.queryByRole('button', { name: 'Guardar estes filtros' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(
    panel.asked.find(({ method, path }) => method === 'POST' && path.includes('saved-views'))?.body,
  ).toEqual({ name: 'Black', filters: 'campanha=timblack' });
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancelar', () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))],
])('the form for the name is left by %s, and the focus is where it was opened', async (_, leave) => {
  const panel = openLeads('/contatos?campanha=timblack');
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar estes filtros' }));
  await userEvent.type(screen.getByLabelText('Nome da visão'), 'Bla');
  await leave();
  expect(screen.queryByLabelText('Nome da visão')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar estes filtros' }));
  expect(panel.asked.some(({ method, path }) => method === 'POST' && path.includes('saved-views'))).toBe(
    false,
  );
});

it('a saved view is opened by one press, removed by another, and its removal is undone by a third', async () => {
  const panel = openLeads('/contatos', [campaign]);
  await userEvent.click(await screen.findByRole('link', { name: 'Black' }));
  expect((await screen.findByRole('link', { name: 'Black' })).getAttribute('aria-current')).toBe('true');
  const asked = panel.asked.filter(({ path }) => path.endsWith('/leads/search')).at(-1);
  expect(asked?.body).toMatchObject({ campaign: 'timblack' });
  await userEvent.click(screen.getByRole('button', { name: 'Remover a visão Black' }));
  await screen.findByText('Visão removida.');
  const undo = screen.getByRole('button', { name: 'Desfazer: guardar “Black” de novo' });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  await screen.findByRole('link', { name: 'Black' });
  expect(panel.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Black',
    filters: 'campanha=timblack',
  });
  expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('a list without filters and saved views shows nothing of them', async () => {
  openLeads('/contatos');
  await screen.findByRole('status');
  expect(screen.queryByRole('region', { name: 'Visões guardadas' })).toBeNull();
});
