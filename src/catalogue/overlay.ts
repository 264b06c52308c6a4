import type { ClockMinute } from '../brazil/clock-minute.ts';
import { fromCents, toCents } from '../brazil/money.ts';
import {
  type PriceChange,
  type Publication,
  type PublicationPeriod,
  questionsIn,
  type TermField,
  termFields,
} from '../contract/publication.ts';
import type { Catalogue } from './catalogue.ts';
import { closedAt, type SaleRule, turnsOf } from './sale.ts';
import { unmarked } from './with-made.ts';

type Offer = Catalogue['lists'][string]['plans'][number];

/** The price terms of an order. Two offers of one plan in one list with the same terms are the same offer. */
export interface Terms {
  price_full: number;
  price: number;
  price_with_dacc: number;
  discountMonths: number;
}

/** Id and code of an offer whose terms differ from the files. */
export interface OfferMark {
  id: number;
  offerCode: string;
}

export const termsKey = (list: string, sku: string, terms: Terms): string =>
  [
    list,
    sku,
    ...[terms.price_full, terms.price, terms.price_with_dacc].map(toCents),
    terms.discountMonths,
  ].join(' ');

export type MonthlyPrices = Pick<Terms, 'price' | 'price_with_dacc'>;

/** What every offer costs or has cost, by id. */
export function pricesById(
  defaults: Catalogue,
  marks: ReadonlyMap<string, OfferMark>,
): ReadonlyMap<number, MonthlyPrices> {
  const found = new Map<number, MonthlyPrices>();
  for (const offer of Object.values(defaults.lists).flatMap(({ plans }) => plans)) {
    const terms = termsOf(defaults, offer);
    if (terms !== null) found.set(offer.id, terms);
  }
  for (const [key, { id }] of marks) {
    const [price = 0, price_with_dacc = 0] = key.split(' ').slice(3).map(Number).map(fromCents);
    found.set(id, { price, price_with_dacc });
  }
  return found;
}

/** An offer with published terms. */
export interface ChangedOffer {
  list: string;
  sku: string;
  terms: Terms;
}

/**
 * The catalogue as sold at that minute: publications override the files. A changed offer has an id of its own terms,
 * so that the id in an order always stands for one price.
 */
export function overlay(
  defaults: Catalogue,
  published: Publication,
  now: ClockMinute,
  marks: ReadonlyMap<string, OfferMark>,
): Catalogue {
  const { validity } = published;
  const during = changesAt(published.prices, now);
  const former = idsByPlace(marks);
  const plans = mapValues(defaults.plans, (plan, sku) => withPeriod(plan, validity.plans[sku]));
  const offerIn = (list: string) => (offer: Offer) => {
    const terms = changedTerms(defaults, list, offer, during);
    const mark = terms === null ? undefined : marks.get(termsKey(list, offer.sku, terms));
    return {
      ...offer,
      ...terms,
      ...mark,
      ...replaces(offer, mark, former.get(placeKey(list, offer.sku))),
      ...(isClosed(plans[offer.sku], now) || isClosed(offer, now) ? notShown : {}),
    };
  };
  const lists = mapValues(defaults.lists, (list, name) => {
    const sold = withPeriod(list, validity.lists[name]);
    return { ...sold, ...(isClosed(sold, now) ? notShown : {}), plans: list.plans.map(offerIn(name)) };
  });
  return { ...defaults, plans, lists };
}

/** Pages hide what is not on sale; a link to it gets a message. */
const notShown = { showOnLanding: false };

const isClosed = (sold: { sale?: SaleRule | undefined } | undefined, now: ClockMinute): boolean =>
  sold?.sale !== undefined && closedAt(sold.sale, now) !== null;

/** Every offer with published terms at any time, each once. */
export function changedOffers(defaults: Catalogue, published: Publication): ChangedOffer[] {
  const found = new Map<string, ChangedOffer>();
  for (const now of ['0000-01-01T00:00', ...turnsIn(published)]) {
    const during = changesAt(published.prices, now);
    for (const [list, { plans }] of Object.entries(defaults.lists))
      for (const offer of plans) {
        for (const terms of markedTerms(defaults, list, offer, during))
          found.set(termsKey(list, offer.sku, terms), { list, sku: offer.sku, terms });
      }
  }
  return [...found.values()];
}

/** The terms of an offer that need an id: changed ones, and those of a made list, which are sold again after a change. */
const markedTerms = (...offered: Parameters<typeof changedTerms>): Terms[] => {
  const [defaults, , offer] = offered;
  const own = offer.id === unmarked ? termsOf(defaults, offer) : null;
  return [own, changedTerms(...offered)].filter((terms) => terms !== null);
};

