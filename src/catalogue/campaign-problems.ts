import { checkWords as words } from '../content/publication-checks.ts';
import { lookUp } from '../contract/look-up.ts';
import type { Publication } from '../contract/publication.ts';
import type { Catalogue } from './catalogue.ts';

/** A campaign of the files, as far as made ones are compared with it. */
export interface KnownCampaign {
  prefix: string;
  lpOrigin: string;
  sellsFrom: string;
  right: string | null;
}

/** A name that every object has without being given it. */
export const isReserved = (name: string): boolean => name in Object.prototype;

/** What is wrong with a new campaign's address; null if nothing is. */
export function prefixProblem(
  prefix: string,
  others: readonly { prefix: string }[],
  /** First parts of the addresses that the site itself has. */
  addresses: readonly string[],
): string | null {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(prefix)) return words.prefixForm;
  if (isReserved(prefix)) return words.reserved(prefix);
  if (others.some((one) => one.prefix === prefix)) return words.prefixTaken(prefix);
  return addresses.includes(prefix) ? words.prefixOfPage(prefix) : null;
}

const folded = (title: string): string => title.trim().toLowerCase();

/** What is wrong with the name of a campaign beside those of others; null if nothing is. */
export function titleProblem(title: string, others: readonly string[]): string | null {
  if (title.trim() === '') return words.empty;
  return others.some((one) => folded(one) === folded(title)) ? words.titleTaken(title.trim()) : null;
}

interface Known {
  campaigns: readonly KnownCampaign[];
  /** Those that others can be made from. */
  models: readonly KnownCampaign[];
  addresses: readonly string[];
}

/** What prevents the campaigns made in the panel, by prefix. */
export function campaignProblems(
  { lists, plans }: Catalogue,
  { campaigns: made }: Pick<Publication, 'campaigns'>,
  known: Known,
): { key: string; message: string }[] {
  return made.flatMap((campaign, index) => {
    const before = made.slice(0, index);
    const { prefix, title, like, sellsFrom, offers } = campaign;
    const model = known.models.find((one) => one.prefix === like);
    const titles = [
      ...known.campaigns.map(({ lpOrigin }) => lpOrigin.replace(/^LP /, '')),
      ...before.map((one) => one.title),
    ];
    const messages = [
      prefixProblem(prefix, [...known.campaigns, ...before], known.addresses),
      titleProblem(title, titles),
      model === undefined && words.noModel(like),
      !Object.hasOwn(lists, sellsFrom) && words.noList(sellsFrom),
      model !== undefined &&
        !mayBeSold(sellsFrom, model, lists, known.campaigns) &&
        words.listOfOthers(sellsFrom),
      offers?.length === 0 && words.noOffer,
      ...(offers ?? []).map(({ sku }) => !Object.hasOwn(plans, sku) && words.noPlan(sku)),
    ];
    return messages
      .filter((message) => typeof message === 'string')
      .map((message) => ({ key: prefix, message }));
  });
}

/** A list for which a right must be proved is not sold without that proof. */
function mayBeSold(
  list: string,
  { right }: KnownCampaign,
  lists: Catalogue['lists'],
  campaigns: readonly KnownCampaign[],
): boolean {
  const needed = campaigns.find(({ sellsFrom }) => sellsFrom === list)?.right ?? null;
  return needed === right && (lookUp(lists, list)?.plan_type ?? null) === null;
}
