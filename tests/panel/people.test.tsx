import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exportPerson } from '../../src/contract/panel/people.ts';
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
  const saved: Blob[] = [];
  const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return '#file';
  };
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
    click.mockRestore();
  });
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
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(data);
  // Erasing comes next and needs the same document.
  expect(input).toHaveProperty('value', '529.982.247-25');
  await userEvent.clear(input);
  await userEvent.type(input, '12.abc.345/01de-35');
  await userEvent.click(screen.getByRole('button', { name: 'Baixar os dados' }));
  await waitFor(() => expect(panel.asked.at(-1)).toMatchObject({ body: { document: '12ABC34501DE35' } }));
});
