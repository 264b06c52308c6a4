import { type Column, ListTable } from './ListTable.tsx';

interface FigureColumn<Row> extends Pick<Column<Row>, 'head' | 'cell'> {
  isText?: true;
}

interface FigureTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]];
}

/**
 * The exact figures of a chart as an accessible, printable table; scrolls horizontally on a phone, so that rows stay
 * low.
 */
export const FigureTable = <Row,>({ columns: [first, ...others], ...table }: FigureTableProps<Row>) => (
  <ListTable
    {...table}
    minWidth={others.reduce((width, { isText }) => width + (isText ? 200 : 90), 120)}
    columns={[
      { ...first, isRowHead: true, align: 'left' },
      ...others.map(
        ({ head, cell, isText }): Column<Row> => ({ head, cell, align: isText ? 'left' : 'right' }),
      ),
    ]}
  />
);
