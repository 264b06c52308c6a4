import { useContext } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './DemoHeader.module.css';
import { DemoLink } from './DemoLink.tsx';
import { DemoDeviceContext, useIsHydrated, useSettings, useWords } from './demo-device.ts';

export function DemoHeader({ path }: { path: string }) {
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
