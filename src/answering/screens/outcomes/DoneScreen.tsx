import { firstNameOf } from '../../../content/first-name.ts';
import { doneWords as words } from '../../../content/screens/done.ts';
import { orderRows } from '../../../dialogue/summary/order-rows.ts';
import { selectChosenPlan, selectFacts } from '../../../store/selectors.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { RenewalDone } from '../renewal-screens.ts';
import { CompletedOrder } from './CompletedOrder.tsx';

/** The completed order, or the completed renewal. */
export function DoneScreen() {
  const facts = useAppSelector(selectFacts);
  const plan = useAppSelector(selectChosenPlan);
  const { order, answers } = facts;
  if (order === null) return null;
  if (facts.renewal !== null) return <RenewalDone />;
  return (
    <CompletedOrder
      order={order}
      thanks={order.ended ? words.ended[order.ended] : words.thanks(firstNameOf(answers.name ?? ''))}
      names={{ ...words, follow: words.follow.text }}
      visits={order.ended || !plan?.installationSchedule ? undefined : answers.schedules}
      summary={{ title: words.summary, rows: orderRows(facts, plan) }}
      steps={order.ended ? [] : words.steps(plan?.installationSchedule === true)}
      withdrawal={words.withdrawalFollowed}
    />
  );
}
