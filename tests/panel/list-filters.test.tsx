import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { listOperators } from '../../src/contract/panel/access/operators.ts';
import { readSession } from '../../src/contract/panel/access/session.ts';
import { mainSite } from '../../src/contract/panel/campaign-filter.ts';
import { listSellers } from '../../src/contract/panel/lead-work.ts';
import { nothingPublished } from '../../src/contract/publication.ts';
import { experimentsOfFiles, newExperiment } from '../../src/funnel/experiments/experiments.ts';
import { takePublished } from '../../src/panel/made-campaigns.ts';
import { christmas, openDraft } from './catalogue/catalogue-draft.ts';
import { accountOf, fakePanel, operatorOf, showPanel } from './show-panel.tsx';

const account = accountOf('admin');
const ended = { id: '0198f000-0000-7000-8000-00000000000c', name: 'Caio Melo', isActive: false };

const calls: Readonly<Record<string, string>> = {
  pedidos: 'orders/search',
  contatos: 'leads/search',
  envios: 'deliveries',
  auditoria: 'audit',
  'numeros/velocidade': 'figures/speed',
};

/** What the call of a list was asked for last. */
const askedAt = (panel: ReturnType<typeof fakePanel>, address: string) => {
  const [list = ''] = address.split('?');
  const asked = panel.asked.findLast(({ path }) => path === `/api/panel/${calls[list]}`);
  return asked?.body ?? Object.fromEntries(asked?.query ?? []);
};

const days = { from: '2026-11-01', to: '2026-11-20' };

it.each([
  ['pedidos?de=2026-99-99&onde=fax&estado=SP', { region: 'SP' }],
  ['contatos?etapa=x&campanha=rs', { campaign: 'rs' }],
  ['envios?meio=pombo&situacao=failed', { state: 'failed' }],
  ['auditoria?acao=x&ate=2026-11-20', { to: '2026-11-20' }],
  [
    'numeros/velocidade?de=2026-11-01&ate=2026-11-20&de-quem=campaign%3Dx',
    { ...days, dimension: 'all', value: '' },
  ],
  ['numeros/velocidade?de=2026-99-99&de-quem=face%3Dchat', { dimension: 'face', value: 'chat' }],
])('an unreadable filter in the address %s is ignored, and the others count', async (address, filter) => {
  const panel = fakePanel('admin');
  showPanel(`/${address}`);
  await waitFor(() => expect(askedAt(panel, address)).toMatchObject(filter));
  const unreadable = /99|fax|pombo|^x$/;
  const values = Object.values(askedAt(panel, address)).map(String);
  expect(values.filter((value) => unreadable.test(value))).toEqual([]);
});

it.each([
  ['pedidos', 'Campanha', 'Site principal', { campaign: mainSite }],
  ['contatos', 'Campanha', 'Site principal', { campaign: mainSite }],
  [
    'contatos?andamento=new',
    'Responsável',
    'Caio Melo (conta encerrada)',
    { status: 'new', owner: ended.id },
  ],
  ['auditoria', 'Quem', `${account.name} (${account.email})`, { operator: account.id }],
  ['auditoria?ate=2026-11-20', 'O que', 'Mudou um pedido', { action: 'order.changed', to: days.to }],
  [
    'envios?de=2026-11-01',
    'O que',
    'Código para acompanhar o pedido',
    { from: days.from, kind: 'order-code' },
  ],
  [
    'numeros/velocidade?de=2026-11-01&ate=2026-11-20',
    ...(['Visitas', 'Site principal', { ...days, dimension: 'campaign', value: '' }] as const),
  ],
])('at %s what is chosen at %s, %s, is asked for and stays chosen', async (address, label, name, filter) => {
  const panel = fakePanel('admin');
  panel.answers(listSellers, () => ({ sellers: [ended] }));
  panel.answers(listOperators, () => ({ operators: [account], codeRoles: [] }));
  showPanel(`/${address}`);
  const choice = await screen.findByLabelText(label);
  const more = screen.queryByRole('button', { name: 'Mais filtros' });
  if (more) await userEvent.click(more);
  await within(choice).findByRole('option', { name });
  await userEvent.selectOptions(choice, name);
  await waitFor(() => expect(askedAt(panel, address)).toEqual(filter));
  within(choice).getByRole('option', { name, selected: true });
});

it('a filter names what was made in the panel', async () => {
  onTestFinished(() => takePublished({ campaigns: [], experiments: experimentsOfFiles }));
  const panel = fakePanel();
  const experiment = { ...newExperiment, id: 'oferta', title: 'Oferta nova', isRunning: true };
  panel.answers(readSession, () => ({
    operator: operatorOf('admin'),
    made: { campaigns: [christmas], experiments: [experiment] },
    sandbox: false,
  }));
  showPanel('/numeros/velocidade');
  const choice = within(await screen.findByLabelText('Visitas'));
  choice.getByRole('option', { name: 'Natal' });
  expect(choice.getAllByRole('option', { name: /^Oferta nova: / })).toHaveLength(experiment.arms.length);
});

it.each([
  ['pedidos', { Situação: 'Todas', Campanha: 'Todas', Estado: 'Todos' }],
  ['contatos', { 'Parou depois de': 'Todas', Campanha: 'Todas' }],
  ['renovacoes', { Situação: 'Todas' }],
  ['envios', { 'O que': 'Tudo', Meio: 'Todos', Situação: 'Todas' }],
])('what does not filter %s agrees with its noun', async (path, labels) => {
  fakePanel('admin');
  showPanel(`/${path}`);
  for (const [label, word] of Object.entries(labels)) {
    const [first] = within(await screen.findByLabelText(label)).getAllByRole('option', { hidden: true });
    expect(first?.textContent).toBe(word);
  }
});

it.each([
  ['plans', 'Lista de preços'],
  ['preview', 'Campanha'],
])('the catalogue calls the main site by the name of the lists at %s', async (tab, label) => {
  openDraft('admin', nothingPublished);
  showPanel(`/catalogo?aba=${tab}`);
  const choice = await screen.findByLabelText(label, { selector: 'select' });
  expect(within(choice).getByRole('option', { name: 'Site principal', selected: true })).toBeDefined();
});

it('filters that are seldom used wait behind a button, which is open and counts where one is set', async () => {
  fakePanel('seller');
  const { unmount } = showPanel('/pedidos');
  const more = await screen.findByRole('button', { name: 'Mais filtros' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('combobox', { name: 'Canal' })).toBeNull();
  unmount();
  showPanel('/pedidos?canal=site');
  const opened = await screen.findByRole('button', { name: 'Mais filtros (1)' });
  expect(opened.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('combobox', { name: 'Canal' })).toBeDefined();
});

it.each([
  'pedidos?canal=site',
  'contatos?canal=site',
  'renovacoes?canal=site',
  'envios',
  'auditoria',
  'conversa',
  'numeros/velocidade',
  'conversas',
])('no filter of %s has two entries of one name', async (path) => {
  fakePanel('admin');
  const { container } = showPanel(`/${path}`);
  await waitFor(() => expect(container.querySelector('main select')).not.toBeNull());
  const names = [...container.querySelectorAll('main select')].flatMap((choice) => {
    const entries = [...choice.querySelectorAll('option')].map(({ textContent }) => textContent);
    return entries.filter((name, index) => entries.indexOf(name) < index);
  });
  expect(names).toEqual([]);
});
