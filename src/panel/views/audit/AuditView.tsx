import { NativeSelect, Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { auditActions, listAudit } from '../../../contract/panel/audit.ts';
import { FoldedFilters } from '../../parts/Filters.tsx';
import { anyChoice, DayFilters } from '../../parts/ListFilters.tsx';
import { ListPages } from '../../parts/ListPages.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { RowCount } from '../../parts/RowCount.tsx';
import { useFilter } from '../../parts/use-filter.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { useListOperatorsQuery } from '../operators/operators-api.ts';
import { useListAuditQuery } from './audit-api.ts';
import { actionWords, auditWords as words } from './audit-words.ts';
import { detailOf } from './detail-of.ts';
import { EntrySubject } from './EntrySubject.tsx';

const names = { operator: 'quem', action: 'acao', from: 'de', to: 'ate' } as const;

const actionChoices = [
  anyChoice('what'),
  ...auditActions.map((value) => ({ value, label: actionWords[value] })),
];

export function AuditView() {
  const [address] = useSearchParams();
  const { filter, change } = useFilter(names, listAudit.query);
  const after = address.get('depois');
  const { data, error, refetch } = useListAuditQuery({
    query: { ...filter, ...(after !== null && { after }) },
  });
  const { data: accounts } = useListOperatorsQuery({});
  const operators = accounts?.operators ?? [];
  return (
    <>
      <ViewTitle title={viewWords.audit} />
      <Stack>
        <FoldedFilters many={Object.keys(filter).length}>
          <NativeSelect
            label={words.who}
            data={[
              { value: '', label: words.everybody },
              ...operators.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
            ]}
            value={filter.operator ?? ''}
            onChange={({ currentTarget }) => change('operator', currentTarget.value)}
          />
          <NativeSelect
            label={words.what}
            data={actionChoices}
            value={filter.action ?? ''}
            onChange={({ currentTarget }) => change('action', currentTarget.value)}
          />
          <DayFilters filter={filter} change={change} />
        </FoldedFilters>
        {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
        {data?.entries.length === 0 && <Text>{words.none}</Text>}
        {data && data.entries.length > 0 && (
          <>
            <RowCount many={data.entries.length} isWhole={data.next === null} />
            <ListTable
              caption={words.caption}
              rows={data.entries}
              keyOf={({ id }) => id}
              columns={[
                {
                  head: words.when,
                  isOneLine: true,
                  cell: ({ at }) => readableMoment(at),
                },
                { head: words.who, from: 'sm', folds: true, cell: ({ operator }) => operator },
                { head: words.what, from: 'sm', folds: true, cell: ({ action }) => actionWords[action] },
                {
                  head: words.about,
                  breaksWords: true,
                  cell: (entry) => (
                    <>
                      <EntrySubject entry={entry} operators={operators} />
                      <Text size="xs" c="dimmed">
                        {detailOf(entry)}
                      </Text>
                    </>
                  ),
                },
              ]}
            />
          </>
        )}
        <ListPages next={data?.next} />
      </Stack>
    </>
  );
}
