import type { MouseEvent, ReactNode } from 'react';
import { composerId } from '../../answering/composer.ts';
import { siteWords } from '../../content/site.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { SkipLink } from '../../ui/actions/SkipLink.tsx';
import styles from './SiteLayout.module.css';
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

export const contentId = 'conteudo';

/** In a conversation the skip link focuses the composer. Without a composer it works as usual. */
function goToLine(event: MouseEvent) {
  const line = document.getElementById(composerId);
  if (line === null) return;
  // The fragment in the address names the question and must stay.
  event.preventDefault();
  line.focus();
}

export const SkipToContent = ({ toLine }: { toLine: boolean }) => (
  <SkipLink href={`#${contentId}`} onClick={toLine ? goToLine : undefined}>
    {toLine ? siteWords.skipToLine : siteWords.skip}
  </SkipLink>
);
