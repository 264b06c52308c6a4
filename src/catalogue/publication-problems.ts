import type { ClockMinute } from '../brazil/clock-minute.ts';
import { fromCents, toCents } from '../brazil/money.ts';
import { checkWords as words } from '../content/publication-checks.ts';
import { lookUp } from '../contract/look-up.ts';
import {
  cropsOf,
  endsFirst,
  type FaqChange,
  leastPrice,
  listOfMade,
  type Publication,
  type PublicationProblem,
  type PublishedExperiment,
  termFields,
} from '../contract/publication.ts';
import { campaignProblems, type KnownCampaign } from './campaign-problems.ts';
import type { Catalogue } from './catalogue.ts';
import { ruleProblem } from './catalogue-problem.ts';
import { faqProblems, wordingProblems } from './faq-problems.ts';
import { changedOffers, type OfferMark, overlay, placeKey, turnsIn } from './overlay.ts';
import { planProblems } from './plan-problems.ts';
import { closedAt, overlap, type Period } from './sale.ts';
import { withMade } from './with-made.ts';

/** Names that a publication may refer to, besides plans and lists. */
export interface KnownNames {
  campaigns: readonly KnownCampaign[];
  /** Campaigns that others can be made from. */
  models: readonly KnownCampaign[];
  /** Published experiments, with those of the files. */
  experiments: (published: readonly PublishedExperiment[]) => readonly PublishedExperiment[];
  blocks: readonly string[];
  /** Question ids of the files with their group, by set. */
  faq: Readonly<Record<string, readonly { id: string; group: string }[]>>;
  services: readonly string[];
  /** Crops of photos that are kept. */
  pictures: readonly string[];
  addresses: readonly string[];
  now: ClockMinute;
}

/** Made campaigns count too. */
type Known = Omit<KnownNames, 'campaigns'> & {
  campaigns: readonly Pick<KnownCampaign, 'prefix' | 'sellsFrom'>[];
};

/** All problems that prevent publication. `marks` are the ids and codes that its offers would get. */
export function publicationProblems(
  files: Catalogue,
  published: Publication,
  knownInFiles: KnownNames,
  marks: ReadonlyMap<string, OfferMark>,
): PublicationProblem[] {
  const defaults = withMade(files, published);
  const withPlans = withMade(files, { ...published, campaigns: [] });
  const made = published.campaigns.map((one) => ({ prefix: one.prefix, sellsFrom: listOfMade(one) }));
  const known = { ...knownInFiles, campaigns: [...knownInFiles.campaigns, ...made] };
  const found = [
    ...planProblems(files, published).map(({ key, message }) => at('plans', key, message)),
    ...campaignProblems(withPlans, published, knownInFiles).map(({ key, message }) =>
      at('campaigns', key, message),
    ),
    ...priceProblems(defaults, published),
    ...sumProblems(defaults, published),
    ...validityProblems(defaults, published, known),
    ...lookProblems(defaults, published, known),
    ...experimentProblems(published, known),
    ...Object.entries(published.faq).flatMap(([set, change]) => inSet(set, change, defaults, known)),
    ...wordingProblems(published).map(({ key, message }) => at('faq', key, message)),
  ];
  return found.length > 0 ? found : wholeProblems(defaults, published, marks, ruleProblem(files) !== null);
}

const at = (part: PublicationProblem['part'], key: string, message: string): PublicationProblem => ({
  part,
  key,
  message,
});

function priceProblems(defaults: Catalogue, { prices }: Publication): PublicationProblem[] {
  const offers = Object.entries(defaults.lists).flatMap(([list, { plans }]) =>
    plans.map(({ sku }) => placeKey(list, sku)),
  );
  return prices.flatMap((change, index) => {
    const { key, list, sku } = change;
    const before = prices.slice(0, index);
    const messages = [
      !Object.hasOwn(defaults.plans, sku) && words.noPlan(sku),
      list !== null && !Object.hasOwn(defaults.lists, list) && words.noList(list),
      list !== null && !offers.includes(placeKey(list, sku)) && words.notListed(sku, list),
      endsFirst(change) && words.order,
      termFields.every((field) => change[field] === undefined) && words.nothing,
      before.some((other) => other.list === list && other.sku === sku && clash(other, change)) &&
        words.overlap,
    ];
    return messages.filter((message) => message !== false).map((message) => at('prices', key, message));
  });
}

/** A permanent change may coexist with one that has a period; two periods must not overlap. */
function clash(one: Period, other: Period): boolean {
  const isForGood = ({ from, until }: Period) => from === undefined && until === undefined;
  if (isForGood(one) || isForGood(other)) return isForGood(one) && isForGood(other);
  return overlap(one, other);
}

