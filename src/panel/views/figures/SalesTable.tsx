import type { SalesBy, SalesRow } from '../../../contract/panel/figures.ts';
import { Hint } from '../../parts/Hint.tsx';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCents, readableChange, readableCount, readableShare } from '../../words/readable.ts';
import { byWords, salesName, salesWords as words } from './sales-words.ts';

/** The rest are of links that somebody made up, or of very few. */
const shown = 50;

/** Sales told apart by a value. The state is that of an order: leads have none. */
export function SalesTable({ rows, by }: { rows: readonly SalesRow[]; by: SalesBy }) {
  const ofOrders = by === 'state';
  const meant = ofOrders ? rows.filter(({ now, before }) => now.orders + before.orders > 0) : rows;
  if (meant.length === 0) return null;
  const ofLeads = [
    { head: words.begun, cell: ({ now }: SalesRow) => readableCount(now.begun) },
    { head: words.rate, cell: ({ now }: SalesRow) => readableShare(now.ordered, now.begun) },
  ];
  return (
    <>
      <FigureTable
        caption={words.caption(byWords[by])}
        rows={meant.slice(0, shown)}
        keyOf={({ value }) => value}
        columns={[
          { head: byWords[by], cell: (row) => salesName(by, row) },
          ...(ofOrders ? [] : ofLeads),
          { head: words.orders, cell: ({ now }) => readableCount(now.orders) },
          { head: words.ordersBefore, cell: ({ before }) => readableCount(before.orders) },
          { head: words.change, cell: ({ now, before }) => readableChange(now.orders, before.orders) },
          { head: words.cents, cell: ({ now }) => readableCents(now.cents) },
          ...(ofOrders ? [] : [{ head: words.ended, cell: ({ now }: SalesRow) => readableCount(now.ended) }]),
        ]}
      />
      {meant.length > shown && <Hint mb="lg">{words.more(shown, meant.length)}</Hint>}
    </>
  );
}
