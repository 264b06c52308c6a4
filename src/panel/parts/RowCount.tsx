import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { listWords as words } from '../words/order-words.ts';

/** The number of rows: the total, or that of the page. */
export function RowCount({ many, isWhole }: { many: number; isWhole: boolean }) {
  const [address] = useSearchParams();
  const isAll = isWhole && !address.has('depois');
  return (
    <Text size="sm" c="dimmed" mb="xs" role="status">
      {isAll ? words.rows(many) : words.rowsOfPage(many)}
    </Text>
  );
}
