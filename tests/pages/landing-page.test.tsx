import { within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { appsWords } from '../../src/content/landing/apps.ts';
import { businessWords } from '../../src/content/landing/business.ts';
import { collaboratorNoticeWords } from '../../src/content/landing/collaborator-notice.ts';
import { coverageCallWords } from '../../src/content/landing/coverage-call.ts';
import { fibreWords } from '../../src/content/landing/fibre.ts';
import { gamerWords } from '../../src/content/landing/gamer.ts';
import { heroWords } from '../../src/content/landing/hero.ts';
import { miniListWords } from '../../src/content/landing/plans/mini-list.ts';
import { planListWords } from '../../src/content/landing/plans/plan-list.ts';
import { speedHeroes } from '../../src/content/landing/plans/speed-heroes.ts';
import { streamingWords } from '../../src/content/landing/plans/streaming.ts';
import { rewardsWords } from '../../src/content/landing/rewards.ts';
import { planWords } from '../../src/content/screens/plans.ts';
import { siteWords } from '../../src/content/site.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { landingAt } from '../../src/funnel/landing-at.ts';
import { pricesOf } from '../../src/funnel/plans/prices-of.ts';
import { questionsOf } from '../../src/pages/faq/questions-of.ts';
import { LandingPage, landingHead } from '../../src/pages/landing/LandingPage.tsx';
import type { SitePageProps } from '../../src/pages/site/site-page.ts';
import { routesBelow, SiteRoutesContext } from '../../src/ui/actions/site-routes.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

const { forCampaign: plansOf, streaming } = readPlanLists(catalogueFolder);

function propsOf(prefix: string, route = '/'): SitePageProps {
  const plans = plansOf(prefix);
  const prices = pricesOf([plans, plansOf(''), plansOf('empresas')], streaming);
  return {
    campaign: fileCampaigns.byPrefix(prefix),
    landing: landingAt(fileCampaigns.byPrefix(prefix), route),
    banner: {},
    questions: questionsOf(fileCampaigns.byPrefix(prefix).landing, {}, prefix),
    plans,
    prices,
    offers: [],
    route,
    partnerScript: null,
  };
}

const written = new Map<string, string>();
const write = (prefix: string, route: string): string =>
  renderToStaticMarkup(
    <SiteRoutesContext value={routesBelow(prefix, () => undefined)}>
      <LandingPage {...propsOf(prefix, route)} />
    </SiteRoutesContext>,
  );

let standing = '';

/** As the server writes it: nothing of it wakes up or is changed here, and a page of this length takes long to read. */
function open(prefix: string, route = '/'): HTMLElement {
  const address = prefix + route;
  if (standing === address) return document.body;
  const html = written.get(address) ?? write(prefix, route);
  written.set(address, html);
  document.body.innerHTML = html;
  standing = address;
  return document.body;
}

/** A price is drawn in pieces and said in one; non-breaking spaces are how it looks. */
const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

const nameOf = (section: Element): string =>
  textOf(document.getElementById(section.getAttribute('aria-labelledby') ?? ''));

/** By its heading; roles of a whole page are slow to compute. */
const findBlock = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('section')].find((section) => nameOf(section) === name);

function blockNamed(name: string): HTMLElement {
  const block = findBlock(name);
  if (block === undefined) throw new Error(`No block is called '${name}'.`);
  return block;
}

describe.each(fileCampaigns.all.map(({ prefix }) => [prefix]))('the landing page /%s', (prefix) => {
  it('a landing page has a name for each block', () => {
    for (const section of open(prefix).querySelectorAll('section[aria-labelledby]'))
      expect(nameOf(section)).not.toBe('');
  });

  it('a landing page links only to orders of its own plans', () => {
    const page = open(prefix);
    for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href*="/checkout/cep/?s="]')) {
      const { pathname, searchParams } = new URL(link.href);
      const campaign = link.closest('#empresas') === null ? prefix : 'empresas';
      expect(pathname).toBe(`${campaign && `/${campaign}`}/checkout/cep/`);
      expect(plansOf(campaign).map(({ sku }) => sku)).toContain(searchParams.get('s'));
    }
  });
});

