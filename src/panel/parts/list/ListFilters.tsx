import { NativeSelect } from '@mantine/core';
import { states } from '../../../brazil/states.ts';
import { channelWords } from '../../../content/operator/list-words.ts';
import { faceNames } from '../../../contract/measurement/event-properties.ts';
import { channels } from '../../../contract/measurement/touch.ts';
import { mainSite } from '../../../contract/panel/campaign-filter.ts';
import { storedCampaignTitle } from '../../../funnel/campaign-title.ts';
import { aliasOf, campaigns } from '../../../funnel/campaigns.ts';
import { faceWords, listWords } from '../../words/order-words.ts';
import { MomentInput } from '../moment/MomentInput.tsx';
import { TextFilter } from './TextFilter.tsx';

interface Props<Name extends string> {
  filter: { readonly [Key in Name]?: string | undefined };
  change: (name: Name, value: string) => void;
}

/** No filter, in the gender of what is filtered. */
export const anyChoice = (of: keyof typeof listWords.any) => ({ value: '', label: listWords.any[of] });

export const originChoices = {
  region: [anyChoice('region'), ...states.map(({ uf, name }) => ({ value: uf, label: name }))],
  /** Those made in the panel come and go. */
  get campaign() {
    return [
      anyChoice('campaign'),
      ...[...new Set(campaigns.map(aliasOf))].map((alias) => ({
        value: alias || mainSite,
        label: storedCampaignTitle(alias),
      })),
    ];
  },
  channel: [anyChoice('channel'), ...channels.map((value) => ({ value, label: channelWords[value] }))],
  face: [anyChoice('face'), ...faceNames.map((value) => ({ value, label: faceWords[value] }))],
};

interface ChoiceProps<Name extends string> extends Props<Name> {
  name: Name;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** Filters by one of several values. */
export const ChoiceFilter = <Name extends string>({
  name,
  label,
  choices: data,
  filter,
  change,
}: ChoiceProps<Name>) => (
  <NativeSelect
    label={label}
    data={data}
    value={filter[name] ?? ''}
    onChange={({ currentTarget }) => change(name, currentTarget.value)}
  />
);

export const places = ['region', 'campaign'] as const;

/** Filters by region and campaign. */
export const PlaceFilters = ({ filter, change }: Props<(typeof places)[number]>) =>
  places.map((name) => (
    <ChoiceFilter
      key={name}
      label={listWords[name]}
      choices={originChoices[name]}
      {...{ name, filter, change }}
    />
  ));

const ways = ['face', 'channel'] as const;
const marks = ['source', 'medium', 'utm'] as const;
export const origins = [...ways, ...marks] as const;

/** Filters by origin: face, channel, and what brought the visit last. */
export const OriginFilters = ({ filter, change }: Props<(typeof origins)[number]>) => [
  ...ways.map((name) => (
    <ChoiceFilter
      key={name}
      label={listWords[name]}
      choices={originChoices[name]}
      {...{ name, filter, change }}
    />
  )),
  ...marks.map((name) => (
    <TextFilter
      key={name}
      label={listWords[name]}
      maxLength={60}
      value={filter[name] ?? ''}
      change={(value) => change(name, value)}
    />
  )),
];

const ends = ['from', 'to'] as const;

/** Filters by first and last day. */
export const DayFilters = ({ filter, change }: Props<(typeof ends)[number]>) =>
  ends.map((name) => (
    <MomentInput
      key={name}
      kind="day"
      label={listWords[name]}
      value={filter[name] ?? ''}
      onChange={(day) => change(name, day)}
    />
  ));
