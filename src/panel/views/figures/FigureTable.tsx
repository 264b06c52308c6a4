import { type Column, ListTable } from '../../parts/ListTable.tsx';

interface FigureColumn<Row> extends Pick<Column<Row>, 'head' | 'cell'> {
  isText?: true;
}

interface FigureTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]];
}

/** Each column has room for its figures: on a phone the table is moved sideways, and its rows stay low. The figures of a picture in words: for whoever hears them, prints them or wants them exact. */
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
