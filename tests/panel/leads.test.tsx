import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { changeLeadWork, listSellers, setLeadOwner } from '../../src/contract/panel/lead-work.ts';
import { listLeads, readLead, showLeadField } from '../../src/contract/panel/leads.ts';
import { linkWords, workWords } from '../../src/panel/views/leads/leads-words.ts';
import { listedLead as lead } from './listed.ts';
import { fakePanel, operatorOf, showPanel } from './show-panel.tsx';

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
  await userEvent.click(screen.getByRole('radio', { name: 'Antigos primeiro' }));
  await waitFor(() => expect(panel.asked.at(-1)?.body).toEqual({ consent: 'offers', order: 'oldest' }));
});

const sellers = [
  { id: 'bia', name: 'Bia Reis', isActive: true },
  { id: '0198f000-0000-7000-8000-00000000000c', name: 'Caio Melo', isActive: false },
];

const opened = {
  ...lead,
  ...{ reason: null, orderNumber: null, linkBy: 'sms' as const, plan: null },
  ...{ startedAt: lead.at, address: '', personal: [], timeline: [] },
};

it('a manager gives a lead to a colleague who still works there', async () => {
  const panel = fakePanel('manager');
  panel.answers(readLead, () => ({ lead: opened, orderNumber: null }));
  panel.answers(listSellers, () => ({ sellers }));
  panel.answers(setLeadOwner, () => ({ success: true as const }));
  showPanel(`/contatos/${lead.id}`);
  const to = await screen.findByLabelText('Passar para');
  await within(to).findByRole('option', { name: 'Bia Reis' });
  expect(within(to).queryByRole('option', { name: /Caio/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Passar' }));
  await screen.findByText('Escolha uma pessoa.');
  await userEvent.selectOptions(to, 'bia');
  await userEvent.click(screen.getByRole('button', { name: 'Passar' }));
  await waitFor(() =>
    expect(panel.asked.find(({ path }) => path.endsWith('/owner'))?.body).toEqual({ from: null, to: 'bia' }),
  );
  screen.getByText('Vai por SMS e vale por 72 horas.');
});

it('a second Enter does not give back the lead that the first took', async () => {
  const panel = fakePanel('seller');
  let owner: { id: string; name: string } | null = null;
  panel.answers(readLead, () => ({ lead: { ...opened, owner }, orderNumber: null }));
  panel.answers(setLeadOwner, () => {
    owner = operatorOf('seller');
    return { success: true as const };
  });
  showPanel(`/contatos/${lead.id}`);
  (await screen.findByRole('button', { name: workWords.take })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: workWords.handBack });
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe(workWords.withYou);
  expect(panel.asked.filter(({ path }) => path.endsWith('/owner'))).toHaveLength(1);
});

it('a lead that became an order leads to it', async () => {
  const panel = fakePanel('seller');
  panel.answers(readLead, () => ({ lead: null, orderNumber: 'UF-0CJEWM66VAM' }));
  showPanel(`/contatos/${lead.id}`);
  expect(await screen.findByRole('link', { name: 'Pedido UF-0CJEWM66VAM' })).toHaveProperty(
    'pathname',
    '/pedidos/UF-0CJEWM66VAM',
  );
});

it('a phone of a lead is shown on request, keeps the focus and is called by a press; no link goes where nothing could bring it', async () => {
  const panel = fakePanel('manager');
  const personal = [{ field: 'phone' as const, masked: '(11) *****-****' }];
  const shown = { ...opened, plan: '500 Mega', personal, linkBy: null };
  panel.answers(readLead, () => ({ lead: shown, orderNumber: null }));
  panel.answers(showLeadField, () => ({ value: '(11) 98765-4321' }));
  showPanel(`/contatos/${lead.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar Celular' }));
  const phone = await screen.findByRole('link', { name: '(11) 98765-4321' });
  expect(phone).toHaveProperty('href', 'tel:+5511987654321');
  await waitFor(() => expect(document.activeElement?.contains(phone)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  within(screen.getByRole('main')).getByText('Conversa');
  screen.getByText('500 Mega');
  screen.getByText(linkWords.noWay);
  expect(screen.queryByRole('button', { name: linkWords.send })).toBeNull();
});

it('a colleague’s change of the progress takes the place of what was shown, and is not overwritten', async () => {
  const panel = fakePanel('seller');
  const nextDay = '2999-12-31';
  panel.answers(readLead, () => ({ lead: opened, orderNumber: null }));
  showPanel(`/contatos/${lead.id}`);
  const progress = await screen.findByLabelText('Andamento');
  await userEvent.selectOptions(progress, 'Em negociação');
  const changed = { ...opened, status: 'talking' as const, nextDay };
  panel.answers(readLead, () => ({ lead: changed, orderNumber: null }));
  panel.refuses(changeLeadWork, { status: 412, code: 'stale', error: 'Mudou.' });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(progress).toHaveProperty('value', 'talking'));
  panel.answers(changeLeadWork, () => ({ success: true as const }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(panel.asked.findLast(({ path }) => path.endsWith('/work'))?.body).toEqual({
      ...{ from: 'talking', fromDay: nextDay, to: 'talking', nextDay },
    }),
  );
});

it('the status of an overdue contact is saved with its day, and only another day has to be ahead', async () => {
  const panel = fakePanel('seller');
  const nextDay = '2020-01-31';
  panel.answers(readLead, () => ({ lead: { ...opened, nextDay }, orderNumber: null }));
  panel.answers(changeLeadWork, () => ({ success: true as const }));
  showPanel(`/contatos/${lead.id}`);
  await userEvent.selectOptions(await screen.findByLabelText('Andamento'), 'Em negociação');
  const save = screen.getByRole('button', { name: 'Salvar' });
  await userEvent.click(save);
  const sent = () => panel.asked.filter(({ path }) => path.endsWith('/work')).map(({ body }) => body);
  await waitFor(() => expect(sent()).toMatchObject([{ to: 'negotiating', nextDay }]));
  const day = screen.getByLabelText('Próximo contato');
  await userEvent.clear(day);
  await userEvent.type(day, '30/01/2020');
  await userEvent.click(save);
  expect(day.getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toHaveLength(1);
});
