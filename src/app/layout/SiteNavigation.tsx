import type { ReactNode } from 'react';
import { NewTabLink } from '../../answering/NewTabLink.tsx';
import { navigationWords } from '../../content/landing/site/navigation.ts';
import { RouteLink } from '../../ui/actions/RouteLink.tsx';
import { close } from '../../ui/icons/close.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { menu } from '../../ui/icons/menu.ts';
import styles from './SiteNavigation.module.css';

interface Props {
  /** Paths of blocks that the campaign hides. */
  without?: readonly string[];
  zoom?: ReactNode;
}

const { close: closeWords, customer, label, links, open } = navigationWords;

/** Navigation of the public pages: a row on wide screens, else a menu that works without scripts. */
export function SiteNavigation({ without = [], zoom }: Props) {
  return (
    <>
      <nav className={styles.row} aria-label={label}>
        <NavigationLinks without={without} />
      </nav>
      <details className={styles.menu} data-menu>
        <summary className={styles.opener}>
          <span className={styles.closed}>
            <Icon shape={menu} label={open} />
          </span>
          <span className={styles.opened}>
            <Icon shape={close} label={closeWords} />
          </span>
        </summary>
        <div className={styles.zoom}>{zoom}</div>
        <nav className={styles.list} aria-label={label}>
          <NavigationLinks without={without} />
        </nav>
      </details>
    </>
  );
}

function NavigationLinks({ without }: Required<Pick<Props, 'without'>>) {
  return (
    <ul className={styles.ways}>
      {links
        .filter(({ href }) => !without.includes(href))
        .map(({ text, href }) => (
          <li key={href}>
            <RouteLink className={styles.way} to={href}>
              {text}
            </RouteLink>
          </li>
        ))}
      <li className={styles.customer}>
        <NewTabLink className={styles.way} href={customer.href}>
          {customer.text}
        </NewTabLink>
      </li>
    </ul>
  );
}