describe('the banner of the landing page', () => {
  it.each([
    ['', '/', heroWords.standard.heading, 'R$ 59,99 por mês'],
    ['', '/ofertas/', heroWords.standard.heading, 'R$ 59,99 por mês'],
    ['', '/500mb/', speedHeroes['/500mb/'].pf.heading, 'R$ 59,99 por mês'],
    ['', '/700mb/', speedHeroes['/700mb/'].pf.heading, 'R$ 109,99 por mês'],
    ['', '/1gb/', speedHeroes['/1gb/'].pf.heading, 'R$ 139,99 por mês'],
    ['rs', '/700mb/', speedHeroes['/700mb/'].pf.heading, 'R$ 109,99 por mês'],
    ['empresas', '/500mb/', speedHeroes['/500mb/'].pj.heading, 'R$ 89,99 por mês'],
    ['empresas', '/700mb/', heroWords.empresas.heading, 'R$ 89,99 por mês'],
    ['oferta-colaborador', '/500mb/', heroWords['oferta-colaborador'].heading, 'R$ 89,99 por mês'],
    ['timpre', '/', heroWords.timpre.heading, 'R$ 49,99 por mês'],
  ])('the banner of /%s%s shows %s and the price %s', (prefix, route, heading, price) => {
    open(prefix, route);
    const banner = blockNamed(heading);
    expect(within(banner).getByText(price)).toBeDefined();
    expect(within(banner).getByRole('textbox', { name: /CEP/ })).toBeDefined();
  });

  it.each([
    ['timblack', heroWords.timblack.action],
    ['oferta-colaborador', heroWords['oferta-colaborador'].action],
    ['migracao-ultrafibra', heroWords.migracao.action],
  ])('the banner of /%s leads to the question before the address', (prefix, action) => {
    const link = within(open(prefix)).getByRole('link', { name: action });
    expect(link.getAttribute('href')).toBe(`/${prefix}/checkout/cep/`);
  });

  it('the banner gives the page its title and description', () => {
    expect(landingHead(propsOf('black-friday')).title).toBe(
      `${heroWords['black-friday'].title} | ${siteWords.name}`,
    );
    expect(landingHead(propsOf('', '/1gb/'))).toMatchObject({
      title: `${speedHeroes['/1gb/'].title} | ${siteWords.name}`,
      description: speedHeroes['/1gb/'].description,
    });
  });
});

it.each([
  ['/', '500 Mega'],
  ['/700mb/', '600 Mega'],
  ['/1gb/', '1 Giga'],
])('the page %s shows a plan of %s first', (route, speed) => {
  const [first] = open('', route).querySelectorAll('#planos article, #planos li');
  expect(textOf(first ?? null).replace(/\s+/g, ' ')).toContain(speed);
});

const businessTitle = businessWords.title(propsOf('').prices).replaceAll('\u00a0', ' ');

it.each([
  ['', 'business', true],
  ['', 'rewards', false],
  ['black-friday', 'apps', false],
  ['livelo', 'rewards', true],
  ['livelo', 'coverage', false],
  ['oferta-colaborador', 'notice', true],
  ['oferta-colaborador', 'business', false],
  ['migracao-ultrafibra', 'plans', false],
  ['migracao-ultrafibra', 'coverage', false],
  ['es', 'mini-list', true],
] as const)('the page /%s shows the block %s: %s', (prefix, block, isShown) => {
  const titles = {
    business: businessTitle,
    rewards: rewardsWords.title,
    apps: appsWords.title,
    coverage: coverageCallWords.long.text,
    plans: planListWords.title,
    notice: collaboratorNoticeWords.title,
    'mini-list': miniListWords.title,
  };
  open(prefix);
  expect(findBlock(titles[block]) !== undefined).toBe(isShown);
});

