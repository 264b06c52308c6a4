import { formatAmount } from '../../../brazil/money.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { appsOf } from '../../../funnel/plans/apps-of.ts';
import styles from './PlanChoice.module.css';

const words = planWords.compare;

/** The speeds side by side, before their cards. */
export function SpeedsCompared({ speeds }: { speeds: readonly (readonly Plan[])[] }) {
  if (speeds.length < 2) return null;
  const streaming = (plans: readonly Plan[]): string => {
    const having = plans.filter((plan) => appsOf(plan).length > 0).length;
    return having === 0 ? words.none : having === plans.length ? words.included : words.optional;
  };
  const rows: [string, (plans: readonly Plan[]) => string][] = [
    [words.from, ([cheapest]) => formatAmount(cheapest?.price_with_dacc ?? 0)],
    [words.upload, ([cheapest]) => planWords.speed(cheapest?.plan_upload ?? 0)],
    [words.streaming, streaming],
  ];
  return (
    <table className={styles.compared}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <td />
          {speeds.map(([plan]) => (
            <th key={plan?.id} scope="col">
              {planWords.speed(plan?.plan_download ?? 0)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, tell]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {speeds.map((plans) => (
              <td key={plans[0]?.id}>{tell(plans)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
