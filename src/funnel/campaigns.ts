import { type Campaign, standard } from './campaign.ts';
import { b } from './campaigns/b.ts';
import { bR } from './campaigns/b-r.ts';
import { bTimblack } from './campaigns/b-timblack.ts';
import { blackFriday } from './campaigns/black-friday.ts';
import { c } from './campaigns/c.ts';
import { d } from './campaigns/d.ts';
import { empresas } from './campaigns/empresas.ts';
import { es } from './campaigns/es.ts';
import { fluxo } from './campaigns/fluxo.ts';
import { globoplay } from './campaigns/globoplay.ts';
import { globoplayTimblack } from './campaigns/globoplay-timblack.ts';
import { globoplayTimcontrole } from './campaigns/globoplay-timcontrole.ts';
import { globoplayTimpre } from './campaigns/globoplay-timpre.ts';
import { hboMax } from './campaigns/hbo-max.ts';
import { livelo } from './campaigns/livelo.ts';
import { migracaoUltrafibra } from './campaigns/migracao-ultrafibra.ts';
import { ofertaColaborador } from './campaigns/oferta-colaborador.ts';
import { paramount } from './campaigns/paramount.ts';
import { premium } from './campaigns/premium.ts';
import { r } from './campaigns/r.ts';
import { r2 } from './campaigns/r2.ts';
import { r3 } from './campaigns/r3.ts';
import { rs } from './campaigns/rs.ts';
import { sp } from './campaigns/sp.ts';
import { timblack } from './campaigns/timblack.ts';
import { timcontrole } from './campaigns/timcontrole.ts';
import { timpre } from './campaigns/timpre.ts';

/** Every campaign. */
export const campaigns: readonly Campaign[] = [
  standard,
  b,
  bR,
  bTimblack,
  blackFriday,
  c,
  d,
  empresas,
  es,
  fluxo,
  globoplay,
  globoplayTimblack,
  globoplayTimcontrole,
  globoplayTimpre,
  hboMax,
  livelo,
  migracaoUltrafibra,
  ofertaColaborador,
  paramount,
  premium,
  r,
  r2,
  r3,
  rs,
  sp,
  timblack,
  timcontrole,
  timpre,
];

const byPrefix = new Map<string, Campaign>(campaigns.map((campaign) => [campaign.prefix, campaign]));

export const campaignByPrefix = (prefix: string): Campaign => byPrefix.get(prefix) ?? standard;

/** The campaign's name in API calls. */
export const aliasOf = ({ alias, prefix }: Pick<Campaign, 'alias' | 'prefix'>): string => alias ?? prefix;

/** Shortest prefix first. */
export const byPrefixLength = campaigns.toSorted((one, other) => one.prefix.length - other.prefix.length);

/** The campaign of an API call, by prefix or alias. If several share an alias, the one with the shortest prefix. */
export const campaignByAddon = (addon = ''): Campaign =>
  byPrefix.get(addon) ?? byPrefixLength.find(({ alias }) => alias === addon) ?? standard;

type Right = NonNullable<Campaign['right']>;

/** Campaigns whose plans need this right. */
export const campaignsWithRight = (right: Right): readonly Campaign[] =>
  byPrefixLength.filter((campaign) => campaign.right === right);

export const campaignWithRight = (right: Right): Campaign => campaignsWithRight(right)[0] ?? standard;
