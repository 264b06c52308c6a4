import { Table } from '@mantine/core';

export interface ColumnLook {
  /** Empty above buttons, which say themselves what they do. */
  head: string;
  /** The narrowest window that shows it; what a row leads to holds the rest. */
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
