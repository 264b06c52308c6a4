import { phones as lines } from '../../content/phones.ts';
import { siteWords } from '../../content/site.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import styles from './WithoutScript.module.css';

/** What nothing but the prerendered page can say: where no script runs, or none arrives, the phone is the way to order. */
export function WithoutScript({ phones }: Pick<Campaign, 'phones'>) {
  const phone = phones.sales ? lines.sales.number : '';
  return (
    <>
      <noscript>
        <p className={styles.hint}>{siteWords.offScript(phone)}</p>
      </noscript>
      {/* The starter shows it; a page that is hydrated after all hides it again. */}
      <p className={styles.hint} role="alert" data-stuck hidden suppressHydrationWarning>
        {siteWords.stuck(phone)}
      </p>
    </>
  );
}
