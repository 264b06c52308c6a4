import { formatPrice, fromCents } from '../../../brazil/money.ts';
import type { Touches } from '../../../contract/measurement/touch.ts';
import { listWords, touchText } from '../../words/order-words.ts';
import { Hint } from '../Hint.tsx';
import type { Column } from './ListTable.tsx';

export const planColumn = (head: string): Column<{ plan: string; priceCents: number }> => ({
  head,
  from: 'md',
  folds: 'tablet',
  cell: ({ plan, priceCents }) => (
    <>
      {plan} <Hint size="xs">{formatPrice(fromCents(priceCents))}</Hint>
    </>
  ),
});

/** What brought a row's lead last, where the window has room. */
export const touchColumn: Column<{ touches: Touches }> = {
  head: listWords.source,
  from: 'xl',
  cell: ({ touches }) => touchText(touches.last),
};
