import { Button, Group, Table, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { formatPhone } from '../../../brazil/phone.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { useListDayVisitsQuery } from './calendar-api.ts';
import { stateWords, calendarWords as words } from './calendar-words.ts';
import { longDay } from './long-day.ts';
import { useCalendarPlace } from './use-calendar-place.ts';

/** What the technicians take along, to be printed. */
export function DayView() {
  const { region, from: day } = useCalendarPlace();
  const [search, setSearch] = useSearchParams();
  const period = search.get('periodo') === 'tarde' ? 'tarde' : 'manha';
  const after = search.get('depois');
  const { data, error, refetch } = useListDayVisitsQuery({
    params: { region, day, period },
    query: after === null ? {} : { after },
  });
  return (
    <>
      <ViewTitle title={viewWords.dayVisits} />
      <Title order={2} size="h4" mb="sm">
        {words.dayOf(region, longDay(day))}, {words.period[period]}
      </Title>
      <Group mb="md" data-not-printed>
        <Button component={Link} to={`/agenda?regiao=${region}&dia=${day}`} variant="default">
          {words.back}
        </Button>
        <Button onClick={() => print()}>{words.print}</Button>
      </Group>
      {error && !data && <Failure error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data?.visits.length === 0 && <Text>{words.none}</Text>}
      {data && data.visits.length > 0 && (
        <Table.ScrollContainer minWidth={720}>
          <Table striped>
            <Table.Thead>
              <Table.Tr>
                {words.columns.map((head) => (
                  <Table.Th key={head} scope="col">
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.visits.map((visit) => (
                <Table.Tr key={visit.orderNumber}>
                  <Table.Td>{visit.name}</Table.Td>
                  <Table.Td>{visit.phone && formatPhone(visit.phone)}</Table.Td>
                  <Table.Td>{visit.address}</Table.Td>
                  <Table.Td>{visit.plan}</Table.Td>
                  <Table.Td>{stateWords[visit.state]}</Table.Td>
                  <Table.Td>{visit.orderNumber}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {data?.next && (
        <Button
          mt="md"
          variant="default"
          data-not-printed
          onClick={() => setSearch({ regiao: region, dia: day, periodo: period, depois: data.next ?? '' })}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}
