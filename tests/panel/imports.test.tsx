import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportRun } from '../../src/contract/panel/import-runs.ts';
import { listImports } from '../../src/contract/panel/imports.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const check: ImportRun = {
  id: 'check',
  kind: 'coverage',
  state: 'checked',
  lines: 3,
  ofLines: 3,
  problems: [],
  faults: 0,
  more: false,
  told: 0,
  forecast: { replaced: 2, added: 1, gone: 0, toTell: 0 },
  startedBy: 'operator-admin',
  startedAt: '2026-11-20T12:00:00.000Z',
  endedAt: '2026-11-20T12:00:01.000Z',
};
const followed: ImportRun = { ...check, id: 'import', state: 'done', forecast: null };

function showImports(runs: ImportRun[]) {
  fakePanel('admin').answers(listImports, () => ({ runs }));
  showPanel('/importacoes');
}

it('a check that nobody confirmed says that nothing was imported', async () => {
  showImports([check, { ...followed, kind: 'customers' }]);
  const run = within(await screen.findByRole('article', { name: /^Cobertura/ }));
  run.getByText('Não importada');
  run.getByText(/sem importar: nada mudou/);
});

it('a check that its import followed leaves the list', async () => {
  showImports([followed, check]);
  const run = within(await screen.findByRole('article', { name: /^Cobertura/ }));
  run.getByText('Concluída');
});

it('each kind of file has a template to begin with, and the list a heading that is not the page’s', async () => {
  showImports([]);
  await screen.findByText('Nada foi importado por aqui ainda.');
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([...new Set(headings)]);
  expect(screen.getAllByRole('button', { name: 'Baixar um modelo' })).toHaveLength(2);
});

it('a refused file shows its first problems in words of the template, and all of them as a file', async () => {
  const problems: ImportRun['problems'] = [
    { code: 'postcode', lines: [2], column: 'cep_from', value: 'x' },
    { code: 'overlap', lines: [3, 7] },
  ];
  showImports([{ ...check, state: 'refused', problems, faults: 312, forecast: null }]);
  const run = within(await screen.findByRole('article', { name: /^Cobertura/ }));
  run.getByText('Linha 2: o CEP precisa ter 8 dígitos (CEP inicial: x)');
  run.getByText('Linhas 3 e 7: as faixas de CEP se sobrepõem');
  run.getByText('Aqui estão as primeiras 2 de 312.');
  run.getByRole('button', { name: 'Baixar todas as linhas com problema' });
});

it('a file without a column is told which one', async () => {
  const problems: ImportRun['problems'] = [{ code: 'columns', lines: [], column: 'cep_to, status' }];
  showImports([{ ...check, state: 'refused', problems, faults: 1, forecast: null }]);
  await screen.findByText(/as colunas do modelo, todas e só elas \(CEP final, Situação\)/);
  expect(screen.queryByRole('button', { name: /Baixar todas/ })).toBeNull();
});
