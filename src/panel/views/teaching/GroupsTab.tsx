import { Accordion, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { listSentenceGroups } from '../../../contract/panel/teaching.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { FoundRows } from '../../parts/list/FoundRows.tsx';
import { choice, type FilterControl, placeControls } from '../../parts/list/filter-controls.ts';
import { ListFilters } from '../../parts/list/ListFilters.tsx';
import { useFilter } from '../../parts/list/use-filter.ts';
import { listWords } from '../../words/order-words.ts';
import { stepTitles } from '../../words/step-title.ts';
import { actChoices } from './act-words.ts';
import { GroupRow } from './GroupRow.tsx';
import { teachingApi } from './teaching-api.ts';
import { outcomeWords, stateWords, sentenceWords as words } from './teaching-words.ts';

const { any } = listWords;

const stateControl: FilterControl = { kind: 'own', address: 'situacao' };

const controls = {
  state: stateControl,
  outcome: choice('motivo', words.outcome, any.what, Object.entries(outcomeWords)),
  step: choice('pergunta', words.step, any.step, [...stepTitles]),
  campaign: placeControls.campaign,
};

export function GroupsTab({ topics }: { topics: ReadonlyMap<string, string> }) {
  const { filter, query, ...filters } = useFilter(listSentenceGroups.query, controls);
  const found = teachingApi.useListSentenceGroupsQuery({ query });
  const acts = useMemo(() => actChoices(topics), [topics]);
  const { state, ...others } = filter;
  const groups = found.data?.groups ?? [];
  return (
    <Stack>
      <ListFilters {...filters}>
        <Choice
          label={words.state}
          options={Object.entries(stateWords)}
          value={state}
          change={(value) => filters.change('state', value)}
        />
      </ListFilters>
      <FoundRows
        found={found}
        many={groups.length}
        none={state === 'open' && Object.keys(others).length === 0 ? words.noneOpen : words.none}
      >
        <Accordion key={state} multiple keepMounted={false} order={2} styles={{ label: { paddingBlock: 6 } }}>
          {groups.map((group) => (
            <GroupRow key={group.id} listed={group} topics={topics} acts={acts} />
          ))}
        </Accordion>
      </FoundRows>
      <Hint>{words.masked}</Hint>
    </Stack>
  );
}
