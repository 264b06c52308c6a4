import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listLeads, readLead, showLeadField } from '../../src/contract/panel/leads.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const lead = {
  id: '0198f000-0000-7000-8000-000000000001',
  protocol: 'ABC123',
  at: '2026-11-23T15:00:00.000Z',
  name: 'Maria Souza',
  town: 'São Paulo/SP',
  step: 'phone',
  planSku: 'd500a',
  campaign: '',
  face: 'chat',
  risk: 'open' as const,
  acceptsOffers: true,
  status: 'new' as const,
  owner: null,
  nextDay: null,
};

it('the leads show who left and can be filtered by consent', async () => {
  const panel = fakePanel('seller');
  panel.answers(listLeads, () => ({ leads: [lead], isCut: true, next: null }));
  showPanel('/contatos');
  const table = await screen.findByRole('table');
  within(table).getByRole('link', { name: 'Maria Souza' });
  screen.getByText(/A busca encontrou mais de/);
  expect(screen.queryByRole('button', { name: /Exportar/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Aceitam ofertas' }));
  await screen.findByText(/O aceite vale para e-mail/);
  expect(panel.asked.at(-1)).toMatchObject({ body: { consent: 'offers' } });
});

it('a phone of a lead is shown on request, keeps the focus and is called by a press', async () => {
  const panel = fakePanel('manager');
  panel.answers(readLead, () => ({
    orderNumber: null,
    lead: {
      ...lead,
      plan: '500 Mega',
      startedAt: lead.at,
      address: 'Avenida Paulista, 1000',
      personal: [{ field: 'phone' as const, masked: '(11) *****-****' }],
      ...{ reason: null, orderNumber: null, linkBy: null },
      timeline: [],
    },
  }));
  panel.answers(showLeadField, () => ({ value: '(11) 98765-4321' }));
  showPanel(`/contatos/${lead.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar Celular' }));
  const phone = await screen.findByRole('link', { name: '(11) 98765-4321' });
  expect(phone).toHaveProperty('href', 'tel:+5511987654321');
  await waitFor(() => expect(document.activeElement?.contains(phone)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  within(screen.getByRole('main')).getByText('Conversa');
  screen.getByText('500 Mega');
});
