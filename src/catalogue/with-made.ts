import { planWords } from '../content/screens/plans.ts';
import { lookUp } from '../contract/look-up.ts';
import {
  listOfMade,
  type Made,
  type MadeCampaign,
  type MadePlan,
  nothingPublished,
} from '../contract/publication.ts';
import type { Catalogue } from './catalogue.ts';
import type { SaleRule } from './sale.ts';

/** The id of an offer until its terms have one. */
export const unmarked = 0;

/** A period that is always over: of what was published once and taken back. */
export const takenBack = { until: '0000-01-01' };

/** The catalogue with what was made in the panel; what is only among the former is closed, and stays readable. */
export function withMade(files: Catalogue, made: Made, former: Made = nothingPublished): Catalogue {
  // The files may have got a plan with that sku after it was made.
  const isNew = ({ sku }: MadePlan) => !Object.hasOwn(files.plans, sku);
  const plans = { ...files.plans };
  const lists = { ...files.lists };
  for (const plan of [...former.plans, ...made.plans].filter(isNew)) plans[plan.sku] = planOf(files, plan);
  const speedOf = (sku: string) => plans[sku]?.plan_download ?? 0;
  for (const [name, list] of Object.entries(lists)) {
    const offersOf = (all: readonly MadePlan[], sale?: SaleRule) =>
      all
        .filter((plan) => isNew(plan) && plan.lists.includes(name))
        .map(({ sku }) => ({ sku, id: unmarked, livelo_dacc_points: 0, ...(sale && { sale }) }));
    const sold = [...list.plans];
    for (const offer of offersOf(made.plans)) {
      const faster = sold.findIndex(({ sku }) => speedOf(sku) > speedOf(offer.sku));
      sold.splice(faster < 0 ? sold.length : faster, 0, offer);
    }
    const left = offersOf(former.plans, takenBack).filter(({ sku }) => sold.every((one) => one.sku !== sku));
    lists[name] = { ...list, plans: [...sold, ...left] };
  }
  return withLists({ ...files, plans, lists }, [...former.campaigns, ...made.campaigns]);
}

/** Without apps that have left the files since. */
function planOf({ benefits: apps, streaming }: Catalogue, { sku: _, lists: _in, ...plan }: MadePlan) {
  const benefits = plan.benefits.filter((slug) => Object.hasOwn(apps, slug));
  const subscriptions = benefits.filter((slug) => Object.hasOwn(streaming, slug));
  const services = subscriptions.map((slug) => apps[slug] ?? slug);
  const usual = planWords.description(services, plan.plan_download, plan.plan_upload);
  const description = plan.description.trim() || usual;
  return { ...plan, description, benefits, subscriptions, addonBonus: [], installationSchedule: true };
}

/** With a list for each campaign that has terms of its own: the list that it is made from, sold otherwise. */
function withLists(known: Catalogue, made: readonly MadeCampaign[]): Catalogue {
  const lists = made.flatMap((campaign) => {
    const { sellsFrom, offers } = campaign;
    const from = lookUp(known.lists, sellsFrom);
    if (from === undefined || offers === undefined) return [];
    // Plans may leave the files after the campaign: the shop starts without them.
    const plans = offers
      .filter(({ sku }) => Object.hasOwn(known.plans, sku))
      .map(({ sku, ...terms }) => {
        const {
          offerCode: _code,
          replaces: _ids,
          ...offer
        } = from.plans.find((one) => one.sku === sku && one.sale !== takenBack) ?? {
          livelo_dacc_points: 0,
        };
        return { ...offer, ...terms, sku, id: unmarked };
      });
    return [[listOfMade(campaign), { ...from, plans }] as const];
  });
  return { ...known, lists: { ...known.lists, ...Object.fromEntries(lists) } };
}
