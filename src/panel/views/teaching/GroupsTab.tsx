import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { listSentenceGroups } from '../../../contract/panel/teaching.ts';
import { Hint } from '../../parts/Hint.tsx';
import { FoldedFilters } from '../../parts/list/Filters.tsx';
import { FoundRows } from '../../parts/list/FoundRows.tsx';
import { anyOf, ChoiceFilter, ChoiceFilters, originChoices } from '../../parts/list/ListFilters.tsx';
import { useFilter } from '../../parts/list/use-filter.ts';
import { stepTitles } from '../../words/step-title.ts';
import { actChoices } from './act-words.ts';
import { GroupCard } from './GroupCard.tsx';
import { teachingApi } from './teaching-api.ts';
import { outcomeWords, stateWords, sentenceWords as words } from './teaching-words.ts';

const choices = {
  outcome: anyOf('what', Object.entries(outcomeWords)),
  step: anyOf('step', [...stepTitles]),
  campaign: originChoices.campaign,
};

/** Groups of alike sentences; filters and page are in the URL. */
export function GroupsTab({ topics }: { topics: ReadonlyMap<string, string> }) {
  const { filter, change, query } = useFilter(listSentenceGroups.query, { step: 'pergunta' });
  const found = teachingApi.useListSentenceGroupsQuery({ query });
  const acts = useMemo(() => actChoices(topics), [topics]);
  const { state, ...others } = filter;
  const many = Object.keys(others).length;
  const groups = found.data?.groups ?? [];
  return (
    <Stack>
      <FoldedFilters many={many}>
        <ChoiceFilter
          name="state"
          label={words.state}
          options={Object.entries(stateWords)}
          {...{ filter, change }}
        />
        <ChoiceFilters
          names={['outcome', 'step', 'campaign']}
          labels={words}
          options={choices}
          {...{ filter, change }}
        />
      </FoldedFilters>
      <FoundRows
        found={found}
        many={groups.length}
        none={state === 'open' && many === 0 ? words.noneOpen : words.none}
      >
        <Stack key={state}>
          {groups.map((group) => (
            <GroupCard key={group.id} listed={group} topics={topics} acts={acts} />
          ))}
        </Stack>
      </FoundRows>
      <Hint>{words.masked}</Hint>
    </Stack>
  );
}
