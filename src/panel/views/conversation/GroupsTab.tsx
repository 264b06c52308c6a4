import { Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { misunderstandings } from '../../../contract/misunderstandings.ts';
import { mainSite } from '../../../contract/panel/campaign-filter.ts';
import { groupStates, listSentenceGroups } from '../../../contract/panel/conversation.ts';
import { storedCampaignTitle } from '../../../funnel/campaign-title.ts';
import { FoldedFilters } from '../../parts/list/Filters.tsx';
import { FoundRows } from '../../parts/list/FoundRows.tsx';
import { ChoiceFilter } from '../../parts/list/ListFilters.tsx';
import { useFilter } from '../../parts/list/use-filter.ts';
import { stepTitle } from '../../words/step-title.ts';
import { actChoices } from './act-words.ts';
import { useListSentenceGroupsQuery } from './conversation-api.ts';
import { outcomeWords, stateWords, conversationWords as words } from './conversation-words.ts';
import { GroupCard } from './GroupCard.tsx';

const names = { state: 'situacao', outcome: 'motivo', step: 'pergunta', campaign: 'campanha' } as const;

const choose = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }));

/** Groups of alike sentences; filters and page are in the URL. */
export function GroupsTab({ topics }: { topics: ReadonlyMap<string, string> }) {
  const [address] = useSearchParams();
  const { filter, change } = useFilter(names, listSentenceGroups.query);
  const after = address.get('depois');
  const { data, error, refetch, isFetching } = useListSentenceGroupsQuery({
    query: { ...filter, ...(after === null ? {} : { after }) },
  });
  const acts = useMemo(() => actChoices(topics), [topics]);
  const { state, ...others } = filter;
  const many = Object.keys(others).length;
  const groups = data?.groups ?? [];
  const choices = {
    outcome: choose(misunderstandings, (outcome) => outcomeWords[outcome]),
    step: choose(data?.steps ?? (filter.step ? [filter.step] : []), stepTitle),
    campaign: choose(
      data?.campaigns.map((prefix) => prefix || mainSite) ?? (filter.campaign ? [filter.campaign] : []),
      (value) => storedCampaignTitle(value === mainSite ? '' : value),
    ),
  };
  return (
    <Stack>
      <FoldedFilters many={many}>
        <ChoiceFilter
          name="state"
          label={words.state}
          choices={choose(groupStates, (one) => stateWords[one])}
          {...{ filter, change }}
        />
        {(['outcome', 'step', 'campaign'] as const).map((name) => (
          <ChoiceFilter
            key={name}
            label={words[name]}
            choices={[{ value: '', label: words.any[name] }, ...choices[name]]}
            {...{ name, filter, change }}
          />
        ))}
      </FoldedFilters>
      <FoundRows
        page={data}
        error={error}
        retry={refetch}
        isFetching={isFetching}
        many={groups.length}
        none={state === 'open' && many === 0 ? words.noneOpen : words.none}
      >
        <Stack key={state}>
          {groups.map((group) => (
            <GroupCard key={group.id} listed={group} topics={topics} acts={acts} />
          ))}
        </Stack>
      </FoundRows>
      <Text size="sm" c="dimmed">
        {words.masked}
      </Text>
    </Stack>
  );
}
