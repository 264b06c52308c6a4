import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { csvLine, csvMark } from '../../../brazil/csv-line.ts';
import { withoutAccents } from '../../../brazil/without-accents.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { listWords as words } from '../../words/order-words.ts';
import { Hint } from '../Hint.tsx';
import { useOutcomeNotice } from '../use-outcome-notice.ts';
import { type Column, ListTable } from './ListTable.tsx';

interface FigureColumn<Row> {
  head: string;
  /** As the file has it. */
  cell: (row: Row) => string;
  /** Where the table shows more than words. */
  draw?: (row: Row) => ReactNode;
  isText?: true;
}

interface FigureTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]];
  /** The file has those behind them as well. */
  most?: number;
  /** How many are shown before somebody asks for the others. */
  few?: number;
}

const small = { variant: 'subtle', size: 'compact-sm', mb: 'lg', 'data-not-printed': true } as const;

/**
 * The exact figures of a chart as an accessible, printable table and as a file; scrolls horizontally on a phone, so that
 * rows stay low.
 */
export function FigureTable<Row>({
  columns,
  rows,
  most = rows.length,
  few = most,
  ...table
}: FigureTableProps<Row>) {
  const notify = useOutcomeNotice();
  const [isWhole, { toggle }] = useDisclosure();
  const save = () => {
    const lines = [
      columns.map(({ head }) => head),
      ...rows.map((row) => columns.map(({ cell }) => cell(row))),
    ];
    const name = withoutAccents(table.caption.toLowerCase())
      .match(/[a-z0-9]+/g)
      ?.slice(0, 6)
      .join('-');
    saveFile(`${name}.csv`, new Blob([csvMark, ...lines.map(csvLine)], { type: 'text/csv' }));
    void notify(Promise.resolve({ data: null }), words.exported(rows.length));
  };
  const [first, ...others] = columns.map(({ draw, cell, ...column }) => ({ ...column, cell: draw ?? cell }));
  return (
    <>
      <ListTable
        {...table}
        rows={rows.slice(0, isWhole ? most : few)}
        minWidth={others.reduce((width, { isText }) => width + (isText ? 200 : 90), 120)}
        columns={[
          ...(first ? [{ ...first, isRowHead: true, align: 'left' } as const] : []),
          ...others.map(
            ({ isText, ...column }): Column<Row> => ({ ...column, align: isText ? 'left' : 'right' }),
          ),
        ]}
      />
      {rows.length > most && <Hint>{words.first(most, rows.length)}</Hint>}
      {rows.length > few && (
        <Button {...small} aria-expanded={isWhole} onClick={toggle}>
          {isWhole ? words.fewer : words.allRows(rows.length)}
        </Button>
      )}
      <Button
        {...small}
        leftSection={<Download size={14} aria-hidden />}
        aria-label={`${words.export}: ${table.caption}`}
        onClick={save}
      >
        {words.export}
      </Button>
    </>
  );
}
