import { Group, SegmentedControl, Stack } from '@mantine/core';
import { leadSteps } from '../../../contract/lead/lead-steps.ts';
import type { LeadFilter } from '../../../contract/panel/leads.ts';
import { Hint } from '../../parts/Hint.tsx';
import { FoldedFilters, manyFolded, manyOf } from '../../parts/list/Filters.tsx';
import {
  anyOf,
  ChoiceFilter,
  DayFilters,
  OriginFilters,
  origins,
  PlaceFilters,
  places,
} from '../../parts/list/ListFilters.tsx';
import { leadsApi } from './leads-api.ts';
import { statusWords, stepWords, leadsWords as words } from './leads-words.ts';

interface Props {
  filter: LeadFilter;
  change: (name: keyof LeadFilter, value: string | null) => void;
}

/** Without 'finished', which makes it an order. */
const stepsOnTheWay = leadSteps.filter((step) => step !== 'finished');

const choices = {
  consent: [
    { value: '', label: words.everybody },
    { value: 'offers', label: words.offers },
  ],
  status: anyOf('status', Object.entries(statusWords)),
  due: anyOf('due', Object.entries(words.dues)),
  step: anyOf(
    'step',
    stepsOnTheWay.map((step) => [step, stepWords(step)]),
  ),
};

export function LeadFilters({ filter, change }: Props) {
  const { data } = leadsApi.useListSellersQuery({});
  const owners = anyOf('owner', [
    ...Object.entries(words.owners),
    ...(data?.sellers ?? []).map(
      ({ id, name, isActive }) => [id, isActive ? name : words.ended(name)] as const,
    ),
  ]);
  const more = (
    <>
      <PlaceFilters filter={filter} change={change} />
      <OriginFilters filter={filter} change={change} />
    </>
  );
  return (
    <Stack gap="xs" data-not-printed>
      <Group>
        <SegmentedControl
          aria-label={words.which}
          data={choices.consent}
          value={filter.consent ?? ''}
          onChange={(value) => change('consent', value)}
        />
      </Group>
      {filter.consent && <Hint>{words.offersHint}</Hint>}
      <FoldedFilters
        many={manyFolded(filter)}
        more={{ many: manyOf(filter, [...places, ...origins]), filters: more }}
      >
        <ChoiceFilter name="owner" label={words.owner} options={owners} {...{ filter, change }} />
        <ChoiceFilter name="status" label={words.status} options={choices.status} {...{ filter, change }} />
        <ChoiceFilter name="due" label={words.nextDay} options={choices.due} {...{ filter, change }} />
        <ChoiceFilter name="step" label={words.step} options={choices.step} {...{ filter, change }} />
        <DayFilters filter={filter} change={change} />
      </FoldedFilters>
    </Stack>
  );
}
