// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { renderPage } from '../../src/app/document/render-page.ts';
import { formatAmount } from '../../src/brazil/money.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { shownPlans } from '../../src/funnel/landing-plans/shown-plans.ts';
import type { PlanListProps } from '../../src/pages/landing/plans/plan-list-props.ts';
import { remembered } from '../app/documents/remembered.ts';
import { publishedCatalogue } from '../catalogue/published-catalogue.ts';
import { asTyped } from './site/as-typed.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const unescaped = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, part = '']) => part);
const priceOf = (reais: number) => `R$ ${formatAmount(reais)}`;
const monthly = (reais: number) => `${priceOf(reais)}/mês`;
const pricesIn = (text: string) => [...text.matchAll(/R\$\s?([\d.]+,\d{2})/g)].map(([, amount]) => amount);

const open = remembered((path) => renderPage(path, publishedCatalogue));

const pages = fileCampaigns.all.map((campaign) => {
  const { prefix, landing } = campaign;
  const plans = shownPlans(publishedCatalogue.plansOf(prefix), { campaign, landing, route: '/' });
  return { prefix, landing, plans, path: prefix === '' ? '/' : `/${prefix}/` };
});
// Whoever moves to fibre is asked for a tax id before any plan.
const selling = pages.filter(({ plans }) => plans.length > 0);

const planIn = (plans: readonly Plan[], sku: string | undefined): Plan => {
  const plan = plans.find((one) => one.sku === sku);
  if (plan === undefined) throw new Error(`This page sells no '${sku}'.`);
  return plan;
};

it('every campaign but the migration shows plans', () => {
  expect(pages.filter((page) => !selling.includes(page)).map(({ prefix }) => prefix)).toEqual([
    'migracao-ultrafibra',
  ]);
});

describe.each(selling)("the prices of '$prefix' match its list", ({ path, plans, landing }) => {
  it('the prices match on the cards and in their hydration data', async () => {
    const { html } = await open(path);
    const cards = [...html.matchAll(/<article[^>]*data-plan="(\w+)"[^>]*>(.*?)<\/article>/gs)];
    expect(cards.length).toBeGreaterThan(0);
    for (const [, sku, card = ''] of cards) {
      const { price, price_full, price_with_dacc } = planIn(plans, sku);
      const text = textOf(card);
      expect(text).toContain(`De R$ ${formatAmount(price_full)}`);
      expect(text).toContain(`R$ ${formatAmount(price_with_dacc)} por mês`);
      expect(text).toContain(`R$ ${formatAmount(price)}/mês`);
      expect(new Set(pricesIn(text))).toEqual(
        new Set([price_full, price_with_dacc, price].map(formatAmount)),
      );
    }
    const [json = ''] = all(html, /data-island="plan-list"[^>]*data-props="([^"]*)"/g);
    const props: PlanListProps = JSON.parse(asTyped(unescaped(json)));
    const faces = props.cards.flatMap(({ options }) => options.map(({ face }) => face));
    for (const face of faces) {
      const { plan, price, price_full, price_with_dacc } = planIn(plans, face.sku);
      expect(face).toMatchObject({ name: plan, price: formatAmount(price_with_dacc) });
      expect(textOf(`${face.full}`)).toBe(`De ${priceOf(price_full)}`);
      expect(pricesIn(face.conditions.join(' '))).toEqual([formatAmount(price), formatAmount(price_full)]);
    }
    if (landing.planList === 'all') expect(faces).toHaveLength(plans.length);
  });

  it('the prices match in the comparison', async () => {
    const { html } = await open(path);
    const [table] = all(html, /<table[^>]*>(.*?)<\/table>/gs);
    // The page of a streaming service shows its few plans and compares nothing.
    if (landing.service !== null) return void expect(table).toBeUndefined();
    if (table === undefined) throw new Error('Nothing is compared.');
    const rows = all(table, /<tr[^>]*>(.*?)<\/tr>/gs).map((row) =>
      all(row, /<t[hd][^>]*>(.*?)<\/t[hd]>/gs).map(textOf),
    );
    const row = (title: string) => rows.find(([heading]) => heading === title)?.slice(1);
    expect(row('Mensalidade no débito automático')).toEqual(
      plans.map((plan) => monthly(plan.price_with_dacc)),
    );
    expect(row('Mensalidade no boleto')).toEqual(plans.map((plan) => monthly(plan.price)));
    expect(row('Mensalidade sem desconto')).toEqual(plans.map((plan) => monthly(plan.price_full)));
    expect(row('Duração do desconto')).toEqual(plans.map((plan) => `${plan.discountMonths} meses`));
  });

  it('the prices match in the links to the order', async () => {
    const { html } = await open(path);
    const [block = ''] = all(html, /<section[^>]*id="planos"[^>]*>(.*?)<\/section>/gs);
    const ordered = new Set(all(block, /\/checkout\/cep\/\?s=(\w+)"/g));
    expect(ordered.size).toBeGreaterThan(0);
    for (const sku of ordered) planIn(plans, sku);
  });
});
