import { Button, Group, Table, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { Failure } from '../../parts/Failure.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { readableMoment } from '../../parts/moment.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { useListAuditQuery } from './audit-api.ts';
import { actionWords, subjectWords, auditWords as words } from './audit-words.ts';

export function AuditView() {
  const [search, setSearch] = useSearchParams();
  const after = search.get('depois');
  const { data, error, refetch } = useListAuditQuery({ query: after === null ? {} : { after } });
  return (
    <>
      <ViewTitle title={viewWords.audit} />
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data?.entries.length === 0 && <Text>{words.none}</Text>}
      {data && data.entries.length > 0 && (
        <Table.ScrollContainer minWidth={640}>
          <Table striped>
            <Table.Caption>{words.caption}</Table.Caption>
            <Table.Thead>
              <Table.Tr>
                {[words.when, words.who, words.what, words.about, words.detail].map((head) => (
                  <Table.Th key={head} scope="col">
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.entries.map(({ id, at, operator, action, subject, subjectId, detail }) => (
                <Table.Tr key={id}>
                  <Table.Td>{readableMoment(at)}</Table.Td>
                  <Table.Td>{operator}</Table.Td>
                  <Table.Td>{actionWords[action]}</Table.Td>
                  <Table.Td>
                    {subjectWords[subject]} {subjectId}
                  </Table.Td>
                  <Table.Td>{detail}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Group mt="md" data-not-printed>
        {after !== null && (
          <Button variant="default" onClick={() => setSearch({})}>
            {words.newest}
          </Button>
        )}
        {data?.next && (
          <Button variant="default" onClick={() => setSearch({ depois: data.next ?? '' })}>
            {words.older}
          </Button>
        )}
      </Group>
    </>
  );
}
