import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { readSession } from '../../src/contract/panel/access/session.ts';
import { mainSite } from '../../src/contract/panel/campaign-filter.ts';
import { nothingPublished } from '../../src/contract/publication.ts';
import { experimentsOfFiles, newExperiment } from '../../src/funnel/experiments/experiments.ts';
import { takePublished } from '../../src/panel/made-campaigns.ts';
import { christmas, openDraft } from './catalogue/catalogue-draft.ts';
import { fakePanel, operatorOf, showPanel } from './show-panel.tsx';

const askedAt = (panel: ReturnType<typeof fakePanel>, call: string) => {
  const asked = panel.asked.findLast(({ path }) => path === `/api/panel/${call}`);
  return asked?.body ?? Object.fromEntries(asked?.query ?? []);
};

it.each([
  ['orders', 'pedidos?de=2026-99-99&onde=fax&estado=SP', 'orders/search', { region: 'SP' }],
  ['contacts', 'contatos?etapa=x&campanha=rs', 'leads/search', { campaign: 'rs' }],
  ['deliveries', 'envios?meio=pombo&situacao=failed', 'deliveries', { state: 'failed' }],
  ['the audit log', 'auditoria?acao=x&ate=2026-11-20', 'audit', { to: '2026-11-20' }],
  [
    'the figures',
    'numeros/velocidade?de=2026-11-01&ate=2026-11-20&de-quem=campaign%3Dx',
    'figures/speed',
    { from: '2026-11-01', to: '2026-11-20', dimension: 'all', value: '' },
  ],
  [
    'the figures',
    'numeros/velocidade?de=2026-99-99&de-quem=face%3Dchat',
    'figures/speed',
    { dimension: 'face', value: 'chat' },
  ],
])(
  'an unreadable filter in the address of %s is ignored, and the others count',
  async (_list, path, call, filter) => {
    const panel = fakePanel('admin');
    showPanel(`/${path}`);
    await waitFor(() => expect(askedAt(panel, call)).toMatchObject(filter));
    const unreadable = /99|fax|pombo|^x$/;
    expect(Object.values(askedAt(panel, call)).filter((value) => unreadable.test(String(value)))).toEqual([]);
  },
);

it.each([
  ['orders', 'pedidos', 'Campanha', 'orders/search', { campaign: mainSite }],
  ['contacts', 'contatos', 'Campanha', 'leads/search', { campaign: mainSite }],
  ['figures', 'numeros/velocidade', 'Visitas', 'figures/speed', { dimension: 'campaign', value: '' }],
])('the %s can be those of the main site alone', async (_list, path, label, call, filter) => {
  const panel = fakePanel('admin');
  showPanel(`/${path}`);
  const choice = await screen.findByLabelText(label);
  const more = screen.queryByRole('button', { name: 'Mais filtros' });
  if (more) await userEvent.click(more);
  await userEvent.selectOptions(choice, 'Site principal');
  await waitFor(() => expect(askedAt(panel, call)).toMatchObject(filter));
  expect(within(choice).getByRole('option', { name: 'Site principal', selected: true })).toBeDefined();
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
  ['campaigns', 'Campanha'],
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
