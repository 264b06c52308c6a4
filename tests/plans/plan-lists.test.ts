import { describe, expect, it } from 'vitest';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { toCents } from '../../src/brazil/money.ts';
import { outsideLinks } from '../../src/content/landing/site/outside-links.ts';
import { type ListedPlan, offerList } from '../../src/contract/offer/plan.ts';
import { streamingServices } from '../../src/funnel/landing.ts';
import { hasBenefit } from '../../src/funnel/landing-plans/has-benefit.ts';
import { planCards } from '../../src/funnel/landing-plans/plan-cards.ts';
import { streamingSlugs } from '../../src/funnel/streaming-slugs.ts';

const { files } = readPlanLists('catalogue');
const fileNames = [...files.keys()];
const read = (name: string): readonly ListedPlan[] => files.get(name) ?? [];
const everyPlan = fileNames.flatMap((file) => read(file).map((plan) => ({ file, plan })));
const duplicates = (values: readonly unknown[]) => values.filter((value, i) => values.indexOf(value) !== i);

const specifiedSkus = (
  'd300a d300r d400a d400rt d500a d500b d500rs d500ar d500br d500em d600a d600b d600c d600cb d600ar d600br d600gl ' +
  'd600gles d600ar3 d600sp d700a d700b d700rs d1000a d1000b d1000c d1000d d1000cb d1000em d2000b d600wb'
).split(' ');

describe('the lists', () => {
  it('the lists sell every specified sku somewhere', () => {
    const sold = new Set(everyPlan.map(({ plan }) => plan.sku));
    expect(specifiedSkus.filter((sku) => !sold.has(sku))).toEqual([]);
  });

  it('the lists never give one id or offer code to two offers', () => {
    expect(duplicates(everyPlan.map(({ plan }) => plan.id))).toEqual([]);
    expect(duplicates(everyPlan.map(({ plan }) => plan.offerCode))).toEqual([]);
  });

  it.each(fileNames)('the list %s has each sku once', (name) => {
    expect(read(name).length).toBeGreaterThan(0);
    expect(duplicates(read(name).map(({ sku }) => sku))).toEqual([]);
  });
});

describe.each(everyPlan.map(({ file, plan }) => [file, plan.sku, plan] as const))(
  '%s %s',
  (file, sku, plan) => {
    it('the plan’s prices are in order and in whole cents', () => {
      for (const reais of [plan.price, plan.price_full, plan.price_with_dacc, plan.discount, plan.penalty]) {
        expect(Number(reais.toFixed(2))).toBe(reais);
      }
      expect(plan.price_full).toBeGreaterThan(plan.price);
      expect(plan.price).toBeGreaterThanOrEqual(plan.price_with_dacc);
      expect(plan.price_with_dacc).toBeGreaterThan(0);
      expect(toCents(plan.discount)).toBe(toCents(plan.price_full) - toCents(plan.price_with_dacc));
      expect(plan.discountMonths).toBe(12);
    });

    it('the plan has a loyalty period only with streaming, and no penalty above the discount', () => {
      expect(plan.loyaltyMonths).toBe(plan.subscriptions.length > 0 ? 12 : 0);
      const granted = (toCents(plan.price_full) - toCents(plan.price)) * plan.loyaltyMonths;
      expect(toCents(plan.penalty)).toBeLessThanOrEqual(granted);
      expect(plan.penalty > 0).toBe(plan.loyaltyMonths > 0);
    });

    it('the landing page shows the apps and the service that the list names', () => {
      const listed = (slug: string) => plan.benefits.some((benefit) => benefit.slug === slug);
      expect(['MAX', 'deezer'].filter((slug) => hasBenefit(plan, slug))).toEqual(
        ['MAX', 'deezer'].filter(listed),
      );
      const [only, ...others] = plan.subscriptions;
      const service = streamingServices.find((one) => streamingSlugs[one] === only && others.length === 0);
      expect(planCards([plan], 'all')[0]?.[0]?.choice).toBe(service ?? null);
    });

    it('the plan’s name and numbers state the same speed', () => {
      const [, amount, unit] = /^(\d+) (Mega|Giga)/.exec(plan.plan) ?? [];
      expect(plan.plan_download).toBe(Number(amount) * (unit === 'Giga' ? 1000 : 1));
      expect(sku.startsWith(`d${plan.plan_download}`)).toBe(true);
      expect(plan.plan_upload).toBeGreaterThan(0);
      const uploads: Record<number, number> = { 500: 250, 600: 300, 700: 300, 1000: 500, 2000: 1000 };
      expect(plan.plan_upload).toBe(uploads[plan.plan_download] ?? plan.plan_download / 2);
    });

    it('the plan lists each benefit once, its subscriptions among them', () => {
      const slugs = plan.benefits.map(({ slug }) => slug);
      expect(duplicates(slugs)).toEqual([]);
      expect(plan.subscriptions.filter((slug) => !slugs.includes(slug))).toEqual([]);
      expect(slugs.includes('deezer')).toBe(['d500b', 'd1000b'].includes(sku));
      if (['d500b', 'd1000b', 'd2000b'].includes(sku)) expect(slugs).toContain('MAX');
      if (slugs.includes('globo-play')) expect([600, 700]).toContain(plan.plan_download);
    });

    it('the plan promises the bonus of the rules', () => {
      const bonus = plan.addonBonus.map(({ addon_description }) => addon_description).join('; ');
      const oneYear = ['d500ar', 'd600ar', 'd600ar3'].includes(sku);
      expect(bonus.includes('100MB Bônus por um ano')).toBe(oneYear);
      expect(bonus.includes('600MB + 100MB Bônus vitalícios')).toBe(plan.plan_download === 600 && !oneYear);
      expect(bonus.includes('Até 20 GIGA')).toBe(file === 'timcontrole.json');
      expect(bonus.includes('Até 30 GIGA')).toBe(file === 'timblack.json');
      expect(plan.livelo_dacc_points > 0).toBe(file === 'livelo.json');
    });

    it('the plan belongs to the journey of its file', () => {
      const types: Record<string, ListedPlan['plan_type']> = {
        'renewal.json': 'refidel',
        'migration.json': 'migration',
      };
      expect(plan.plan_type).toBe(types[file] ?? null);
      expect(plan.offerCode).toMatch(/^UF-[A-Z0-9]+(-[A-Z]{1,2})?-20\d\d$/);
      expect(plan.regulations.some(({ url }) => url === `/regulamentos/#${plan.offerCode}`)).toBe(true);
    });

    it('the plan’s WhatsApp link opens the sales number with a text about that plan', () => {
      for (const { complete_link } of plan.whatsApps) {
        const link = new URL(complete_link);
        expect(link.origin + link.pathname).toBe(outsideLinks.whatsapp);
        const text = link.searchParams.get('text') ?? '';
        expect(complete_link.endsWith(encodeURIComponent(text))).toBe(true);
        expect(text).toContain(plan.plan);
      }
      expect(plan.whatsApps.length).toBeGreaterThan(0);
    });
  },
);

describe('offers sold by a link alone', () => {
  it('the win-back offer is sold only by its link', () => {
    expect(read('plans.json').find(({ sku }) => sku === 'd600wb')?.showOnLanding).toBe(false);
  });
});

it.each(fileNames)('the list %s follows the contract', (name) => {
  expect(offerList.parse({ plans: read(name) }).plans).toHaveLength(read(name).length);
});
