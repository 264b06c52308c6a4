import { Anchor, Badge, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPrice, fromCents } from '../../../brazil/money.ts';
import type { ListedOrder } from '../../../contract/panel/orders.ts';
import { readableMoment } from '../../parts/moment.ts';
import { stateColours, stateWords, visitText } from '../../words/order-words.ts';
import { ordersWords as words } from './orders-words.ts';

interface Column {
  head: string;
  cell: (order: ListedOrder) => ReactNode;
  /** The narrowest window that shows it; the order itself holds the rest. */
  from?: 'sm' | 'md' | 'lg';
}

const name: Column = {
  head: words.name,
  cell: ({ number, name }) => (
    <>
      <Anchor component={Link} to={`/pedidos/${number}`} underline="always">
        {name || number}
      </Anchor>
      <Text size="xs" c="dimmed">
        {number}
      </Text>
    </>
  ),
};

const state: Column = {
  head: words.state,
  cell: ({ state }) => (
    <Badge variant="outline" color={stateColours[state]} tt="none">
      {stateWords[state]}
    </Badge>
  ),
};

const plan: Column = {
  head: words.plan,
  from: 'sm',
  cell: ({ plan, priceCents }) => (
    <>
      {plan}
      <Text size="xs" c="dimmed">
        {formatPrice(fromCents(priceCents))}
      </Text>
    </>
  ),
};

const visit: Column = { head: words.visit, from: 'lg', cell: ({ visit }) => visit && visitText(visit) };

const everything: readonly Column[] = [
  name,
  state,
  { head: words.placedAt, from: 'sm', cell: ({ placedAt }) => readableMoment(placedAt) },
  { head: words.town, from: 'md', cell: ({ town }) => town },
  plan,
  visit,
];

/** For half of a window. */
export const briefly: readonly Column[] = [name, state, visit];

interface Props {
  orders: readonly ListedOrder[];
  columns?: readonly Column[];
}

export const OrdersTable = ({ orders, columns = everything }: Props) => (
  <Table striped highlightOnHover captionSide="top">
    <Table.Caption>{words.caption}</Table.Caption>
    <Table.Thead>
      <Table.Tr>
        {columns.map(({ head, from }) => (
          <Table.Th key={head} scope="col" {...(from && { visibleFrom: from })}>
            {head}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {orders.map((order) => (
        <Table.Tr key={order.number}>
          {columns.map(({ head, from, cell }) => (
            <Table.Td key={head} {...(from && { visibleFrom: from })}>
              {cell(order)}
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
