import { contractWords } from '../../../content/screens/contract.ts';
import { doneWords } from '../../../content/screens/done.ts';
import { renewingWords } from '../../../content/screens/renewing-words.ts';
import { agreedRows } from '../../../dialogue/summary/order-rows.ts';
import { renewalPriceRows } from '../../../dialogue/summary/price-rows.ts';
import { selectChosenPlan, selectFacts } from '../../../store/selectors.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { CompletedOrder } from './CompletedOrder.tsx';

const words = contractWords.done;

/** The completed renewal. */
export function RenewalDone() {
  const { order, renewal } = useAppSelector(selectFacts);
  const plan = useAppSelector(selectChosenPlan);
  if (order === null || renewal === null) return null;
  const { directDebit, holder } = renewal;
  const { debit, plain } = contractWords.review;
  return (
    <CompletedOrder
      order={order}
      thanks={words.thanks}
      names={words}
      summary={{
        title: words.summary,
        rows: agreedRows({
          name: { id: 'name', label: doneWords.name, value: holder },
          plan,
          directDebit,
          pricesOf: (chosen) => renewalPriceRows(chosen, directDebit),
          own: [{ id: 'payment', label: doneWords.paymentWay, value: directDebit ? debit : plain }],
          order,
        }),
      }}
      steps={words.steps}
      withdrawal={renewingWords.withdrawal}
    />
  );
}
