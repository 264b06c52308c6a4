import { formatMonthly } from '../../brazil/money.ts';
import { priceConditionWords as words } from '../../content/screens/price-condition.ts';
import type { PostcodeInformation } from '../../contract/address.ts';
import { townShown } from '../../contract/town.ts';
import { selectChosenPlan, selectFacts, selectMonthlyPrice } from '../../store/selectors.ts';
import { inOnePiece } from '../../ui/text/in-one-piece.ts';
import { useAppSelector } from '../store-hooks.ts';
import styles from './ChosenSoFar.module.css';

const whereabouts = (place: PostcodeInformation): string =>
  [place.address, place.neighborhood, townShown(place)].filter((part) => part !== '').join(', ');

/** Plan, price and place as far as they are known, in one line. */
export function ChosenSoFar() {
  const { place, answers } = useAppSelector(selectFacts);
  const plan = useAppSelector(selectChosenPlan);
  const price = useAppSelector(selectMonthlyPrice);
  if (place === null) return null;
  if (plan === null || price === null) return <p className={styles.line}>{whereabouts(place)}</p>;
  const cost = inOnePiece(formatMonthly(price));
  const isDiscounted = answers.direct_debit !== false && plan.price !== plan.price_with_dacc;
  return (
    <p className={styles.line}>
      <strong>{words.planFor(plan.plan, cost)}</strong>
      {isDiscounted && ` ${words.debit}`}, {place.neighborhood || townShown(place)}
    </p>
  );
}
