import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { erasePerson, exportPerson } from '../../src/contract/panel/people.ts';
import { savedFiles } from './saved-files.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

it('a button keeps the focus during its call, and a second press does not repeat it', async () => {
  const panel = fakePanel('manager');
  panel.refuses(exportPerson, { status: 404, code: 'not-found', error: 'Não guardamos nada.' });
  showPanel('/dados-pessoais');
  const input = await screen.findByRole('textbox', { name: 'CPF ou CNPJ' });
  await userEvent.type(input, '529.982.247-25');
  const button = screen.getByRole('button', { name: 'Baixar os dados' });
  const states: string[] = [];
  const watching = new MutationObserver(() => {
    states.push(String(button.getAttribute('aria-disabled')));
    if (states.length === 1) button.click();
  });
  watching.observe(button, { attributeFilter: ['aria-disabled'] });
  onTestFinished(() => watching.disconnect());
  await userEvent.click(button);
  await screen.findByText('Não guardamos nada.');
  await waitFor(() => expect(states).toEqual(['true', 'null']));
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(panel.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('an operator gets a person’s data file by a valid document', async () => {
  const saved = savedFiles();
  const panel = fakePanel('manager');
  const data = { geradoEm: '2026-11-22T10:00:00.000Z', sobre: 'Tudo.', secoes: [] };
  panel.answers(exportPerson, () => ({ data }));
  showPanel('/dados-pessoais');

  const input = await screen.findByRole('textbox', { name: 'CPF ou CNPJ' });
  await userEvent.type(input, '529.982.247-24');
  await userEvent.click(screen.getByRole('button', { name: 'Baixar os dados' }));
  await screen.findByText('Confira o CPF ou CNPJ.');
  expect(document.activeElement).toBe(input);
  await userEvent.type(input, '{Backspace}5');
  await userEvent.click(screen.getByRole('button', { name: 'Baixar os dados' }));
  await screen.findByText(/O arquivo foi baixado/);
  expect(panel.asked.at(-1)).toMatchObject({ body: { document: '52998224725' } });
  expect(JSON.parse((await saved[0]?.file.text()) ?? '')).toEqual(data);
  // Erasing comes next and needs the same document.
  expect(input).toHaveProperty('value', '529.982.247-25');
  await userEvent.clear(input);
  await userEvent.type(input, '12.abc.345/01de-35');
  await userEvent.click(screen.getByRole('button', { name: 'Baixar os dados' }));
  await waitFor(() => expect(panel.asked.at(-1)).toMatchObject({ body: { document: '12ABC34501DE35' } }));
});

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
