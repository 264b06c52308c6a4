import { Badge } from '@mantine/core';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { visitText } from '../../../content/operator/list-words.ts';
import type { ListedOrder } from '../../../contract/panel/orders.ts';
import { Hint } from '../../parts/Hint.tsx';
import type { Column } from '../../parts/list/ListTable.tsx';
import { planColumn, touchColumn } from '../../parts/list/plan-column.tsx';
import { RecordLink } from '../../parts/list/RecordLink.tsx';
import { stateColours, stateWords } from '../../words/order-words.ts';
import { ordersWords as words } from './orders-words.ts';

type OrderColumn = Column<ListedOrder>;

const name: OrderColumn = {
  head: words.name,
  cell: ({ number, name }) => <RecordLink to={`/pedidos/${number}`} name={name || number} />,
  below: ({ number }) => number,
};

const state: OrderColumn = {
  head: words.state,
  cell: ({ state, seller }) => (
    <>
      <Badge variant="outline" color={stateColours[state]}>
        {stateWords[state]}
      </Badge>
      <Hint size="xs" hiddenFrom="xl" maw="min(8rem, 26vw)" truncate>
        {seller}
      </Hint>
    </>
  ),
};

const visit: OrderColumn = {
  head: words.visit,
  from: 'lg',
  folds: 'tablet',
  cell: ({ visit }) => visit && visitText(visit),
};

export const orderColumns: readonly OrderColumn[] = [
  name,
  state,
  {
    head: words.placedAt,
    from: 'sm',
    isOneLine: true,
    folds: 'bare',
    cell: ({ placedAt }) => readableMoment(placedAt),
  },
  { head: words.town, from: 'md', cell: ({ town }) => town },
  planColumn(words.plan),
  { head: words.seller, from: 'xl', cell: ({ seller }) => seller },
  touchColumn,
  visit,
];

/** Columns for half a window. */
export const briefColumns: readonly OrderColumn[] = [name, state, visit];
