import { states } from '../../../brazil/states.ts';
import { channelWords } from '../../../content/operator/list-words.ts';
import { mainSite } from '../../../contract/panel/campaign-filter.ts';
import { aliasOf } from '../../../funnel/campaigns.ts';
import { knownCampaigns, titleOfCampaign } from '../../made-campaigns.ts';
import { faceWords, listWords } from '../../words/order-words.ts';
import { Choice, type Options } from '../Choice.tsx';
import { MomentInput } from '../moment/MomentInput.tsx';
import { TextFilter } from './TextFilter.tsx';

interface Props<Name extends string> {
  filter: { readonly [Key in Name]?: string | undefined };
  change: (name: Name, value: string) => void;
}

/** All values behind no choice, which has the gender of what is filtered. */
export const anyOf = (what: keyof typeof listWords.any, options: Options): Options => [
  ['', listWords.any[what]],
  ...options,
];

export const originChoices = {
  region: anyOf(
    'region',
    states.map(({ uf, name }) => [uf, name]),
  ),
  /** Those made in the panel come and go. */
  get campaign() {
    const aliases = [...new Set(knownCampaigns().all.map(aliasOf))];
    return anyOf(
      'campaign',
      aliases.map((alias) => [alias || mainSite, titleOfCampaign(alias)]),
    );
  },
  channel: anyOf('channel', Object.entries(channelWords)),
  face: anyOf('face', Object.entries(faceWords)),
};

interface ChoiceProps<Name extends string> extends Props<Name> {
  name: Name;
  label: string;
  options: Options;
}

/** Filters by one of several values. */
export const ChoiceFilter = <Name extends string>(props: ChoiceProps<Name>) => {
  const { name, label, options, filter, change } = props;
  return (
    <Choice value={filter[name] ?? ''} change={(value) => change(name, value)} {...{ label, options }} />
  );
};

interface ChoicesProps<Name extends string> extends Props<Name> {
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  options: Readonly<Record<Name, Options>>;
}

/** Filters by one of several values each. */
export const ChoiceFilters = <Name extends string>(props: ChoicesProps<Name>) => {
  const { names, labels, options, ...filtering } = props;
  return names.map((name) => (
    <ChoiceFilter key={name} {...{ name, ...filtering }} label={labels[name]} options={options[name]} />
  ));
};

export const places = ['region', 'campaign'] as const;

/** Filters by region and campaign. */
export const PlaceFilters = (props: Props<(typeof places)[number]>) => (
  <ChoiceFilters names={places} labels={listWords} options={originChoices} {...props} />
);

const ways = ['face', 'channel'] as const;
const marks = ['source', 'medium', 'utm'] as const;
export const origins = [...ways, ...marks] as const;

/** Filters by origin: face, channel, and what brought the visit last. */
export const OriginFilters = ({ filter, change }: Props<(typeof origins)[number]>) => [
  <ChoiceFilters
    key="ways"
    names={ways}
    labels={listWords}
    options={originChoices}
    {...{ filter, change }}
  />,
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
