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

/** The figures of a picture in words: for whoever hears them, prints them or wants them exact. */
export const FigureTable = <Row,>({ columns: [first, ...others], ...table }: FigureTableProps<Row>) => (
  <ListTable
    {...table}
    minWidth={480}
    columns={[
      { ...first, isRowHead: true, align: 'left' },
      ...others.map(
        ({ head, cell, isText }): Column<Row> => ({ head, cell, align: isText ? 'left' : 'right' }),
      ),
    ]}
  />
);
