import { fromCents, toCents } from '../brazil/money.ts';
import { outsideLinks } from '../content/landing/site/outside-links.ts';
import { siteLinks } from '../content/landing/site/site-links.ts';
import { lookUp } from '../contract/look-up.ts';
import type { ListedPlan } from '../contract/offer/plan.ts';
import type { StreamingPrices } from '../contract/offer/streaming-prices.ts';
import type { Catalogue } from './catalogue.ts';
import type { SaleRule } from './sale.ts';

type List = Catalogue['lists'][string];

/** The offers of every list by name. Offers of unknown plans are left out. */
export const planLists = (catalogue: Catalogue): ReadonlyMap<string, readonly ListedPlan[]> =>
  new Map(
    Object.entries(catalogue.lists).map(([name, list]) => [
      name,
      list.plans.flatMap((offer) => listedPlan(catalogue, list, offer) ?? []),
    ]),
  );

/** The rules of each offer by id: those of its list, its plan and the offer itself. */
export const saleRules = ({ lists, plans }: Catalogue): ReadonlyMap<number, readonly SaleRule[]> =>
  new Map(
    Object.values(lists).flatMap((list) =>
      list.plans.map(({ id, sku, sale }) => [
        id,
        [list.sale, plans[sku]?.sale, sale].filter((rule) => rule !== undefined),
      ]),
    ),
  );

function listedPlan(
  { edition, discountMonths, loyaltyMonths, benefits, plans }: Catalogue,
  list: List,
  offer: List['plans'][number],
): ListedPlan | null {
  const plan = plans[offer.sku];
  if (plan === undefined) return null;
  const {
    price_full,
    price,
    price_with_dacc,
    discountMonths: months = discountMonths,
  } = { ...plan, ...offer };
  const offerCode = offer.offerCode ?? codeOf(offer.sku, list.code, edition);
  const loyalty = plan.subscriptions.length > 0 ? loyaltyMonths : 0;
  return {
    id: offer.id,
    sku: offer.sku,
    plan: plan.plan,
    description: plan.description,
    discount: less(price_full, price_with_dacc),
    price_full,
    price_with_dacc,
    price,
    benefits: plan.benefits.map((slug) => ({ slug, benefit: lookUp(benefits, slug) ?? slug })),
    regulations: [
      { title: `Regulamento da oferta ${offerCode}`, url: `${siteLinks.regulations}#${offerCode}` },
      { title: 'Contrato de prestação do serviço', url: siteLinks.contract },
    ],
    subscriptions: plan.subscriptions,
    plan_download: plan.plan_download,
    plan_upload: plan.plan_upload,
    installationSchedule: plan.installationSchedule && list.installationSchedule,
    plan_type: list.plan_type,
    showOnLanding: offer.showOnLanding ?? list.showOnLanding,
    addonBonus: [...plan.addonBonus, ...list.addonBonus].map((text) => ({ addon_description: text })),
    livelo_dacc_points: offer.livelo_dacc_points,
    whatsApps: [{ origin_domain: '*', complete_link: whatsAppLink(plan.plan, offerCode) }],
    offerCode,
    loyaltyMonths: loyalty,
    // The highest pro-rata penalty, which must not exceed the discount granted.
    penalty: fromCents(toCents(less(price_full, price)) * loyalty),
    discountMonths: months,
    ...(offer.replaces && { replaces: offer.replaces }),
  };
}

const less = (reais: number, other: number): number => fromCents(toCents(reais) - toCents(other));

/** 'd600a' in the list TB → 'UF-600A-TB-2026'. */
export const codeOf = (sku: string, list: string | undefined, edition: number): string =>
  ['UF', sku.slice(1).toUpperCase(), ...(list === undefined ? [] : [list]), edition].join('-');

const whatsAppLink = (plan: string, offerCode: string): string => {
  const text = `Olá! Quero contratar o plano ${plan} da TIM Ultrafibra (oferta ${offerCode}).`;
  return `${outsideLinks.whatsapp}?text=${encodeURIComponent(text)}`;
};

export const streamingPrices = ({ streaming }: Catalogue): StreamingPrices => ({
  services: Object.entries(streaming).map(([slug, price]) => ({ slug, price })),
});

/** The streaming services of the plans, by slug. */
export const streamingSlugs = ({ plans }: Catalogue): string[] => [
  ...new Set(Object.values(plans).flatMap(({ subscriptions }) => subscriptions)),
];
