import type { ReactNode } from 'react';
import type { Campaign } from '../../funnel/campaign.ts';
import styles from './SiteLayout.module.css';
import { contentId, SkipToContent } from './SkipToContent.tsx';
import { WithoutScript } from './WithoutScript.tsx';

export interface SiteLayoutProps {
  /** `column`: one question. `conversation`: slightly wider. `full`: each section sets its own width. */
  width: 'column' | 'conversation' | 'full';
  header: ReactNode;
  phones: Campaign['phones'];
  /** A second column on wide screens. */
  beside?: ReactNode;
  /** Shown before the page, e.g. the cookie banner. */
  notice?: ReactNode;
  children: ReactNode;
}

export function SiteLayout({ width, header, phones, beside, notice, children }: SiteLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipToContent toLine={width === 'conversation'} />
      {notice}
      {header}
      <WithoutScript phones={phones} />
      <div className={beside ? styles.columns : styles.only}>
        <main
          className={styles.main}
          data-width={width}
          data-bare={!header || undefined}
          id={contentId}
          tabIndex={-1}
        >
          {children}
        </main>
        {beside && (
          <div className={styles.beside} data-print="no">
            {beside}
          </div>
        )}
      </div>
    </div>
  );
}
