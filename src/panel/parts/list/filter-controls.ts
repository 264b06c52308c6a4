import { states } from '../../../brazil/states.ts';
import { channelWords } from '../../../content/operator/list-words.ts';
import { mainSite } from '../../../contract/panel/campaign-filter.ts';
import { aliasOf } from '../../../funnel/campaigns.ts';
import { knownCampaigns, titleOfCampaign } from '../../made-campaigns.ts';
import { faceWords, listWords } from '../../words/order-words.ts';
import type { Options } from '../Choice.tsx';

/** How a filter is chosen, and what it is called in the address. */
export type FilterControl = { readonly address: string } & (
  | { readonly kind: 'choice'; readonly label: string; readonly options: Options }
  | { readonly kind: 'text'; readonly label: string; readonly maxLength: number }
  | { readonly kind: 'day'; readonly label: string }
  /** Its view draws it. */
  | { readonly kind: 'own' }
);

/** A control for each filter of a list: one without a control does not compile. */
export type FilterControls<Filter> = {
  readonly [Name in Exclude<keyof Filter, 'after' | 'order'>]-?: FilterControl;
};

/** One of several values; `any` stands for all of them, and has the gender of what is filtered. */
export const choice = (address: string, label: string, any: string, options: Options) =>
  ({ kind: 'choice', address, label, options: [['', any], ...options] }) as const;

const text = (address: string, label: string, maxLength: number) =>
  ({ kind: 'text', address, label, maxLength }) as const;

const day = (address: string, label: string) => ({ kind: 'day', address, label }) as const;

const { any } = listWords;

export const dayControls = { from: day('de', listWords.from), to: day('ate', listWords.to) };

export const planControl = text('plano', listWords.planCode, 16);

export const placeControls: FilterControls<Record<'region' | 'campaign', string>> = {
  region: choice(
    'estado',
    listWords.region,
    any.region,
    states.map(({ uf, name }) => [uf, name]),
  ),
  campaign: {
    kind: 'choice',
    address: 'campanha',
    label: listWords.campaign,
    /** Those made in the panel come and go. */
    get options(): Options {
      const aliases = [...new Set(knownCampaigns().all.map(aliasOf))];
      return [
        ['', any.campaign],
        ...aliases.map((alias) => [alias || mainSite, titleOfCampaign(alias)] as const),
      ];
    },
  },
};

export const origins = ['face', 'channel', 'source', 'medium', 'utm'] as const;

export const originControls: FilterControls<Record<(typeof origins)[number], string>> = {
  face: choice('onde', listWords.face, any.face, Object.entries(faceWords)),
  channel: choice('canal', listWords.channel, any.channel, Object.entries(channelWords)),
  source: text('origem', listWords.source, 60),
  medium: text('meio', listWords.medium, 60),
  utm: text('anuncio', listWords.utm, 60),
};
