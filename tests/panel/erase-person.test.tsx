import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { erasePerson } from '../../src/contract/panel/people.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const askToErase = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'CPF ou CNPJ' }), '529.982.247-25');
  await userEvent.click(screen.getByRole('button', { name: 'Apagar os dados desta pessoa' }));
  return screen.findByRole('dialog', { name: 'Apagar os dados de 529.982.247-25?' });
};

const erasures = (panel: ReturnType<typeof fakePanel>) =>
  panel.asked.filter(({ method }) => method === 'POST');

const sure = { name: 'Apagar para sempre' };

it('an erasure needs a chosen reason, and tells what was erased and what stays', async () => {
  const panel = fakePanel('manager');
  panel.answers(erasePerson, () => ({ erased: 2, kept: [{ kind: 'orders' as const, count: 1 }] }));
  showPanel('/dados-pessoais');
  const dialog = within(await askToErase());
  dialog.getByText(/Não dá para desfazer/);
  await userEvent.click(dialog.getByRole('button', sure));
  expect(erasures(panel)).toEqual([]);
  const reason = dialog.getByRole('combobox', { name: /Motivo/ });
  expect(reason).toHaveProperty('value', '');
  expect(document.activeElement).toBe(reason);

  await userEvent.selectOptions(reason, 'Pedido por carta');
  await userEvent.click(dialog.getByRole('button', sure));
  await screen.findByText('2 registros apagados. Fica: 1 pedido feito (parte de um contrato).');
  expect(erasures(panel)).toMatchObject([{ body: { document: '52998224725', reason: 'by-letter' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an erasure that is cancelled or of a wrong document asks nothing of the server', async () => {
  const panel = fakePanel('manager');
  showPanel('/dados-pessoais');
  const dialog = within(await askToErase());
  await userEvent.click(dialog.getByRole('button', { name: 'Não apagar' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'CPF ou CNPJ' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Apagar os dados desta pessoa' }));
  await screen.findByText('Confira o CPF ou CNPJ.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(erasures(panel)).toEqual([]);
});

it('an erasure that fails says so in its dialog, which stays', async () => {
  const panel = fakePanel('manager');
  panel.refuses(erasePerson, { status: 503, code: 'unavailable', error: 'Tente de novo.' });
  showPanel('/dados-pessoais');
  const dialog = within(await askToErase());
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Motivo/ }), 'Ordem de uma autoridade');
  await userEvent.click(dialog.getByRole('button', sure));
  await dialog.findByText(/Tente de novo/);
});
