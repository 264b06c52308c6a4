import { newKey } from '../../../contract/new-key.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import {
  type FaqChange,
  type LookChange,
  listOfMade,
  type MadeCampaign,
  type PriceChange,
  type Publication,
  type PublicationPeriod,
  termFields,
} from '../../../contract/publication.ts';

/** Pure edits of a draft. Values equal to the defaults are dropped. */

type Terms = CatalogueFiles['plans'][number]['terms'];

/** Default prices of a plan, in one list or in general. */
export const defaultTerms = (files: CatalogueFiles, list: string | null, sku: string): Terms | undefined =>
  list === null
    ? files.plans.find((plan) => plan.sku === sku)?.terms
    : files.lists.find(({ name }) => name === list)?.offers.find((offer) => offer.sku === sku)?.terms;

export const isForGood = ({ from, until }: PublicationPeriod): boolean =>
  from === undefined && until === undefined;

/** Key of a new entry in the draft. */
export const newItemKey = (): string => newKey(crypto).slice(0, 8);

const changed = <Item extends { key: string }>(items: readonly Item[], item: Item): Item[] =>
  items.some(({ key }) => key === item.key)
    ? items.map((one) => (one.key === item.key ? item : one))
    : [...items, item];

const hasTerms = (change: PriceChange): boolean => termFields.some((field) => change[field] !== undefined);

/** Drops a permanent change without prices; keeps one with a period while it is being filled in. */
export function withPrice(draft: Publication, change: PriceChange): Publication {
  const prices = changed(draft.prices, withoutEmpty(change));
  return {
    ...draft,
    prices: prices.filter((one) => hasTerms(one) || one.key !== change.key || !isForGood(one)),
  };
}

export const withoutPrice = (draft: Publication, key: string): Publication => ({
  ...draft,
  prices: draft.prices.filter((change) => change.key !== key),
});

/** The lists of the files, and those of campaigns made in the panel. */
export const withDraftedLists = (files: CatalogueFiles, { campaigns }: Publication): CatalogueFiles => ({
  ...files,
  lists: [
    ...files.lists,
    ...campaigns.flatMap(({ offers, ...made }) =>
      offers === undefined
        ? []
        : [
            {
              name: listOfMade({ ...made, offers }),
              offers: offers.map(({ sku, ...terms }) => ({ sku, terms })),
            },
          ],
    ),
  ],
});

export const withCampaign = (draft: Publication, made: MadeCampaign): Publication => ({
  ...draft,
  campaigns: draft.campaigns.some(({ prefix }) => prefix === made.prefix)
    ? draft.campaigns.map((one) => (one.prefix === made.prefix ? made : one))
    : [...draft.campaigns, made],
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
  const says = next.banner !== undefined || next.hidden !== undefined || next.exclusions !== undefined;
  const looks = changed(draft.looks, next);
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

/** Drops keys with an undefined value. */
export const withoutEmpty = <Item extends object>(item: Item): Item => {
  const copy = { ...item };
  for (const key in copy) if (copy[key] === undefined) delete copy[key];
  return copy;
};
