import { siteWords } from '../../content/site.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { phoneFor } from '../../funnel/phone-lines-of.ts';
import styles from './WithoutScript.module.css';

/** Shown if no script runs or loads: visitors can order by phone. */
export function WithoutScript(campaign: Pick<Campaign, 'phones'>) {
  const phone = phoneFor(campaign, 'sales').number;
  return (
    <>
      <noscript>
        <p className={styles.hint}>{siteWords.offScript(phone)}</p>
      </noscript>
      {/* The inline script shows it and hydration hides it again; an error that a reload did not amend shows it too. */}
      <p className={styles.hint} role="alert" data-stuck hidden suppressHydrationWarning>
        {siteWords.stuck(phone)}
      </p>
    </>
  );
}
