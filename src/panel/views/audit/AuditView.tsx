import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { readableDetail } from '../../../content/operator/audit-words.ts';
import { Failure } from '../../parts/Failure.tsx';
import { ListTable } from '../../parts/ListTable.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { readableMoment } from '../../parts/moment.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { useListOperatorsQuery } from '../operators/operators-api.ts';
import { useListAuditQuery } from './audit-api.ts';
import { actionWords, detailWords, auditWords as words } from './audit-words.ts';
import { EntrySubject } from './EntrySubject.tsx';

export function AuditView() {
  const [search, setSearch] = useSearchParams();
  const after = search.get('depois');
  const who = search.get('quem');
  const { data, error, refetch } = useListAuditQuery({
    query: { ...(after !== null && { after }), ...(who !== null && { operator: who }) },
  });
  const { data: accounts } = useListOperatorsQuery({});
  const operators = accounts?.operators ?? [];
  const ofOne: Record<string, string> = who === null ? {} : { quem: who };
  return (
    <>
      <ViewTitle title={viewWords.audit} />
      <Group mb="md" data-not-printed>
        <NativeSelect
          label={words.who}
          data={[
            { value: '', label: words.everybody },
            ...operators.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
          ]}
          value={who ?? ''}
          onChange={({ currentTarget: { value } }) => setSearch(value === '' ? {} : { quem: value })}
        />
      </Group>
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data?.entries.length === 0 && <Text>{words.none}</Text>}
      {data && data.entries.length > 0 && (
        <ListTable
          caption={words.caption}
          minWidth={640}
          rows={data.entries}
          keyOf={({ id }) => id}
          columns={[
            { head: words.when, cell: ({ at }) => readableMoment(at) },
            { head: words.who, cell: ({ operator }) => operator },
            { head: words.what, cell: ({ action }) => actionWords[action] },
            { head: words.about, cell: (entry) => <EntrySubject entry={entry} operators={operators} /> },
            { head: words.detail, cell: ({ detail }) => readableDetail(detailWords, detail) },
          ]}
        />
      )}
      <Group mt="md" data-not-printed>
        {after !== null && (
          <Button variant="default" onClick={() => setSearch(ofOne)}>
            {words.newest}
          </Button>
        )}
        {data?.next && (
          <Button variant="default" onClick={() => setSearch({ ...ofOne, depois: data.next ?? '' })}>
            {words.older}
          </Button>
        )}
      </Group>
    </>
  );
}
