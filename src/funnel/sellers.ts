import type { Campaign } from './campaign.ts';
import { type CampaignSet, fileCampaigns } from './campaigns.ts';

/** A campaign, or anything else that sells from a plan list. */
type Seller = Pick<Campaign, 'sellsFrom' | 'personType' | 'noindex' | 'journey'> & {
  prefix: string;
  right: Campaign['right'] | 'renewal';
};

/** Contract renewal: not a campaign, but API calls name it like one. A lead cannot prove the right to it. */
export const renewalSeller: Seller = {
  prefix: 'refidelizacao',
  sellsFrom: 'renewal',
  right: 'renewal',
  personType: 'pf',
  noindex: false,
  journey: 'renewal',
};

/** Of the files, shortest prefix first: 'timblack' before 'b/timblack'. */
const sellers: readonly Seller[] = [...fileCampaigns.all, renewalSeller].sort(
  (one, other) => one.prefix.length - other.prefix.length,
);

const fileOf = ({ sellsFrom }: Pick<Seller, 'sellsFrom'>): string => `${sellsFrom}.json`;

/** The file under `/json/` with a campaign's plans, by the campaign's name in API calls. */
export const planFileOf = (addon: string | undefined, { byAddon }: CampaignSet): string =>
  fileOf(addon === renewalSeller.prefix ? renewalSeller : byAddon(addon));

export const sellersFrom = (file: string, { made }: Pick<CampaignSet, 'made'>): readonly Seller[] =>
  [...sellers, ...made].filter((seller) => fileOf(seller) === file);

/** The lists that the files must have. */
export const planFileNames: readonly string[] = [...new Set(sellers.map(fileOf))];
