import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { changeRecovery, readRecovery } from '../../src/contract/panel/access/recovery.ts';
import * as figures from '../../src/contract/panel/figures.ts';
import { listSentenceGroups, readTeaching } from '../../src/contract/panel/teaching.ts';
import { salesOf } from './listed.ts';
import { savedFiles } from './saved-files.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const noRefusals = { empty: 0, invalid: 0, unclear: 0, server: 0 };

function funnelPanel() {
  const panel = fakePanel('manager');
  const step = { step: 'cep', shown: 200, answered: 150, left: 30, edited: 4, median: 9, p75: 21 };
  panel.answers(figures.readFunnel, () => ({
    steps: [{ ...step, refusals: { ...noRefusals, invalid: 12, unclear: 1 } }],
    placed: 20,
  }));
  panel.answers(figures.readConversion, () => ({
    days: [{ day: '2026-11-20', begun: 200, placed: 20, renewalsBegun: 9, renewals: 7 }],
  }));
  panel.answers(figures.readReconciled, () => ({
    reconciled: [
      { what: 'leads' as const, records: 50, events: 50, whatsapp: 0, phone: 0 },
      { what: 'orders' as const, records: 22, events: 20, whatsapp: 1, phone: 0 },
      { what: 'renewals' as const, records: 14, events: 7, whatsapp: 0, phone: 0 },
    ],
  }));
  return panel;
}

it('the figures show where visitors stop, renewals of their own, and what the measurement missed', async () => {
  funnelPanel();
  showPanel('/numeros');
  const table = await screen.findByRole('table', { name: /Perguntas do pedido/ });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Números: Funil');
  const row = within(table).getByRole('row', { name: /^CEP/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['200', '150', '50 (25%)', '30', '4', '9 s', '21 s', '12 inválidas, 1 não entendida']);
  const label = await screen.findByText('Renovações feitas, das começadas');
  expect(label.nextElementSibling?.textContent).toBe('7 de 9');
  const days = screen.getByRole('table', { name: 'Visitas começadas, pedidos e renovações, por dia' });
  within(days).getByRole('columnheader', { name: 'Renovações feitas' });
  // The orders of the records stand beside those that are divided by visits, with the difference.
  await screen.findByText(/^Pedidos: 22 nos registros, 20 .* 1 pelo WhatsApp e 1 de visitas que bloqueiam/);
  screen.getByText(/^Renovações: 14 nos registros, 7 .* Os outros 7 vieram/);
  expect(screen.queryByText(/^Contatos: /)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Visitas'), 'face=chat');
  await waitFor(() => expect(screen.queryByText(/^Pedidos: /)).toBeNull());
});

it('the chosen visits and days are requested and kept in the links', async () => {
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
  const link = screen.getByRole('link', { name: 'Demanda por lugar' });
  expect(link.getAttribute('href')).toContain('de=2026-11-01');
  expect(screen.getByRole('link', { name: 'Funil' }).getAttribute('aria-current')).toBe('page');
});

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const none = salesOf(0, 0, 0, 0);

function salesPanel() {
  const panel = fakePanel('manager');
  const lost = { cancelled: 2, cancelledCents: 20_000, withdrawn: 1, withdrawnCents: 5000 };
  const now = { ...salesOf(50, 20, 37, 370_000), ...lost };
  const before = salesOf(40, 8, 30, 300_000);
  panel.answers(figures.readSales, ({ query }) => ({
    rows:
      query.get('by') === 'state'
        ? [
            { value: '', name: null, now: { ...now, orders: 0 }, before: none },
            { value: 'cancelled', name: null, now: { ...none, orders: 2, cents: 20_000 }, before: none },
          ]
        : [
            { value: 'google', name: null, now, before },
            { value: '', name: null, now: { ...none, begun: 3 }, before: none },
            { value: '=1+1', name: null, now: none, before: none },
          ],
    total: { now, before },
    renewals: { now: 3, before: 0 },
  }));
  panel.answers(figures.readReconciled, () => ({
    reconciled: [
      { what: 'leads' as const, records: 50, events: 52, whatsapp: 0, phone: 0 },
      { what: 'orders' as const, records: 37, events: 2, whatsapp: 10, phone: 3 },
      { what: 'renewals' as const, records: 3, events: 3, whatsapp: 0, phone: 0 },
    ],
  }));
  panel.answers(figures.readCohorts, () => ({
    weeks: [
      {
        week: '2020-11-02',
        begun: 10,
        ordered: [1, 2, 2, 5] as [number, number, number, number],
        installed: 4,
        ended: 1,
      },
    ],
  }));
  return panel;
}

it('sales come from the records, beside the period before, and say what the measurement missed', async () => {
  salesPanel();
  showPanel('/numeros/vendas');
  const orders = await screen.findByText('Pedidos', { selector: 'dt' });
  expect(orders.nextElementSibling?.textContent).toBe('37');
  expect(orders.parentElement?.textContent).toContain('antes 30 (+23,3%)');
  await screen.findByText(
    'Pedidos: 37 nos registros, 2 pela medição dos navegadores. Os outros 35 vieram: 10 pelo WhatsApp, 3 por telefone e 22 de visitas que bloqueiam ou não aceitaram a medição.',
  );
  screen.getByText(/^Contatos: 50 nos registros, 52 .* 2 consultaram a cobertura de novo/);
  screen.getByText(/^Renovações: 3 .* Nada falta\.$/);
  const table = screen.getByRole('table', { name: /^Vendas por origem/ });
  expect(cellsOf(within(table).getByRole('row', { name: /^google/ }))).toEqual([
    '50',
    '40%',
    '37',
    '+23,3%',
    ...['R$\u00a03.700,00', 'R$\u00a0200,00', 'R$\u00a050,00', 'R$\u00a03.450,00', 'R$\u00a03.000,00'],
  ]);
  const net = screen.getByText('Mensalidades líquidas', { selector: 'dt' });
  expect(net.parentElement?.textContent).toContain('R$\u00a03.450,0093,2% do vendido');
  within(table).getByRole('rowheader', { name: 'Sem marca de origem' });
  const cohorts = await screen.findByRole('table', { name: /cada semana/ });
  expect(cellsOf(within(cohorts).getByRole('row', { name: /02\/11/ }))).toEqual([
    ...['10', '10%', '20%', '20%', '50%', '4', '1'],
  ]);
  const saved = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: /^Exportar CSV: Vendas por origem/ }));
  expect(saved[0]?.name).toMatch(/^vendas-por-origem/);
  const lines = ((await saved[0]?.file.text()) ?? '').replace('\ufeff', '').split('\r\n');
  expect(lines.map((line) => line.slice(0, 14))).toEqual([
    '"Origem";"Cont',
    '"google";"50";',
    '"Sem marca de ',
    `"'=1+1";"0";"–`.slice(0, 14),
    '',
  ]);
  expect(lines[1]).toMatch(/;"3700,00";"200,00";"50,00";"3450,00";"3000,00"$/);
  for (const [by, isMissing] of [
    ['Campanha de anúncio', 'Sem campanha de anúncio'],
    ['Meio', 'Sem meio'],
    ['Plano', 'Sem plano ainda'],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText('Separar por'), by);
    await screen.findByRole('rowheader', { name: isMissing });
  }
  await userEvent.selectOptions(screen.getByLabelText('Separar por'), 'Situação do pedido');
  const states = await screen.findByRole('table', { name: /^Vendas por situação do pedido/ });
  await within(states).findByRole('row', { name: /^Cancelado 2 – R\$/ });
  expect(within(states).getAllByRole('rowheader')).toHaveLength(1);
});

