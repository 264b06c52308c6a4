// @vitest-environment jsdom

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { shownPlans } from '../../src/funnel/landing-plans/shown-plans.ts';
import { cardFaces } from '../../src/pages/landing/plans/card-faces.ts';
import { PlanList } from '../../src/pages/landing/plans/PlanList.tsx';
import { routesBelow, SiteRoutesContext } from '../../src/ui/actions/site-routes.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

const lists = readPlanLists(catalogueFolder);
const brought: { sku: string | undefined; options: unknown }[] = [];

beforeEach(() => {
  brought.length = 0;
  // jsdom lays nothing out and so has no scrolling.
  Element.prototype.scrollIntoView = function (this: Element, options) {
    brought.push({ sku: this instanceof HTMLElement ? this.dataset.plan : undefined, options });
  };
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', ' ');
});

function plansOf(prefix: string) {
  const campaign = fileCampaigns.byPrefix(prefix);
  return shownPlans(lists.forCampaign(prefix), { campaign, landing: campaign.landing, route: '/' });
}

function open(prefix = '') {
  const landing = fileCampaigns.byPrefix(prefix).landing;
  const plans = plansOf(prefix);
  const props = {
    list: landing.planList,
    look: landing.planCard,
    cards: cardFaces(plans, landing, fileCampaigns.byPrefix(prefix).personType),
  };
  return render(
    <SiteRoutesContext value={routesBelow(prefix, () => undefined)}>
      <PlanList {...props} />
    </SiteRoutesContext>,
  );
}

/** The card that shows a plan now. */
function card(sku: string): HTMLElement {
  const found = screen.getAllByRole('article').find(({ dataset }) => dataset.plan === sku);
  if (found === undefined) throw new Error(`No card shows ${sku}`);
  return found;
}
const toggle = (within_: HTMLElement, name: string) => within(within_).getByRole('button', { name });
const orders = (article: HTMLElement) =>
  within(article)
    .getByRole('link', { name: /^Contratar (agora|online)/ })
    .getAttribute('href');

describe('the service toggles of a plan card', () => {
  it('the toggles show one plan at a time, with its price and its order', () => {
    open();
    const six = card('d600b');
    expect(toggle(six, 'Paramount+').getAttribute('aria-pressed')).toBe('true');
    expect(orders(six)).toBe('/checkout/cep/?s=d600b');
    fireEvent.click(toggle(six, 'Globoplay'));
    expect(
      within(six)
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Globoplay']);
    expect(orders(six)).toBe('/checkout/cep/?s=d600gl');
    fireEvent.click(toggle(six, 'HBO Max'));
    expect(orders(six)).toBe('/checkout/cep/?s=d600c');
  });
});

describe('the modes of the plan list', () => {
  it.each([
    ['', [], 6],
    ['c', [], 11],
    ['d', ['500 Mega', '600 Mega', '1 Giga', '2 Giga'], 1],
    ['timpre', ['300 Mega', '400 Mega', '500 Mega', '600 Mega', '1 Giga'], 1],
  ])("the plan list of '%s' has the tabs %j", (prefix, tabs, cards) => {
    open(prefix);
    expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
    expect(screen.getAllByRole('article')).toHaveLength(cards);
  });

  it('a tab opens its plans by click and by key', () => {
    open('d');
    fireEvent.click(screen.getByRole('tab', { name: '600 Mega' }));
    expect(screen.getAllByRole('article').map(orders)).toEqual([
      '/d/checkout/cep/?s=d600a',
      '/d/checkout/cep/?s=d600b',
    ]);
    fireEvent.keyDown(screen.getByRole('tab', { name: '600 Mega' }), { key: 'End' });
    expect(document.activeElement?.textContent).toBe('2 Giga');
    screen.getByRole('tabpanel', { name: '2 Giga' });
  });

  it.each([
    ['', ['Contratar agora', 'Contratar via Whatsapp', 'Serviços Inclusos']],
    ['b', ['Contratar online', 'Contratar por Whatsapp', 'Conferir benefícios']],
    ['timcontrole', ['Até 20 GIGA a mais']],
    ['timblack', ['Até 30 GIGA a mais']],
    ['livelo', ['+1.000 PONTOS']],
  ])("a plan card of '%s' says %j", (prefix, texts) => {
    open(prefix);
    const [first] = screen.getAllByRole('article');
    for (const text of texts) expect(first?.textContent).toContain(text);
  });
});

describe('an address that names a plan', () => {
  it.each([
    ['', 'd600gl', '/checkout/cep/?s=d600gl'],
    ['d', 'd1000d', '/d/checkout/cep/?s=d1000d'],
    ['d', 'd2000b', '/d/checkout/cep/?s=d2000b'],
  ])("an address with a plan on '%s' scrolls to %s and lights it up", (prefix, sku, order) => {
    vi.useFakeTimers();
    history.replaceState(null, '', `#c${sku}`);
    open(prefix);
    const article = card(sku);
    expect(orders(article)).toBe(order);
    expect(brought).toEqual([{ sku, options: expect.objectContaining({ inline: 'center' }) }]);
    const states = [999, 1, 1999, 1].map((passed) => {
      act(() => void vi.advanceTimersByTime(passed));
      return article.dataset.called;
    });
    expect(states).toEqual(['', 'highlighted', 'highlighted', '']);
  });

  it('a changed address scrolls to its plan, but not to an unknown one', () => {
    open();
    const visit = (hash: string) => {
      history.replaceState(null, '', hash);
      fireEvent(window, new HashChangeEvent('hashchange'));
    };
    visit('#cd600c');
    visit('#cd300a');
    visit('#planos');
    visit('#cd600gl');
    expect(brought.map(({ sku }) => sku)).toEqual(['d600c', 'd600gl']);
  });

  it('every plan has one anchor before anything is hydrated', () => {
    const { container } = open('d');
    const places = [...container.querySelectorAll('[id^="cd"]')].map(({ id }) => id);
    expect(places.toSorted()).toEqual(
      plansOf('d')
        .map(({ sku }) => `c${sku}`)
        .toSorted(),
    );
  });
});

describe('the ribbon of a plan card', () => {
  it('a screen reader reads both texts of the ribbon once', () => {
    open();
    const six = card('d600b');
    within(six).getByText('Oferta especial, ESCOLHA STREAMING');
    const turns = within(six).getByText('ESCOLHA STREAMING');
    expect(turns.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('the ribbon shows only the first text where the campaign wants it', () => {
    open('timpre');
    fireEvent.click(screen.getByRole('tab', { name: '600 Mega' }));
    expect(screen.getAllByText('Oferta especial').length).toBeGreaterThan(0);
    expect(screen.queryByText('ESCOLHA STREAMING')).toBeNull();
  });
});