/** The minutes at which a publication starts or ends, in order. */
export function turnsIn({ prices, validity, looks, experiments, faq }: Publication): ClockMinute[] {
  const periods = [
    ...[...prices, ...looks, ...experiments, ...Object.values(validity).flatMap((of) => Object.values(of))],
    ...Object.values(faq).flatMap(questionsIn),
  ];
  return [...new Set(periods.flatMap(turnsOf))].sort();
}

/** The minutes at which the sale of a list, plan or offer starts or ends. */
export const saleTurns = ({ plans, lists }: Catalogue): ClockMinute[] =>
  [...Object.values(plans), ...Object.values(lists).flatMap((list) => [list, ...list.plans])].flatMap(
    ({ sale }) => (sale === undefined ? [] : turnsOf(sale)),
  );

/** An offer's terms in a catalogue. */
export function termsOf({ plans, discountMonths }: Catalogue, offer: Offer): Terms | null {
  const plan = plans[offer.sku];
  return (
    (plan && {
      price_full: offer.price_full ?? plan.price_full,
      price: offer.price ?? plan.price,
      price_with_dacc: offer.price_with_dacc ?? plan.price_with_dacc,
      discountMonths: offer.discountMonths ?? plan.discountMonths ?? discountMonths,
    }) ??
    null
  );
}

/** All ids of every offer, past and future. */
const idsByPlace = (marks: ReadonlyMap<string, OfferMark>): ReadonlyMap<string, readonly number[]> =>
  new Map(
    [...Map.groupBy(marks, ([key]) => key.split(' ').slice(0, 2).join(' '))].map(([place, marked]) => [
      place,
      marked.map(([, { id }]) => id),
    ]),
  );

function replaces(
  offer: Offer,
  mark: OfferMark | undefined,
  former: readonly number[] = [],
): Pick<Offer, 'replaces'> {
  const now = mark?.id ?? offer.id;
  const others = [...(offer.replaces ?? []), offer.id, ...former].filter(
    (id) => id !== now && id !== unmarked,
  );
  return others.length === 0 ? {} : { replaces: others };
}

function changedTerms(
  defaults: Catalogue,
  list: string,
  offer: Offer,
  during: ReadonlyMap<string, readonly PriceChange[]>,
): Terms | null {
  const before = termsOf(defaults, offer);
  if (before === null) return null;
  // Values that a list sets itself stay, as in the files.
  const own = termFields.filter((field) => offer[field] !== undefined);
  const everywhere = during.get(placeKey(null, offer.sku)) ?? [];
  const after = { ...before };
  for (const change of everywhere)
    Object.assign(
      after,
      given(change, (field) => !own.includes(field)),
    );
  for (const change of during.get(placeKey(list, offer.sku)) ?? []) Object.assign(after, given(change));
  const isSame = termsKey(list, offer.sku, after) === termsKey(list, offer.sku, before);
  return isSame && offer.id !== unmarked ? null : after;
}

const given = (change: PriceChange, counts: (field: TermField) => boolean = () => true): Partial<Terms> =>
  Object.fromEntries(
    termFields.flatMap((field) =>
      change[field] !== undefined && counts(field) ? [[field, change[field]]] : [],
    ),
  );

export const placeKey = (list: string | null, sku: string): string => `${list ?? '*'} ${sku}`;

/** The changes that apply at that minute, permanent ones first, so that those with a period override them. */
function changesAt(
  prices: readonly PriceChange[],
  now: ClockMinute,
): ReadonlyMap<string, readonly PriceChange[]> {
  const holding = prices.filter((change) => closedAt(change, now) === null);
  const hasPeriod = ({ from, until }: PriceChange) => from !== undefined || until !== undefined;
  return Map.groupBy(
    holding.toSorted((one, other) => Number(hasPeriod(one)) - Number(hasPeriod(other))),
    ({ list, sku }) => placeKey(list, sku),
  );
}

/** Only the period is overridden; the states stay as in the files. */
function withPeriod<Sold extends { sale?: SaleRule | undefined }>(
  sold: Sold,
  period: PublicationPeriod | undefined,
): Sold {
  return period === undefined ? sold : { ...sold, sale: { ...sold.sale, ...bounds(period) } };
}

const bounds = ({ from, until }: PublicationPeriod): Pick<SaleRule, 'from' | 'until'> => ({ from, until });

const mapValues = <Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
