import type { Campaign } from './campaign.ts';
import { standard } from './campaign.ts';
import { campaigns } from './campaigns.ts';

const longestFirst = [...campaigns].sort((one, other) => other.prefix.length - one.prefix.length);

/** '/timblack/checkout/cep' → the campaign, and the route as the steps write it: '/checkout/cep/'. */
export function readPath(path: string): { campaign: Campaign; route: string } {
  const plain = `${path.replace(/\/+$/, '')}/`;
  const campaign =
    longestFirst.find(({ prefix }) => prefix !== '' && plain.startsWith(`/${prefix}/`)) ?? standard;
  return { campaign, route: campaign.prefix === '' ? plain : plain.slice(campaign.prefix.length + 1) };
}

/** A route under its campaign's prefix, as the address bar shows it. */
export const writePath = (campaign: Campaign, route: string): string =>
  campaign.prefix === '' ? route : `/${campaign.prefix}${route}`;
