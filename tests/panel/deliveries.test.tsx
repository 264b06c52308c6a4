import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { whatsappErrors } from '../../src/content/operator/whatsapp-errors.ts';
import {
  type Delivery,
  listDeliveries,
  listReplayReceivers,
  readDelivery,
  repeatDelivery,
} from '../../src/contract/panel/deliveries.ts';
import { listedDelivery as failed } from './listed.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const attempt = {
  at: '2026-11-23T15:00:02.000Z',
  milliseconds: 31,
  channel: null,
  outcome: 'not-taken',
  reason: 'http 500',
};

const detail = (delivery: Delivery) => ({
  delivery,
  recipient: 'crm',
  content: '{"orderNumber":"UF-1"}',
  attempts: [attempt],
});

it('a failed delivery shows its attempts and can be repeated', async () => {
  const panel = fakePanel('manager');
  panel.answers(listDeliveries, () => ({ deliveries: [failed], next: null }));
  panel.answers(readDelivery, () => detail(failed));
  showPanel('/envios?situacao=failed');
  const row = await screen.findByRole('row', { name: /Pedido feito/ });
  within(row).getByText('Não foi enviado');
  expect(panel.asked.at(-1)?.query.get('state')).toBe('failed');
  await userEvent.click(within(row).getByRole('button', { name: /^Ver Pedido feito/ }));
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByText(/Não aceito \(.*http 500\)\), 31 ms/);
  const waiting: Delivery = { ...failed, state: 'waiting', attempts: 0, failure: null, repeatBy: [] };
  panel.answers(repeatDelivery, () => ({ delivery: waiting }));
  panel.answers(readDelivery, () => detail(waiting));
  await userEvent.click(within(drawer).getByRole('button', { name: 'Enviar de novo' }));
  await within(drawer).findByText('Na fila para sair de novo.');
});

it('a delivery cannot be repeated without the right, and an empty filter says so', async () => {
  const panel = fakePanel('seller');
  panel.answers(listDeliveries, () => ({ deliveries: [], next: null }));
  panel.answers(readDelivery, () => detail(failed));
  showPanel('/envios?envio=d1&meio=webhook');
  await screen.findByText('Nenhum envio com esse filtro.');
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByText(/31 ms/);
  expect(within(drawer).queryByRole('button', { name: 'Enviar de novo' })).toBeNull();
});

it('a delivery whose code has expired says so and is not sent again', async () => {
  const panel = fakePanel('manager');
  const code: Delivery = { ...failed, kind: 'order-code', repeatBy: [], hasExpired: true };
  panel.answers(listDeliveries, () => ({ deliveries: [code], next: null }));
  panel.answers(readDelivery, () => detail(code));
  showPanel('/envios?envio=d1');
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('O código ou link já venceu: quem espera por ele precisa pedir um novo.');
  expect(drawer.queryByRole('button', { name: 'Enviar de novo' })).toBeNull();
});

it('a message names its recipient, each attempt in words, and is sent again by the channel that is chosen', async () => {
  const panel = fakePanel('manager');
  const message: Delivery = { ...failed, kind: 'visit-moved', channel: 'sms', repeatBy: ['sms', 'email'] };
  const attempts = [
    { ...attempt, channel: 'whatsapp', outcome: 'taken', reason: null },
    { ...attempt, channel: 'whatsapp', outcome: 'undelivered', reason: 'whatsapp 131026', milliseconds: 0 },
  ];
  panel.answers(listDeliveries, () => ({ deliveries: [message], next: null }));
  panel.answers(readDelivery, () => ({ ...detail(message), recipient: '(11) 91234-5678', attempts }));
  showPanel('/envios?envio=d1');
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText(/, WhatsApp: Aceito, 31 ms$/);
  drawer.getByText('(11) 91234-5678 (SMS)');
  expect(screen.getAllByText(/91234-5678/)).toHaveLength(1);
  drawer.getByText(`23/11/2026 às 12:00, WhatsApp: Não entregue (${whatsappErrors[131_026]?.words})`);
  const choice = drawer.getByLabelText('Enviar por');
  const options = within(choice).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['SMS', 'E-mail']);
  await userEvent.selectOptions(choice, 'E-mail');
  const waiting: Delivery = { ...message, channel: 'email', state: 'waiting', repeatBy: [] };
  panel.answers(repeatDelivery, () => ({ delivery: waiting }));
  panel.answers(readDelivery, () => ({ ...detail(waiting), attempts }));
  await userEvent.click(drawer.getByRole('button', { name: 'Enviar de novo' }));
  await drawer.findByText('Na fila para sair de novo.');
  expect(panel.asked.find(({ method }) => method === 'POST')?.body).toEqual({ channel: 'email' });
});

it('who would send events again reads that no system takes any, or that the list did not come', async () => {
  const panel = fakePanel('manager');
  panel.answers(listDeliveries, () => ({ deliveries: [], next: null }));
  panel.refuses(listReplayReceivers, { status: 503, code: 'busy', error: 'A lista não veio' });
  showPanel('/envios');
  await userEvent.click(await screen.findByRole('button', { name: 'Reenviar avisos' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('A lista não veio');
  panel.answers(listReplayReceivers, () => ({ names: [] }));
  await userEvent.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
  await dialog.findByRole('option', { name: 'Nenhum sistema recebe avisos' });
});