/** Checks the resulting prices of every offer at any time. */
function sumProblems(defaults: Catalogue, published: Publication): PublicationProblem[] {
  return changedOffers(defaults, published).flatMap(({ list, sku, terms }) => {
    const change =
      published.prices.find((one) => one.sku === sku && one.list === list) ??
      published.prices.find((one) => one.sku === sku && one.list === null);
    const messages = [
      Object.values(terms).some((amount) => fromCents(toCents(amount)) !== amount) && words.cents,
      terms.price > terms.price_full && words.aboveFull,
      terms.price_with_dacc > terms.price && words.aboveNoDebit,
      terms.price_with_dacc < leastPrice && words.free,
    ];
    return messages
      .filter((message) => message !== false)
      .map((message) => at('prices', change?.key ?? sku, message));
  });
}

function validityProblems(
  { plans, lists }: Catalogue,
  { validity }: Publication,
  { campaigns }: Known,
): PublicationProblem[] {
  const prefixes = campaigns.map(({ prefix }) => prefix);
  const kinds = [
    { periods: validity.plans, isKnown: (name: string) => Object.hasOwn(plans, name), unknown: words.noPlan },
    { periods: validity.lists, isKnown: (name: string) => Object.hasOwn(lists, name), unknown: words.noList },
    {
      periods: validity.campaigns,
      // The shop without a campaign cannot be limited to a period.
      isKnown: (name: string) => name !== '' && prefixes.includes(name),
      unknown: words.noCampaign,
    },
  ];
  return kinds.flatMap(({ periods, isKnown, unknown }) =>
    Object.entries(periods).flatMap(([name, period]) => [
      ...(isKnown(name) ? [] : [at('validity', name, unknown(name))]),
      ...(endsFirst(period) ? [at('validity', name, words.order)] : []),
    ]),
  );
}

function lookProblems(
  { plans, lists }: Catalogue,
  { looks }: Publication,
  { campaigns, blocks, pictures }: Known,
): PublicationProblem[] {
  return looks.flatMap((look) => {
    const { key, campaign: prefix, banner = {}, photo, hidden = [], exclusions } = look;
    const campaign = campaigns.find((one) => one.prefix === prefix);
    const sold = (campaign && lookUp(lists, campaign.sellsFrom)?.plans) ?? [];
    const messages = [
      campaign === undefined && words.noCampaign(prefix),
      endsFirst(look) && words.order,
      ...Object.values(banner).map((text) => text?.trim() === '' && words.empty),
      photo?.alt?.trim() === '' && words.noAlt,
      cropsOf(look).some((name) => !pictures.includes(name)) && words.noPhoto,
      ...hidden.map((block) => !blocks.includes(block) && words.noBlock(block)),
      ...(exclusions ?? []).map((sku) => !Object.hasOwn(plans, sku) && words.noPlan(sku)),
      exclusions !== undefined &&
        sold.length > 0 &&
        sold.every(({ sku }) => exclusions.includes(sku)) &&
        words.noPlanShown(prefix),
    ];
    return messages.filter((message) => message !== false).map((message) => at('looks', key, message));
  });
}

/** An experiment that is over prevents nothing. */
function experimentProblems({ experiments }: Publication, { now, ...known }: Known): PublicationProblem[] {
  const current = known.experiments(experiments).filter((one) => closedAt(one, now)?.why !== 'over');
  return current.flatMap((experiment, index) => {
    const { id: key, title, arms, campaigns } = experiment;
    const before = current.slice(0, index);
    const beside = before.find(
      (one) => overlap(one, experiment) && one.campaigns.some((prefix) => campaigns.includes(prefix)),
    );
    const gone = campaigns.find((prefix) => known.campaigns.every((one) => one.prefix !== prefix));
    const visits = arms.reduce((sum, { share }) => sum + share, 0);
    const wrong = [
      ['title', title.trim() === '' && words.empty],
      ['arms', visits > 100 && words.shares],
      ['arms', visits === 0 && words.noShare],
      ['campaigns', campaigns.length === 0 && words.noCampaignChosen],
      ['campaigns', gone !== undefined && words.noCampaign(gone)],
      ['campaigns', beside !== undefined && words.experimentBeside(beside.title)],
      ['until', endsFirst(experiment) && words.order],
    ] as const;
    return wrong.flatMap(([field, message]) =>
      message === false ? [] : [{ ...at('experiments', key, message), field }],
    );
  });
}

function inSet(set: string, change: FaqChange, defaults: Catalogue, known: Known): PublicationProblem[] {
  const questions = lookUp(known.faq, set);
  if (questions === undefined) return [at('faq', set, words.noSet(set))];
  const named = {
    skus: Object.keys(defaults.plans),
    services: known.services,
    campaigns: known.campaigns.map(({ prefix }) => prefix),
    isOnPages: set !== 'conversation',
  };
  return faqProblems(change, questions, named).map(({ id, message }) => at('faq', `${set} ${id}`, message));
}

/** A final check: the rules of the files, applied at every minute at which something changes. */
function wholeProblems(
  defaults: Catalogue,
  published: Publication,
  marks: ReadonlyMap<string, OfferMark>,
  wasWrong: boolean,
): PublicationProblem[] {
  const wrong = ['0000-01-01T00:00', ...turnsIn(published)].some(
    (now) => ruleProblem(overlay(defaults, published, now, marks)) !== null,
  );
  return wrong && !wasWrong ? [at('prices', '', words.catalogue)] : [];
}
