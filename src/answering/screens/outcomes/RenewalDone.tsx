import { formatMonthly } from '../../../brazil/money.ts';
import { contractWords } from '../../../content/screens/contract.ts';
import { doneWords } from '../../../content/screens/done.ts';
import { monthlyPrice } from '../../../contract/offer/monthly-price.ts';
import { selectChosenPlan, selectFacts } from '../../../store/selectors.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { loyaltyRows } from '../review/loyalty-rows.ts';
import { renewalPriceRows } from '../review/price-rows.ts';
import { CompletedOrder } from './CompletedOrder.tsx';
import { instantInWords } from './order-rows.ts';

const words = contractWords.done;

/** The completed renewal. */
export function RenewalDone() {
  const { order, renewal } = useAppSelector(selectFacts);
  const plan = useAppSelector(selectChosenPlan);
  if (order === null || renewal === null) return null;
  const row = (id: string, label: string, value: string | null | undefined) =>
    value ? [{ id, label, value }] : [];
  const { directDebit } = renewal;
  const price = plan ? formatMonthly(monthlyPrice(plan, directDebit)) : null;
  const { debit, plain } = contractWords.review;
  return (
    <CompletedOrder
      order={order}
      thanks={words.thanks}
      summary={{
        title: words.summary,
        rows: [
          ...row('name', doneWords.name, renewal.holder),
          ...row('plan', doneWords.plan, plan?.plan),
          ...row('price', doneWords.price, price),
          ...(plan ? renewalPriceRows(plan, directDebit) : []),
          ...(plan ? loyaltyRows(plan) : []),
          ...row('payment', doneWords.paymentWay, directDebit ? debit : plain),
          ...row('offer', doneWords.offer, plan?.offerCode),
          ...row('at', doneWords.at, instantInWords(order.finishedAt)),
        ],
      }}
      steps={words.steps}
      withdrawal={doneWords.withdrawalText}
    />
  );
}
