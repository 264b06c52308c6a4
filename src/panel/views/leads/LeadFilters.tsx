import { Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { states } from '../../../brazil/states.ts';
import { leadSteps } from '../../../contract/lead-steps.ts';
import { faceNames } from '../../../contract/measurement/event-properties.ts';
import type { LeadFilter } from '../../../contract/panel/leads.ts';
import { campaigns } from '../../../funnel/campaigns.ts';
import { faceWords, listWords } from '../../words/order-words.ts';
import type { LeadFilterName } from './lead-filter.ts';
import { stepWords, leadsWords as words } from './leads-words.ts';

interface Props {
  filter: LeadFilter;
  change: (name: LeadFilterName, value: string | null) => void;
}

/** Who has ordered is no contact any more. */
const stepsOnTheWay = leadSteps.filter((step) => step !== 'finished');

const any = { value: '', label: listWords.any };

const choices = {
  consent: [
    { value: '', label: words.everybody },
    { value: 'offers', label: words.offers },
  ],
  step: [any, ...stepsOnTheWay.map((value) => ({ value, label: stepWords(value) }))],
  region: [any, ...states.map(({ uf, name }) => ({ value: uf, label: name }))],
  campaign: [any, ...campaigns.map(({ prefix }) => prefix).filter((prefix) => prefix !== '')],
  face: [any, ...faceNames.map((value) => ({ value, label: faceWords[value] }))],
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
    <Group gap="xs" align="flex-end">
      <NativeSelect
        label={words.step}
        data={choices.step}
        value={filter.step ?? ''}
        onChange={({ currentTarget }) => change('step', currentTarget.value)}
      />
      <NativeSelect
        label={listWords.region}
        data={choices.region}
        value={filter.region ?? ''}
        onChange={({ currentTarget }) => change('region', currentTarget.value)}
      />
      <NativeSelect
        label={listWords.campaign}
        data={choices.campaign}
        value={filter.campaign ?? ''}
        onChange={({ currentTarget }) => change('campaign', currentTarget.value)}
      />
      <NativeSelect
        label={listWords.face}
        data={choices.face}
        value={filter.face ?? ''}
        onChange={({ currentTarget }) => change('face', currentTarget.value)}
      />
      <TextInput
        label={listWords.from}
        type="date"
        value={filter.from ?? ''}
        onChange={({ currentTarget }) => change('from', currentTarget.value)}
      />
      <TextInput
        label={listWords.to}
        type="date"
        value={filter.to ?? ''}
        onChange={({ currentTarget }) => change('to', currentTarget.value)}
      />
    </Group>
  </Stack>
);