it('sales are told apart by what is chosen, and days in the wrong order are turned', async () => {
  const panel = salesPanel();
  showPanel('/numeros/vendas?de=2026-11-20&ate=2026-11-01&por=nada');
  await userEvent.selectOptions(await screen.findByLabelText('Separar por'), 'Meio');
  await userEvent.click(await screen.findByText('A primeira'));
  await screen.findByRole('table', { name: /^Vendas por meio/ });
  const asked = panel.asked.findLast(({ path }) => path.endsWith('/sales'));
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
    by: 'medium',
    touch: 'first',
  });
});

it('demand names towns and neighbourhoods, and together those with few people', async () => {
  const panel = fakePanel('marketer');
  panel.answers(figures.readDemand, ({ query }) => ({
    states: [{ uf: 'SP', covered: 30, uncovered: 14 }],
    places:
      query.get('by') === 'city'
        ? [
            { uf: 'SP', city: 'Santos', neighborhood: null, covered: 20, uncovered: 4 },
            { uf: 'SP', city: null, neighborhood: null, covered: 10, uncovered: 10 },
          ]
        : [{ uf: 'SP', city: 'Santos', neighborhood: null, covered: 20, uncovered: 4 }],
  }));
  showPanel('/numeros/demanda');
  const cities = await screen.findByRole('table', { name: /por lugar$/ });
  expect(cellsOf(within(cities).getByRole('row', { name: /^Outras/ }))).toEqual([
    'São Paulo',
    '10',
    '10',
    '50%',
  ]);
  await userEvent.click(screen.getByText('Bairros'));
  await screen.findByRole('cell', { name: 'Outros bairros' });
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'SP');
  const asked = panel.asked.findLast(({ path }) => path.endsWith('/demand'));
  expect(asked?.query?.get('uf')).toBe('SP');
});

