import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { formatPhone } from '../../../brazil/phone.ts';
import { Heading } from '../../parts/Heading.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ListTable } from '../../parts/list/ListTable.tsx';
import { PersonLink } from '../../parts/list/PersonLink.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay } from '../../session/use-operator.ts';
import { stateWords } from '../../words/order-words.ts';
import { calendarApi } from './calendar-api.ts';
import { calendarWords as words } from './calendar-words.ts';
import { longDay } from './long-day.ts';
import { useCalendarPlace } from './use-calendar-place.ts';

export function DayView() {
  const may = useMay();
  const { region, from: day } = useCalendarPlace();
  const [search, setSearch] = useSearchParams();
  const period = search.get('periodo') === 'tarde' ? 'tarde' : 'manha';
  const after = search.get('depois');
  const { data, error, refetch } = calendarApi.useListDayVisitsQuery({
    params: { region, day, period },
    query: after === null ? {} : { after },
  });
  return (
    <>
      <ViewTitle />
      <Heading mb="sm">
        {words.dayOf(region, longDay(day))}, {words.period[period]}
      </Heading>
      <Group mb="md" data-not-printed>
        <Button component={Link} to={`/agenda?regiao=${region}&dia=${day}`} variant="default">
          {words.back}
        </Button>
        <Button onClick={() => print()}>{words.print}</Button>
      </Group>
      {!data && <LoadingOrFailure error={error} retry={refetch} />}
      {data?.visits.length === 0 && <Text>{words.none}</Text>}
      {data && data.visits.length > 0 && (
        <ListTable
          minWidth={720}
          rows={data.visits}
          keyOf={({ orderNumber }) => orderNumber}
          columns={[
            {
              head: words.name,
              cell: ({ name, orderNumber }) => (
                <Group wrap="nowrap" justify="space-between" gap="xs">
                  {name}
                  <PersonLink of={`/pedidos/${orderNumber}`} name={name} />
                </Group>
              ),
            },
            { head: words.phone, cell: ({ phone }) => phone && formatPhone(phone) },
            { head: words.address, cell: ({ address }) => address },
            { head: words.plan, cell: ({ plan }) => plan },
            { head: words.state, cell: ({ state }) => stateWords[state] },
            {
              head: words.number,
              cell: ({ orderNumber }) =>
                may('orders.see') ? (
                  <Anchor component={Link} to={`/pedidos/${orderNumber}`} size="sm">
                    {orderNumber}
                  </Anchor>
                ) : (
                  orderNumber
                ),
            },
          ]}
        />
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
