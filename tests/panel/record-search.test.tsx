import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ResponseOf } from '../../src/contract/endpoint.ts';
import { findRecords } from '../../src/contract/panel/find.ts';
import { listLeads } from '../../src/contract/panel/leads.ts';
import { readOrder } from '../../src/contract/panel/orders.ts';
import { listedLead, listedOrder } from './listed.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const nothing: ResponseOf<typeof findRecords> = {
  orders: [],
  leads: [],
  renewals: [],
  conversations: [],
  more: [],
};

const lead = { ...listedLead, name: 'Ana Prado' };

const found: typeof nothing = {
  ...nothing,
  leads: [lead],
  orders: [{ ...listedOrder, number: 'UF-0CJEWM66VAM', name: 'Ana Lima' }],
  more: ['leads'],
};

it('a record is found and opened by the keyboard alone, and more of a kind in its list, with no words in an address', async () => {
  const panel = fakePanel('seller');
  panel.answers(findRecords, () => found);
  showPanel();
  await screen.findByRole('button', { name: 'Buscar em tudo' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Número, protocolo/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('ana{Enter}');
  await screen.findByRole('option', { name: /Ana Lima.*UF-0CJEWM66VAM/ });
  expect(panel.asked.findLast(({ path }) => path.endsWith('/search'))).toMatchObject({
    path: `/api/${findRecords.path}`,
    body: { search: 'ana' },
  });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(panel.asked.map(({ path }) => path)).toContain(
      `/api/${readOrder.path.replace(':number', 'UF-0CJEWM66VAM')}`,
    ),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  panel.answers(listLeads, () => ({ leads: [lead], isCut: false, next: null }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /^Número, protocolo/ }), 'ana{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'Ver todos em Contatos' }));
  await screen.findByRole('heading', { level: 1, name: 'Contatos' });
  await waitFor(() =>
    expect(panel.asked.findLast(({ path }) => path === `/api/${listLeads.path}`)?.body).toEqual({
      search: 'ana',
    }),
  );
});

it('a search that finds nothing, is too short or fails says so', async () => {
  const panel = fakePanel('seller');
  panel.answers(findRecords, () => nothing);
  showPanel();
  await userEvent.click(await screen.findByRole('button', { name: 'Buscar em tudo' }));
  const field = await screen.findByRole('combobox', { name: /^Número, protocolo/ });
  await userEvent.type(field, 'zeferino{Enter}');
  await screen.findByText(/^Nada encontrado/);
  panel.refusesField(findRecords, 'search', 'Escreva mais.');
  await userEvent.type(field, '{Backspace}{Enter}');
  await screen.findByText('Escreva mais.');
  panel.refuses(findRecords, { status: 503, code: 'busy', error: 'Muita gente usa o painel agora.' });
  await userEvent.type(field, '{Backspace}{Enter}');
  await screen.findByText('Muita gente usa o painel agora.');
});

it('who may see no customers has no search', async () => {
  fakePanel('marketer');
  showPanel();
  await screen.findByRole('navigation', { name: 'Áreas do painel' });
  expect(screen.queryByRole('button', { name: 'Buscar em tudo' })).toBeNull();
});
