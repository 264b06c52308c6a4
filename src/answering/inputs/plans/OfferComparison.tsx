import { formatPrice } from '../../../brazil/money.ts';
import { contractWords } from '../../../content/screens/contract.ts';
import { planWords } from '../../../content/screens/plans.ts';
import { monthlyPrice } from '../../../contract/offer/monthly-price.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { offerDifference } from '../../../dialogue/summary/offer-difference.ts';
import { appsOf } from '../../../funnel/plans/apps-of.ts';
import { selectFacts } from '../../../store/selectors.ts';
import { useAppSelector } from '../../store-hooks.ts';
import styles from './OfferComparison.module.css';

const words = contractWords.compare;

/** An offer beside the present plan, with the difference in words. */
export function OfferComparison({ plan }: { plan: Plan }) {
  const { existingContract, answers } = useAppSelector(selectFacts);
  const present = existingContract?.present ?? null;
  if (present === null) return null;
  const price = monthlyPrice(plan, answers.direct_debit);
  const rows = [
    { what: words.price, today: formatPrice(present.price), offer: formatPrice(price) },
    {
      what: words.download,
      today: planWords.speed(present.plan_download),
      offer: planWords.speed(plan.plan_download),
    },
    {
      what: words.upload,
      today: planWords.speed(present.plan_upload),
      offer: planWords.speed(plan.plan_upload),
    },
    { what: words.apps, today: words.none, offer: appsOf(plan).join(', ') || words.none },
  ];
  return (
    <div className="stack gap-8">
      <table className={styles.table}>
        <caption className="visually-hidden">{words.caption(plan.plan)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.what}</span>
            </th>
            <th scope="col">{words.today}</th>
            <th scope="col">{words.offer}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, today, offer }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{today}</td>
              <td>{offer}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.difference}>{offerDifference(plan, price, present)}</p>
    </div>
  );
}
