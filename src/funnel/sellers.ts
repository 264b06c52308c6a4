import type { Campaign } from './campaign.ts';
import { campaignMeant, campaigns } from './campaigns.ts';

/** What sells from a list of the catalogue. */
type Seller = Pick<Campaign, 'prefix' | 'sellsFrom' | 'personType' | 'noindex' | 'journey'> & {
  right: Campaign['right'] | 'renewal';
};

/** Who renews a contract: no campaign, but calls name it like one. No lead ever proves the right to it. */
export const renewalSeller: Seller = {
  prefix: 'refidelizacao',
  sellsFrom: 'renewal',
  right: 'renewal',
  personType: 'pf',
  noindex: false,
  journey: 'renewal',
};

/** The plainest first: 'timblack' before 'b/timblack'. */
const sellers: readonly Seller[] = [...campaigns, renewalSeller].sort(
  (one, other) => one.prefix.length - other.prefix.length,
);

const fileOf = ({ sellsFrom }: Pick<Seller, 'sellsFrom'>): string => `${sellsFrom}.json`;

/** The plan list under `/json/` that holds what a campaign sells, by the name that a call says. */
export const planFileOf = (addon: string | undefined): string =>
  fileOf(addon === renewalSeller.prefix ? renewalSeller : campaignMeant(addon));

export const sellersFrom = (file: string): readonly Seller[] =>
  sellers.filter((seller) => fileOf(seller) === file);

export const planFileNames: readonly string[] = [...new Set(sellers.map(fileOf))];
