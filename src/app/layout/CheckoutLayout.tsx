import type { ReactNode } from 'react';
import styles from './CheckoutLayout.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import { WithoutScript } from './WithoutScript.tsx';

/** One narrow column: a question, its input, its button. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <SiteHeader />
      <WithoutScript />
      <main className={styles.main} id={contentId} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
