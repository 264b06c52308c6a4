import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  isText?: true;
}

interface FigureTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** The figures of a picture in words: for whoever hears them, prints them or wants them exact. */
export function FigureTable<Row>({ caption, rows, keyOf, columns }: FigureTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table striped>
        <Table.Caption>{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ head, isText }) => (
              <Table.Th key={head} scope="col" ta={isText || head === first.head ? 'left' : 'right'}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              <Table.Th scope="row" fw={500}>
                {first.cell(row)}
              </Table.Th>
              {others.map(({ head, cell, isText }) => (
                <Table.Td key={head} ta={isText ? 'left' : 'right'}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
