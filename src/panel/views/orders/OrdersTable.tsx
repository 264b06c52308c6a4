import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatPrice, fromCents } from '../../../brazil/money.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { visitText } from '../../../content/operator/list-words.ts';
import type { ListedOrder } from '../../../contract/panel/orders.ts';
import { useListed } from '../../parts/BackToList.tsx';
import { type Column, ListTable } from '../../parts/ListTable.tsx';
import { stateColours, stateWords } from '../../words/order-words.ts';
import { ordersWords as words } from './orders-words.ts';

type OrderColumn = Column<ListedOrder>;

function OrderLink({ number, name }: Pick<ListedOrder, 'number' | 'name'>) {
  const listed = useListed();
  return (
    <>
      <Anchor component={Link} to={`/pedidos/${number}`} state={listed} underline="always">
        {name || number}
      </Anchor>
      <Text size="xs" c="dimmed">
        {number}
      </Text>
    </>
  );
}

const name: OrderColumn = {
  head: words.name,
  cell: (order) => <OrderLink {...order} />,
};

const state: OrderColumn = {
  head: words.state,
  cell: ({ state }) => (
    <Badge variant="outline" color={stateColours[state]}>
      {stateWords[state]}
    </Badge>
  ),
};

const plan: OrderColumn = {
  head: words.plan,
  from: 'sm',
  folds: true,
  cell: ({ plan, priceCents }) => (
    <>
      {plan}{' '}
      <Text size="xs" c="dimmed">
        {formatPrice(fromCents(priceCents))}
      </Text>
    </>
  ),
};

const visit: OrderColumn = {
  head: words.visit,
  from: 'lg',
  folds: true,
  cell: ({ visit }) => visit && visitText(visit),
};

const everything: readonly OrderColumn[] = [
  name,
  state,
  {
    head: words.placedAt,
    from: 'sm',
    isOneLine: true,
    folds: true,
    cell: ({ placedAt }) => readableMoment(placedAt),
  },
  { head: words.town, from: 'md', cell: ({ town }) => town },
  plan,
  visit,
];

/** Columns for half a window. */
export const briefColumns: readonly OrderColumn[] = [name, state, visit];

interface Props {
  orders: readonly ListedOrder[];
  columns?: readonly OrderColumn[];
}

export const OrdersTable = ({ orders, columns = everything }: Props) => (
  <ListTable caption={words.caption} rows={orders} keyOf={({ number }) => number} columns={columns} />
);
