import { withoutAccents } from '../../../brazil/without-accents.ts';
import { newKey } from '../../../contract/new-key.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import {
  type FaqChange,
  type LookChange,
  listOfMade,
  type MadeCampaign,
  type MadePlan,
  type PriceChange,
  type Publication,
  type PublicationPeriod,
  type PublishedExperiment,
  termFields,
} from '../../../contract/publication.ts';
import { streamingSlugs } from '../../../funnel/streaming-slugs.ts';

/** Pure edits of a draft. Values equal to the defaults are dropped. */

type Terms = CatalogueFiles['plans'][number]['terms'];

/** Default prices of a plan, in one list or in general. */
export const defaultTerms = (files: CatalogueFiles, list: string | null, sku: string): Terms | undefined =>
  list === null
    ? files.plans.find((plan) => plan.sku === sku)?.terms
    : files.lists.find(({ name }) => name === list)?.offers.find((offer) => offer.sku === sku)?.terms;

export const isForGood = ({ from, until }: PublicationPeriod): boolean =>
  from === undefined && until === undefined;

export const newItemKey = (): string => newKey(crypto).slice(0, 8);

/** 'Vale à noite?' → 'vale-a-noite'. */
export const slugOf = (title: string, longest: number): string =>
  withoutAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longest);

const changed = <Item>(items: readonly Item[], item: Item, keyOf: (item: Item) => string): Item[] =>
  items.some((one) => keyOf(one) === keyOf(item))
    ? items.map((one) => (keyOf(one) === keyOf(item) ? item : one))
    : [...items, item];

const keyOf = ({ key }: { key: string }): string => key;

const hasTerms = (change: PriceChange): boolean => termFields.some((field) => change[field] !== undefined);

/** Drops a permanent change without prices; keeps one with a period while it is being filled in. */
export function withPrice(draft: Publication, change: PriceChange): Publication {
  const prices = changed(draft.prices, withoutEmpty(change), keyOf);
  return {
    ...draft,
    prices: prices.filter((one) => hasTerms(one) || one.key !== change.key || !isForGood(one)),
  };
}

export const withoutPrice = (draft: Publication, key: string): Publication => ({
  ...draft,
  prices: draft.prices.filter((change) => change.key !== key),
});

/** A made plan is more than its terms, and a campaign takes nothing else of it. */
const termsOf = ({ price_full, price, price_with_dacc, discountMonths }: Terms): Terms => ({
  price_full,
  price,
  price_with_dacc,
  discountMonths,
});

/** The plans and lists of the files, and those made in the panel. */
export const withDrafted = (files: CatalogueFiles, { plans, campaigns }: Publication): CatalogueFiles => ({
  ...files,
  plans: [...files.plans, ...plans.map((made) => ({ sku: made.sku, name: made.plan, terms: termsOf(made) }))],
  lists: [
    ...files.lists.map(({ name, offers }) => ({
      name,
      offers: [...offers, ...plans.filter(({ lists }) => lists.includes(name)).map(offerOf)],
    })),
    ...campaigns.flatMap((made) =>
      made.offers === undefined ? [] : [{ name: listOfMade(made), offers: made.offers.map(offerOf) }],
    ),
  ],
});

const offerOf = (sold: Terms & { sku: string }) => ({ sku: sold.sku, terms: termsOf(sold) });

/** Those that plans and campaigns made in the panel can name. */
export const listsOfFiles = ({ lists }: CatalogueFiles): CatalogueFiles['lists'] =>
  lists.filter(({ name }) => !name.startsWith('campanha-'));

/** 'd800a', with a streaming service 'd800b'; 'd800a2' if it was ever taken. */
export function newSku({ plan_download, benefits }: MadePlan, taken: readonly string[]): string {
  const isStreaming = Object.values(streamingSlugs).some((slug) => benefits.includes(slug));
  const stem = `d${plan_download}${isStreaming ? 'b' : 'a'}`;
  let sku = stem;
  for (let next = 2; taken.includes(sku); next += 1) sku = `${stem}${next}`;
  return sku;
}

const sells = ({ offers }: MadeCampaign, { sku }: { sku: string }): boolean =>
  offers?.some((offer) => offer.sku === sku) ?? false;

