import { NewTabLink } from '../../answering/NewTabLink.tsx';
import { followPageWords } from '../../content/screens/follow-page.ts';
import type { FollowedOrder } from '../../contract/followed-order.ts';
import { offerRoute } from '../../contract/offer/offer-route.ts';
import styles from './OrderView.module.css';

/** The offer's label, regulations and contracts. */
export function DocumentLinks({ plan, documents }: Pick<FollowedOrder, 'plan' | 'documents'>) {
  const label =
    plan.offerCode === '' ? [] : [{ title: followPageWords.order.label, url: offerRoute(plan.offerCode) }];
  return (
    <ul className={styles.links}>
      {[...label, ...documents].map(({ title, url }) => (
        <li key={`${title} ${url}`}>
          <NewTabLink href={url}>{title}</NewTabLink>
        </li>
      ))}
    </ul>
  );
}
