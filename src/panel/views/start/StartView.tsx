import { Anchor, Box, SimpleGrid, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { Right } from '../../../contract/panel/access/rights.ts';
import { Hint } from '../../parts/Hint.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ListTable } from '../../parts/list/ListTable.tsx';
import { Section } from '../../parts/Section.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay, useOperator } from '../../session/use-operator.ts';
import { comparedSales } from '../figures/compared-sales.ts';
import { figuresApi } from '../figures/figures-api.ts';
import { lastDays } from '../figures/use-figure-query.ts';
import { briefColumns } from '../orders/order-columns.tsx';
import { ordersApi } from '../orders/orders-api.ts';
import { queueApi } from '../queues/queue-api.ts';
import { queueTitles } from '../queues/queue-words.ts';
import { DueLeads } from './DueLeads.tsx';
import { Failures } from './Failures.tsx';
import { startWords as words } from './start-words.ts';

const parts: readonly { right: Right; Part: ComponentType }[] = [
  { right: 'queues.work', Part: OpenWork },
  { right: 'messages.see', Part: Failures },
  { right: 'orders.see', Part: TodaysOrders },
  { right: 'figures.see', Part: WeekBesideWeek },
];

export function StartView() {
  const { name } = useOperator();
  const may = useMay();
  return (
    <>
      <ViewTitle />
      <Text mb="md">{words.hello(name)}</Text>
      {may('leads.work') && (
        <Box mb="md">
          <DueLeads />
        </Box>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {parts.map(({ right, Part }) => may(right) && <Part key={right} />)}
      </SimpleGrid>
    </>
  );
}

function OpenWork() {
  const { data, error, refetch } = queueApi.useCountQueuesQuery({}, { pollingInterval: 60_000 });
  return (
    <Section title={words.work}>
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {data?.counts.map(({ queue, ...count }) => (
        <Text key={queue}>
          <Anchor component={Link} to={`/filas?fila=${queue}`} underline="always">
            {queueTitles[queue]}
          </Anchor>
          : {words.waits(count)}
        </Text>
      ))}
    </Section>
  );
}

function WeekBesideWeek() {
  const { data, error, refetch } = figuresApi.useReadSalesQuery({
    query: { ...lastDays(7), by: 'state', touch: 'last' },
  });
  return (
    <Section title={words.week}>
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {data && <Comparison of={data} />}
      <Hint mt="xs">{words.weekHint}</Hint>
    </Section>
  );
}

function Comparison({ of }: { of: Parameters<typeof comparedSales>[0] }) {
  const { begun, orders, rate, cents, net, renewals } = comparedSales(of);
  return (
    <ListTable
      minWidth={290}
      rows={[begun, orders, rate, cents, net, renewals]}
      keyOf={({ label }) => label}
      columns={[
        { head: words.figure, cell: ({ label }) => label, isRowHead: true },
        { head: words.now, cell: (row) => row.now },
        { head: words.before, from: 'sm', cell: (row) => row.before },
        { head: words.change, cell: ({ change }) => change },
      ]}
    />
  );
}

const shown = 5;

function TodaysOrders() {
  const { from, to } = lastDays(1);
  const { data, error, refetch } = ordersApi.useListOrdersQuery({ body: { from, to } });
  return (
    <Section title={words.orders}>
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {data?.orders.length === 0 && <Text>{words.noOrders}</Text>}
      {data && data.orders.length > 0 && (
        <>
          <ListTable
            rows={data.orders.slice(0, shown)}
            keyOf={({ number }) => number}
            columns={briefColumns}
          />
          <Anchor
            component={Link}
            to={`/pedidos?de=${from}&ate=${to}`}
            underline="always"
            mt="sm"
            display="block"
          >
            {words.allOrders}
          </Anchor>
        </>
      )}
    </Section>
  );
}
