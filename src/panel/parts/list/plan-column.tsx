import { Text } from '@mantine/core';
import { formatPrice, fromCents } from '../../../brazil/money.ts';
import type { Column } from './ListTable.tsx';

/** The plan of a row with its price. */
export const planColumn = (head: string): Column<{ plan: string; priceCents: number }> => ({
  head,
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
});
