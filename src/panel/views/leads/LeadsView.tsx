import { Group, SegmentedControl } from '@mantine/core';
import { leadSteps } from '../../../contract/lead/lead-steps.ts';
import { type LeadFilter, leadList } from '../../../contract/panel/leads.ts';
import { Hint } from '../../parts/Hint.tsx';
import {
  choice,
  dayControls,
  type FilterControls,
  originControls,
  origins,
  placeControls,
} from '../../parts/list/filter-controls.ts';
import { SearchableList } from '../../parts/list/SearchableList.tsx';
import { useSearchedList } from '../../parts/list/use-searched-list.ts';
import { listWords } from '../../words/order-words.ts';
import { leadColumns } from './lead-columns.tsx';
import { leadsApi } from './leads-api.ts';
import { statusWords, stepWords, leadsWords as words } from './leads-words.ts';

const { any } = listWords;

/** Without 'finished', which makes it an order. */
const stepsOnTheWay = leadSteps.filter((step) => step !== 'finished');

const controls: Omit<FilterControls<LeadFilter>, 'owner'> = {
  consent: { kind: 'own', address: 'aceite' },
  status: choice('andamento', words.status, any.status, Object.entries(statusWords)),
  due: choice('contato', words.nextDay, any.due, Object.entries(words.dues)),
  step: choice(
    'etapa',
    words.step,
    any.step,
    stepsOnTheWay.map((step) => [step, stepWords(step)]),
  ),
  ...dayControls,
  ...placeControls,
  ...originControls,
};

const consents = [
  { value: '', label: words.everybody },
  { value: 'offers', label: words.offers },
];

export function LeadsView() {
  const { data } = leadsApi.useListSellersQuery({});
  const owner = choice('responsavel', words.owner, any.owner, [
    ...Object.entries(words.owners),
    ...(data?.sellers ?? []).map(
      ({ id, name, isActive }) => [id, isActive ? name : words.ended(name)] as const,
    ),
  ]);
  const seldom = ['region', 'campaign', ...origins] as const;
  const list = useSearchedList(leadList, { owner, ...controls }, seldom);
  const { consent } = list.filter;
  const found = leadsApi.useListLeadsQuery(list.request);
  return (
    <SearchableList
      {...{ list, words, found }}
      rows={found.data?.leads}
      keyOf={({ id }) => id}
      columns={leadColumns}
    >
      <Group>
        <SegmentedControl
          aria-label={words.which}
          data={consents}
          value={consent ?? ''}
          onChange={(value) => list.filters.change('consent', value)}
        />
      </Group>
      {consent && <Hint>{words.offersHint}</Hint>}
    </SearchableList>
  );
}
