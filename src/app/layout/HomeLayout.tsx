import type { ReactNode } from 'react';
import styles from './HomeLayout.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import { WithoutScript } from './WithoutScript.tsx';

/** The full width of the site; each section brings its own measure. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <WithoutScript />
      <main className={styles.main} id={contentId} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
