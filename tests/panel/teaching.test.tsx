import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ResponseOf } from '../../src/contract/endpoint.ts';
import {
  conversationProblems,
  publishTeaching,
  readTeaching,
  startTraining,
  stopTraining,
  type TeachingVersion,
} from '../../src/contract/panel/teaching.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

type Teaching = ResponseOf<typeof readTeaching>;

const same = { before: 0.9, after: 0.9 };

const ready: TeachingVersion = {
  version: 2,
  state: 'ready',
  by: 'Ana Lima',
  at: '2026-11-23T15:00:00.000Z',
  publishedAt: null,
  rows: 24,
  report: {
    ...{ acts: { before: 0.9, after: 0.915 }, marks: same, topics: same, broken: [], reasons: [] },
    classes: [{ name: 'emails', acts: { before: 0.8, after: 0.75 } }],
    taught: [
      {
        id: 'g1',
        example: 'tem gatonet',
        act: 'command:person',
        sentences: 10,
        read: { before: 0.1, after: 1 },
      },
    ],
  },
};

const published: TeachingVersion = { ...ready, version: 1, state: 'published', publishedAt: ready.at };

const teaching: Teaching = {
  live: 1,
  rows: { taught: 24, untrained: 10 },
  training: null,
  versions: [published, ready],
};

function openTeaching(now: Teaching = teaching, role: Parameters<typeof fakePanel>[0] = 'manager') {
  const panel = fakePanel(role);
  panel.answers(readTeaching, () => now);
  showPanel('/conversa?aba=ensinar');
  return panel;
}

const sent = (panel: ReturnType<typeof fakePanel>) =>
  panel.asked.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

async function look(version: number) {
  await userEvent.click(await screen.findByRole('button', { name: `Ver resultado: versão ${version}` }));
  return within(await screen.findByRole('dialog'));
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('a training is started and stopped at the same button, and says who started it', async () => {
  const panel = openTeaching();
  panel.answers(startTraining, () => ({ success: true as const }));
  panel.answers(stopTraining, () => ({ success: true as const }));
  const start = await screen.findByRole('button', { name: 'Ensinar agora' });
  panel.answers(readTeaching, () => ({
    ...teaching,
    training: { by: 'Célia Brito', startedAt: ready.at, state: 'running' as const },
  }));
  await userEvent.click(start);
  await screen.findByText(/^Célia Brito começou o treino/);
  expect(document.activeElement?.textContent).toBe('Parar o treino');
  panel.answers(readTeaching, () => ({
    ...teaching,
    training: { by: 'Célia Brito', startedAt: ready.at, state: 'stopped' as const },
  }));
  await userEvent.keyboard('{Enter}');
  await screen.findByText(/^O último treino foi parado/);
  expect(sent(panel).map(([method]) => method)).toEqual(['POST', 'DELETE']);
});

it('a training that failed says that nothing changed', async () => {
  openTeaching({ ...teaching, training: { by: null, startedAt: ready.at, state: 'failed' } });
  await screen.findByText(/^O último treino falhou\. Nada mudou/);
});

it('a version shows what moves, by class and by what was taught, and is published', async () => {
  const panel = openTeaching();
  panel.answers(publishTeaching, () => ({ live: 2 }));
  const dialog = await look(2);
  expect(cellsOf(dialog.getByRole('row', { name: /^E-mails/ }))).toEqual(['80%', '75%', '-5']);
  expect(cellsOf(dialog.getByRole('row', { name: /^Entende/ }))).toEqual(['90%', '91,5%', '+1,5']);
  expect(cellsOf(dialog.getByRole('row', { name: /^“tem gatonet”/ }))).toEqual([
    ...['Quer: Falar com uma pessoa', '10', '10%', '100%', '+90'],
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
  await screen.findByText('Versão 2 no ar.');
  expect(sent(panel)).toEqual([['POST', { version: 2, live: 1 }]]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ver resultado'));
});

it('a refused version says why, which critical sentences it misreads, and cannot be published', async () => {
  const broken = [{ text: 'não quero mais', expected: 'command:leave', read: 'yes inform:cep' }];
  const report = { ...ready.report, broken, reasons: ['Uma frase crítica foi mal entendida.'] };
  openTeaching({ ...teaching, versions: [{ ...ready, state: 'refused', report }] });
  const dialog = await look(2);
  within(dialog.getByRole('alert')).getByText('Uma frase crítica foi mal entendida.');
  dialog.getByText(
    '“não quero mais”: deveria ser “Quer: Desistir”, foi lida como “Diz que sim, Informa: CEP”',
  );
  expect(dialog.queryByRole('button', { name: /^(Publicar|Voltar)/ })).toBeNull();
});

it('an earlier version, and what the site ships, are made live again after a confirmation', async () => {
  const panel = openTeaching({
    ...teaching,
    live: 2,
    versions: [published, { ...ready, state: 'published' }],
  });
  panel.answers(publishTeaching, () => ({ live: 1 }));
  const dialog = await look(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Voltar a esta' }));
  await screen.findByText('Versão 1 no ar.');
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao que vem com o site' }));
  const other = within(await screen.findByRole('dialog', { name: 'A que vem com o site' }));
  await userEvent.click(other.getByRole('button', { name: 'Voltar a esta' }));
  await screen.findByText('A conversa usa o que vem com o site.');
  expect(sent(panel).map(([, body]) => body)).toEqual([
    { version: 1, live: 2 },
    { version: 0, live: 2 },
  ]);
});

it('where somebody else published meanwhile, what is live is shown before another try', async () => {
  const panel = openTeaching();
  const problem = {
    status: 409,
    code: conversationProblems.liveChanged,
    error: 'Outra versão entrou no ar.',
  };
  panel.refuses(publishTeaching, problem);
  const dialog = await look(2);
  panel.answers(readTeaching, () => ({ ...teaching, live: 0 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
  await dialog.findByText(problem.error);
  panel.answers(publishTeaching, () => ({ live: 2 }));
  await screen.findAllByText('A que vem com o site');
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(sent(panel).at(-1)).toEqual(['POST', { version: 2, live: 0 }]));
});

it('a seller sees versions and their results, and changes none', async () => {
  openTeaching({ ...teaching, versions: [ready] }, 'seller');
  const dialog = await look(2);
  expect(dialog.queryByRole('button', { name: 'Publicar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ensinar agora' })).toBeNull();
});
