import { csvAmount } from '../../../brazil/csv-line.ts';
import type { Sales, SalesBy, SalesRow } from '../../../contract/panel/figures.ts';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCents, readableChange, readableCount, readableShare } from '../../words/readable.ts';
import { netCents } from './compared-sales.ts';
import { byWords, salesName, salesWords as words } from './sales-words.ts';

/** The rest are of links that somebody made up, or of very few. */
const shown = 50;

const money = (head: string, of: (sales: Sales) => number, when: 'now' | 'before' = 'now') => ({
  head,
  cell: (row: SalesRow) => csvAmount(of(row[when])),
  draw: (row: SalesRow) => readableCents(of(row[when])),
});

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
    <FigureTable
      caption={words.caption(byWords[by])}
      rows={meant}
      most={by === 'day' ? meant.length : shown}
      keyOf={({ value }) => value}
      columns={[
        { head: byWords[by], cell: (row) => salesName(by, row) },
        ...(ofOrders ? [] : ofLeads),
        { head: words.orders, cell: ({ now }) => readableCount(now.orders) },
        { head: words.change, cell: ({ now, before }) => readableChange(now.orders, before.orders) },
        money(words.cents, ({ cents }) => cents),
        ...(ofOrders
          ? []
          : [
              money(words.cancelled, ({ cancelledCents }) => cancelledCents),
              money(words.withdrawn, ({ withdrawnCents }) => withdrawnCents),
              money(words.net, netCents),
              money(words.netBefore, netCents, 'before'),
            ]),
      ]}
    />
  );
}