/** A plan with every list that sells it: also those of campaigns that have prices of their own. */
export const inEveryList = ({ campaigns }: Publication, made: MadePlan): MadePlan => ({
  ...made,
  lists: [...made.lists, ...campaigns.filter((one) => sells(one, made)).map(listOfMade)],
});

/** Takes a plan with every list that is to sell it. */
export function withPlan({ campaigns, ...draft }: Publication, made: MadePlan): Publication {
  const own = new Set(campaigns.filter(({ offers }) => offers).map(listOfMade));
  const plan = { ...made, lists: made.lists.filter((list) => !own.has(list)) };
  return {
    ...draft,
    plans: changed(draft.plans, plan, ({ sku }) => sku),
    campaigns: campaigns.map((campaign) => {
      const { offers } = campaign;
      const isChosen = made.lists.includes(listOfMade(campaign));
      if (offers === undefined || isChosen === sells(campaign, made)) return campaign;
      const others = offers.filter(({ sku }) => sku !== made.sku);
      return { ...campaign, offers: isChosen ? [...others, { sku: made.sku, ...termsOf(made) }] : others };
    }),
  };
}

/** With its period and its prices; pages no longer hide it. */
export function withoutPlan(draft: Publication, sku: string): Publication {
  const { [sku]: _period, ...plans } = draft.validity.plans;
  return {
    ...draft,
    plans: draft.plans.filter((one) => one.sku !== sku),
    prices: draft.prices.filter((price) => price.sku !== sku),
    looks: draft.looks.map((look) =>
      withoutEmpty({ ...look, exclusions: look.exclusions?.filter((one) => one !== sku) }),
    ),
    validity: { ...draft.validity, plans },
  };
}

export const withCampaign = (draft: Publication, made: MadeCampaign): Publication => ({
  ...draft,
  campaigns: changed(draft.campaigns, made, ({ prefix }) => prefix),
});

export const withExperiment = (draft: Publication, edited: PublishedExperiment): Publication => ({
  ...draft,
  experiments: changed(draft.experiments, edited, ({ id }) => id),
});

/** With its period, its pages and its prices. */
export function withoutCampaign(draft: Publication, { prefix, ...made }: MadeCampaign): Publication {
  const own = made.offers && listOfMade({ ...made, prefix });
  const { [prefix]: _period, ...campaigns } = draft.validity.campaigns;
  return {
    ...draft,
    campaigns: draft.campaigns.filter((one) => one.prefix !== prefix),
    looks: draft.looks.filter(({ campaign }) => campaign !== prefix),
    prices: draft.prices.filter(({ list }) => list === null || list !== own),
    validity: { ...draft.validity, campaigns },
  };
}

type Validity = Publication['validity'];

export function withValidity(
  draft: Publication,
  kind: keyof Validity,
  name: string,
  period: PublicationPeriod,
): Publication {
  const { [name]: _before, ...others } = draft.validity[kind];
  const periods = isForGood(period) ? others : { ...others, [name]: withoutEmpty(period) };
  return { ...draft, validity: { ...draft.validity, [kind]: periods } };
}

export function withLook(draft: Publication, look: LookChange): Publication {
  const banner = withoutEmpty(look.banner ?? {});
  const { banner: _before, ...rest } = withoutEmpty(look);
  const next: LookChange = Object.keys(banner).length > 0 ? { ...rest, banner } : rest;
  const says = [next.banner, next.photo, next.hidden, next.exclusions].some((part) => part !== undefined);
  const looks = changed(draft.looks, next, keyOf);
  return { ...draft, looks: looks.filter(({ key }) => key !== look.key || says || !isForGood(next)) };
}

export const withoutLook = (draft: Publication, key: string): Publication => ({
  ...draft,
  looks: draft.looks.filter((look) => look.key !== key),
});

export const questionChanges = (draft: Publication, set: string): FaqChange =>
  draft.faq[set] ?? { edited: {}, added: [], hidden: [], order: [] };

export function withQuestions(draft: Publication, set: string, change: FaqChange): Publication {
  const { [set]: _before, ...others } = draft.faq;
  const { edited, added, hidden, order } = change;
  const isNothing = [Object.keys(edited), added, hidden, order].every(({ length }) => length === 0);
  return { ...draft, faq: isNothing ? others : { ...others, [set]: change } };
}

export const withoutEmpty = <Item extends object>(item: Item): Item => {
  const copy = { ...item };
  for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
};
