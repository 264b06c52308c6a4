import { campaignTitle } from '../../../funnel/campaign-title.ts';
import { knownCampaigns, knownExperiments } from '../../made-campaigns.ts';
import { armTitle } from '../../words/experiment-words.ts';
import { faceWords } from '../../words/order-words.ts';
import { deviceWords, dimensionWords, figuresWords as words } from './figures-words.ts';

interface Whose {
  /** As in the URL: 'face=chat'; the main site has no prefix. */
  readonly value: string;
  readonly label: string;
}

const listed = (
  dimension: keyof typeof dimensionWords,
  names: readonly (readonly [value: string, label: string])[],
) => ({
  group: dimensionWords[dimension],
  items: names.map(([value, label]): Whose => ({ value: `${dimension}=${value}`, label })),
});

export const everybody: Whose = { value: 'all=', label: words.everybody };

const groups = () => [
  listed('face', Object.entries(faceWords)),
  listed('device', Object.entries(deviceWords)),
  listed(
    'campaign',
    knownCampaigns().all.map((campaign) => [campaign.prefix, campaignTitle(campaign)]),
  ),
  listed(
    'arm',
    knownExperiments().flatMap(({ id, title, arms }) =>
      arms.map((arm) => [`${id}:${arm.id}`, `${title}: ${armTitle(arm.id)}`] as const),
    ),
  ),
];

export const whoseVisits = () => [everybody, ...groups()];

export const isWhose = (value: string): boolean =>
  groups().some(({ items }) => items.some((item) => item.value === value));
