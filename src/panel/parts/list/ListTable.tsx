import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ColumnAppearance, ColumnHeads } from './ColumnHeads.tsx';
import classes from './ListTable.module.css';

export interface Column<Row> extends ColumnAppearance {
  cell: (row: Row) => ReactNode;
  isRowHead?: true;
  /** Moments, which read badly over two lines; a phone has no room for one. */
  isOneLine?: true;
  /** Where the window is too narrow for the column, its content stands in the row's first cell. */
  folds?: true;
  /** Ids and file names, which may be longer than a phone is wide. */
  breaksWords?: true;
}

export interface ListTableProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  columns: readonly Column<Row>[];
  /** The table's caption; unnecessary under a heading that says the same. */
  caption?: string | undefined;
  /** Minimum width; a narrower window scrolls horizontally. */
  minWidth?: number;
}

export function ListTable<Row>({ rows, keyOf, columns, caption, minWidth }: ListTableProps<Row>) {
  const table = (
    <Table striped highlightOnHover captionSide="top">
      {caption !== undefined && <Table.Caption>{caption}</Table.Caption>}
      <ColumnHeads columns={columns} />
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)}>
            {columns.map((column, index) => (
              <Cell key={column.head} column={column}>
                {column.cell(row)}
                {index === 0 && <Folded columns={columns} row={row} />}
              </Cell>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
  if (minWidth === undefined) return table;
  return <Table.ScrollContainer minWidth={minWidth}>{table}</Table.ScrollContainer>;
}

function Folded<Row>({ columns, row }: Pick<ListTableProps<Row>, 'columns'> & { row: Row }) {
  return columns.map(({ head, from, folds, isOneLine, cell }) => {
    const content = folds && from && cell(row);
    return content ? (
      <Text key={head} component="div" size="xs" c="dimmed" hiddenFrom={from} className={classes.folded}>
        {`${head}: `}
        {isOneLine ? <span className="unbroken">{content}</span> : content}
      </Text>
    ) : null;
  });
}

interface CellProps {
  column: Pick<Column<never>, keyof ColumnAppearance | 'isRowHead' | 'isOneLine' | 'breaksWords'>;
  children: ReactNode;
}

function Cell({ column: { from, align, isRowHead, isOneLine, breaksWords }, children }: CellProps) {
  const appearance = {
    ...(from && { visibleFrom: from }),
    ...(align && { ta: align }),
    ...(isOneLine && { className: classes.oneLine }),
    ...(breaksWords && { className: classes.breaksWords }),
  };
  return isRowHead ? (
    <Table.Th scope="row" fw={500} {...appearance}>
      {children}
    </Table.Th>
  ) : (
    <Table.Td {...appearance}>{children}</Table.Td>
  );
}
