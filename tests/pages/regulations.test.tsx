import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { regulationTexts } from '../../server/catalogue/regulation-texts.ts';
import { errorTexts } from '../../src/api/error-texts.ts';
import { getRegulations } from '../../src/contract/calls/catalogue.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { createStore, stateAt } from '../../src/sagas/create-store.ts';
import { failTest } from '../setup/fail-test.ts';
import '../../src/sagas/late-root.ts';
import { RegulationsPage } from '../../src/pages/regulations/RegulationsPage.tsx';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';
import { createDevice, dependenciesOn } from '../sagas/browser-tab.ts';
import { createFakeApi, type FakeApi, heldReply, noLine, says } from '../sagas/fake-api.ts';
import { asTyped } from './site/as-typed.ts';

const planLists = readPlanLists(catalogueFolder);
const published = regulationTexts(planLists, { collaborator: false });

const loaded = says(published);

const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  // jsdom lays nothing out and so has no scrolling.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
});

function open({ prefix = '', hash = '', replies = [loaded] }: Visit = {}) {
  const shop = createFakeApi();
  shop.once(getRegulations, ...replies);
  const path = `${prefix === '' ? '' : `/${prefix}`}/regulamentos/`;
  const { store, begin } = createStore(
    stateAt(fileCampaigns.byPrefix(prefix), '/regulamentos/'),
    {
      ...dependenciesOn(createDevice()),
      client: shop.client,
      navigator: { push: () => undefined, replace: () => undefined },
      address: () => ({ path, query: new URLSearchParams() }),
      origin: 'https://loja.test',
    },
    failTest,
  );
  begin();
  const shown = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`${path}${hash}`]}>
        <RegulationsPage />
        <Follow to={`${path}#contrato`} />
      </MemoryRouter>
    </Provider>,
  );
  return { asked: () => shop.callsOf(getRegulations).map(({ input }) => input), ...shown };
}

interface Visit {
  prefix?: string;
  hash?: string;
  replies?: Parameters<FakeApi['once']> extends [Endpoint, ...infer Replies] ? Replies : never;
}

function Follow({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(to)}>
      Seguir
    </button>
  );
}

const search = () => screen.findByRole('searchbox', { name: 'Buscar por plano ou código da oferta' });
const shownCodes = () => screen.queryAllByRole('article').map(({ id }) => id);

describe('the list of regulations', () => {
  it('the list names every plan once and loads a text only when it is opened', async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Regulamentos, sumários e contratos');
    await search();
    const plans = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(plans).toContain('600 Mega Paramount+');
    expect(new Set(plans).size).toBe(plans.length);
    expect(container.textContent).not.toContain('Direito de arrependimento');

    await userEvent.click(screen.getByText('Contrato de prestação do serviço'));
    await screen.findByText('1. Objeto.');
    await userEvent.click(screen.getByText('Contrato de prestação do serviço'));
    await waitFor(() => expect(screen.queryByText('1. Objeto.')).toBeNull());
  });

  it('the list shows the label of an offer as facts', async () => {
    open();
    await userEvent.type(await search(), 'UF-600B-2026');
    const offer = screen.getByRole('article', { name: '600 Mega Paramount+, UF-600B-2026' });
    await userEvent.click(within(offer).getByText('Sumário (etiqueta padrão)'));
    const facts = await within(offer).findAllByRole('term');
    expect(facts.map(({ textContent }) => textContent)).toContain('Preço sem descontos');
    expect(within(offer).queryByText('1. Objeto.')).toBeNull();
  });
});

describe('the search in the regulations', () => {
  it('the search gives an example that it finds', async () => {
    open();
    await search();
    const [, plan = '', code = ''] =
      /^Por exemplo: (.+) ou (.+)$/.exec(asTyped(screen.getByText(/^Por exemplo/).textContent)) ?? [];
    await userEvent.type(await search(), code);
    screen.getByRole('article', { name: `${plan}, ${code}` });
  });

  it.each([
    ['uf-600b-2026', ['UF-600B-2026']],
    ['PARAMOUNT giga-bf', []],
    ['1000c-bf', ['UF-1000C-BF-2026']],
    ['giga hbo  PR', ['UF-1000D-PR-2026', 'UF-1000B-PR-2026']],
  ])('the search for %s finds %j', async (text, codes) => {
    open();
    await userEvent.type(await search(), text);
    expect(shownCodes()).toEqual(codes);
    const count = screen.getByRole('status').textContent;
    expect(count).toMatch(codes.length === 0 ? /^Nenhuma oferta/ : new RegExp(`^${codes.length} oferta`));
  });

  it('a search without results can be cleared, and the focus returns', async () => {
    open();
    const input = await search();
    await userEvent.type(input, 'xyz');
    await userEvent.click(screen.getByRole('button', { name: 'Limpar a busca' }));
    expect(input).toHaveProperty('value', '');
    expect(document.activeElement).toBe(input);
    expect(screen.getByRole('status').textContent).toMatch(/^\d\d+ ofertas$/);
  });
});

describe('a link to a regulation', () => {
  const openTexts = (container: HTMLElement) =>
    [...container.querySelectorAll('details[data-look="text"][open]')].map(
      (text) => text.querySelector('summary')?.textContent,
    );

  it.each([
    ['#UF-600B-2026', 'UF-600B-2026', ['Sumário (etiqueta padrão)', 'Regulamento da oferta']],
    ['#sumario-UF-600B-2026', 'sumario-UF-600B-2026', ['Sumário (etiqueta padrão)']],
  ])('the link %s opens its text and scrolls there', async (hash, id, titles) => {
    const { container } = open({ hash });
    await search();
    expect(openTexts(container)).toEqual(titles);
    expect(scrolledTo).toEqual([id]);
    expect(document.activeElement?.textContent).toBe(titles[0]);
  });

  it.each(['', '#conteudo', '#%E0%A4%A'])("the link '%s' opens nothing", async (hash) => {
    const { container } = open({ hash });
    await search();
    expect(container.querySelector('details[open]')).toBeNull();
    expect(scrolledTo).toEqual([]);
  });

  it('a link on the page itself is followed', async () => {
    const { container } = open({ hash: '#UF-600B-2026' });
    await search();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    await screen.findByText('1. Objeto.');
    expect(openTexts(container)).toEqual([]);
    expect(scrolledTo).toEqual(['UF-600B-2026', 'contrato']);
  });
});

describe('the request for the regulations', () => {
  it.each([
    ['', undefined],
    ['timblack', undefined],
    ['oferta-colaborador', 'true'],
  ])("the request under '%s' asks for the collaborators' offers: %s", async (prefix, collaborator) => {
    const { asked } = open({ prefix });
    await search();
    expect(asked()).toEqual([{ query: { collaborator } }]);
  });

  it('the request shows that it waits, fails, is retried and recovers', async () => {
    const held = heldReply();
    open({ replies: [noLine, held.rule] });
    expect(screen.getByRole('status').textContent).toBe('Carregando os regulamentos…');
    expect((await screen.findByRole('alert')).textContent).toContain(errorTexts.network);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByRole('alert').textContent).toContain(errorTexts.network);
    expect(screen.getByRole('button', { name: 'Carregando…' }).getAttribute('aria-disabled')).toBe('true');
    held.answer(loaded);
    await search();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('an empty list of regulations is an error', async () => {
    open({ replies: [says({ regulations: [], sumarries: [] })] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Lista de regulamentos e sumários retornou vazia');
  });
});
