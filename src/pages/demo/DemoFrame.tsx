import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { SkipLink } from '../../ui/actions/SkipLink.tsx';
import { Announcer } from '../../ui/blocks/Announcer.tsx';
import styles from './DemoFrame.module.css';
import { DemoLink } from './DemoLink.tsx';
import { DemoDeviceContext, useIsHydrated, useOrder, useSettings, useWords } from './demo-device.ts';

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

function DemoHeader({ path }: { path: string }) {
  const { name, navigation, actions } = useWords();
  const [settings, change] = useSettings();
  const { prefersDark } = useContext(DemoDeviceContext);
  const isDark = (useIsHydrated() && settings.theme === null && prefersDark()) || settings.theme === 'dark';
  const here = path.replace(/\/$/, '');
  const link = (to: string, label: string) => (
    <DemoLink to={to} variant="quiet" aria-current={here === to ? 'page' : undefined}>
      {label}
    </DemoLink>
  );
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <p className={styles.name}>{name}</p>
        <nav className={styles.group} aria-label={navigation}>
          {link('/demo', actions.home)}
          {link('/demo/about', actions.about)}
        </nav>
        <div className={styles.group}>
          <Button
            variant="quiet"
            aria-pressed={isDark}
            onClick={() => change({ ...settings, theme: isDark ? 'light' : 'dark' })}
          >
            {actions.theme}
          </Button>
          <Button
            variant="quiet"
            onClick={() => change({ ...settings, language: settings.language === 'en' ? 'es' : 'en' })}
          >
            {actions.language}
          </Button>
        </div>
      </div>
    </header>
  );
}
