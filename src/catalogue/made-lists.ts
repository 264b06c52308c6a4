import { listOfMade, type MadeCampaign } from '../contract/publication.ts';
import type { Catalogue } from './catalogue.ts';

/** The id of an offer until its terms have one. */
export const unmarked = 0;

/** The catalogue with a list for each campaign that has terms of its own: the list that it is made from, sold otherwise. */
export function withMadeLists(defaults: Catalogue, made: readonly MadeCampaign[]): Catalogue {
  const lists = made.flatMap((campaign) => {
    const { sellsFrom, offers } = campaign;
    const from = defaults.lists[sellsFrom];
    if (from === undefined || offers === undefined) return [];
    // Plans may leave the files after the campaign: the shop starts without them.
    const known = offers.filter(({ sku }) => sku in defaults.plans);
    const plans = known.map(({ sku, ...terms }) => {
      const {
        offerCode: _code,
        replaces: _ids,
        ...offer
      } = from.plans.find((one) => one.sku === sku) ?? {
        livelo_dacc_points: 0,
      };
      return { ...offer, ...terms, sku, id: unmarked };
    });
    return [[listOfMade(campaign), { ...from, plans }] as const];
  });
  return lists.length === 0
    ? defaults
    : { ...defaults, lists: { ...defaults.lists, ...Object.fromEntries(lists) } };
}
