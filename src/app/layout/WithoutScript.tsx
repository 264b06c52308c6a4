import { phones as lines } from '../../content/phones.ts';
import { siteWords } from '../../content/site.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import styles from './WithoutScript.module.css';

/** Only the prerendered page says it: where nothing runs, the phone is the way to order. */
export function WithoutScript({ phones }: Pick<Campaign, 'phones'>) {
  return (
    <noscript>
      <p className={styles.hint}>{siteWords.offScript(phones.sales ? lines.sales.number : '')}</p>
    </noscript>
  );
}
