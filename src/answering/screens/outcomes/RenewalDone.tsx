import { contractWords } from '../../../content/screens/contract.ts';
import { renewingWords } from '../../../content/screens/renewing-words.ts';
import { renewalRows } from '../../../dialogue/summary/order-rows.ts';
import { selectChosenPlan, selectFacts } from '../../../store/selectors.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { CompletedOrder } from './CompletedOrder.tsx';

const words = contractWords.done;

/** The completed renewal. */
export function RenewalDone() {
  const facts = useAppSelector(selectFacts);
  const { order, renewal } = facts;
  const plan = useAppSelector(selectChosenPlan);
  if (order === null || renewal === null) return null;
  return (
    <CompletedOrder
      order={order}
      thanks={words.thanks}
      names={words}
      summary={{
        title: words.summary,
        rows: renewalRows(facts, plan),
      }}
      steps={words.steps}
      withdrawal={renewingWords.withdrawal}
    />
  );
}
