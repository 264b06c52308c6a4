import { Table, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ColumnAppearance, ColumnHeads } from './ColumnHeads.tsx';
import classes from './ListTable.module.css';

export interface Column<Row> extends ColumnAppearance {
  cell: (row: Row) => ReactNode;
  isRowHead?: true;
  /** Moments, which read badly over two lines; a phone has no room for one. */
  isOneLine?: true;
  /**
   * Where the window is too narrow for the column, its content stands below the row's first cell: `bare`, where it says what
   * it is by itself; `tablet`, where a phone leaves it to the record, so that a row is two lines.
   */
  folds?: true | 'bare' | 'tablet';
  /** Of the first cell: what that line begins with. */
  below?: (row: Row) => string;
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
    <Table striped highlightOnHover captionSide="top" className={classes.table}>
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
  if (minWidth === undefined)
    return (
      <div className={classes.scroll} data-sideways>
        {table}
      </div>
    );
  return <Table.ScrollContainer minWidth={minWidth}>{table}</Table.ScrollContainer>;
}

function Folded<Row>({ columns, row }: Pick<ListTableProps<Row>, 'columns'> & { row: Row }) {
  const begun = columns[0]?.below?.(row);
  const parts = columns.flatMap(({ head, from, folds, isOneLine, cell }) => {
    const content = folds && from && cell(row);
    if (!content) return [];
    const label = `${head}: `;
    return (
      <Text key={head} span inherit hiddenFrom={from} {...(folds === 'tablet' && { visibleFrom: 'sm' })}>
        {folds === 'bare' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isOneLine ? <span className="unbroken">{content}</span> : content}
      </Text>
    );
  });
  if (begun === undefined && parts.length === 0) return null;
  return (
    <Text component="div" size="xs" c="dimmed" className={classes.folded}>
      {begun && <span className="unbroken">{begun}</span>} {parts}
    </Text>
  );
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
