import type { ReactNode } from 'react';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './SiteLayout.module.css';
import { contentId, SkipLink } from './SkipLink.tsx';
import { WithoutScript } from './WithoutScript.tsx';

interface SiteLayoutProps {
  /** `column`: a question, its input, its button. `conversation`: a little wider. `full`: each section brings its own measure. */
  width: 'column' | 'conversation' | 'full';
  header?: boolean;
  children: ReactNode;
}

export function SiteLayout({ width, header = true, children }: SiteLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      {header && <SiteHeader />}
      <WithoutScript />
      <main
        className={styles.main}
        data-width={width}
        data-bare={!header || undefined}
        id={contentId}
        tabIndex={-1}
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
