import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../../store/root-reducer.ts';
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
  const isAwake = useSelector((state: RootState) => state.visit.phase !== 'waking');
  // A conversation fills the first screen: what stands below it need not hold up its first question.
  const isFooterDue = isAwake || width !== 'conversation';
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
      {isFooterDue && <SiteFooter />}
    </div>
  );
}