it('empty figures say that nothing was counted', async () => {
  const panel = fakePanel('marketer');
  panel.answers(figures.readDemand, () => ({ states: [], places: [] }));
  showPanel('/numeros/demanda');
  await screen.findByText('Nada foi contado neste período.');
});

it('arms with too little data say so', async () => {
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
  const row = await screen.findByRole('row', { name: /^Conversa/ });
  expect(row.textContent).toContain('Dados insuficientes para comparar');
});

it('what was understood is told by week, question and campaign, and around each published version', async () => {
  const panel = fakePanel('manager');
  panel.answers(figures.readUnderstanding, () => ({
    ...{ answers: 8, replies: 1, unclear: 1, unanswered: 0, topics: [] },
    steps: [{ subject: 'cep', understood: 9, missed: 1 }],
    campaigns: [{ subject: '', understood: 9, missed: 1 }],
    days: [
      { subject: '2026-10-30', understood: 1, missed: 9 },
      { subject: '2026-11-02', understood: 4, missed: 6 },
      { subject: '2026-11-08', understood: 0, missed: 10 },
      { subject: '2026-11-09', understood: 9, missed: 1 },
      { subject: '2026-12-02', understood: 0, missed: 5 },
    ],
    waits: [{ day: '2026-11-03', many: 7, median: 90, p90: 601 }],
  }));
  panel.answers(listSentenceGroups, () => ({ groups: [], next: null }));
  const at = '2026-11-08T15:00:00.000Z';
  const same = { before: 1, after: 1 };
  const report = { acts: same, marks: same, topics: same, classes: [], broken: [], taught: [], reasons: [] };
  const version = { state: 'published' as const, by: null, at, rows: 3, report };
  panel.answers(readTeaching, () => ({
    live: 1,
    rows: { taught: 3, untrained: 0 },
    training: null,
    versions: [
      { ...version, version: 1, publishedAt: at },
      { ...version, version: 2, publishedAt: null },
      { ...version, version: 3, publishedAt: '2026-12-05T15:00:00.000Z' },
    ],
  }));
  showPanel('/numeros/conversa?de=2026-11-01&ate=2026-11-30');
  const weeks = await screen.findByRole('table', { name: /por semana$/ });
  const [, ...rows] = within(weeks).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'A partir de 02/1120%20',
    'A partir de 09/1190%10',
  ]);
  const steps = screen.getByRole('table', { name: /por pergunta$/ });
  expect(cellsOf(within(steps).getByRole('row', { name: /^CEP/ }))).toEqual(['90%', '10']);
  const campaigns = screen.getByRole('table', { name: /por campanha$/ });
  expect(cellsOf(within(campaigns).getByRole('row', { name: /^Site principal/ }))).toEqual(['90%', '10']);
  const versions = await screen.findByRole('table', { name: /versão ensinada/ });
  const [, taught, none] = within(versions).getAllByRole('row');
  expect([taught?.textContent, none]).toEqual(['Versão 1, de 08/1140%90%+50', undefined]);
  const waits = screen.getByRole('table', { name: /^Espera por uma pessoa/ });
  expect(cellsOf(within(waits).getByRole('row', { name: /^03\/11/ }))).toEqual(['7', '2 min', '11 min']);
});

function recoveryPanel(...of: Parameters<typeof fakePanel>) {
  const panel = fakePanel(...of);
  const few = { visits: 12, goals: 2, rate: 0.17, low: 0.05, high: 0.45 };
  panel.answers(readRecovery, () => ({
    settings: { isOn: false, delayHours: 3, heldPercent: 10 },
    canSend: true,
    comparison: {
      id: 'recovery',
      title: '',
      isRunning: false,
      arms: [
        { id: 'held', ...few },
        { id: 'sent', ...few, visits: 110 },
      ],
      differences: [{ id: 'sent', by: null }],
    },
    stops: 1,
  }));
  return panel;
}

it('recovery is turned on beside its effect, and emptied hours are not saved as another number', async () => {
  const panel = recoveryPanel('manager');
  panel.answers(changeRecovery, () => ({ settings: { isOn: true, delayHours: 6, heldPercent: 10 } }));
  showPanel('/numeros/recuperacao');
  const table = await screen.findByRole('table', { name: /Quem recebeu o convite/ });
  within(table).getByRole('row', { name: /^Com convite 110 .* Dados insuficientes/ });
  screen.getByText('1 pessoa pediu para parar.');
  const hours = screen.getByLabelText(/Horas depois da última resposta/);
  await userEvent.clear(hours);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(hours).toHaveProperty('value', '');
  expect(panel.asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  await userEvent.type(hours, '6');
  await userEvent.click(screen.getByRole('switch', { name: 'Enviar convites' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Salvo.');
  expect(panel.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    isOn: true,
    delayHours: 6,
    heldPercent: 10,
  });
});
