import { Table } from '@mantine/core';

export interface ColumnLook {
  /** Empty above buttons, which label themselves. */
  head: string;
  /** The narrowest breakpoint that shows the column; the detail view shows the rest. */
  from?: 'sm' | 'md' | 'lg';
  align?: 'left' | 'right';
}

export const ColumnHeads = ({ columns }: { columns: readonly ColumnLook[] }) => (
  <Table.Thead>
    <Table.Tr>
      {columns.map(({ head, from, align }) => {
        const look = { ...(from && { visibleFrom: from }), ...(align && { ta: align }) };
        return head === '' ? (
          <Table.Td key={head} {...look} />
        ) : (
          <Table.Th key={head} scope="col" {...look}>
            {head}
          </Table.Th>
        );
      })}
    </Table.Tr>
  </Table.Thead>
);
