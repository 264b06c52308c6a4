import { Table, VisuallyHidden } from '@mantine/core';
import { shellWords } from '../../words/shell-words.ts';

export interface ColumnAppearance {
  /** Empty above buttons, which label themselves: only screen readers hear of it. */
  head: string;
  /** The narrowest breakpoint that shows the column; the detail view shows the rest. */
  from?: 'sm' | 'md' | 'lg' | 'xl';
  align?: 'left' | 'right';
}

export const ColumnHeads = ({ columns }: { columns: readonly ColumnAppearance[] }) => (
  <Table.Thead>
    <Table.Tr>
      {columns.map(({ head, from, align }) => {
        const appearance = { ...(from && { visibleFrom: from }), ...(align && { ta: align }) };
        return (
          <Table.Th key={head} scope="col" {...appearance}>
            {head || <VisuallyHidden>{shellWords.actions}</VisuallyHidden>}
          </Table.Th>
        );
      })}
    </Table.Tr>
  </Table.Thead>
);
