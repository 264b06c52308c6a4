import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ListTable } from '../../parts/list/ListTable.tsx';
import { Section } from '../../parts/Section.tsx';
import { lastDays } from '../figures/use-figure-query.ts';
import { briefColumns } from '../orders/order-columns.tsx';
import { ordersApi } from '../orders/orders-api.ts';
import { startWords as words } from './start-words.ts';

const shown = 5;

export function TodaysOrders() {
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
