import type { ReactNode } from 'react';
import { siteWords } from '../../content/site.ts';
import { RouteLink } from '../../ui/actions/RouteLink.tsx';
import styles from './SiteHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

interface SiteHeaderProps {
  /**
   * Navigation of the public pages; an order has none. Its menu takes the zoom control, which a phone shows in it, so
   * that it is reached where it stands.
   */
  navigation?: (zoom: ReactNode) => ReactNode;
  zoom: ReactNode;
}

export function SiteHeader({ navigation, zoom }: SiteHeaderProps) {
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.inner} data-navigable={navigation !== undefined || undefined}>
        <RouteLink className={styles.home} to="/" aria-label={siteWords.home}>
          <Wordmark />
        </RouteLink>
        {navigation?.(zoom)}
        <div className={styles.zoom}>{zoom}</div>
      </div>
    </header>
  );
}
