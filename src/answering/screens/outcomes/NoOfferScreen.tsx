import { formatMonthly } from '../../../brazil/money.ts';
import { contractWords as words } from '../../../content/screens/contract.ts';
import { doneWords } from '../../../content/screens/done.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { selectCampaign, selectFacts } from '../../../store/selectors.ts';
import { Card } from '../../../ui/blocks/Card.tsx';
import { inOnePiece } from '../../../ui/text/in-one-piece.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { ContactOptions } from '../help/ContactOptions.tsx';
import styles from '../screens.module.css';

/** The contract is known but has no offer: the reason and what to do. */
export function NoOfferScreen() {
  const { existingContract } = useAppSelector(selectFacts);
  const campaign = useAppSelector(selectCampaign);
  if (existingContract === null) return null;
  const { outcome, holder, present, orderNumber } = existingContract;
  return (
    <div className="stack gap-24">
      <p>{outcome === 'ordered' ? words.none.ordered : words.none.offer}</p>
      {orderNumber !== null && (
        <Card as="section">
          <p>{words.none.number}</p>
          <p>
            <strong className={styles.whole}>{orderNumber}</strong>
          </p>
          <p>
            <a href={writePath(campaign, doneWords.follow.route)}>{doneWords.follow.text}</a>
          </p>
        </Card>
      )}
      {holder !== null && present !== null && (
        <p className="quiet">{words.found(holder, present.plan, inOnePiece(formatMonthly(present.price)))}</p>
      )}
      <ContactOptions />
    </div>
  );
}