it('beside the form the coverage is asked about once, at the end', () => {
  open('timblack');
  expect(findBlock(coverageCallWords.short.text)).toBeUndefined();
  const long = blockNamed(coverageCallWords.long.text);
  const link = within(long).getByRole('link', { name: coverageCallWords.long.action });
  expect(link.getAttribute('href')).toBe('/timblack/consultar-cobertura/cep/');
});

it('the three profiles are explained with their exact facts', () => {
  open('');
  const fibre = blockNamed(fibreWords.title);
  const profiles = within(fibre)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => textOf(heading.closest('li')));
  for (const [index, facts] of [
    ['500 Mega', 'Até 40 dispositivos', '250 Mega de upload'],
    ['700 Mega', 'Até 50 dispositivos', '300 Mega de upload'],
    ['1 Giga', 'Até 68 dispositivos', '500 Mega de upload'],
  ].entries())
    for (const fact of facts) expect(profiles[index]).toContain(fact);
});

it('the card of a streaming service links to the orders of its plans', () => {
  open('globoplay/timpre');
  const [order] = blockNamed(streamingWords.title).querySelectorAll('a[href*="/checkout/"]');
  expect(order?.getAttribute('href')).toBe('/globoplay/timpre/checkout/cep/?s=d600gl');
  expect(textOf(order ?? null)).toContain('R$ 119,99/mês');
});

it.each([
  ['', true],
  ['rs', false],
])("the streaming cards of '%s' say what the speed bonus makes of a plan: %s", (prefix, isSaid) => {
  open(prefix);
  expect(textOf(blockNamed(streamingWords.title)).includes(planWords.becomes(700))).toBe(isSaid);
});

it.each([
  [['streaming-minicards'], streamingWords.title, false],
  [['streaming'], streamingWords.offersTitle, true],
] as const)('hiding %j leaves "%s", with prices: %s', (hidden, title, hasPrices) => {
  const props = propsOf('');
  const landing = { ...props.landing, hidden };
  document.body.innerHTML = renderToStaticMarkup(<LandingPage {...props} landing={landing} />);
  standing = '';
  expect(textOf(blockNamed(title)).includes('R$')).toBe(hasPrices);
});

it('the short plan list shows old and new prices', () => {
  open('r3');
  const list = blockNamed(miniListWords.title);
  const [row] = within(list).getAllByRole('link');
  expect(row?.getAttribute('href')).toBe('/r3/checkout/cep/?s=d600gles');
  expect(textOf(row ?? null)).toContain(miniListWords.streaming);
  expect(textOf(row?.querySelector('s') ?? null)).toBe('De R$ 129,99');
  expect(textOf(row ?? null)).toContain('Por R$ 109,99/mês');
});

it.each([
  ['', heroWords.standard.heading],
  ['', streamingWords.title],
  ['', gamerWords.title],
  ['', businessTitle],
  ['r3', miniListWords.title],
])("the page '%s' states the condition beside every price of '%s'", (prefix, name) => {
  open(prefix);
  const block = blockNamed(name);
  const rows = [...block.querySelectorAll('li > a[href*="/checkout/"]')];
  for (const priced of rows.length > 0 ? rows : [block]) {
    expect(textOf(priced)).toMatch(/R\$ \d+,\d{2}/);
    expect(textOf(priced)).toContain('no débito automático, por 12 meses');
  }
});

it('the steps to the points are numbered', () => {
  open('livelo');
  const rewards = blockNamed(rewardsWords.title);
  const steps = within(rewards).getAllByRole('heading', { level: 3 });
  expect(steps.map(textOf)).toEqual(rewardsWords.steps.map(({ title }) => title));
  expect(steps.every((step) => step.closest('ol') !== null)).toBe(true);
});
