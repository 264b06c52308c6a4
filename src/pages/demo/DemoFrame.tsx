import { type ReactNode, useEffect, useRef } from 'react';
import { SkipLink } from '../../ui/actions/SkipLink.tsx';
import { Announcer } from '../../ui/blocks/Announcer.tsx';
import styles from './DemoFrame.module.css';
import { DemoHeader } from './DemoHeader.tsx';
import { useOrder, useWords } from './demo-device.ts';

/** The frame of every screen. After navigation the focus moves to the heading. */
export function DemoFrame({ path, children }: { path: string; children: ReactNode }) {
  const words = useWords();
  const [{ standing }] = useOrder();
  const main = useRef<HTMLElement>(null);
  const seen = useRef(path);
  useEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    scrollTo(0, 0);
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [path]);
  return (
    <div className={styles.frame}>
      <SkipLink href="#content">{words.skip}</SkipLink>
      <DemoHeader path={path} />
      <noscript>
        <p className={styles.withoutScript}>{words.withoutScript}</p>
      </noscript>
      <main ref={main} className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>{words.privacy}</p>
      </footer>
      <Announcer polite={standing === 'cancelled' ? words.home.cancelled : ''} />
    </div>
  );
}
