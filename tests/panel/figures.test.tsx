import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as figures from '../../src/contract/panel/figures.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const noRefusals = { empty: 0, invalid: 0, unclear: 0, server: 0 };

function funnelPanel() {
  const panel = fakePanel('manager');
  const step = { step: 'cep', shown: 200, answered: 150, left: 30, edited: 4, median: 9, p75: 21 };
  panel.answers(figures.readFunnel, () => ({
    steps: [{ ...step, refusals: { ...noRefusals, invalid: 12 } }],
    placed: 20,
  }));
  panel.answers(figures.readConversion, () => ({ days: [{ day: '2026-11-20', begun: 200, placed: 20 }] }));
  return panel;
}

it('shows where visitors stop, in words beside the picture', async () => {
  funnelPanel();
  showPanel('/numeros');
  const table = await screen.findByRole('table', { name: /Perguntas do pedido/ });
  const row = within(table).getByRole('row', { name: /^CEP/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['200', '150', '50 (25%)', '30', '4', '9 s', '21 s', '12 inválida']);
});

it('asks for the visits and days that are chosen, and takes them along', async () => {
  const panel = funnelPanel();
  showPanel('/numeros?de=2026-11-01&ate=2026-11-20');
  await userEvent.selectOptions(await screen.findByLabelText('Visitas'), 'face=chat');
  await screen.findByRole('table', { name: /Perguntas do pedido/ });
  const asked = panel.asked.findLast(({ path }) => path === '/api/panel/figures/funnel');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
    dimension: 'face',
    value: 'chat',
  });
  const link = screen.getByRole('link', { name: 'Demanda por estado' });
  expect(link.getAttribute('href')).toContain('de=2026-11-01');
});

it('says that nothing was counted', async () => {
  const panel = fakePanel('marketer');
  panel.answers(figures.readDemand, () => ({ states: [] }));
  showPanel('/numeros/demanda');
  await screen.findByText('Nada foi contado neste período.');
});

it('says that there is too little to compare arms', async () => {
  const panel = fakePanel('marketer');
  const rate = { rate: 0.1, low: 0.05, high: 0.2 };
  panel.answers(figures.readExperiments, () => ({
    experiments: [
      {
        id: 'one',
        title: 'Um experimento',
        isRunning: true,
        arms: [
          { id: 'pages', visits: 50, goals: 5, ...rate },
          { id: 'chat', visits: 40, goals: 4, ...rate },
        ],
        differences: [{ id: 'chat', by: null }],
      },
    ],
  }));
  showPanel('/numeros/experimentos');
  const row = await screen.findByRole('row', { name: /^chat/ });
  expect(row.textContent).toContain('Dados insuficientes para comparar');
});
