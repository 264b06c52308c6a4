import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { leadSteps } from '../../../contract/lead/lead-steps.ts';
import type { LeadFilter } from '../../../contract/panel/leads.ts';
import { FoldedFilters } from '../../parts/list/Filters.tsx';
import { anyChoice, ChoiceFilter, DayFilters, OriginFilters } from '../../parts/list/ListFilters.tsx';
import { stepWords, leadsWords as words } from './leads-words.ts';
import type { LeadFilterName } from './use-lead-filter.ts';

interface Props {
  filter: LeadFilter;
  change: (name: LeadFilterName, value: string | null) => void;
}

/** Without 'finished', which makes it an order. */
const stepsOnTheWay = leadSteps.filter((step) => step !== 'finished');

const choices = {
  consent: [
    { value: '', label: words.everybody },
    { value: 'offers', label: words.offers },
  ],
  step: [anyChoice('step'), ...stepsOnTheWay.map((value) => ({ value, label: stepWords(value) }))],
};

export const LeadFilters = ({ filter, change }: Props) => (
  <Stack gap="xs" data-not-printed>
    <Group>
      <SegmentedControl
        aria-label={words.which}
        data={choices.consent}
        value={filter.consent ?? ''}
        onChange={(value) => change('consent', value)}
      />
    </Group>
    {filter.consent && (
      <Text size="sm" c="dimmed">
        {words.offersHint}
      </Text>
    )}
    <FoldedFilters many={Object.keys(filter).filter((name) => name !== 'consent').length}>
      <ChoiceFilter name="step" label={words.step} choices={choices.step} {...{ filter, change }} />
      <OriginFilters filter={filter} change={change} />
      <DayFilters filter={filter} change={change} />
    </FoldedFilters>
  </Stack>
);
